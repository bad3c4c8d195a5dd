// A reading in one line, and its figures in the order in which they are shown. Pure.
import type { UnderstandingReply, UnderstoodFigure } from '../contract.ts'

type Counted = Pick<UnderstandingReply, 'figures' | 'findings' | 'questions' | 'isThin'>

/** '32 figures, 1 doesn’t add up, 2 questions'. */
export function summaryOf({ figures, findings, questions, isThin }: Counted): string {
  if (isThin) return 'Good start. Tell us a little more.'
  const parts = [
    figures.length > 0 && `${figures.length} ${figures.length === 1 ? 'figure' : 'figures'}`,
    findings.length > 0 && `${findings.length} ${findings.length === 1 ? 'doesn’t' : 'don’t'} add up`,
    questions.length > 0 && `${questions.length} ${questions.length === 1 ? 'question' : 'questions'}`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'No figures yet. Numbers help.'
}

/** No plan computes with these, whoever is sure of them. */
const OUT_OF_THE_MATH = new Set<UnderstoodFigure['role']>(['other', 'technical', 'age-or-date', 'experience'])

/** It may mean something, and the plan does not compute with it until somebody says what. */
export const isUnsure = ({ isUsed, isEdited, role }: UnderstoodFigure) =>
  !isUsed && !isEdited && !OUT_OF_THE_MATH.has(role)

export const figureKey = ({ field, start, quote }: UnderstoodFigure) => `${field} ${start} ${quote}`

/** Unsure ones first, those out of the math last. As long as the figures are the same, so is their order. */
export function orderOf(figures: UnderstoodFigure[], before: string[]): string[] {
  const keys = figures.map(figureKey)
  const isSame = before.length === keys.length && keys.every((key) => before.includes(key))
  if (isSame) return before
  const rank = (figure: UnderstoodFigure) => (isUnsure(figure) ? 0 : OUT_OF_THE_MATH.has(figure.role) ? 2 : 1)
  return figures.toSorted((a, b) => rank(a) - rank(b)).map(figureKey)
}

/** How long the two lines of a comparison are, of the longer one. */
export function lengthsOf(share: number): { stated: number; computed: number } {
  const sound = Number.isFinite(share) && share > 0 ? share : 1
  return sound <= 1 ? { stated: 1, computed: sound } : { stated: 1 / sound, computed: 1 }
}
