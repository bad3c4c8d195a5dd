// Paid when it works: a share of what is won for the customer.
import { basicsOf, byMonth, type Mechanism, NO_FEE, optional, rampOf } from './mechanism.ts'
import { repeatedSales } from './repeated-sales.ts'

export const successFee: Mechanism = {
  numbers: {
    'case-value': { is: 'money that one case wins for the customer' },
    take: { is: 'share of it that is ours' },
    'win-share': { is: 'share of cases that are won' },
    'case-cost': { is: 'money that one case costs, won or lost' },
    'case-months': { is: 'months until a case pays' },
    cases: { is: 'cases of one customer a year' },
    churn: { is: 'share of customers who stop in a month' },
    'minimum-fee': { is: 'money paid even where nothing is won', optional: true },
    'person-cases': { is: 'cases that one person can handle a month', optional: true },
  },
  limits: ['demand', 'hours'],
  fills: {
    price: ['minimum-fee'],
    'commission-rate': ['take'],
    conversion: ['win-share'],
    'unit-cost': ['case-cost'],
    'customers-paying': ['opening'],
    frequency: ['cases'],
    'lead-time': ['case-months'],
    churn: ['churn'],
  },
  plan: (input) => {
    const { value, team } = input
    const income = Math.max(
      value('case-value') * value('take') * value('win-share'),
      optional(input, 'minimum-fee', 0),
    )
    const left = income - value('case-cost')
    const each = optional(input, 'person-cases', Number.POSITIVE_INFINITY)
    const { customers, wanted, volume, isLimited } = repeatedSales(input, {
      churn: value('churn'),
      monthly: value('cases') / 12,
      most: (month) => each * (team + Math.floor((month - 1) / 12)),
    })
    const wait = Math.round(value('case-months'))
    const paidCases = volume.map((_, i) => volume[i - wait] ?? (input.isRunning ? (volume[0] ?? 0) : 0))
    return {
      streams: [
        {
          ...basicsOf(input),
          fee: NO_FEE,
          kind: 'units',
          volume: rampOf(paidCases),
          price: Math.round(income),
          costEach: Math.round(value('case-cost')),
          returns: 0,
          stockMonths: 0,
        },
      ],
      ...(input.has('person-cases') && {
        most: byMonth((month) => each * (team + Math.floor((month - 1) / 12))),
      }),
      limit: isLimited ? 'hours' : 'demand',
      customers,
      volume,
      monthlyRevenue: (income * value('cases')) / 12,
      results: {
        contribution: { value: left, unit: 'usd' },
        margin: { value: left / Math.max(1, income), unit: 'share' },
        'case-income': { value: income, unit: 'usd' },
        'customer-year-left': { value: left * value('cases'), unit: 'usd' },
        'wanted-12': { value: wanted[11] ?? 0, unit: ['case', 'cases'] },
      },
      says: {
        one: 'A case is worth {{case-value}}, and {{win-share}} of them are won. At a fee of {{take}} the average case brings {{case-income}} and costs {{case-cost}}, which leaves {{contribution}}.',
        worth:
          'A {customer} brings {{cases}} a year, which leaves {{customer-year-left}}. The money comes {{case-months}} after the work begins.',
        limit: isLimited
          ? '{Customers} in this plan bring {{wanted-12}} a month by the end of the first year, more than the people can handle.'
          : '{Customers} in this plan bring {{volume-12}} in the twelfth month.',
      },
    }
  },
}
