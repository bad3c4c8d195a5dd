// The first year's customers, by the way they come. What the drivers let join is what has to be reached.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { channel } from '../../drivers/channels.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { Channel } from '../playbook.ts'
import type { Product } from './product.ts'
import { asRange } from './quantities.ts'

function firstYearWins({ projection, stream }: Product): number {
  return projection.streams.find(({ id }) => id === stream)?.customers?.joining.years[0] ?? 0
}

export function channelsOf(product: Product): Channel[] {
  const { context, kind, projection } = product
  const { computed, counted, money, assume, said } = context
  const wins = firstYearWins(product)
  const spent = projection.costGroups.marketing.years[0] ?? 0
  const own = said('conversion')
  return kind.ways.map((way, i) => {
    const conversion: Quantity =
      i === 0 && own && own.value > 0 && own.value <= 1
        ? own
        : assume(`conversion-${i + 1}`, {
            label: `Of ${way.reached}, share that pays in the end`,
            ...asRange(way.act),
            show: (value) => percent(value, value < 0.01 ? 2 : 1),
            why: 'replaced by the first count',
          })
    const needed = Math.round(wins * way.wins)
    const reach = roundReach(needed / conversion.value)
    const cost = Math.floor(spent * way.cost)
    return channel(context, {
      id: `way-${i + 1}`,
      name: way.name,
      reach: counted(`channel.way-${i + 1}.reach`, reach, way.reached),
      conversion,
      cost: computed(`channel.way-${i + 1}.cost`, cost, money(cost)),
    })
  })
}

/** To two figures above a hundred, so that a plan does not pretend to know more. */
function roundReach(count: number): number {
  if (count < 100) return Math.round(count)
  const step = 10 ** (Math.floor(Math.log10(count)) - 1)
  return Math.round(count / step) * step
}

export const firstYearText = (product: Product): Quantity =>
  product.context.computed('first-year-wins', firstYearWins(product), formatNumber(firstYearWins(product)))
