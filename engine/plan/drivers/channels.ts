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
}

export function channel({ computed }: Context, { id, name, reach, conversion, cost }: Way): Channel {
  const wins = Math.round(reach.value * conversion.value)
  return { name, reach, conversion, wins: computed(`channel.${id}.wins`, wins, formatNumber(wins)), cost }
}

/** All that the channels of a plan win in the first year. */
export function winsOf({ computed }: Context, channels: Channel[]): Quantity {
  const total = channels.reduce((sum, { wins }) => sum + wins.value, 0)
  return computed('channels.wins', total, formatNumber(total))
}

export function costOf({ computed, money }: Context, channels: Channel[]): Quantity {
  const total = channels.reduce((sum, { cost }) => sum + cost.value, 0)
  return computed('channels.cost', total, money(total))
}
