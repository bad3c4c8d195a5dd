// How many people live where the business sells, as a figure of the plan.
import { formatNumber } from '../money.ts'
import type { Quantity } from '../plan/kit/quantity.ts'
import type { Composer } from './composer.ts'

export function peopleIn({ one, context }: Composer): Quantity {
  const { assume, names } = context
  const { value, from } = one.market.people
  const { locality } = one.reading.place
  const frame = { value, show: (count: number) => `${formatNumber(Math.round(count))} people` }
  const within = (low: number, high: number) => ({ low: value * low, high: value * high })
  switch (from) {
    case 'country':
      return assume('people', {
        ...frame,
        ...within(0.95, 1.05),
        label: `People in ${names.country}`,
        why: 'population of the country, rounded',
      })
    case 'town':
      return assume('people', {
        ...frame,
        ...within(0.7, 1.4),
        label: `People in and around ${locality}`,
        why: 'population of the town by GeoNames, as far as one business reaches',
      })
    case 'today':
      return assume('people', {
        ...frame,
        ...within(0.5, 3),
        label: 'People within reach',
        why: 'as many as today’s sales need, if they are a quarter of what is there; a count of the area replaces it',
      })
    case 'plan':
      return assume('people', {
        ...frame,
        ...within(0.3, 1.5),
        label: 'People within reach',
        why: 'as many as this plan needs, which is more than the usual count gives; count the area first',
      })
    default:
      return assume('people', {
        ...frame,
        ...within(0.5, 2),
        label: 'People within reach',
        why: 'usual reach of such a business; the town’s own count replaces it',
      })
  }
}
