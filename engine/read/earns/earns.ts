// How the business earns: every way that is likely, the main one first.

import { likelihoods, type Model, modelOf } from '../learned/model.ts'
import type { Earning, Mechanism } from '../reading.ts'
import type { ReadFigure } from '../roles/ledger.ts'
import type { Field } from '../text/field.ts'
import type { Translate } from '../words.ts'
import { earningFeatures, type PriceContext } from './features.ts'
import table from './table.json' with { type: 'json' }

let model: Model | undefined

/** Below this a further way of earning is noise. Each says how sure it is: what is computed with needs more than to be listed. */
const LEAST = 0.06
const MOST = 3

/** The main way is a guess below this, or where the next one is as likely. */
const LEAST_SURE = 0.28
const LEAST_LEAD = 0.05

/** Whether the main way of earning has to be asked for. */
export function isGuess([first, second]: Earning[]): boolean {
  return !first || first.sure < LEAST_SURE || first.sure - (second?.sure ?? 0) < LEAST_LEAD
}

export function earningsOf(fields: Field[], figures: ReadFigure[], translate?: Translate): Earning[] {
  model ??= modelOf(table)
  const { classes, scores } = model
  const likely = likelihoods(scores(earningFeatures(fields, pricesIn(figures), translate)))
  return [...likely]
    .map((sure, i) => ({ mechanism: classes[i] as Mechanism, sure }))
    .sort((a, b) => b.sure - a.sure)
    .filter(({ sure }, i) => i === 0 || sure >= LEAST)
    .slice(0, MOST)
}

/** Figures that are rather prices, or shares that we take, than anything else. */
export const pricesIn = (figures: ReadFigure[]): PriceContext[] =>
  figures.flatMap(({ entry: { role }, found: { figure, features } }) =>
    role === 'price' || role === 'commission-rate'
      ? [{ role, unit: figure.unit, per: figure.per, features }]
      : [],
  )
