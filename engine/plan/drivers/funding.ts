// The money the founder has, and the money that is still missing.
import { type Context, percent } from '../context.ts'
import type { Drivers } from '../finance/drivers.ts'
import { fundingNeed, roundUp } from '../finance/funding-need.ts'
import { outcomeOf } from '../finance/outcome.ts'
import { project } from '../finance/project.ts'
import type { Model } from '../models/playbook.ts'

/** What the founder has in hand, paid in at the start. */
export function ownMoney({ said }: Context): Drivers['funding']['equity'] {
  const budget = said('budget')
  return budget
    ? [{ id: 'budget', label: 'Founder’s budget', month: 1, amount: Math.round(budget.value) }]
    : []
}

const LABELS = {
  equity: 'Investors, to be found',
  grant: 'Grants, to be found',
  own: 'Own money, to be put in',
} as const

/** A founder who names a round gets that round; what it leaves open, or all of it, is added as money to be found. */
export function financed(context: Context, drivers: Drivers, by: Model['financedBy']): Drivers {
  const round = context.said('raise')
  const withRound = round
    ? withEquity(drivers, {
        id: 'round',
        label: 'Round to be raised',
        month: 1,
        amount: Math.round(round.value),
      })
    : drivers
  const missing = fundingNeed(withRound).raise - (round ? Math.round(round.value) : 0)
  if (missing <= 0) return withRound
  if (by === 'loan' && !withRound.funding.loan) return lentEnough(context, withRound, missing)
  const label = LABELS[by === 'loan' ? 'equity' : by]
  return withEquity(withRound, { id: 'to-be-found', label, month: 1, amount: missing })
}

/** What is lent more has to be paid back too, so one more sum is seldom the last. */
const MOST_TRIES = 5

/** A loan is paid back while the business still grows: what that costs is borrowed with it. */
function lentEnough(context: Context, drivers: Drivers, amount: number): Drivers {
  let lent = withLoan(context, drivers, amount)
  for (let tries = 0, sum = amount; tries < MOST_TRIES; tries++) {
    const { amount: lowestCash } = outcomeOf(project(lent)).lowestCash
    if (lowestCash >= 0) return lent
    sum = roundUp(sum - 2 * lowestCash)
    lent = withLoan(context, drivers, sum)
  }
  return lent
}

function withEquity(
  drivers: Drivers,
  line: { id: string; label: string; month: number; amount: number },
): Drivers {
  const { funding } = drivers
  return { ...drivers, funding: { ...funding, equity: [...funding.equity, { ...line, sought: true }] } }
}

const LOAN_MONTHS = 60
const GRACE_MONTHS = 6

function withLoan({ benchmark }: Context, drivers: Drivers, amount: number): Drivers {
  const rate = benchmark('loan-rate', {
    metric: 'loan-rate',
    of: 'loan to a new firm',
    label: 'Interest on a loan, a year',
    show: percent,
    otherwise: { value: 0.09, low: 0.06, high: 0.14, why: 'no national figure at hand' },
  })
  return {
    ...drivers,
    funding: {
      ...drivers.funding,
      loan: {
        month: 1,
        amount,
        yearlyRate: rate.value,
        months: LOAN_MONTHS,
        graceMonths: GRACE_MONTHS,
        sought: true,
      },
    },
  }
}
