// Grants and donations pay for work that those who receive it do not pay for.
import { basicsOf, byMonth, type Mechanism, optional, rampOf } from './mechanism.ts'

export const grants: Mechanism = {
  numbers: {
    'grant-size': { is: 'money of one grant' },
    applications: { is: 'applications a year' },
    'award-share': { is: 'share of applications that is granted' },
    'award-months': { is: 'months from application to money' },
    'delivery-share': { is: 'share of a grant that the promised work costs' },
    donation: { is: 'money that a donor gives a month', optional: true },
    donors: { is: 'donors after a year', optional: true },
    'donor-churn': { is: 'share of donors who stop in a month', optional: true },
  },
  limits: ['demand'],
  fills: {
    'grant-awarded': ['grant-size'],
    'grant-applied': ['grant-size'],
    conversion: ['award-share'],
    'lead-time': ['award-months'],
    'customers-paying': ['donors'],
  },
  plan: (input) => {
    const { value, has, isRunning } = input
    const wait = Math.round(value('award-months'))
    const awards = byMonth((month) =>
      month <= wait && !isRunning ? 0 : (value('applications') * value('award-share')) / 12,
    )
    // A grant pays for a year of work.
    const running = byMonth(
      (month) =>
        awards.slice(Math.max(0, month - 12), month).reduce((sum, count) => sum + count, 0) +
        // Grants of the year before the plan run out one by one.
        (isRunning ? Math.max(0, 12 - month) * (awards[0] ?? 0) : 0),
    )
    const left = value('grant-size') * (1 - value('delivery-share'))
    const givesMonthly = has('donation') && has('donors')
    return {
      streams: [
        {
          ...basicsOf(input),
          fee: { share: 0, each: 0 },
          kind: 'contracts',
          running: rampOf(running),
          amount: Math.round(value('grant-size') / 12),
          costShare: value('delivery-share'),
        },
        ...(givesMonthly
          ? [
              {
                ...basicsOf(input),
                id: `${input.stream.id}-donors`,
                label: 'Donors',
                kind: 'subscription' as const,
                price: Math.round(value('donation')),
                billingMonths: 1,
                opening: 0,
                joining: rampOf(byMonth(() => value('donors') / 10)),
                churn: optional(input, 'donor-churn', 0.02),
                serving: 0,
              },
            ]
          : []),
      ],
      limit: 'demand',
      customers: running,
      volume: running,
      monthlyRevenue: value('grant-size') / 12,
      results: {
        contribution: { value: left, unit: 'usd' },
        margin: { value: 1 - value('delivery-share'), unit: 'share' },
        'awards-year': { value: value('applications') * value('award-share'), unit: ['grant', 'grants'] },
      },
      says: {
        one: 'A grant of {{grant-size}} costs {{delivery-share}} of itself in promised work, which leaves {{contribution}} for everything else.',
        worth:
          '{{applications}} a year at {{award-share}} granted bring {{awards-year}}, and the money comes {{award-months}} after the application.',
        limit: 'The plan counts {{awards-year}} a year.',
      },
    }
  },
}
