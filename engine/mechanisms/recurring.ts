// What subscription, membership, retainer and usage share: customers who pay every month until they leave.
import {
  basicsOf,
  customersOf,
  feeOn,
  lifetimeOf,
  type MechanismInput,
  type MechanismPlan,
  type Result,
  rampOf,
} from './mechanism.ts'

interface Recurring {
  /** A month, for one customer. */
  price: number
  serving: number
  churn: number
  /** More customers cannot be served, or joined in a month. */
  most?: number
  setup?: { price: number; cost: number }
  limit: string
  results?: Record<string, Result>
  says: MechanismPlan['says']
}

export function recurring(input: MechanismInput, recurring: Recurring): MechanismPlan {
  const { price, serving, churn, most, setup, limit, results, says } = recurring
  const { customers, joining } = customersOf(input, { churn, ...(most !== undefined && { most }) })
  const opening = input.has('opening') ? input.value('opening') : 0
  const fee = feeOn(input, price)
  const left = price - serving - fee
  return {
    streams: [
      {
        ...basicsOf(input),
        kind: 'subscription',
        price: Math.round(price),
        billingMonths: 1,
        opening: Math.round(opening),
        joining: rampOf(joining),
        churn,
        serving: Math.round(serving),
        ...(setup && { setup: { price: Math.round(setup.price), cost: Math.round(setup.cost) } }),
      },
    ],
    limit,
    customers,
    volume: customers,
    monthlyRevenue: price,
    results: {
      contribution: { value: left, unit: 'usd' },
      margin: { value: left / Math.max(1, price), unit: 'share' },
      'other-cost': { value: serving + fee, unit: 'usd' },
      lifetime: lifetimeOf(churn),
      worth: { value: left * lifetimeOf(churn).value, unit: 'usd' },
      ...results,
    },
    says,
  }
}
