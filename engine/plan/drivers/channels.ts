// A way to win customers, whose figures agree: reach × conversion = wins.
import { formatNumber } from '../../money.ts'
import type { Context } from '../context.ts'
import type { Quantity } from '../kit/quantity.ts'
import type { Channel } from '../model.ts'

interface Way {
  id: string
  name: string
  /** Reached in the first year. */
  reach: Quantity
  /** The share that becomes a customer. */
  conversion: Quantity
  /** In the first year, in minor units. */
  cost: Quantity
  /** Where it is one of several whose whole numbers add up. */
  wins?: number | undefined
}

/** Of fewer customers than these, tenths are told: '2.4' is an expectation, and 2 would be another plan. */
const FEW = 30

/** As they are printed, so that the rows add up to the total; those with the largest fractions are rounded up first. */
export function printedWins(exact: number[]): number[] {
  const parts = sum(exact) < FEW ? 10 : 1
  const scaled = exact.map((value) => value * parts)
  const whole = scaled.map((value) => Math.floor(value + 1e-9))
  const missing = Math.round(sum(scaled)) - sum(whole)
  const byFraction = scaled
    .map((value, i) => ({ i, fraction: value - (whole[i] ?? 0) }))
    .sort((a, b) => b.fraction - a.fraction || a.i - b.i)
  const raised = new Set(byFraction.slice(0, missing).map(({ i }) => i))
  return whole.map((value, i) => (raised.has(i) ? value + 1 : value) / parts)
}
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

export function channel(
  { computed }: Context,
  { id, name, reach, conversion, cost, wins: given }: Way,
): Channel {
  const wins = given ?? Math.round(reach.value * conversion.value)
  return { name, reach, conversion, wins: computed(`channel.${id}.wins`, wins, winsText(wins)), cost }
}

const winsText = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1)

/** All that the channels of a plan win in the first year. */
export function winsOf({ computed }: Context, channels: Channel[]): Quantity {
  const total = Math.round(sum(channels.map(({ wins }) => wins.value)) * 10) / 10
  return computed('channels.wins', total, winsText(total))
}

export function costOf({ computed, money }: Context, channels: Channel[]): Quantity {
  const total = channels.reduce((sum, { cost }) => sum + cost.value, 0)
  return computed('channels.cost', total, money(total))
}
