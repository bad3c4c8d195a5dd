// What the founder corrects and answers before ordering: as it is kept, sent and taken back. Pure.
import type { FigureCorrection, ReadingCorrections } from '#engine/read/corrections.ts'
import { type Corrections, corrections as correctionsShape } from '../contract.ts'
import { type FigurePlace, isFigure } from './reading-corrections.ts'

/** Of a stored draft: whatever cannot be corrections is none. */
export function correctionsOf(stored: unknown): Corrections {
  const found = correctionsShape.safeParse(stored)
  return found.success ? found.data : {}
}

export function isCorrected({ reading = {}, answers = {} }: Corrections): boolean {
  const { figures = [], ...points } = reading
  return figures.length > 0 || Object.keys(points).length > 0 || Object.keys(answers).length > 0
}

/** Without what says nothing. */
function tidied({ reading, answers }: Corrections): Corrections {
  const { figures, ...points } = reading ?? {}
  const kept = { ...points, ...(figures && figures.length > 0 && { figures }) }
  return {
    ...(Object.keys(kept).length > 0 && { reading: kept }),
    ...(answers && Object.keys(answers).length > 0 && { answers }),
  }
}

export function withReading(before: Corrections, reading: ReadingCorrections | undefined): Corrections {
  const { answers } = before
  return tidied({ ...(reading && { reading }), ...(answers && { answers }) })
}

/** Without a value: back to what the plan assumes. */
export function withAnswer(before: Corrections, id: string, value: number | undefined): Corrections {
  const { [id]: _, ...others } = before.answers ?? {}
  return tidied({ ...before, answers: value === undefined ? others : { ...others, [id]: value } })
}

/** One choice of a finding in the place of another. */
export function withChoice(
  before: Corrections,
  instead: ReadingCorrections | undefined,
  chosen: ReadingCorrections | undefined,
): Corrections {
  const { figures: _, ...leaving } = instead ?? {}
  const rest = Object.fromEntries(Object.entries(before.reading ?? {}).filter(([name]) => !(name in leaving)))
  const figures = (before.reading?.figures ?? []).filter(
    (one) => !among(instead?.figures, one) && !among(chosen?.figures, one),
  )
  return withReading(before, {
    ...(rest as ReadingCorrections),
    ...chosen,
    figures: [...figures, ...(chosen?.figures ?? [])],
  })
}

const among = (figures: FigurePlace[] = [], figure: FigurePlace) =>
  figures.some((one) => isFigure(one, figure))

/**
 * Figures whose words are gone for the moment: somebody who changes a word deletes it first. They are sent along until
 * their words are back, or the figure is put right anew.
 */
export function waitingAfter(sent: Corrections, fitting: Corrections): FigureCorrection[] {
  const left = [...(fitting.reading?.figures ?? [])]
  return (sent.reading?.figures ?? []).filter((one) => {
    const index = left.findIndex(({ field, quote }) => field === one.field && quote === one.quote)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

export function withWaiting(corrections: Corrections, waiting: FigureCorrection[]): Corrections {
  const figures = corrections.reading?.figures ?? []
  const others = waiting.filter(
    (one) => !figures.some(({ field, quote }) => field === one.field && quote === one.quote),
  )
  return others.length === 0
    ? corrections
    : { ...corrections, reading: { ...corrections.reading, figures: [...figures, ...others] } }
}
