// Contract work at a price for the whole: agencies, builders, makers to order.
import { basicsOf, byMonth, feeOn, type Mechanism, rampOf, WEEKS_IN_MONTH } from './mechanism.ts'
import { peopleIn, repeatedSales } from './repeated-sales.ts'

export const project: Mechanism = {
  numbers: {
    price: { is: 'money for one project' },
    'project-hours': { is: 'hours of work in one project' },
    'project-cost': { is: 'money for materials and subcontractors of one project' },
    projects: { is: 'projects of one client a year' },
    churn: { is: 'share of clients who stop in a month' },
    'week-hours': { is: 'hours that one person can bill a week' },
    'worker-wage': { is: 'money for an hour of hired work, with payroll taxes' },
    deposit: { is: 'share of the price that is paid ahead', optional: true },
    'win-share': { is: 'share of proposals that are won', optional: true },
  },
  limits: ['demand', 'hours'],
  fills: {
    price: ['price'],
    'unit-cost': ['project-cost'],
    wage: ['worker-wage'],
    'customers-paying': ['opening'],
    frequency: ['projects'],
    conversion: ['win-share'],
    churn: ['churn'],
  },
  plan: (input) => {
    const { value, team } = input
    const labour = value('project-hours') * value('worker-wage')
    const price = value('price')
    const fee = feeOn(input, price)
    const left = price - labour - value('project-cost') - fee
    const each = (value('week-hours') * WEEKS_IN_MONTH) / Math.max(0.1, value('project-hours'))
    const { customers, wanted, volume, isLimited } = repeatedSales(input, {
      churn: value('churn'),
      monthly: value('projects') / 12,
      most: (month) => each * peopleIn(team, month),
    })
    const yearOf = (months: number[]) => months.slice(0, 12).reduce((sum, one) => sum + one, 0)
    return {
      streams: [
        {
          ...basicsOf(input),
          kind: 'units',
          volume: rampOf(volume),
          price: Math.round(price),
          costEach: Math.round(labour + value('project-cost')),
          returns: 0,
          stockMonths: 0,
        },
      ],
      limit: isLimited ? 'hours' : 'demand',
      customers,
      volume,
      most: byMonth((month) => each * peopleIn(team, month)),
      monthlyRevenue: (price * value('projects')) / 12,
      results: {
        contribution: { value: left, unit: 'usd' },
        margin: { value: left / Math.max(1, price), unit: 'share' },
        labour: { value: labour, unit: 'usd' },
        'other-cost': { value: value('project-cost') + fee, unit: 'usd' },
        'person-year': { value: each * 12, unit: ['sale', 'sales'] },
        'wanted-year': { value: yearOf(wanted), unit: ['sale', 'sales'] },
        'sold-year': { value: yearOf(volume), unit: ['sale', 'sales'] },
        'customer-year-left': { value: left * value('projects'), unit: 'usd' },
      },
      says: {
        one: 'A {sale} brings {{price}}. It takes {{project-hours}}, which is {{labour}} at a hired person’s pay, and {{other-cost}} for materials, subcontractors and the payment. That leaves {{contribution}}, or {{margin}}.',
        worth: 'A {customer} orders {{projects}} a year, which leaves {{customer-year-left}}.',
        limit: isLimited
          ? 'One person can finish {{person-year}} a year, and {customers} in this plan want {{wanted-year}} in the first.'
          : 'One person can finish {{person-year}} a year. {Customers} in this plan order {{sold-year}} in the first.',
      },
    }
  },
}
