// The likeliest role of a figure by a model. Apart from the ledger, which loads the learned tables: learning writes them.
import { likelihoods, type Model } from '../learned/model.ts'
import type { Role } from '../reading.ts'
import { isRightEnough } from './near.ts'

export interface RoleRead {
  role: Role
  instead: Role
  sure: number
  likely: Partial<Record<Role, number>>
}

/** Sure is how likely it is that an expert would accept the role. */
export function roleIn({ classes, scores }: Model, features: string[]): RoleRead {
  const likely = likelihoods(scores(features))
  const first = dueDate(classes, likely) ?? largest(likely)
  const role = classes[first] as Role
  const second = largest(likely.map((one, i) => (i === first ? -1 : one)))
  const sure = likely.reduce((sum, one, i) => sum + (isRightEnough(classes[i] as Role, role) ? one : 0), 0)
  return { role, instead: classes[second] as Role, sure, likely: likelyOnes(classes, likely) }
}

const HARDLY_LIKELY = 0.02

function likelyOnes(classes: string[], likely: Float64Array): Partial<Record<Role, number>> {
  const ones: Partial<Record<Role, number>> = {}
  likely.forEach((one, i) => {
    if (one > HARDLY_LIKELY) ones[classes[i] as Role] = one
  })
  return ones
}

/** From this on a date is shown as a deadline: overlooking one costs the founder more than showing one too many. */
const LIKELY_DUE = 0.15

function dueDate(classes: string[], likely: Float64Array): number | undefined {
  const due = classes.indexOf('deadline')
  const isDate = classes[largest(likely)] === 'age-or-date'
  return isDate && (likely[due] ?? 0) > LIKELY_DUE ? due : undefined
}

export const likeliest = ({ classes, scores }: Model, features: string[]): string =>
  classes[largest(scores(features))] ?? ''

const largest = (values: Float64Array) => values.indexOf(Math.max(...values))
