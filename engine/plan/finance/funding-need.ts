// How much money is missing, how much to ask for, and what the money is for.
import { roundHalfUp } from '../../money.ts'
import { at, MONTHS, yearOf } from './calendar.ts'
import type { Drivers } from './drivers.ts'
import { type CashPoint, lowest } from './outcome.ts'
import { project } from './project.ts'
import type { Projection } from './projection.ts'

export interface FundingOptions {
  /** Months of fixed costs to keep as a reserve. */
  reserveMonths: number
  /** Share of the investments kept for what they turn out to cost. */
  contingencyShare: number
  /** Last month of the table of uses and sources; the month of lowest cash when left out. */
  until?: number
}

interface Entry {
  id: string
  label: string
  amount: number
}

export interface FundingNeed {
  /** With what is promised alone. */
  committed: { total: number; lowestCash: CashPoint }
  /** By how much cash falls below zero then. */
  shortfall: number
  /** Months of fixed costs, as they are in the plan year half a year after the low point, when the reserve is lived on. */
  reserve: number
  reserveYear: number
  contingency: number
  /** reserve + contingency − lowest cash, when that is above zero: shortfall + reserve + contingency if cash runs out. */
  need: number
  /** The need, rounded up to a sum that one would ask for. */
  raise: number
  /** Of the plan with all its funding, promised and sought. Both columns add up to the same total. */
  until: number
  uses: Entry[]
  sources: Entry[]
  total: number
}

export const USUAL_OPTIONS: FundingOptions = { reserveMonths: 3, contingencyShare: 0.15 }

export function fundingNeed(
  drivers: Drivers,
  options: Partial<FundingOptions> = {},
  plan: Projection = project(drivers),
): FundingNeed {
  const { reserveMonths, contingencyShare, until } = { ...USUAL_OPTIONS, ...options }
  const promised = withoutSought(drivers)
  const alone = project(promised)
  const low = lowest(alone.balance.cash.months)
  const reserveYear = yearOf(Math.min(MONTHS, low.month + 6))
  const fixed = roundHalfUp(at(plan.profit.fixedCosts.years, reserveYear - 1) / 12)
  const reserve = roundHalfUp(fixed * reserveMonths)
  const invested = drivers.investments.reduce((total, line) => total + line.amount, 0)
  const contingency = roundHalfUp(invested * contingencyShare)
  const need = Math.max(0, reserve + contingency - low.amount)
  const table = usesAndSources(drivers, plan, until ?? lowest(plan.balance.cash.months).month)
  return {
    committed: { total: fundsOf(promised), lowestCash: low },
    shortfall: Math.max(0, -low.amount),
    reserve,
    reserveYear,
    contingency,
    need,
    raise: roundUp(need),
    ...table,
  }
}

const withoutSought = (drivers: Drivers): Drivers => ({
  ...drivers,
  funding: {
    equity: drivers.funding.equity.filter((line) => !line.sought),
    ...(drivers.funding.loan && !drivers.funding.loan.sought && { loan: drivers.funding.loan }),
  },
})

const fundsOf = ({ funding }: Drivers): number =>
  funding.equity.reduce((total, line) => total + line.amount, 0) + (funding.loan?.amount ?? 0)

/** Half a step of the leading digit: 28,126 becomes 30,000, and 7,063 becomes 7,500. */
export function roundUp(amount: number): number {
  if (amount <= 0) return 0
  const stepSize = Math.max(1, 10 ** (String(Math.round(amount)).length - 1) / 2)
  return Math.ceil(amount / stepSize) * stepSize
}

export const ONCE_LABEL = 'Spent once, not owned'
export const BEFORE = 'before depreciation'
export const BEFORE_ONCE = 'before depreciation and what is spent once'

/** What was owed before the plan is no loan of it. */
export const repaidLabel = ({ funding, opening }: Drivers): string => {
  if (!opening || opening.debts.length === 0) return 'Loan repaid'
  return funding.loan ? 'Loan and old debts repaid' : 'Old debts repaid'
}

function usesAndSources(drivers: Drivers, plan: Projection, until: number) {
  const sum = (months: number[]) => months.slice(0, until).reduce((total, value) => total + value, 0)
  const { cashFlow, profit } = plan
  const onceIds = new Set(drivers.costs.flatMap(({ id, isOnce }) => (isOnce ? [id] : [])))
  const once = plan.costs
    .filter(({ id }) => onceIds.has(id))
    .reduce((total, { cost }) => total + sum(cost.months), 0)
  const earned = sum(profit.ebitda.months) + once
  const before = onceIds.size > 0 ? BEFORE_ONCE : BEFORE
  const left = at(plan.balance.cash.months, until - 1)
  const uses: Entry[] = [
    { id: 'investments', label: 'Investments', amount: -sum(cashFlow.investing.months) },
    { id: 'deposits', label: 'Deposits', amount: -sum(cashFlow.deposits.months) },
    { id: 'once', label: ONCE_LABEL, amount: once },
    { id: 'losses', label: `Losses ${before}`, amount: Math.max(0, -earned) },
    { id: 'interest', label: 'Loan interest', amount: -sum(cashFlow.interest.months) },
    { id: 'tax', label: 'Tax', amount: -sum(cashFlow.tax.months) },
    { id: 'repaid', label: repaidLabel(drivers), amount: -sum(cashFlow.loanRepaid.months) },
    { id: 'workingCapital', label: 'Working capital', amount: -sum(cashFlow.workingCapital.months) },
    { id: 'left', label: 'Left in the bank', amount: Math.max(0, left) },
  ]
  const sources: Entry[] = [
    ...drivers.funding.equity
      .filter((line) => line.month <= until)
      .map(({ id, label, amount }) => ({ id, label, amount })),
    { id: 'loan', label: 'Loan', amount: sum(cashFlow.loanDrawn.months) },
    { id: 'earned', label: `Earned ${before}`, amount: Math.max(0, earned) },
    { id: 'missing', label: 'Still to be found', amount: Math.max(0, -left) },
  ]
  const present = (entries: Entry[]) => entries.filter((entry) => entry.amount !== 0)
  return {
    until,
    uses: present(uses),
    sources: present(sources),
    total: sources.reduce((total, entry) => total + entry.amount, 0),
  }
}
