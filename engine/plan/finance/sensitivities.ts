// One change at a time, ranked by what it does to the cash at the end.
import { formatNumber } from '../../money.ts'
import type { Drivers } from './drivers.ts'
import { type CashPoint, outcomeOf } from './outcome.ts'
import { project } from './project.ts'
import type { Projection } from './projection.ts'
import { type Change, type ChangeKind, changesFor } from './sensitivity-changes.ts'

export interface Sensitivity {
  /** Unique in the list: 'volume:counter'. */
  id: string
  kind: ChangeKind
  /** The stream or cost line it touches; undefined when it touches all. */
  target?: string
  by: Change['by']
  /** In plain words: 'Counter: volume −20%'. */
  label: string
  endCash: number
  /** Against the plan; negative when it costs cash. */
  effect: number
  lowestCash: CashPoint
}

/** Of all revenue: a few whole sales that fall into a better month bring no more. */
const BY_CHANCE = 0.02

/** A later start may skip a weak season, and rounding may favour fewer sales: neither is a risk. Sales at a loss are one. */
const isByChance = ({ kind, effect }: Pick<Sensitivity, 'kind' | 'effect'>, revenue: number): boolean =>
  effect > 0 && (kind === 'delay' || (kind === 'volume' && effect < revenue * BY_CHANCE))

/** Changes without any effect are left out; equal effects keep the order in which they were tried. */
export function sensitivities(drivers: Drivers, base: Projection = project(drivers)): Sensitivity[] {
  const plan = outcomeOf(base)
  const revenue = base.profit.revenue.years.reduce((sum, year) => sum + year, 0)
  return changesFor(drivers, base)
    .map(({ apply, opposite: _, ...change }) => {
      const { endCash, lowestCash } = outcomeOf(project(apply(drivers)))
      return { ...change, label: labelOf(change), endCash, effect: endCash - plan.endCash, lowestCash }
    })
    .filter((change) => change.effect !== 0)
    .filter((change) => !isByChance(change, revenue))
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
    .map(({ name: _, ...change }) => change)
}

function labelOf({ name, by }: Pick<Change, 'name' | 'by'>): string {
  const step = stepText(by)
  return step === '' ? name : `${name} ${step}`
}

/** By how much: '−20%', '+5 points', '2 months later'. A contract fewer is in the change's name. */
export function stepText({ value, unit }: Change['by']): string {
  const size = formatNumber(Math.abs(value) * (unit === 'share' || unit === 'points' ? 100 : 1))
  const sign = value < 0 ? '−' : '+'
  if (unit === 'share') return `${sign}${size}%`
  if (unit === 'points') return `${sign}${size} points`
  return unit === 'contracts' ? '' : `${size} ${unit} later`
}
