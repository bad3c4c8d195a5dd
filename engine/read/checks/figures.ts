// Figures as the checks see them: where they stand, and what they can be multiplied with.
import { sentenceAround, sentencesOf } from '../../understand/text/field.ts'
import type { LedgerEntry } from '../reading.ts'
import type { ReadFigure } from '../roles/ledger.ts'

export interface CheckedFigure extends LedgerEntry {
  /** Its place among the figures of its field, and the number of its sentence there. */
  order: number
  sentence: number
  /** The words of its sentence before it, and behind it. */
  before: string
  after: string
}

export function checkedFigures(figures: ReadFigure[]): CheckedFigure[] {
  const orders = new Map<string, number>()
  return figures.map(({ entry, found: { figure } }) => {
    const { plain } = figure.field
    const sentences = sentencesOf(plain)
    const { start, end } = sentenceAround(sentences, figure.start)
    const order = orders.get(entry.field) ?? 0
    orders.set(entry.field, order + 1)
    return {
      ...entry,
      order,
      sentence: sentences.findIndex((one) => one.start === start),
      before: plain.slice(start, figure.start),
      after: plain.slice(figure.end, Math.max(end, figure.end)),
    }
  })
}

/** In the same field, not more sentences apart than so many. */
export const isNear = (a: CheckedFigure, b: CheckedFigure, sentences: number): boolean =>
  a.field === b.field && Math.abs(a.sentence - b.sentence) <= sentences

export const numberOf = ({ value }: LedgerEntry): number => (typeof value === 'number' ? value : Number.NaN)

export const isAbout = (a: number, b: number, share: number): boolean => Math.abs(a - b) <= Math.abs(b) * share
