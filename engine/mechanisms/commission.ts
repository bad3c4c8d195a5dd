// A share of each deal that is brokered, and of its renewals.
import { basicsOf, byMonth, type Mechanism, NO_FEE, optional, paceIn, rampOf } from './mechanism.ts'

export const commission: Mechanism = {
  numbers: {
    'deal-value': { is: 'money that the customer pays for one deal' },
    take: { is: 'share of it that is ours' },
    deals: { is: 'deals that one person can close a year' },
    'deal-cost': { is: 'money that one deal costs us' },
    renewals: { is: 'share of deals that renew after a year' },
    trail: { is: 'share of the value that a renewal brings us' },
    clawback: { is: 'share of commission that is taken back', optional: true },
  },
  limits: ['demand', 'hours'],
  fills: {
    price: ['deal-value'],
    'commission-rate': ['take', 'trail'],
    'unit-cost': ['deal-cost'],
    churn: ['clawback'],
    capacity: ['deals'],
  },
  plan: (input) => {
    const { value, demand, team, isRunning } = input
    const take = value('take') * (1 - optional(input, 'clawback', 0))
    const most = (month: number) => (value('deals') * (team + Math.floor((month - 1) / 12))) / 12
    // A running broker goes on closing what it closed last year.
    const before = isRunning ? optional(input, 'opening', 0) / 12 : 0
    const dealsInReach = byMonth((month) => before + (demand / 12) * paceIn(input, month))
    const volume = dealsInReach.map((deals, i) => Math.min(deals, most(i + 1)))
    const renewals = byMonth((month) => (volume[month - 13] ?? before) * value('renewals'))
    const income = value('deal-value') * take
    const left = income - value('deal-cost')
    const isLimited = (dealsInReach[11] ?? 0) > most(12)
    const orderValue = Math.round(value('deal-value'))
    return {
      streams: [
        {
          ...basicsOf(input),
          fee: NO_FEE,
          kind: 'transactions',
          volume: rampOf(volume),
          orderValue,
          take,
          costEach: Math.round(value('deal-cost')),
        },
        ...(value('trail') > 0 && value('renewals') > 0
          ? [
              {
                ...basicsOf(input),
                fee: NO_FEE,
                id: `${input.stream.id}-renewals`,
                label: 'Renewals',
                kind: 'transactions' as const,
                volume: rampOf(renewals),
                orderValue,
                take: value('trail'),
                costEach: 0,
              },
            ]
          : []),
      ],
      most: byMonth(most),
      limit: isLimited ? 'hours' : 'demand',
      customers: volume,
      volume,
      monthlyRevenue: income,
      results: {
        contribution: { value: left, unit: 'usd' },
        margin: { value: left / Math.max(1, income), unit: 'share' },
        'deal-income': { value: income, unit: 'usd' },
        'renewal-income': { value: value('deal-value') * value('trail') * value('renewals'), unit: 'usd' },
        'wanted-12': { value: dealsInReach[11] ?? 0, unit: ['deal', 'deals'] },
      },
      says: {
        one: 'A deal of {{deal-value}} brings {{deal-income}} and costs {{deal-cost}}, which leaves {{contribution}}.',
        worth: 'A year later renewals add {{renewal-income}} for each deal on average.',
        limit: isLimited
          ? 'One person can close {{deals}} a year, and the channels in this plan could bring {{demand}}.'
          : 'One person can close {{deals}} a year; the channels in this plan should bring {{demand}} in a full year.',
      },
    }
  },
}
