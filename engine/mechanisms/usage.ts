// Paid by the call, the kilo, the wash, the kilometre: the more it is used, the more it brings.
import { feeOn, type Mechanism, optional } from './mechanism.ts'
import { recurring } from './recurring.ts'

export const usage: Mechanism = {
  numbers: {
    price: { is: 'money for one use' },
    uses: { is: 'uses of one customer a month' },
    churn: { is: 'share of customers who leave in a month' },
    'unit-cost': { is: 'money that one use costs' },
    'minimum-fee': { is: 'money a customer pays a month at least', optional: true },
    'free-uses': { is: 'uses a month that are free', optional: true },
    capacity: { is: 'uses a month that can be served', optional: true },
  },
  limits: ['demand', 'capacity'],
  fills: {
    price: ['price', 'minimum-fee'],
    'unit-cost': ['unit-cost'],
    churn: ['churn'],
    'customers-paying': ['opening'],
    frequency: ['uses'],
    capacity: ['capacity'],
  },
  plan: (input) => {
    const { value } = input
    const uses = value('uses')
    const billed = Math.max(0, uses - optional(input, 'free-uses', 0))
    const price = Math.max(billed * value('price'), optional(input, 'minimum-fee', 0))
    const most = optional(input, 'capacity', Number.POSITIVE_INFINITY) / Math.max(0.01, uses)
    const made = recurring(input, {
      price,
      serving: uses * value('unit-cost'),
      churn: value('churn'),
      most,
      limit: 'demand',
      results: {
        'use-left': {
          value: value('price') - value('unit-cost') - feeOn(input, value('price')),
          unit: 'usd',
        },
        'customer-month': { value: price, unit: 'usd' },
      },
      says: {
        one: 'One use brings {{price}} and costs {{unit-cost}} and the payment, which leaves {{use-left}}. A {customer} makes {{uses}} of them a month.',
        worth:
          'A {customer} brings {{customer-month}} a month and leaves {{contribution}} of it. At a churn of {{churn}} a month that is about {{worth}} before the {customer} leaves.',
        limit:
          'The channels in this plan should win {{demand}} in a full year; {{customers-12}} pay at the end of the first.',
      },
    })
    const isFull = (made.customers[17] ?? 0) >= most * 0.98
    return isFull ? { ...made, limit: 'capacity' } : made
  },
}
