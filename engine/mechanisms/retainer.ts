// Work for a fixed fee a month: bookkeeping, marketing, maintenance.
import { customersOf, type Mechanism, optional, WEEKS_IN_MONTH } from './mechanism.ts'
import { recurring } from './recurring.ts'

export const retainer: Mechanism = {
  numbers: {
    price: { is: 'money for one client a month' },
    churn: { is: 'share of clients who leave in a month' },
    'retainer-hours': { is: 'hours of work for one client a month' },
    'week-hours': { is: 'hours that one person can bill a week' },
    'worker-wage': { is: 'money for an hour of hired work' },
    'serving-cost': { is: 'money paid to others for one client a month', optional: true },
    'setup-price': { is: 'money charged once at the start', optional: true },
  },
  limits: ['demand', 'hours'],
  fills: {
    price: ['price', 'setup-price'],
    'unit-cost': ['serving-cost'],
    wage: ['worker-wage'],
    churn: ['churn'],
    'customers-paying': ['opening'],
  },
  plan: (input) => {
    const { value, has, team } = input
    const hours = value('retainer-hours')
    const labour = hours * value('worker-wage')
    const churn = value('churn')
    const each = (value('week-hours') * WEEKS_IN_MONTH) / Math.max(0.1, hours)
    const wanted = customersOf(input, { churn }).customers
    const isFull = (wanted[11] ?? 0) > each * team
    return recurring(input, {
      price: value('price'),
      serving: labour + optional(input, 'serving-cost', 0),
      churn,
      // One more person a year can be found and taught.
      most: each * (team + 2),
      ...(has('setup-price') && { setup: { price: value('setup-price'), cost: 0 } }),
      limit: isFull ? 'hours' : 'demand',
      results: {
        labour: { value: labour, unit: 'usd' },
        'person-clients': { value: each, unit: ['client', 'clients'] },
        'wanted-12': { value: wanted[11] ?? 0, unit: ['client', 'clients'] },
      },
      says: {
        one: 'A {customer} pays {{price}} a month. The work takes {{retainer-hours}}, which is {{labour}} at a hired person’s pay. With everything else that serving takes, {{contribution}} is left.',
        worth: 'A {customer} stays for {{lifetime}} on average and leaves about {{worth}} in that time.',
        limit: isFull
          ? 'One person can serve {{person-clients}}, and the channels in this plan would bring {{wanted-12}} within a year.'
          : 'One person can serve {{person-clients}}; the plan has {{customers-12}} at the end of the first year.',
      },
    })
  },
}
