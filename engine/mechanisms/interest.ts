// Money lent: what is out earns, and part of it does not come back.
import { basicsOf, byMonth, growthIn, type Mechanism, optional, paceIn, rampOf } from './mechanism.ts'

export const interest: Mechanism = {
  numbers: {
    'loan-size': { is: 'money of one loan' },
    rate: { is: 'share a year on the money lent, flat' },
    'term-months': { is: 'months until it is paid back' },
    loans: { is: 'loans a month that can be checked and paid out' },
    'loss-share': { is: 'share of the money that does not come back' },
    'funds-cost': { is: 'share a year that borrowed funds cost' },
    'loan-cost': { is: 'money that checking and collecting one loan costs' },
    fee: { is: 'money charged once for a loan', optional: true },
  },
  limits: ['funds', 'demand'],
  fills: {
    price: ['fee'],
    'loan-offered': [],
    churn: ['loss-share'],
    'customers-paying': ['opening'],
    capacity: ['loans'],
  },
  plan: (input) => {
    const { value, demand, cash, isRunning } = input
    const size = value('loan-size')
    const term = Math.max(1, value('term-months'))
    const newLoans = byMonth((month) =>
      isRunning
        ? value('loans') * growthIn(input, month)
        : Math.min(value('loans') * growthIn(input, month), (demand / 12) * paceIn(input, month)),
    )
    const isShort = cash > 0 && (newLoans[11] ?? 0) * size * (term / 2) > cash
    // Half of a loan that is paid back evenly is out on average.
    const out = byMonth(
      (month) =>
        newLoans.slice(Math.max(0, month - term), month).reduce((sum, count) => sum + count, 0) +
        // Loans of the months before the plan are still being paid back.
        (isRunning ? Math.max(0, term - month) * value('loans') : 0),
    )
    const monthly = (size * value('rate')) / 12 + optional(input, 'fee', 0) / term
    const costs =
      (size * value('loss-share')) / term +
      value('loan-cost') / term +
      (size * 0.5 * value('funds-cost')) / 12
    const lent = out.map((count) => count * size * 0.55)
    return {
      streams: [
        {
          ...basicsOf(input),
          fee: { share: 0, each: 0 },
          kind: 'contracts',
          running: rampOf(out),
          amount: Math.round(monthly),
          costShare: Math.min(0.99, costs / Math.max(1, monthly)),
        },
      ],
      deposits: lent.flatMap((amount, i) => {
        const more = Math.round(amount - (lent[i - 1] ?? 0))
        return more > 0 ? [{ id: `lent-${i + 1}`, label: 'Money lent', month: i + 1, amount: more }] : []
      }),
      limit: isShort ? 'funds' : 'demand',
      customers: out,
      volume: newLoans,
      monthlyRevenue: monthly,
      results: {
        contribution: { value: (monthly - costs) * term, unit: 'usd' },
        margin: { value: (monthly - costs) / Math.max(1, monthly), unit: 'share' },
        'loan-income': { value: monthly * term, unit: 'usd' },
        'lent-12': { value: lent[11] ?? 0, unit: 'usd' },
      },
      says: {
        one: 'A loan of {{loan-size}} over {{term-months}} brings {{loan-income}} in interest and fees. Losses, funds and the work leave {{contribution}} of it.',
        worth:
          'One loan in many fails: at a loss of {{loss-share}} the interest of several good loans pays for one bad one.',
        limit: isShort
          ? 'By the end of the first year {{lent-12}} would be out on loan, and the brief names {{cash}}.'
          : 'By the end of the first year {{lent-12}} is out on loan.',
      },
    }
  },
}
