// What was read of a brief, point by point, as the page shows it beside the founder's corrections. Pure.
import { asRead, correctionOf, type FirstReading, isAt } from '#engine/compose/reading-changes.ts'
import type { CaseSource } from '#engine/compose/source-data.ts'
import type { ReadingCorrections } from '#engine/read/corrections.ts'
import { READING_POINTS, type ReadFigure, type ReadingPoint } from '../contract.ts'

/** As it was read, from which words, and as the founder put it right. */
export function readingPoints(first: FirstReading, corrections: ReadingCorrections): ReadingPoint[] {
  return READING_POINTS.map((id) => {
    const read = asRead(first, id)
    const value = correctionOf(corrections, id) ?? read.original
    return { id, ...read, value, edited: value !== read.original }
  })
}

/** Both ends of a range are one figure. */
export function readFigures({ reading }: CaseSource, { figures = [] }: ReadingCorrections): ReadFigure[] {
  const { ledger } = reading
  return ledger
    .filter((entry, i) => ledger.findIndex((other) => isAt(entry, other)) === i)
    .map((entry) => {
      const { field, start, quote, role: original, used: isUsed, instead } = entry
      const role = figures.findLast((one) => one.role && isAt(one, entry))?.role ?? original
      const edited = figures.some((one) => isAt(one, entry))
      return { field, start, quote, role, original, edited, isUsed, ...(instead && { instead }) }
    })
}
