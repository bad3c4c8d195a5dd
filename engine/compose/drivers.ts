// What drives the money of a case: its streams, and the costs, purchases, people and money around them. Plain arithmetic over the
// case's numbers, so that a risk can be measured by running it again.
import type { Case } from '../case/case.ts'
import { decimalsOf } from '../money.ts'
import type { Context } from '../plan/context.ts'
import { costLine, from, taxRate } from '../plan/drivers/costs.ts'
import { averageWage, founderPay, foundersOf, onCost, payOf } from '../plan/drivers/people.ts'
import { MONTHS } from '../plan/finance/calendar.ts'
import type { CostLine, Drivers, InvestmentLine, StaffLine } from '../plan/finance/drivers.ts'
import { project } from '../plan/finance/project.ts'
import { ownDrivers } from './own-drivers.ts'

/** `founders`: their pay as it was planned, where something else is changed. */
export function driversOf(one: Case, context: Context, founders?: StaffLine[]): Drivers {
  const { streams, currency, circumstances } = one
  const { own } = one.trade
  if (own) return ownDrivers(one, context, own, founders)
  const staff = postsOf(one, context)
  const usualDays = circumstances.sellsTo === 'firms' ? 30 : 0
  const withoutPay: Drivers = {
    currency,
    streams: streams.flatMap(({ plan }) => plan.streams),
    staff,
    costs: [...costsOf(one), ...streams.flatMap(({ plan }) => plan.costs ?? [])],
    investments: [...purchasesOf(one), ...streams.flatMap(({ plan }) => plan.investments ?? [])],
    deposits: streams.flatMap(({ plan }) => plan.deposits ?? []),
    receivableDays: Math.max(0, ...streams.map(({ plan }) => plan.receivableDays ?? usualDays)),
    payableDays: 15,
    funding: { equity: ownMoney(one) },
    taxRate: taxRate(context),
  }
  const agreed = { ...withoutPay, costs: withBookedCosts(withoutPay.costs, costFactorOf(one, context)) }
  const pay = founders ?? founderLine(one, context, agreed)
  return { ...agreed, staff: [...pay, ...staff] }

  function withBookedCosts(costs: CostLine[], factor: number): CostLine[] {
    if (factor === 1) return costs
    return costs.map((line) =>
      isAssumed(one, line)
        ? { ...line, amount: line.amount.map(({ month, value }) => ({ month, value: value * factor })) }
        : line,
    )
  }
}

const isAssumed = ({ fills }: Case, { id }: CostLine) => !fills.has(`cost-${id}`)

/** What is known of costs that nobody stated: as much as leaves the profit of the books. */
const MOST_COSTS = 3
const costFactors = new WeakMap<object, number>()

/** Of the costs that the brief does not name. It stays while other numbers of the case are changed. */
export function costFactorOf(one: Case, context: Context): number {
  const cached = costFactors.get(one.original)
  if (cached !== undefined) return cached
  costFactors.set(one.original, 1)
  if (one.trade.own) return 1
  const factor = bookedFactor(one.withSet(new Map()), context)
  costFactors.set(one.original, factor)
  return factor
}

function bookedFactor(one: Case, context: Context): number {
  const { profit, revenue } = one.accounts
  if (one.circumstances.stage !== 'running' || !profit || !revenue) return 1
  const drivers = driversOf(one, context, [])
  const projection = project(drivers)
  const assumed = projection.costs
    .filter(({ id }) => !one.fills.has(`cost-${id}`))
    .reduce((sum, { cost }) => sum + (cost.years[0] ?? 0), 0)
  const stated = profit.monthly * 12 * 10 ** decimalsOf(one.currency)
  const gap = (projection.profit.ebitda.years[0] ?? 0) - stated
  return assumed > 0 ? Math.max(0, Math.min(MOST_COSTS, (assumed + gap) / assumed)) : 1
}

function costsOf(one: Case): CostLine[] {
  const { allIn } = one.accounts
  const allInRow = one.trade.costs.find(
    ({ id }) => allIn && one.fills.get(`cost-${id}`)?.entry.id === allIn.entry.id,
  )
  // A cost that holds everything replaces every row.
  if (allIn && allInRow && one.circumstances.stage === 'running')
    return [
      costLine(
        allInRow.id,
        'Running costs, all in',
        'operations',
        from(1, one.numbers.value(`cost-${allInRow.id}`)),
      ),
    ]
  const rows = one.trade.costs
    .filter(({ when }) => one.holds(when))
    .map(({ id, label, group }) => costLine(id, label, group, from(1, one.numbers.value(`cost-${id}`))))
  return [...rows, marketingOf(one)]
}

/** Nobody pays to win customers who cannot be served. */
const SPENT_WHEN_FULL = 0.7

function marketingOf(one: Case): CostLine {
  const yearly = one.trade.channels
    .filter(({ when }) => one.holds(when))
    .reduce((sum, { id }) => sum + one.numbers.value(`spend-${id}`), 0)
  const limit = one.streams[0]?.plan.limit ?? 'demand'
  const monthly = (yearly / 12) * (['demand', 'audience'].includes(limit) ? 1 : SPENT_WHEN_FULL)
  return costLine(
    'marketing',
    'Marketing',
    'marketing',
    [
      { month: 1, value: monthly * 0.6 },
      { month: 6, value: monthly },
      { month: MONTHS, value: monthly * 1.6 },
    ],
    0,
  )
}

/** A running business has what it began with; it buys what the founder names. */
function purchasesOf(one: Case): InvestmentLine[] {
  const isRunning = one.circumstances.stage === 'running'
  return one.trade.start
    .filter(({ id, when, range }) => range && one.holds(when) && !isLet(one, `start-${id}`))
    .filter(({ id }) => !isRunning || isBought(one, `start-${id}`))
    .map(({ id, label, years = 5 }) => ({
      id,
      label,
      month: isRunning ? 4 : 1,
      amount: Math.round(one.numbers.value(`start-${id}`)),
      lifeMonths: Math.round(years * 12),
    }))
    .filter(({ amount }) => amount > 0)
}

/** Things to let are bought by the stream that lets them: neither one of them nor all of them are bought again. */
function isLet({ fills, numbers, trade }: Case, id: string): boolean {
  const fill = fills.get(id)
  if (!fill || trade.earns[0]?.mechanism !== 'rental' || !numbers.has('unit-cost')) return false
  const each = numbers.value('unit-cost')
  return [each, each * numbers.value('units')].some((amount) => Math.abs(fill.value / amount - 1) < 0.02)
}

/** A purchase that is only thought of, and that the money in hand would not pay, waits for its own decision. */
function isBought({ fills, numbers }: Case, id: string): boolean {
  const fill = fills.get(id)
  if (!fill) return false
  const isPlan = fill.entry.status === 'quote' || fill.entry.status === 'goal'
  return !isPlan || (numbers.has('cash') && fill.value <= numbers.value('cash') * MOST_OF_CASH)
}

const MOST_OF_CASH = 0.75

const ownMoney = ({ numbers }: Case): Drivers['funding']['equity'] =>
  numbers.has('cash')
    ? [{ id: 'budget', label: 'Money in hand', month: 1, amount: Math.round(numbers.value('cash')) }]
    : []

const MOST_OF_AVERAGE = 3

/** A post has to be carried by what is sold, with something to spare. */
const CARRIED_BY = 2.2

function postsOf(one: Case, context: Context): StaffLine[] {
  const main = one.streams[0]?.plan
  if (!main) return []
  const left = main.results.contribution?.value ?? 0
  const minor = 10 ** decimalsOf(one.currency)
  const today = (one.accounts.allIn ? [] : one.pay.staff).map(
    ({ amount, role, entry }): StaffLine => ({
      id: `post-${entry.id}`,
      role,
      count: from(1, 1),
      monthlyPay: Math.round(amount * minor),
      onCost: onCost(context).value,
      isFounder: false,
      yearlyRise: 0.03,
    }),
  )
  // In dollars a year: where pay is low, so is that of those who are paid best.
  const mostPaid = ((averageWage(context).value * MOST_OF_AVERAGE) / context.dollars(1)) * 12
  // Whoever does today's work is paid already, as the founder states it.
  const hasPeople =
    one.circumstances.stage === 'running' &&
    (one.accounts.allIn !== undefined || one.pay.staff.length > 0 || one.input.team > 1)
  const later = one.trade.people.flatMap(({ id, role, like, usd, when, paid }) => {
    const [, what, limit] = /^(\w+) > (\S+)$/.exec(when) ?? []
    if (paid || !what || !limit) return []
    const series = what === 'customers' ? main.customers : main.volume
    const most = limitOf(one, limit)
    const pay = payOf(context, { id, role, like, otherwise: Math.min(usd, mostPaid) })
    const isCarried = (i: number) => (main.volume[i] ?? 0) * left > pay.value * CARRIED_BY
    const month = series.findIndex((count, i) => count > most && isCarried(i)) + 1
    if (month === 0 || (month === 1 && hasPeople)) return []
    return {
      id,
      role: role.charAt(0).toUpperCase() + role.slice(1),
      count: from(month, 1),
      monthlyPay: Math.round(pay.value),
      onCost: onCost(context).value,
      isFounder: false,
      yearlyRise: 0.03,
    }
  })
  return withOwnNames([...today, ...later])
}

/** Two posts of one name could not be told apart in a table. */
const withOwnNames = (posts: StaffLine[]): StaffLine[] =>
  posts.map((post, i) => {
    const before = posts.slice(0, i).filter(({ role }) => role === post.role).length
    return before === 0 ? post : { ...post, role: `${post.role}, post ${before + 1}` }
  })

function limitOf({ numbers }: Case, limit: string): number {
  if (/^[\d.]+$/.test(limit)) return Number(limit)
  return numbers.has(limit) ? numbers.value(limit) : Number.POSITIVE_INFINITY
}

/** Three quarters of what the second year leaves, up to a modest wage: fixed from then on, so that a loss of sales is a loss. */
const SHARE_TAKEN = 0.75
const LEAST_PAID = 0.1

function founderLine(one: Case, context: Context, withoutPay: Drivers): StaffLine[] {
  const founders = foundersOf(context)
  const statedPay = one.pay.founder
  const wage = statedPay ? statedPay.amount * 10 ** decimalsOf(one.currency) : founderPay(context).value
  const isPaid = statedPay?.entry.status === 'actual' || statedPay?.entry.status === 'past'
  const second = project(withoutPay).profit.ebitda.years[1] ?? 0
  const room = (Math.max(0, second) * SHARE_TAKEN) / 12 / (1 + onCost(context).value) / founders
  // What is taken today goes on; what is wished for waits until there is room.
  const share = isPaid ? 1 : Math.min(1, Math.floor((room / Math.max(1, wage)) * 20) / 20)
  if (one.accounts.allIn?.hasOwnPay) return []
  if (share < LEAST_PAID || one.trade.finance.by === 'grant') return []
  const people = founders * share
  return [
    {
      id: 'founders',
      role: founders > 1 ? 'Founders' : 'Founder',
      count:
        one.circumstances.stage === 'running'
          ? [{ month: 1, value: people }]
          : [
              { month: 6, value: 0 },
              { month: 7, value: people / 2 },
              { month: 12, value: people / 2 },
              { month: 13, value: people },
            ],
      monthlyPay: Math.round(wage),
      onCost: onCost(context).value,
      isFounder: true,
      yearlyRise: 0.03,
    },
  ]
}
