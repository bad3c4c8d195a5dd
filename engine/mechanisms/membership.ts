// A place or a circle that members pay for by the month, and that holds only so many.
import { customersOf, type Mechanism, optional } from './mechanism.ts'
import { recurring } from './recurring.ts'

export const membership: Mechanism = {
  numbers: {
    price: { is: 'money for one member a month' },
    churn: { is: 'share of members who leave in a month' },
    'serving-cost': { is: 'money that one member costs a month' },
    capacity: { is: 'members that the place can hold' },
    'joining-fee': { is: 'money paid once on joining', optional: true },
    visits: { is: 'visits of a member a month', optional: true },
  },
  limits: ['demand', 'capacity'],
  fills: {
    price: ['price', 'joining-fee'],
    'unit-cost': ['serving-cost'],
    churn: ['churn'],
    'customers-paying': ['opening'],
    capacity: ['capacity'],
    frequency: ['visits'],
  },
  plan: (input) => {
    const { value, has } = input
    const most = value('capacity')
    const churn = value('churn')
    const wanted = customersOf(input, { churn }).customers[17] ?? 0
    const isFull = wanted > most
    return recurring(input, {
      price: value('price'),
      serving: value('serving-cost'),
      churn,
      most,
      ...(has('joining-fee') && { setup: { price: optional(input, 'joining-fee', 0), cost: 0 } }),
      limit: isFull ? 'capacity' : 'demand',
      says: {
        one: 'A {customer} pays {{price}} a month and costs {{other-cost}} with the payment, which leaves {{contribution}} for the place, the staff and the owner.',
        worth: 'A {customer} stays for {{lifetime}} on average and leaves about {{worth}} in that time.',
        limit: isFull
          ? 'There is room for {{capacity}}, and the channels in this plan would bring more within a year and a half.'
          : 'There is room for {{capacity}}; {{customers-12}} pay at the end of the first year.',
      },
    })
  },
}
