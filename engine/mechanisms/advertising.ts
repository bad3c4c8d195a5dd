// An audience that somebody else pays to reach.
import { basicsOf, byMonth, growthIn, type Mechanism, NO_FEE, optional, rampOf } from './mechanism.ts'

export const advertising: Mechanism = {
  numbers: {
    audience: { is: 'people who come in a month, after a year' },
    views: { is: 'pages or minutes with a place for advertising, a person a month' },
    fill: { is: 'share of the places that are sold' },
    cpm: { is: 'money for a thousand of them' },
    'sponsor-price': { is: 'money of one sponsor a month', optional: true },
    sponsors: { is: 'sponsors after a year', optional: true },
    'audience-growth': { is: 'share by which the audience grows in a month', optional: true },
    'view-cost': { is: 'money that a thousand views cost', optional: true },
  },
  limits: ['audience', 'demand'],
  fills: { audience: ['audience'], price: ['sponsor-price', 'cpm'], 'customers-paying': ['sponsors'] },
  plan: (input) => {
    const { value, has, isRunning } = input
    const audienceIn = (month: number) =>
      value('audience') * (isRunning ? 1 : Math.min(1, 0.1 + (0.9 * month) / 12)) * growthIn(input, month)
    const thousands = byMonth((month) => (audienceIn(month) * value('views') * value('fill')) / 1000)
    const left = value('cpm') - optional(input, 'view-cost', 0)
    const isSponsored = has('sponsor-price') && has('sponsors')
    return {
      streams: [
        {
          ...basicsOf(input),
          fee: NO_FEE,
          kind: 'units',
          volume: rampOf(thousands),
          price: Math.round(value('cpm')),
          costEach: Math.round(optional(input, 'view-cost', 0)),
          returns: 0,
          stockMonths: 0,
        },
        ...(isSponsored
          ? [
              {
                ...basicsOf(input),
                fee: NO_FEE,
                id: `${input.stream.id}-sponsors`,
                label: 'Sponsors',
                onAccount: true,
                kind: 'contracts' as const,
                running: rampOf(
                  byMonth(
                    (month) =>
                      value('sponsors') * Math.min(growthIn(input, month), month / 12 + (isRunning ? 1 : 0)),
                  ),
                ),
                amount: Math.round(value('sponsor-price')),
                costShare: 0,
              },
            ]
          : []),
      ],
      limit: 'audience',
      customers: byMonth(audienceIn),
      volume: thousands,
      monthlyRevenue: (value('views') * value('fill') * value('cpm')) / 1000,
      results: {
        contribution: { value: left, unit: 'usd' },
        margin: { value: left / Math.max(1, value('cpm')), unit: 'share' },
        'ad-month': { value: (thousands[11] ?? 0) * value('cpm'), unit: 'usd' },
      },
      says: {
        one: 'A thousand views bring {{cpm}}, and {{fill}} of the places are sold.',
        worth: 'With the audience of month twelve that is {{ad-month}} a month.',
        limit: 'The plan reaches {{audience}} a month after a year; everything it can sell depends on them.',
      },
    }
  },
}
