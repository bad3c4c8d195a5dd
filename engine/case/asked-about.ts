// What the founder asks whether to do: a second van, a hire, the shop next door. It stays out of the base case of a firm that
// runs without it; the answer shows its sum.
import type { LedgerEntry, Reading, Role } from '../read/reading.ts'
import { stem } from '../read/words.ts'

const DECIDED: Role[] = ['one-off-cost', 'rent', 'wage', 'fixed-cost', 'equipment-value']
const DECISION =
  /\b(?:should|shall|can|do|would|is it|worth|better)\b.*\b(?:buy|hire|employ|take|rent|lease|sign|get|invest|add|open|expand|order|upgrade|move|second|another)\b/i
const POINTS_BACK = /\b(?:it|this|that|them|him|her|one|the offer|the place|the deal)\b/i
const LITTLE =
  /^(?:should|shall|would|could|take|have|with|this|that|them|then|first|more|than|when|what|which|from|into|month|year|week|each|only|just|now|another|second|because|before|after)$/i

/** Ids of the figures that stand in such a question, or in the sentence that it points back to. */
export function idsAskedAbout(
  { ledger, asked }: Reading,
  textOf: (field: LedgerEntry['field']) => string,
): Set<number> {
  const ids = new Set<number>()
  for (const field of ['businessIdea', 'targetCustomer', 'additionalContext'] as const) {
    const sentences = sentencesIn(textOf(field))
    sentences.forEach((question, i) => {
      const isAsked = question.text.includes('?') || asked.some((text) => text.includes(question.text.trim()))
      if (!isAsked || !DECISION.test(question.text)) return
      const before = sentences[i - 1]
      const words = new Set(telling(question.text))
      for (const entry of ledger) {
        if (entry.field !== field || !DECIDED.includes(entry.role)) continue
        const isIn = (sentence: { start: number; end: number }) =>
          entry.start >= sentence.start && entry.start < sentence.end
        const near = textOf(field).slice(Math.max(0, entry.start - 40), entry.start + entry.quote.length + 20)
        const isMeant = entry.status !== 'actual' && telling(near).some((word) => words.has(word))
        if (isIn(question) || (before && isIn(before) && POINTS_BACK.test(question.text)) || isMeant)
          ids.add(entry.id)
      }
    })
  }
  return ids
}

const telling = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !LITTLE.test(word)).map(stem)

const sentencesIn = (text: string) =>
  [...text.matchAll(/[^.!?\n]+(?:[.!?]+(?!\s|$)[^.!?\n]*)*[.!?]*/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
