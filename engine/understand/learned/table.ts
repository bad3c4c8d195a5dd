// What each mark speaks for: one weight for each business model, written as one sign each to keep the file small.
import { BUSINESS_MODELS, type BusinessModel, type Evidence } from '../understanding.ts'
import table from './table.json' with { type: 'json' }
import type { Marks } from './words.ts'

export type Table = Record<string, string>

/** A sign is so much. */
const STEP = 0.1
const MOST = 45
/** The sign that says nothing either way. */
const ZERO = 'P'.charCodeAt(0)

export const written = (weights: Iterable<number>): string =>
  [...weights].map((weight) => String.fromCharCode(ZERO + stepsOf(weight))).join('')

const stepsOf = (weight: number) => Math.max(-MOST, Math.min(MOST, Math.round(weight / STEP)))

const weightAt = (signs: string, model: number) => (signs.charCodeAt(model) - ZERO) * STEP

/** How much speaks for each model, on a scale on which one more is e times as likely. */
export function saysOf(marks: Marks, learned: Table = table): Map<BusinessModel, number> {
  const says = new Map<BusinessModel, number>(BUSINESS_MODELS.map((model) => [model, 0]))
  for (const mark of marks.keys()) {
    const signs = learned[mark]
    if (signs !== undefined)
      BUSINESS_MODELS.forEach((model, i) => {
        says.set(model, (says.get(model) ?? 0) + weightAt(signs, i))
      })
  }
  return says
}

/** The founder's words that speak most for it. */
export function wordsFor(model: BusinessModel, marks: Marks, learned: Table = table): Evidence[] {
  const at = BUSINESS_MODELS.indexOf(model)
  return [...marks]
    .flatMap(([mark, evidence]) => {
      const weight = weightAt(learned[mark] ?? '', at)
      return evidence && weight >= CLEAR ? [{ evidence, weight }] : []
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ evidence }) => evidence)
}

/** Below this a word says nothing that is worth showing. */
const CLEAR = 0.3
