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
  advertising: ['audience'],
  'in-app': ['installs'],
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

export interface Calibrated {
  input: CaseInput
  open: OpenPoint[]
}

interface CalibrationInput {
  input: CaseInput
  ground: Ground
  fills: Map<string, Fill>
  minor: number
  accounts: Accounts
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
export function calibrate({ input, ground, fills, minor, accounts }: CalibrationInput): Calibrated {
  if (ground.stage !== 'running') return { input, open: [] }
  const { revenue } = accounts
  const units = revenue ? undefined : monthlyUnitsSaid(input.reading)
  const entry = revenue?.entry ?? units?.entry ?? fills.get('opening')?.entry
  const stated = new Map(fills)
  const statedIds = new Set(stated.keys())
  const mechanism = ground.trade.earns[0]?.mechanism ?? 'project'
  let people = input
  const planned = () => {
    const numbers = ground.numbersWith(fills)
    const streams = streamsOf(people, ground, numbers)
    return { numbers, streams, main: streams[0]?.plan, now: revenueInMonth(streams, 1) }
  }
  for (let tries = TRIES; tries > 0 && entry; tries--) {
    const { numbers, streams, main, now } = planned()
    if (!main) break
    const each = main.volume[0] ? revenueInMonth(streams.slice(0, 1), 1) / main.volume[0] : 0
    const parts = numbers.has('parts') ? numbers.value('parts') : 1
    const wanted = (main.customers[0] ?? 0) * main.monthlyRevenue
    const target = revenue ? revenue.monthly * minor : units ? (units.amount / parts) * each : wanted
    if (!(target > 0) || Math.abs(now / target - 1) < NEAR) break
    const limit = main.most?.[0] ?? Number.POSITIVE_INFINITY
    if (now < target && (main.volume[0] ?? 0) >= limit * 0.999) {
      const ratio = Math.min(20, target / Math.max(1e-9, now)) * SPARE
      people = makeRoom({ input: people, ratio, numbers, fills, entry, statedIds })
      continue
    }
    if (!revenue && !units) break
    const size = sizeOf(SIZES[mechanism], numbers, statedIds)
    if (size === undefined) break
    const before = numbers.has(size) ? numbers.value(size) : 0
    const value =
      before > 0 && now > 0 ? before * (target / now) : target / Math.max(1e-9, main.monthlyRevenue)
    fills.set(size, { value, entry, ...(size !== 'opening' && { follows: true as const }) })
  }
  const isMoved = ([id, { value }]: [string, Fill]) => Math.abs((fills.get(id)?.value ?? value) / value - 1) > FAR
  const open = [...stated]
    .filter(isMoved)
    .map(([id, fill]): OpenPoint => ({ entry: fill.entry, id, because: 'revenue' }))
  return { input: people, open }
}

/** A stated number is moved only where no other can be. */
function sizeOf(
  ids: readonly string[],
  numbers: Numbers,
  statedIds: ReadonlySet<string>,
): string | undefined {
  const possible = ids.filter((id) => id === 'opening' || numbers.has(id))
  return possible.find((id) => !statedIds.has(id)) ?? possible[0]
}

interface RoomInput {
  input: CaseInput
  ratio: number
  numbers: Numbers
  fills: Map<string, Fill>
  entry: Fill['entry']
  statedIds: ReadonlySet<string>
}

function makeRoom({ input, ratio, numbers, fills, entry, statedIds }: RoomInput): CaseInput {
  const isFree = (id: string) => numbers.has(id) && !statedIds.has(id)
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
