// Which of the founder's figures the case computes with, and how large the business is today.
import type { MechanismPlan } from '../mechanisms/mechanism.ts'
import { MECHANISMS } from '../mechanisms/mechanisms.ts'
import type { CaseInput } from './input.ts'
import type { Fill } from './numbers.ts'
import { impossibleFill, monthlyRevenueSaid, monthlyUnitsSaid, type OpenPoint } from './sanity.ts'
import { type Ground, streamsOf } from './streams.ts'

/** Without those that would make each sale a loss. */
export function possibleFills(
  input: CaseInput,
  ground: Ground,
  said: Map<string, Fill>,
): { fills: Map<string, Fill>; open: OpenPoint[] } {
  const fills = new Map(said)
  const open: OpenPoint[] = []
  for (let tries = said.size; tries > 0; tries--) {
    const plan = streamsOf(input, ground, ground.numbersWith(fills))[0]?.plan
    const id = plan && impossibleFill(plan, fills)
    const fill = id === undefined ? undefined : fills.get(id)
    if (id === undefined || !fill) break
    const price = priceBeside(ground, fills, id, fill)
    if (price) {
      fills.set(price.id, price.fill)
      continue
    }
    fills.delete(id)
    open.push({ entry: fill.entry, id, because: 'loss' })
  }
  return { fills, open }
}

const PRICES = ['price', 'bill-rate']

/** Where the founder names what one costs and not what it sells for, the price keeps its usual distance from the cost. */
function priceBeside(
  { numbersWith }: Ground,
  fills: ReadonlyMap<string, Fill>,
  id: string,
  { value, entry }: Fill,
): { id: string; fill: Fill } | undefined {
  const usual = numbersWith(new Map())
  const price = PRICES.find((one) => usual.has(one))
  if (price === undefined || fills.has(price) || !usual.has(id) || usual.value(id) <= 0) return undefined
  const ratio = usual.value(price) / usual.value(id)
  return ratio > 1 ? { id: price, fill: { value: value * ratio, entry, follows: true } } : undefined
}

const FREQUENCIES = ['visits', 'buys', 'uses', 'orders', 'projects', 'cases', 'client-week', 'workers']
/** What grows a business that does not count customers. */
const SIZES = ['runs', 'units', 'audience', 'installs', 'loans']
const MOST_APART = 8
/** A stated count of runs is for something else when the stated revenue says so. */
const FAR_APART = 2

/** A running business starts from the revenue or the customers it states. */
export function anchor(input: CaseInput, ground: Ground, fills: Map<string, Fill>, minor: number): void {
  if (ground.stage !== 'running') return
  const numbers = ground.numbersWith(fills)
  const stream = streamsOf(input, ground, numbers)[0]
  const revenue = monthlyRevenueSaid(input.reading)
  const opening = fills.get('opening')
  if (!stream || stream.plan.monthlyRevenue <= 0) return
  const size = SIZES.find(
    (id) => id in MECHANISMS[ground.trade.earns[0]?.mechanism ?? 'project'].numbers && numbers.has(id),
  )
  const units = monthlyUnitsSaid(input.reading)
  const each = salesEach(stream.plan)
  const customersToday = revenue
    ? (revenue.amount * minor) / stream.plan.monthlyRevenue
    : units && each > 0
      ? units.amount / each
      : opening?.value
  const entry = revenue?.entry ?? units?.entry ?? opening?.entry
  if (customersToday === undefined || !entry) return
  if (size) {
    const ratio = customersToday / Math.max(0.1, stream.plan.customers[0] ?? 1)
    const isFar = ratio > FAR_APART || ratio < 1 / FAR_APART
    if (ratio <= 0 || (fills.has(size) && !isFar)) return
    // A few runs today grow into what is usual; more than that are what it has.
    if (size === 'runs' && ratio < 1) fills.set('runs-today', { value: ratio, entry, follows: true })
    else fills.set(size, { value: numbers.value(size) * ratio, entry })
    return
  }
  if (!opening) {
    fills.set('opening', { value: customersToday, entry })
    return
  }
  const ratio = customersToday / Math.max(1, opening.value)
  const frequency = FREQUENCIES.find((id) => numbers.has(id) && !fills.has(id))
  if (frequency && ratio < MOST_APART && ratio > 1 / MOST_APART)
    fills.set(frequency, { value: numbers.value(frequency) * ratio, entry })
}

/** Numbers that make a limit: those that grow it, and hours of one sale, which shrink it. */
const GROW: Record<string, string[]> = { capacity: ['capacity'], workers: ['pool'] }
const SHRINK = ['visit-hours', 'project-hours', 'retainer-hours']
const LEAST_HOURS = 0.2
const ROOM = 1.15

/** What is sold today can be done today: a usual limit that lies below it is moved. */
export function roomForToday({ ground, fills, input }: RoomInput): void {
  if (ground.stage !== 'running') return
  const numbers = ground.numbersWith(fills)
  const plan = streamsOf(input, ground, numbers)[0]?.plan
  const price = PRICES.find((id) => numbers.has(id))
  const entry = fills.get('opening')?.entry
  if (!plan || price === undefined || !entry) return
  const today = ((plan.customers[0] ?? 0) * plan.monthlyRevenue) / Math.max(1, numbers.value(price))
  const ratio = (today / Math.max(1e-6, plan.volume[0] ?? 0)) * ROOM
  if (ratio <= ROOM * 1.05 || !Number.isFinite(ratio)) return
  const isFree = (id: string) => numbers.has(id) && (!fills.has(id) || fills.get(id)?.follows)
  const growingId = GROW[plan.limit]?.find(isFree)
  const shrinkingId = plan.limit === 'hours' ? SHRINK.find(isFree) : undefined
  if (growingId) fills.set(growingId, { value: numbers.value(growingId) * ratio, entry, follows: true })
  else if (shrinkingId)
    fills.set(shrinkingId, {
      value: Math.max(LEAST_HOURS, numbers.value(shrinkingId) / ratio),
      entry,
      follows: true,
    })
}

interface RoomInput {
  input: CaseInput
  ground: Ground
  fills: Map<string, Fill>
}

/** Sales of one customer in a month, by the plan's own last month. */
const salesEach = ({ customers, volume }: MechanismPlan): number =>
  (volume.at(-1) ?? 0) / Math.max(1e-6, customers.at(-1) ?? 0)
