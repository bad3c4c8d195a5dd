// What does not add up in the founder's own figures, each with its working.
import type { ReadFigure } from '../roles/ledger.ts'
import { dateFindings } from './dates.ts'
import { type CheckedFigure, checkedFigures, isNear, numberOf } from './figures.ts'
import { productFindings } from './products.ts'
import { shareFindings } from './shares.ts'

export interface Finding {
  figures: CheckedFigure[]
  working: string
}

export function findingsIn(read: ReadFigure[]): Finding[] {
  const figures = checkedFigures(read)
  const all = [...productFindings(figures), ...shareFindings(figures), ...dateFindings(figures), ...partFindings(figures)]
  const seen = new Set<number>()
  // A figure that is in one finding already rarely is the fault of another.
  return all.filter(({ figures: involved }) => {
    const last = involved.at(-1)?.id ?? -1
    if (seen.has(last)) return false
    seen.add(last)
    return true
  })
}

/** Parts of one whole that are more than the whole. */
function partFindings(figures: CheckedFigure[]): Finding[] {
  const bySentence = Map.groupBy(
    figures.filter(({ unit }) => unit === 'fraction'),
    ({ field, sentence }) => `${field} ${sentence}`,
  )
  return [...bySentence.values()].flatMap((parts) => {
    const sum = parts.reduce((total, part) => total + numberOf(part), 0)
    const isList = parts.length >= 3 && parts.every((part) => parts.every((other) => isNear(part, other, 0)))
    if (!isList || sum <= 101 || sum > 150) return []
    return [{ figures: parts, working: `${parts.map(({ value }) => value).join(' + ')} = ${Math.round(sum)} %, more than the whole` }]
  })
}
