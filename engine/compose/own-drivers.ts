// What drives the money of a business whose books were written for it alone.
import type { Case } from '../case/case.ts'
import { stepsOf } from '../case/own-case.ts'
import type { Context } from '../plan/context.ts'
import { costLine, taxRate } from '../plan/drivers/costs.ts'
import { onCost } from '../plan/drivers/people.ts'
import type { CostLine, Drivers, InvestmentLine, Loan, Opening, StaffLine } from '../plan/finance/drivers.ts'
import type { OwnBooks, OwnPath } from '../trades/own-books.ts'

export function ownDrivers(one: Case, context: Context, own: OwnBooks, founders?: StaffLine[]): Drivers {
  const { numbers, currency, streams } = one
  const steps = (path: OwnPath, compute: (formula: string) => number) =>
    stepsOf(path, compute).map((value, i) => ({ month: i + 1, value }))
  const shareOf = (formula: string) => Math.min(0.9, Math.max(0, numbers.plain(formula)))
  const amountOf = (formula: string) => Math.max(0, Math.round(numbers.amount(formula)))
  // Asked for only where the books leave it open, because the plan lists what it rests on.
  const usualOnCost = () => onCost(context).value
  const staff = own.posts.map(({ id, role, isFounder, count, monthlyPay, onCost: share }): StaffLine => {
    const [counts, pay] = [steps(count, numbers.plain), amountOf(monthlyPay)]
    const isPaid = pay > 0 && counts.some(({ value }) => value > 0)
    return {
      id,
      role,
      count: counts,
      monthlyPay: pay,
      onCost: share ? shareOf(share) : isPaid ? usualOnCost() : 0,
      isFounder,
      yearlyRise: 0,
    }
  })
  const purchases = own.purchases
    .map(
      ({ id, label, amount, month, years }): InvestmentLine => ({
        id,
        label,
        month,
        amount: amountOf(amount),
        lifeMonths: Math.round(years * 12),
      }),
    )
    .filter(({ amount }) => amount > 0)
  const puts = own.money.filter(({ kind }) => kind !== 'loan')
  const loans = own.money.filter(({ kind, amount }) => kind === 'loan' && amountOf(amount) > 0)
  return {
    currency,
    streams: streams.flatMap(({ plan }) => plan.streams),
    staff: founders ? [...founders, ...staff.filter(({ isFounder }) => !isFounder)] : staff,
    costs: [
      ...own.costs.map(({ id, label, group, monthly }) =>
        costLine(id, label, group, steps(monthly, numbers.amount), 0),
      ),
      ...purchases.filter(isSpent).map(onceLine),
    ],
    investments: purchases.filter((line) => !isSpent(line)),
    deposits: [],
    receivableDays: own.receivableDays,
    payableDays: own.payableDays,
    funding: {
      equity: puts
        .map(({ id, label, month, amount, status }) => ({
          id,
          label,
          month,
          amount: amountOf(amount),
          ...(status === 'sought' && { sought: true }),
        }))
        .filter(({ amount }) => amount > 0),
      ...(loans.length > 0 && { loan: loanOf(loans) }),
    },
    ...openingOf(own.opening ?? []),
    taxRate: own.taxRate ? shareOf(own.taxRate) : taxRate(context),
    ...(own.taxFree && amountOf(own.taxFree) > 0 && { taxFree: amountOf(own.taxFree) }),
    ...(own.ownerTaxed && { ownerTaxed: true }),
  }

  function openingOf(lines: NonNullable<OwnBooks['opening']>): Pick<Drivers, 'opening'> {
    const there = lines.map((line) => ({ ...line, amount: amountOf(line.amount) }))
    const those = (is: (typeof lines)[0]['is']) => there.filter((line) => line.is === is && line.amount > 0)
    const opening: Opening = {
      owned: those('owned').map(({ id, label, amount, years = USUAL_LIFE }) => ({
        id,
        label,
        amount,
        lifeMonths: Math.round(years * 12),
      })),
      receivables: those('receivable').map(({ id, label, amount, month = 1 }) => ({
        id,
        label,
        month,
        amount,
      })),
      debts: those('debt').map(({ id, label, amount, month = 1, months = 1 }) => ({
        id,
        label,
        month,
        amount,
        months,
      })),
    }
    return there.some(({ amount }) => amount > 0) ? { opening } : {}
  }

  /** The finance engine knows one loan: several are drawn together, on the terms of the first. */
  function loanOf(lines: OwnBooks['money']): Loan {
    const [first] = lines as [OwnBooks['money'][0]]
    return {
      month: first.month,
      amount: lines.reduce((sum, { amount }) => sum + amountOf(amount), 0),
      yearlyRate: first.rate ? numbers.plain(first.rate) : USUAL_RATE,
      months: first.months ?? USUAL_TERM,
      graceMonths: first.graceMonths ?? 0,
      equalPayments: true,
      ...(lines.every(({ status }) => status === 'sought') && { sought: true }),
    }
  }
}

/** A lawyer's bill is no equipment: nothing of it is there to be written off. */
const isSpent = ({ lifeMonths }: InvestmentLine) => lifeMonths < 1

function onceLine({ id, label, month, amount }: InvestmentLine): CostLine {
  const points = [
    { month: month - 1, value: 0 },
    { month, value: amount },
    { month: month + 1, value: 0 },
  ]
  const inPlan = points.filter((point) => point.month >= 1)
  return { ...costLine(`once-${id}`, label, 'other', inPlan, 0), isOnce: true }
}

const USUAL_RATE = 0.09
const USUAL_TERM = 60
/** Years that something in use will still serve. */
const USUAL_LIFE = 5
