// Paid by the visit, the job or the session; somebody's hours are what is sold.
import { basicsOf, byMonth, feeOn, type Mechanism, optional, rampOf, WEEKS_IN_MONTH } from './mechanism.ts'
import { peopleIn, repeatedSales } from './repeated-sales.ts'

export const serviceVisit: Mechanism = {
  numbers: {
    price: { is: 'money for one visit' },
    'visit-hours': { is: 'hours of work in one visit' },
    'travel-hours': { is: 'hours of travel and preparation for one visit' },
    'visit-cost': { is: 'money for materials and transport of one visit' },
    'worker-wage': { is: 'money for an hour of hired work, with payroll taxes' },
    visits: { is: 'visits of one customer a year' },
    churn: { is: 'share of customers who stop in a month' },
    'week-hours': { is: 'hours that one worker can spend on visits a week' },
    'no-shows': { is: 'share of visits that fall out unpaid', optional: true },
  },
  limits: ['demand', 'hours'],
  fills: {
    price: ['price'],
    'unit-cost': ['visit-cost'],
    wage: ['worker-wage'],
    frequency: ['visits', 'week-hours'],
    'customers-paying': ['opening'],
    churn: ['churn'],
    technical: ['visit-hours'],
    capacity: ['week-hours'],
  },
  plan: (input) => {
    const { value, team } = input
    const hours = value('visit-hours') + value('travel-hours')
    const labour = hours * value('worker-wage')
    const price = value('price')
    const fee = feeOn(input, price)
    const left = price - labour - value('visit-cost') - fee
    const each = (value('week-hours') * WEEKS_IN_MONTH) / Math.max(0.1, hours)
    const monthly = (value('visits') / 12) * (1 - optional(input, 'no-shows', 0))
    const { customers, wanted, volume, isLimited } = repeatedSales(input, {
      churn: value('churn'),
      monthly,
      most: (month) => each * peopleIn(team, month),
    })
    return {
      streams: [
        {
          ...basicsOf(input),
          kind: 'units',
          volume: rampOf(volume),
          price: Math.round(price),
          costEach: Math.round(labour + value('visit-cost')),
          returns: 0,
          stockMonths: 0,
        },
      ],
      limit: isLimited ? 'hours' : 'demand',
      customers,
      volume,
      most: byMonth((month) => each * peopleIn(team, month)),
      monthlyRevenue: price * monthly,
      results: {
        contribution: { value: left, unit: 'usd' },
        margin: { value: left / Math.max(1, price), unit: 'share' },
        labour: { value: labour, unit: 'usd' },
        'other-cost': { value: value('visit-cost') + fee, unit: 'usd' },
        'job-hours': { value: hours, unit: 'hours' },
        'worker-sales': { value: each, unit: ['sale', 'sales'] },
        'wanted-12': { value: wanted[11] ?? 0, unit: ['sale', 'sales'] },
        'customer-year-left': { value: left * value('visits'), unit: 'usd' },
      },
      says: {
        one: 'A {sale} brings {{price}}. It takes {{job-hours}} with travel and preparation, which is {{labour}} at a hired worker’s pay, and {{other-cost}} for materials, transport and the payment. That leaves {{contribution}}, or {{margin}}.',
        worth: 'A {customer} books {{visits}} a year, which leaves {{customer-year-left}}.',
        limit: isLimited
          ? '{Customers} in this plan want {{wanted-12}} a month by the end of the first year, and one worker can do {{worker-sales}}.'
          : 'One worker can do {{worker-sales}} a month. {Customers} in this plan book {{volume-12}} by the end of the first year.',
      },
    }
  },
}
