// Software or a box, paid by the month or the year until it is cancelled.
import { customersOf, type Mechanism, optional } from './mechanism.ts'
import { recurring } from './recurring.ts'

export const subscription: Mechanism = {
  numbers: {
    price: { is: 'money for one customer a month' },
    churn: { is: 'share of customers who leave in a month' },
    'serving-cost': { is: 'money to serve one customer a month' },
    'setup-price': { is: 'money charged once when a customer starts', optional: true },
    'setup-cost': { is: 'money that a start costs once', optional: true },
    'onboarding-limit': { is: 'customers who can be started in a month', optional: true },
  },
  limits: ['demand', 'onboarding'],
  fills: {
    price: ['price', 'setup-price'],
    'unit-cost': ['serving-cost', 'setup-cost'],
    churn: ['churn'],
    'customers-paying': ['opening'],
    capacity: ['onboarding-limit'],
  },
  plan: (input) => {
    const { value, has, demand } = input
    const onboarding = optional(input, 'onboarding-limit', Number.POSITIVE_INFINITY)
    const isLimited = onboarding * 12 < demand
    const limitedInput = isLimited ? { ...input, demand: onboarding * 12 } : input
    const wanted = customersOf(input, { churn: value('churn') }).customers[11] ?? 0
    return recurring(limitedInput, {
      price: value('price'),
      serving: value('serving-cost'),
      churn: value('churn'),
      ...((has('setup-price') || has('setup-cost')) && {
        setup: { price: optional(input, 'setup-price', 0), cost: optional(input, 'setup-cost', 0) },
      }),
      limit: isLimited ? 'onboarding' : 'demand',
      results: { 'wanted-12': { value: wanted, unit: ['customer', 'customers'] } },
      says: {
        one: 'A {customer} pays {{price}} a month and costs {{other-cost}} to serve, the payment included, which leaves {{contribution}}.',
        worth:
          'At a churn of {{churn}} a month a {customer} stays for {{lifetime}} and leaves about {{worth}} in that time.',
        limit: isLimited
          ? '{{onboarding-limit}} can be started in a month, and the channels in this plan could win {{demand}} in a year.'
          : 'The channels in this plan should win {{demand}} in a full year; {{customers-12}} pay at the end of the first.',
      },
    })
  },
}
