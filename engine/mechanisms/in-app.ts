// A free app in which a few people pay.
import { basicsOf, byMonth, growthIn, type Mechanism, optional, rampOf } from './mechanism.ts'

export const inApp: Mechanism = {
  numbers: {
    installs: { is: 'installs a month at normal pace' },
    'install-cost': { is: 'money for one install' },
    keep: { is: 'share of installs still used after 30 days' },
    'payer-share': { is: 'share of those who stay that pays' },
    'payer-spend': { is: 'money that a payer spends a month' },
    'store-share': { is: 'share that the app store keeps' },
    'ad-revenue': { is: 'money from advertising, a user a month', optional: true },
    lifetime: { is: 'months that a payer stays', optional: true },
  },
  limits: ['demand', 'keep'],
  fills: {
    price: ['payer-spend'],
    'unit-cost': ['install-cost'],
    audience: ['installs'],
    conversion: ['payer-share'],
    churn: ['keep'],
    'commission-rate': ['store-share'],
    'customers-paying': ['opening'],
  },
  plan: (input) => {
    const { value, has, isRunning } = input
    const installs = byMonth(
      (month) => value('installs') * (isRunning ? 1 : Math.min(1, 0.3 + month / 12)) * growthIn(input, month),
    )
    const months = optional(input, 'lifetime', 6)
    const net = value('payer-spend') * (1 - value('store-share'))
    const joining = installs.map((count) => count * value('keep') * value('payer-share'))
    const opening = Math.round(optional(input, 'opening', isRunning ? (joining[0] ?? 0) * months : 0))
    let there = opening
    let using = isRunning ? (installs[0] ?? 0) * value('keep') * (months - 1) : 0
    const payers = joining.map((count) => {
      there = there * (1 - 1 / months) + count
      return there
    })
    const users = installs.map((count) => {
      using = using * (1 - 1 / months) + count * value('keep')
      return using
    })
    const advertising = optional(input, 'ad-revenue', 0)
    const perInstall =
      value('keep') * (value('payer-share') * net + advertising) * months - value('install-cost')
    return {
      streams: [
        {
          ...basicsOf(input),
          fee: { share: 0, each: 0 },
          kind: 'subscription',
          price: Math.round(net),
          billingMonths: 1,
          opening,
          joining: rampOf(joining),
          churn: 1 / months,
          serving: 0,
        },
        ...(advertising > 0
          ? [
              {
                ...basicsOf(input),
                id: `${input.stream.id}-ads`,
                label: 'Advertising',
                fee: { share: 0, each: 0 },
                kind: 'contracts' as const,
                running: rampOf(users),
                amount: Math.max(1, Math.round(advertising)),
                costShare: 0,
              },
            ]
          : []),
      ],
      costs: [
        {
          id: 'installs',
          label: 'Advertising for installs',
          group: 'marketing',
          amount: rampOf(installs.map((count) => Math.round(count * value('install-cost')))),
          yearlyRise: 0,
        },
      ],
      limit: perInstall < 0 || !has('keep') ? 'keep' : 'demand',
      customers: payers,
      volume: payers,
      monthlyRevenue: net,
      results: {
        contribution: { value: net, unit: 'usd' },
        margin: { value: 1 - value('store-share'), unit: 'share' },
        'install-left': { value: perInstall, unit: 'usd' },
        payers: { value: payers[11] ?? 0, unit: ['payer', 'payers'] },
      },
      says: {
        one: 'A payer spends {{payer-spend}} a month, and {{contribution}} of it arrives after the store has taken its share.',
        worth:
          'An install costs {{install-cost}} and leaves {{install-left}} over its life, payers and the rest together.',
        limit:
          '{{keep}} of those who install still use it after a month, and {{payer-share}} of them pay. That makes {{payers}} at the end of the first year.',
      },
    }
  },
}
