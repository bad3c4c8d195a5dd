// The case of a trade that was written for this one business: its books are set up already, so nothing has to be fitted.
import type { MechanismPlan } from '../mechanisms/mechanism.ts'
import { decimalsOf } from '../money.ts'
import { rampAt } from '../plan/finance/calendar.ts'
import type { LedgerEntry } from '../read/reading.ts'
import type { OwnBooks, OwnPath, OwnStream } from '../trades/own-books.ts'
import type { Trade } from '../trades/schema.ts'
import type { Case } from './case-type.ts'
import { holds } from './conditions.ts'
import type { CaseInput } from './input.ts'
import { entryWithout, type Fill, type Numbers, numbersOf } from './numbers.ts'
import type { CaseStream } from './streams.ts'

const MONTHS = 36

export function caseOfOwn(input: CaseInput, own: OwnBooks): Case {
  const { reading, choice, country, rates } = input
  const { trade } = choice
  const currency = reading.currency
  const minor = 10 ** decimalsOf(currency)
  const fills = founderFills(trade, reading.ledger, minor)
  const numbersWith = (all: ReadonlyMap<string, Fill>) =>
    numbersOf({ trade, country, variants: [], rates, minor, fills: all })
  const original = numbersWith(fills)
  const isRunning = reading.stage.value === 'selling' || reading.stage.value === 'growing'
  const stage = isRunning ? 'running' : reading.stage.value === 'trial' ? 'trial' : 'starting'
  const withSet = (set: ReadonlyMap<string, number>): Case => {
    const all = new Map(fills)
    for (const [id, value] of set)
      if (original.has(id)) all.set(id, { value, entry: all.get(id)?.entry ?? entryWithout(id, value) })
    const numbers = numbersWith(all)
    const circumstances = { variants: [], stage, sellsTo: input.sellsTo, numbers } as const
    return {
      input: { ...input, isSide: false, set },
      reading,
      trade,
      choice,
      country,
      currency,
      circumstances,
      numbers,
      original,
      fills: all,
      open: [],
      pay: { staff: [] },
      accounts: {},
      follows: [],
      sums: [],
      market: NO_MARKET,
      streams: soldOf(own.streams.map((stream) => ownStream(stream, own, numbers, isRunning))),
      isSide: false,
      holds: (when) => holds(when, circumstances),
      withSet,
    }
  }
  return withSet(input.set ?? new Map())
}

/** What only an option would sell stays out. */
function soldOf(streams: CaseStream[]): CaseStream[] {
  const sold = streams.filter(({ plan }) => plan.volume.some((volume) => volume > 0))
  return sold.length > 0 ? sold : streams
}

/** Counted in the trade's own steps instead. */
const NO_MARKET: Case['market'] = {
  people: { value: 0, from: 'usual' },
  perThousand: [0, 0, 0],
  share: [0, 0, 0],
  ownCount: undefined,
  all: 0,
  fit: 0,
  spend: 0,
}

/** Numbers that are a figure of the ledger: those with its id as their formula's only name. */
function founderFills(trade: Trade, ledger: LedgerEntry[], minor: number): Map<string, Fill> {
  const fills = new Map<string, Fill>()
  for (const [id, { figure, unit }] of Object.entries(trade.numbers)) {
    const entry = figure === undefined ? undefined : ledger.find((one) => one.id === figure)
    if (!entry || typeof entry.value !== 'number') continue
    const value = unit === 'usd' ? entry.value * minor : unit === 'share' ? entry.value / 100 : entry.value
    fills.set(id, { value, entry })
  }
  return fills
}

type Compute = (formula: string) => number

const pointsOf = (path: OwnPath, compute: Compute) =>
  path.map(({ month, amount }) => ({ month, value: compute(amount) })).sort((a, b) => a.month - b.month)

/** Straight lines between the points, level before the first and after the last. */
function linesOf(path: OwnPath, compute: Compute): number[] {
  const points = pointsOf(path, compute)
  return Array.from({ length: MONTHS }, (_, i) => rampAt(points, i + 1))
}

/** Each amount holds until the next point, and there is nothing before the first. */
export function stepsOf(path: OwnPath, compute: Compute): number[] {
  const points = pointsOf(path, compute)
  return Array.from({ length: MONTHS }, (_, i) => points.findLast(({ month }) => month <= i + 1)?.value ?? 0)
}

/** From the plan's first month on. A month with the factor 1 sells what the path says. */
function seasonFrom({ season }: OwnStream, { startsIn }: OwnBooks): number[] {
  const factors: number[] = season ?? Array(12).fill(1)
  return [...factors.slice(startsIn - 1), ...factors.slice(0, startsIn - 1)]
}

function ownStream(stream: OwnStream, own: OwnBooks, numbers: Numbers, isRunning: boolean): CaseStream {
  const { plain, amount } = numbers
  const price = amount(stream.price)
  const cost = amount(stream.cost)
  const most = stream.capacity ? plain(stream.capacity) : Number.POSITIVE_INFINITY
  const season = seasonFrom(stream, own)
  const wanted = (stream.steps ? stepsOf : linesOf)(stream.volume, plain)
  // No month sells more than can be made, however good the season.
  const volume = wanted.map((sales, i) => {
    const factor = stream.counts === 'sales' ? (season[i % 12] ?? 1) : 1
    return Math.max(0, factor > 0 ? Math.min(sales, most / factor) : sales)
  })
  const from = Math.max(1, volume.findIndex((sales) => sales > 0) + 1)
  const taken = stream.fee ? Math.min(1, Math.max(0, plain(stream.fee))) : 0
  const charged = price * taken
  const left = price - cost - charged
  const basics = {
    id: stream.id,
    label: stream.label,
    unit: stream.unit[0],
    from,
    season,
    priceRise: 0,
    costRise: 0,
    fee: { share: taken, each: 0 },
    ...(stream.onAccount && { onAccount: true }),
    ...(isRunning && (volume[0] ?? 0) > 0 && { sellsToday: true }),
  }
  // Also where more would be bought than is planned.
  const limit = Number.isFinite(most) ? { most: Math.max(0, most) } : {}
  const isLimited = wanted.some((sales) => sales > most * 1.001)
  const churn = stream.churn ? plain(stream.churn) : 0
  const plan: MechanismPlan = {
    streams: [
      stream.counts === 'customers'
        ? endsEarly(volume, churn)
          ? {
              ...basics,
              season: Array(12).fill(1),
              kind: 'contracts',
              running: volume.map((value, i) => ({ month: i + 1, value })),
              amount: price,
              costShare: cost / Math.max(1, price),
            }
          : {
              ...basics,
              season: Array(12).fill(1),
              kind: 'subscription',
              price,
              billingMonths: 1,
              ...joiningFor(volume, from, churn),
              serving: cost,
              ...limit,
            }
        : {
            ...basics,
            kind: 'units',
            volume: volume.map((value, i) => ({ month: i + 1, value })),
            ...limit,
            price,
            costEach: cost,
            returns: 0,
            stockMonths: stream.stockMonths ?? 0,
          },
    ],
    limit: isLimited ? 'capacity' : 'demand',
    customers: volume,
    volume,
    monthlyRevenue: price,
    results: {
      contribution: { value: left, unit: 'usd' },
      margin: { value: left / Math.max(1, price), unit: 'share' },
    },
    says: { one: '', worth: '', limit: '' },
  }
  return { id: stream.id, label: stream.unit[1], plan }
}

/**
 * More stop than leave by themselves: a price that ends, a contract that is given up. Then those who pay are counted month by month,
 * because customers who joined would stay.
 */
const endsEarly = (customers: number[], churn: number): boolean =>
  customers.some((count, i) => i > 0 && count < (customers[i - 1] ?? 0) * (1 - churn) - 1)

/** So many join as keep the count on its path when the others leave. */
function joiningFor(customers: number[], from: number, churn: number) {
  const opening = Math.round(customers[from - 1] ?? 0)
  let there = opening
  const joining = customers.map((count, i) => {
    if (i + 1 <= from) return { month: i + 1, value: 0 }
    const joined = Math.max(0, count - there * (1 - churn))
    there = there * (1 - churn) + joined
    return { month: i + 1, value: joined }
  })
  return { opening, joining, churn }
}
