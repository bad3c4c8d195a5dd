// Others make or sell it and pay for the right: money at signing, and a share of their sales.
import { basicsOf, byMonth, type Mechanism, NO_FEE, optional, paceIn, rampOf } from './mechanism.ts'

export const licensing: Mechanism = {
  numbers: {
    upfront: { is: 'money at signing' },
    royalty: { is: 'share of the licensee’s sales' },
    'licensee-sales': { is: 'money that a licensee sells of it a year' },
    deals: { is: 'licences that one person can close a year' },
    'deal-months': { is: 'months from first talk to signature' },
    'legal-cost': { is: 'money for lawyers in one deal' },
    'minimum-royalty': { is: 'money a year that a licensee pays at least', optional: true },
    'term-years': { is: 'years that a licence runs', optional: true },
  },
  limits: ['demand'],
  fills: {
    price: ['upfront', 'minimum-royalty'],
    'commission-rate': ['royalty'],
    'unit-cost': ['legal-cost'],
    'customers-paying': ['opening'],
    'lead-time': ['deal-months'],
  },
  plan: (input) => {
    const { value, demand, team } = input
    const wait = Math.round(value('deal-months'))
    const most = (value('deals') * team) / 12
    const signatures = byMonth((month) =>
      month <= wait ? 0 : Math.min(most, (demand / 12) * paceIn(input, month - wait)),
    )
    let running = optional(input, 'opening', 0)
    const licensees = signatures.map((count) => {
      running += count
      return running
    })
    const yearly = Math.max(value('licensee-sales') * value('royalty'), optional(input, 'minimum-royalty', 0))
    return {
      streams: [
        {
          ...basicsOf(input),
          fee: NO_FEE,
          kind: 'units',
          volume: rampOf(signatures),
          price: Math.round(value('upfront')),
          costEach: Math.round(value('legal-cost')),
          returns: 0,
          stockMonths: 0,
        },
        {
          ...basicsOf(input),
          fee: NO_FEE,
          id: `${input.stream.id}-royalties`,
          label: 'Royalties',
          kind: 'contracts',
          // A licensee sells half a year after signing.
          running: rampOf(byMonth((month) => licensees[month - 7] ?? optional(input, 'opening', 0))),
          amount: Math.round(yearly / 12),
          costShare: 0,
        },
      ],
      limit: 'demand',
      customers: licensees,
      volume: signatures,
      monthlyRevenue: yearly / 12,
      results: {
        contribution: { value: value('upfront') - value('legal-cost'), unit: 'usd' },
        margin: { value: 1 - value('legal-cost') / Math.max(1, value('upfront')), unit: 'share' },
        'royalty-year': { value: yearly, unit: 'usd' },
      },
      says: {
        one: 'A licence brings {{upfront}} at signing and costs {{legal-cost}} in lawyers.',
        worth: 'A licensee who sells {{licensee-sales}} a year then pays {{royalty-year}} a year.',
        limit: 'A deal takes {{deal-months}}, and one person can close {{deals}} a year.',
      },
    }
  },
}
