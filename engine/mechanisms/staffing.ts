// People by the hour: billed to the client, paid to the worker, and the wages fall due first.
import {
  basicsOf,
  byMonth,
  customersOf,
  type Mechanism,
  NO_FEE,
  optional,
  rampOf,
  WEEKS_IN_MONTH,
} from './mechanism.ts'

export const staffing: Mechanism = {
  numbers: {
    'bill-rate': { is: 'money for an hour, from the client' },
    'pay-rate': { is: 'money for an hour, to the worker' },
    'on-cost': { is: 'share of pay that the employer adds' },
    'week-hours': { is: 'hours billed for one worker a week' },
    workers: { is: 'workers at one client' },
    churn: { is: 'share of clients who stop in a month' },
    'pay-days': { is: 'days until the client pays' },
    'placement-fee': { is: 'money when a client takes a worker on', optional: true },
    pool: { is: 'workers that can be kept active', optional: true },
  },
  limits: ['demand', 'workers', 'cash'],
  fills: {
    price: ['bill-rate', 'placement-fee'],
    wage: ['pay-rate'],
    'unit-cost': ['pay-rate'],
    'customers-paying': ['opening'],
    frequency: ['week-hours'],
    'lead-time': ['pay-days'],
    churn: ['churn'],
  },
  plan: (input) => {
    const { value, cash } = input
    const cost = value('pay-rate') * (1 + value('on-cost'))
    const left = value('bill-rate') - cost
    const hours = value('workers') * value('week-hours') * WEEKS_IN_MONTH
    const most = optional(input, 'pool', Number.POSITIVE_INFINITY) / Math.max(0.01, value('workers'))
    const { customers } = customersOf(input, { churn: value('churn'), most })
    const wanted = customersOf(input, { churn: value('churn') }).customers
    const volume = customers.map((count) => count * hours)
    const tiedUp = (volume[11] ?? 0) * cost * (value('pay-days') / 30)
    const isShort = cash > 0 && tiedUp > cash
    const limit = (wanted[11] ?? 0) > most ? 'workers' : isShort ? 'cash' : 'demand'
    return {
      streams: [
        {
          ...basicsOf(input),
          onAccount: true,
          fee: NO_FEE,
          kind: 'units',
          volume: rampOf(volume),
          price: Math.round(value('bill-rate')),
          costEach: Math.round(cost),
          returns: 0,
          stockMonths: 0,
        },
      ],
      receivableDays: value('pay-days'),
      limit,
      customers,
      volume,
      ...(input.has('pool') && {
        most: byMonth(() => value('pool') * value('week-hours') * WEEKS_IN_MONTH),
      }),
      monthlyRevenue: value('bill-rate') * hours,
      results: {
        contribution: { value: left, unit: 'usd' },
        margin: { value: left / Math.max(1, value('bill-rate')), unit: 'share' },
        'full-cost': { value: cost, unit: 'usd' },
        'customer-month-left': { value: left * hours, unit: 'usd' },
        'wages-out': { value: tiedUp, unit: 'usd' },
      },
      says: {
        one: 'An hour is billed at {{bill-rate}}. The worker costs {{full-cost}} with everything the employer adds, which leaves {{contribution}}, or {{margin}}.',
        worth: 'A {customer} leaves {{customer-month-left}} a month before the office is paid.',
        limit:
          limit === 'cash'
            ? 'By the end of the first year {{wages-out}} of wages are paid before clients have paid. The brief names {{cash}}.'
            : limit === 'workers'
              ? '{{pool}} can be kept active, and {customers} in this plan ask for more.'
              : '{Customers} in this plan take {{volume-3}} in the third month and {{volume-12}} in the twelfth.',
      },
    }
  },
}
