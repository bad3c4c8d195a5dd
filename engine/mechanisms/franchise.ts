// Others open the same business and pay a fee at the start and a share of their sales.
import { basicsOf, byMonth, type Mechanism, NO_FEE, optional, paceIn, rampOf } from './mechanism.ts'

export const franchise: Mechanism = {
  numbers: {
    'franchise-fee': { is: 'money at the opening' },
    royalty: { is: 'share of the franchisee’s sales' },
    'unit-sales': { is: 'money that one franchisee sells a year' },
    openings: { is: 'openings a year that can be supported' },
    'opening-cost': { is: 'money that one opening costs us' },
    'support-cost': { is: 'money that one running franchisee costs us a month' },
    'ad-fund': { is: 'share of sales paid for joint advertising', optional: true },
    closures: { is: 'share that closes in a year', optional: true },
  },
  limits: ['demand', 'support'],
  fills: {
    price: ['franchise-fee'],
    'commission-rate': ['royalty'],
    'unit-cost': ['opening-cost', 'support-cost'],
    'customers-paying': ['opening'],
    'revenue-actual': ['unit-sales'],
  },
  plan: (input) => {
    const { value, demand } = input
    const most = value('openings') / 12
    const openings = byMonth((month) => Math.min(most, (demand / 12) * paceIn(input, month)))
    const monthlyClosures = optional(input, 'closures', 0.08) / 12
    let running = optional(input, 'opening', 0)
    const units = openings.map((count) => {
      running = running * (1 - monthlyClosures) + count
      return running
    })
    const royaltyMonth = (value('unit-sales') * value('royalty')) / 12
    const left = royaltyMonth - value('support-cost')
    return {
      streams: [
        {
          ...basicsOf(input),
          fee: NO_FEE,
          kind: 'units',
          volume: rampOf(openings),
          price: Math.round(value('franchise-fee')),
          costEach: Math.round(value('opening-cost')),
          returns: 0,
          stockMonths: 0,
        },
        {
          ...basicsOf(input),
          fee: NO_FEE,
          id: `${input.stream.id}-royalties`,
          label: 'Royalties',
          kind: 'contracts',
          running: rampOf(units),
          amount: Math.round(royaltyMonth),
          costShare: Math.min(0.95, value('support-cost') / Math.max(1, royaltyMonth)),
        },
      ],
      limit: demand / 12 > most ? 'support' : 'demand',
      customers: units,
      volume: openings,
      monthlyRevenue: royaltyMonth,
      results: {
        contribution: { value: value('franchise-fee') - value('opening-cost'), unit: 'usd' },
        margin: { value: 1 - value('opening-cost') / Math.max(1, value('franchise-fee')), unit: 'share' },
        'royalty-month': { value: royaltyMonth, unit: 'usd' },
        'unit-month-left': { value: left, unit: 'usd' },
      },
      says: {
        one: 'An opening brings {{franchise-fee}} and costs {{opening-cost}} in training and help, which leaves {{contribution}}.',
        worth:
          'A running franchisee then pays {{royalty-month}} a month, of which support takes {{support-cost}}.',
        limit: '{{openings}} can be supported in a year; the channels in this plan should win {{demand}}.',
      },
    }
  },
}
