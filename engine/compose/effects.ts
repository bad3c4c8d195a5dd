// What a risk would cost: the whole case once more with one number at the bad end of its range, founders' pay and funding as planned.
import type { Case } from '../case/case.ts'
import { isSwitch } from '../case/numbers.ts'
import type { Context } from '../plan/context.ts'
import type { Drivers } from '../plan/finance/drivers.ts'
import { outcomeOf } from '../plan/finance/outcome.ts'
import { project } from '../plan/finance/project.ts'
import { driversOf } from './drivers.ts'
import { shown } from './figures.ts'

export interface Effect {
  /** On cash after three years, in minor units. */
  cash: number
  /** 'churn of 12% instead of 7%'. */
  change: string
}

const FEWER_SALES = 0.8
const OWN_MOVES_BY = 0.2

/** Undefined where nothing of the model moves. `moves` is '<number> low', '<number> high' or 'sales low'. */
export function effectOf(
  one: Case,
  context: Context,
  planned: Drivers,
  moves: string | undefined,
): Effect | undefined {
  const [id = '', end] = (moves ?? '').split(' ')
  const founders = planned.staff.filter(({ isFounder }) => isFounder)
  const cashWith = (changed: Case) => {
    const drivers = { ...driversOf(changed, context, founders), funding: planned.funding }
    return outcomeOf(project(drivers)).endCash
  }
  const base = endCashOf(planned)
  if (id === 'sales') {
    const set = new Map(
      one.trade.channels.map((channel) => [
        `reach-${channel.id}`,
        one.numbers.value(`reach-${channel.id}`) * FEWER_SALES,
      ]),
    )
    return { cash: cashWith(again(one, set)) - base, change: 'a fifth fewer new customers' }
  }
  if (!one.numbers.has(id) || (end !== 'low' && end !== 'high')) return undefined
  const number = one.numbers.get(id)
  const { value, unit, basis } = number
  const limit = number[end]
  const isFurther = end === 'low' ? limit < value : limit > value
  const by = end === 'low' ? -OWN_MOVES_BY : OWN_MOVES_BY
  // Halfway to the bad end, or all the way where it was set for this risk; the founder's own by a fifth.
  const further = one.trade.own ? limit : (value + limit) / 2
  const to = basis === 'trade' && isFurther ? further : value * (1 + by)
  const text = (amount: number) => shown(amount, unit, one.currency)
  // Too small a step to be seen.
  if (text(to) === text(value)) return undefined
  return {
    cash: cashWith(again(one, new Map([[id, to]]))) - base,
    change: one.trade.own
      ? isSwitch(number)
        ? number.label.replace(/\s*\([^)]*\)$/, '')
        : ownChange(number.label, value, text(to), text(value))
      : `${text(to)} instead of ${text(value)}`,
  }
}

/** What moves is named; where nothing of it was reckoned with, there is nothing to compare with. */
const ownChange = (label: string, value: number, to: string, from: string) =>
  value === 0 ? `${label}: ${to}` : `${label}: ${to} instead of ${from}`

const endCash = new WeakMap<Drivers, number>()

function endCashOf(drivers: Drivers): number {
  const cash = endCash.get(drivers) ?? outcomeOf(project(drivers)).endCash
  endCash.set(drivers, cash)
  return cash
}

/** The case once more with other numbers, at the same size. */
export const again = (one: Case, set: ReadonlyMap<string, number>): Case =>
  one.withSet(new Map([...(one.input.set ?? []), ...set]))
