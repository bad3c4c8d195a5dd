// The offer, who pays and who uses it, as phrases of the founder that fit into a sentence of ours.
import { evidenceAt, type Field } from '../../understand/text/field.ts'
import { likelihoods, type Model, modelOf } from '../learned/model.ts'
import type { Phrase } from '../reading.ts'
import { cleanPhrase } from './clean.ts'
import { type PhraseWord, phraseWords } from './features.ts'

export type PhraseKind = 'offer' | 'payer' | 'user'

export interface FoundPhrase extends Phrase {
  kind: PhraseKind
}

export interface WordScores {
  word: PhraseWord
  likely: Record<string, number>
}

/** Every phrase that the model sees in a field, best first. */
export function candidatesIn(field: Field, model: Model, names: string[]): FoundPhrase[] {
  const scored = phraseWords(field).map((word) => {
    const likely = likelihoods(model.scores(word.features))
    return { word, likely: Object.fromEntries(model.classes.map((name, i) => [name, likely[i] as number])) }
  })
  return (['offer', 'payer', 'user'] as const).flatMap((kind) => spansOf(field, scored, kind, names)).sort((a, b) => b.sure - a.sure)
}

const BEGINS = 0.2
const GOES_ON = 0.35

function spansOf(field: Field, scored: WordScores[], kind: PhraseKind, names: string[]): FoundPhrase[] {
  const found: FoundPhrase[] = []
  for (let i = 0; i < scored.length; i++) {
    const first = scored[i] as WordScores
    const begin = first.likely[`B-${kind}`] ?? 0
    if (begin < BEGINS) continue
    let end = i + 1
    let sum = begin
    while (end < scored.length && (scored[end]?.likely[`I-${kind}`] ?? 0) > GOES_ON) {
      sum += scored[end]?.likely[`I-${kind}`] ?? 0
      end++
    }
    const last = scored[end - 1] as WordScores
    const span = { start: first.word.at, end: last.word.end }
    const text = cleanPhrase(field.text.slice(span.start, span.end), names)
    if (text) found.push({ kind, text, evidence: [evidenceAt(field, span)], sure: (begin * 2 + sum / (end - i)) / 3 })
    i = end - 1
  }
  return found
}

export const readPhrases = (fields: Field[], table: Parameters<typeof modelOf>[0], names: string[]): FoundPhrase[] => {
  const model = modelOf(table)
  return fields.slice(0, 2).flatMap((field) => candidatesIn(field, model, names))
}
