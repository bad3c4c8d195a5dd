// A question of the founder's with what stands around it in the brief: the figures it means are those in it, then its neighbours'.
import type { BriefTexts } from '../../brief.ts'
import { fieldsOf } from '../../read/fields.ts'
import type { LedgerEntry } from '../../read/reading.ts'
import { sentencesOf } from '../../read/text/field.ts'

/** How many sentences away: 0 in the question, 1 right before or behind it; further ones are not meant by it. */
export interface NearFigure {
  entry: LedgerEntry
  distance: number
}

export interface Question {
  /** As it stands in the brief. */
  text: string
  /** The last sentence before it that is no question; empty where it opens the field. */
  before: string
  /** Every figure of the brief, the nearest first. */
  figures: NearFigure[]
}

const ELSEWHERE = 99

export function questionIn(brief: BriefTexts, ledger: LedgerEntry[], text: string): Question {
  const field = Object.values(fieldsOf(brief)).find((one) => one.text.includes(text))
  if (!field) return { text, before: '', figures: ledger.map((entry) => ({ entry, distance: ELSEWHERE })) }
  const sentences = sentencesOf(field.plain)
  const start = field.text.indexOf(text)
  const sentenceOf = (at: number) => sentences.findIndex((span) => at >= span.start && at < span.end)
  const own = [sentenceOf(start), sentenceOf(start + text.length - 1)] as const
  const distanceOf = (entry: LedgerEntry): number => {
    if (entry.field !== field.name) return ELSEWHERE
    const at = sentenceOf(entry.start)
    return at < own[0] ? own[0] - at : at > own[1] ? at - own[1] : 0
  }
  const isQuestion = (at: number) => {
    const span = sentences[at]
    return span !== undefined && field.plain.slice(span.start, span.end).trim().endsWith('?')
  }
  // Of two questions in a row, the second one points at what stands before the first.
  const previous = sentences[isQuestion(own[0] - 1) ? own[0] - 2 : own[0] - 1]
  return {
    text,
    before: previous ? field.text.slice(previous.start, previous.end).trim() : '',
    figures: ledger
      .map((entry) => ({ entry, distance: distanceOf(entry) }))
      .sort((a, b) => a.distance - b.distance || a.entry.id - b.entry.id),
  }
}

const SECOND_QUESTION =
  /[,;]?\s+(?:and|also|und|y|et|e)\s+(?=(?:is|are|should|how|do|does|can|what|which|would|where|when|must|will|may)\b)|(?<=[?])\s+(?=\S)/i
const SHORTEST = 12

/** 'Is 40% too greedy, and should I sign the lease?' asks two things. */
export function questionsWithin(text: string): string[] {
  const parts = text.split(SECOND_QUESTION).map((part) => part.trim())
  return parts.every((part) => part.length >= SHORTEST) ? parts.slice(0, 2) : [text]
}
