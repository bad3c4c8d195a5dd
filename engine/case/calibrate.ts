// A running firm is calibrated on its own accounts: month one reproduces what the founder states, and what is sold today can be
// done today. Assumptions give way to stated figures, and of two stated figures the revenue wins, because it is in the books.
import type { Mechanism as MechanismName } from '../read/reading.ts'
import { type Accounts, accountsOf } from './accounts.ts'
import type { CaseInput } from './input.ts'
import { revenueInMonth } from './month-one.ts'
import type { Fill, Numbers } from './numbers.ts'
import { monthlyUnitsSaid, type OpenPoint } from './sanity.ts'
import { type Ground, streamsOf } from './streams.ts'

/** What makes a firm as large as it is today, the likeliest first. */
const SIZES: Record<MechanismName, readonly string[]> = {
  subscription: ['opening'],
  usage: ['opening', 'uses'],
  'product-sale': ['opening', 'buys'],
  'service-visit': ['opening', 'visits'],
  project: ['opening', 'projects'],
  retainer: ['opening'],
  rental: ['opening'],
  seats: ['runs'],
  event: ['runs'],
  course: ['runs'],
  membership: ['opening'],
  marketplace: ['opening', 'orders'],
  'success-fee': ['opening', 'cases'],
  commission: ['opening'],
  staffing: ['opening', 'workers'],
  licensing: ['opening'],
  franchise: ['opening'],
  advertising: ['audience', 'sponsors'],
  'in-app': ['installs', 'opening'],
  grants: ['applications'],
  interest: ['loans'],
}

/** Numbers that make room when they grow, and hours of one sale, which make room when they shrink. */
const ROOM_GROWS = ['capacity', 'pool', 'units', 'seller-orders', 'person-cases', 'deals']
const ROOM_SHRINKS = ['visit-hours', 'travel-hours', 'project-hours', 'retainer-hours']
/** Below so much of the usual hours it is more people and not quicker work. */
const LEAST_HOURS = 0.4
const SPARE = 1.15
const TRIES = 12
const NEAR = 0.02
/** So far apart two statements of the founder's contradict each other. */
const FAR = 0.25

interface CalibrationInput {
  input: CaseInput
  ground: Ground
  fills: Map<string, Fill>
  minor: number
  accounts: Accounts
  /** What the founder's figures fill by themselves. */
  stated: ReadonlyMap<string, Fill>
}

/** Sales a year, at least: less is the price of one, or money of another currency. */
const LEAST_SALES = 4

/** Without a revenue that would be a handful of sales a year. */
export function plausibleAccounts(
  input: CaseInput,
  ground: Ground,
  fills: ReadonlyMap<string, Fill>,
  minor: number,
): Accounts {
  const accounts = accountsOf(input.reading, input.textOf)
  const numbers = ground.numbersWith(fills)
  const main = streamsOf(input, ground, numbers)[0]
  if (!accounts.revenue || !main) return accounts
  const last = main.plan.volume.at(-1) ?? 0
  const each = last > 0 ? revenueInMonth([main], 36) / last : 0
  return accounts.revenue.monthly * minor * 12 < each * LEAST_SALES ? {} : accounts
}

/** Changes `fills`; gives the input with the people whom today's work takes. */
export function calibrate({ input, ground, fills, minor, accounts, stated }: CalibrationInput): CaseInput {
  if (ground.stage !== 'running') return input
  const { revenue } = accounts
  const units = revenue ? undefined : monthlyUnitsSaid(input.reading)
  const entry = revenue?.entry ?? units?.entry ?? stated.get('opening')?.entry
  const mechanism = ground.trade.earns[0]?.mechanism ?? 'project'
  const blockedIds = new Set<string>()
  let people = input
  const plannedWith = (changed: ReadonlyMap<string, Fill>) => {
    const numbers = ground.numbersWith(changed)
    const streams = streamsOf(people, ground, numbers)
    // A stated revenue is of everything, a stated number of sales of what is mainly sold.
    const mainStreams = revenue ? streams : streams.slice(0, 1)
    return { numbers, streams, main: streams[0]?.plan, now: revenueInMonth(mainStreams, 1) }
  }
  for (let tries = TRIES; tries > 0 && entry; tries--) {
    const { numbers, streams, main, now } = plannedWith(fills)
    if (!main) break
    const each = main.volume[0] ? revenueInMonth(streams.slice(0, 1), 1) / main.volume[0] : 0
    const parts = numbers.has('parts') ? numbers.value('parts') : 1
    const wanted = (main.customers[0] ?? 0) * main.monthlyRevenue
    const target = revenue ? revenue.monthly * minor : units ? (units.amount / parts) * each : wanted
    const limit = main.most?.[0] ?? Number.POSITIVE_INFINITY
    const today = main.volume[0] ?? 0
    // Those who are served today are more than the usual limit.
    if (today > limit * (1 + NEAR)) {
      const ratio = Math.min(MOST_AT_ONCE, today / Math.max(1e-9, limit)) * SPARE
      people = makeRoom({ input: people, ratio, numbers, fills, entry, stated })
      continue
    }
    if (!(target > 0) || Math.abs(now / target - 1) < NEAR) break
    if (now < target && (main.volume[0] ?? 0) >= limit * 0.999) {
      const ratio = Math.min(MOST_AT_ONCE, target / Math.max(1e-9, now)) * SPARE
      people = makeRoom({ input: people, ratio, numbers, fills, entry, stated })
      continue
    }
    if (!revenue && !units) break
    const size = sizeOf(SIZES[mechanism], numbers, stated, blockedIds)
    if (size === undefined) break
    const fillOf = (value: number): Fill => ({
      value,
      entry,
      ...(size !== 'opening' && { follows: true as const }),
    })
    const before = numbers.has(size) ? numbers.value(size) : 0
    // More is wanted than can be done, and more can be done than is sold.
    if (now > target && before > 0 && wanted > target && (main.volume[0] ?? 0) >= limit * 0.999) {
      fills.set(size, fillOf((before * target) / wanted))
      continue
    }
    const step = Math.max(1, before * 0.1)
    const slope = (plannedWith(new Map(fills).set(size, fillOf(before + step))).now - now) / step
    // What does not move the first month is not what makes the firm as large as it is.
    if (slope * step < target * LEAST_MOVED) blockedIds.add(size)
    else fills.set(size, fillOf(Math.max(0, before + (target - now) / slope)))
  }
  return people
}

const LEAST_MOVED = 1e-6
const MOST_AT_ONCE = 20

/** Stated figures that had to give way to the books. */
export const contradictedBy = (
  stated: ReadonlyMap<string, Fill>,
  fills: ReadonlyMap<string, Fill>,
): OpenPoint[] =>
  [...stated]
    .filter(([id, { value }]) => Math.abs((fills.get(id)?.value ?? value) / value - 1) > FAR)
    .map(([id, { entry }]) => ({ entry, id, because: 'revenue' }))

/** A stated number is moved only where no other can be. */
function sizeOf(
  ids: readonly string[],
  numbers: Numbers,
  stated: ReadonlyMap<string, Fill>,
  blockedIds: ReadonlySet<string>,
): string | undefined {
  const possible = ids.filter((id) => (id === 'opening' || numbers.has(id)) && !blockedIds.has(id))
  return possible.find((id) => !stated.has(id)) ?? possible[0]
}

interface RoomInput {
  input: CaseInput
  ratio: number
  numbers: Numbers
  fills: Map<string, Fill>
  entry: Fill['entry']
  stated: ReadonlyMap<string, Fill>
}

function makeRoom({ input, ratio, numbers, fills, entry, stated }: RoomInput): CaseInput {
  const isFree = (id: string) => numbers.has(id) && !stated.has(id)
  const hours = ROOM_SHRINKS.filter((id) => numbers.has(id))
  if (hours.length > 0) {
    const free = hours.filter(isFree)
    const quicker = free.length === 0 ? 1 : Math.max(LEAST_HOURS, 1 / ratio)
    for (const id of free)
      if (!fills.has(id)) fills.set(id, { value: numbers.value(id) * quicker, entry, follows: true })
    const rest = free.some((id) => fills.get(id)?.value !== numbers.value(id)) ? ratio * quicker : ratio
    return rest > 1.01 ? { ...input, team: Math.ceil(input.team * rest) } : input
  }
  const id = ROOM_GROWS.find(isFree) ?? ROOM_GROWS.find(numbers.has)
  if (id) fills.set(id, { value: numbers.value(id) * ratio, entry, follows: true })
  return input
}
