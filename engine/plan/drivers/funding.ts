// The money the founder has, and the money that is still missing.
import { type Context, percent } from '../context.ts'
import type { Drivers } from '../finance/drivers.ts'
import { fundingNeed, roundUp } from '../finance/funding-need.ts'
import { outcomeOf } from '../finance/outcome.ts'
import { project } from '../finance/project.ts'
import type { Model } from '../model.ts'

/** A founder who names a round gets that round; what it leaves open, or all of it, is added as money to be found. */
export function financed(
  context: Context,
  drivers: Drivers,
  by: Model['financedBy'],
  isRunning = false,
  hasOwnMoney = false,
): Drivers {
  if (hasOwnMoney) return by === 'nobody' ? drivers : withShortfall(drivers)
  const round = context.said('raise')
  const withRound = round
    ? withEquity(drivers, { id: 'round', label: 'To be raised, as the brief says', amount: round.value })
    : drivers
  if (by === 'nobody') return withRound
  const neverDry = isRunning && outcomeOf(project(withRound)).lowestCash.amount >= 0
  const missing = neverDry ? 0 : fundingNeed(withRound).raise - (round?.value ?? 0)
  if (missing <= 0) return solvent(withRound, by)
  return solvent(by === 'loan' ? withLoan(context, withRound, missing) : withMore(withRound, by, missing), by)
}

const LABELS = {
  loan: 'Investors, to be found',
  equity: 'Investors, to be found',
  grant: 'Grants, to be found',
  own: 'Money still to be found',
  nobody: 'Money still to be found',
} as const

const withMore = (drivers: Drivers, by: Model['financedBy'], amount: number) =>
  withEquity(drivers, { id: 'to-be-found', label: LABELS[by], amount })

/** Where the plan names its money, only what it still falls short of is added. */
function withShortfall(drivers: Drivers): Drivers {
  const short = -outcomeOf(project(drivers)).lowestCash.amount
  return short > 0 ? withMore(drivers, 'own', roundUp(short * 1.2)) : drivers
}

const TRIES = 4

/** A loan is paid back while the business still grows: what that costs has to be found as well. */
function solvent(drivers: Drivers, by: Model['financedBy'], tries = TRIES): Drivers {
  const short = -outcomeOf(project(drivers)).lowestCash.amount
  if (short <= 0 || tries === 0) return drivers
  const { loan } = drivers.funding
  const more = roundUp(short * 1.2)
  // More of the same loan first, as long as it makes things better.
  if (loan && tries > 2)
    return solvent(
      { ...drivers, funding: { ...drivers.funding, loan: { ...loan, amount: loan.amount + more } } },
      by,
      tries - 1,
    )
  return solvent(withMore(drivers, by, more), by, tries - 1)
}

interface Sought {
  id: string
  label: string
  amount: number
}

function withEquity(drivers: Drivers, { id, label, amount }: Sought): Drivers {
  const { funding } = drivers
  const line = { id, label, month: 1, amount: Math.round(amount), sought: true }
  return { ...drivers, funding: { ...funding, equity: [...funding.equity, line] } }
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
