// A loan: what it costs a month, and whether the business can carry that.
import { type Prose, say, together } from '../../plan/kit/prose.ts'
import { monthName } from '../../plan/results.ts'
import type { LedgerEntry } from '../../read/reading.ts'
import { type Answer, type Ask, amountOf, figureNear, sumAnswer } from './ask.ts'

/** A lender wants half as much again as the payment. */
const COVER = 1.5
/** Of the monthly costs: less is within the error of any plan. */
const NOTHING_TO_SPARE = 0.03

export function answerLoan(ask: Ask): Answer | undefined {
  const { economics } = ask
  if (!economics) return undefined
  const { leftMonthly } = economics
  const loan = figureNear(ask, { roles: ['loan-offered'], unit: 'money' })
  if (leftMonthly <= economics.fixed * NOTHING_TO_SPARE)
    return sumAnswer(
      together(
        say`Do not borrow on these numbers.`,
        leftMonthly < 0
          ? say`In its second year the plan loses ${ask.about('loss', -leftMonthly)} a month after your pay, so nothing is left for repayments.`
          : say`The second year leaves ${ask.about('left-monthly', leftMonthly)} a month after your pay, next to nothing for repayments.`,
        lowestWithout(ask),
        say`Change price or cost first, then ask again.`,
      ),
    )
  const terms = loan && termsOf(ask, loan)
  if (!loan || !terms)
    return sumAnswer(
      together(
        say`Borrow only if the payment stays below ${ask.about('most-payment', leftMonthly / COVER)} a month.`,
        say`The second year leaves ${ask.about('left-monthly', leftMonthly)} a month after your pay, and a lender wants half as much again as the payment.`,
        lowestWithout(ask),
        loan
          ? say`Tell us rate and term of the ${ask.money('loan', amountOf(ask, loan))}: then the payment can be worked out.`
          : say`Ask for amount, rate, term and fees in writing, and hold the payment against that sum.`,
      ),
    )
  const amount = amountOf(ask, loan)
  const payment = annuity(amount, terms)
  const cover = leftMonthly / payment
  return sumAnswer(
    together(
      cover >= COVER
        ? say`You can borrow it: the business carries the payment.`
        : cover >= 1
          ? say`Borrow less, or for longer.`
          : say`Do not borrow it in full.`,
      say`${ask.money('loan', amount)} at ${termProse(ask, terms)} costs ${ask.about('payment', payment)} a month. The second year leaves ${ask.about('left-monthly', leftMonthly)} a month after your pay: ${ask.number('cover', cover, 1)} times the payment, where lenders want one and a half.`,
      lowestWithout(ask),
    ),
  )
}

/** When and how far cash falls without new money. */
export function lowestWithout({ composer: { results, context } }: Ask): Prose {
  const { amount, month } = results.need.committed.lowestCash
  const lowest = context.computed('lowest-alone', amount, context.money(amount))
  return amount < 0
    ? say`Without new money cash falls to ${lowest} in ${monthName(context, month)}.`
    : say`Without new money cash never falls below ${lowest}, in ${monthName(context, month)}.`
}

interface LoanTerms {
  /** A year. */
  rate: number
  months: number
}

export function annuity(amount: number, { rate, months }: LoanTerms): number {
  const monthly = rate / 12
  return monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months)
}

const NEAR = 110
const MONTHS_IN: Record<string, number> = { months: 1, years: 12 }
const LONGEST_TERM = 360
const HIGHEST_RATE = 80

/** Rate and term have no role of their own: they are the share and the time that stand beside the sum that is offered. */
function termsOf(ask: Ask, loan: LedgerEntry): LoanTerms | undefined {
  const beside = ask.question.figures
    .map(({ entry }) => entry)
    .filter(
      ({ field, start, value, role }) =>
        field === loan.field &&
        Math.abs(start - loan.start) < NEAR &&
        typeof value === 'number' &&
        OF_LOANS.includes(role),
    )
    .sort((a, b) => distance(a, loan) - distance(b, loan))
  const share = beside.find(({ unit, value }) => unit === 'fraction' && Number(value) < HIGHEST_RATE)
  const time = beside.find(({ unit, per }) => unit in MONTHS_IN && per === '')
  if (!share || !time) return undefined
  const months = Number(time.value) * (MONTHS_IN[time.unit] ?? 1)
  const rate = (Number(share.value) / 100) * (share.per === 'month' ? 12 : 1)
  return months >= 3 && months <= LONGEST_TERM ? { rate, months } : undefined
}

const OF_LOANS: LedgerEntry['role'][] = ['loan-offered', 'debt', 'other', 'technical', 'lead-time']

/** What stands behind the sum is likelier its own than what stands before it. */
const distance = ({ start }: LedgerEntry, loan: LedgerEntry) =>
  start > loan.start ? start - loan.start : (loan.start - start) * 2

const termProse = (ask: Ask, { rate, months }: LoanTerms): Prose =>
  say`${ask.rate('rate', rate)} a year over ${ask.count('term', months, ['month', 'months'])}`
