// The channels bring no more customers than there are, and no firm grows in one year as its channels alone would let it.
import type { Accounts } from './accounts.ts'
import type { CaseInput } from './input.ts'
import { type MarketSize, MOST_WON, marketSizeOf } from './market-size.ts'
import { revenueInMonth } from './month-one.ts'
import { type Fill, ownValue } from './numbers.ts'
import { type Ground, streamsOf } from './streams.ts'

/** Of today's revenue, in the first year, by a firm that lives from it. */
const MOST_GROWN = 1.5
const STEPS = 7
/** A new business that reaches less than this is none; then it is the count of people that is too small. */
const LEAST_REACHED = 0.2
/** Sizes of a business whose customers do not come through channels. */
const SIZES = ['audience', 'installs', 'loans', 'applications', 'runs', 'units']

export interface ReachInput {
  input: CaseInput
  ground: Ground
  fills: Map<string, Fill>
  minor: number
  monthlyWage: number
  accounts: Accounts
}

/** Changes `fills`: what the channels reach shrinks until the plan fits its market. False where it fits already. */
export function keepWithinReach({ input, ground, fills, minor, monthlyWage, accounts }: ReachInput): boolean {
  const { revenue } = accounts
  const today = revenue && ground.stage === 'running' ? revenue.monthly * minor : 0
  const isEstablished = today >= monthlyWage
  const fits = (changed: Map<string, Fill>) => {
    const { streams, market } = plannedWith(input, ground, changed)
    const year = Array.from({ length: 12 }, (_, i) => revenueInMonth(streams, i + 1))
    const third = sizeIn(streams, 36)
    return (
      third.customers <= market.fit * MOST_WON &&
      third.revenue <= market.fit * market.spend * MOST_WON &&
      (!isEstablished || year.reduce((sum, month) => sum + month, 0) <= today * 12 * MOST_GROWN)
    )
  }
  if (fits(fills)) return false
  const channels = ground.trade.channels.map(({ id }) => `reach-${id}`)
  const sizes = ground.stage === 'running' ? [] : SIZES
  for (const ids of [channels, [...channels, ...sizes]]) {
    const shrink = (factor: number) => shrunk(ground, fills, ids, factor)
    const least = isEstablished ? 0 : LEAST_REACHED
    const isLast = ids.length > channels.length || sizes.length === 0
    if (!fits(shrink(least)) && !isLast) continue
    let [low, high] = [least, 1]
    for (let step = 0; step < STEPS; step++) {
      const middle = (low + high) / 2
      if (fits(shrink(middle))) low = middle
      else high = middle
    }
    for (const [id, fill] of shrink(low)) fills.set(id, fill)
    return true
  }
  return false
}

const WHY =
  'less than usual, because the plan may not win more customers than there are; a count of names replaces it'

function shrunk(
  { numbersWith }: Ground,
  fills: ReadonlyMap<string, Fill>,
  ids: string[],
  factor: number,
): Map<string, Fill> {
  const numbers = numbersWith(fills)
  const changed = new Map(fills)
  for (const id of ids)
    if (numbers.has(id) && numbers.get(id).basis === 'trade')
      changed.set(id, ownValue(id, numbers.value(id) * factor, WHY))
  return changed
}

const sizeIn = (streams: ReturnType<typeof streamsOf>, month: number) => ({
  customers: streams[0]?.plan.customers[month - 1] ?? 0,
  revenue: revenueInMonth(streams, month) * 12,
})

/** The streams with these figures, and the market that they sell in. */
function plannedWith(input: CaseInput, ground: Ground, fills: ReadonlyMap<string, Fill>, isFinal = false) {
  const numbers = ground.numbersWith(fills)
  const streams = streamsOf(input, ground, numbers)
  const market = marketSizeOf({
    trade: ground.trade,
    variants: ground.variants,
    numbers,
    reading: input.reading,
    country: input.country,
    townPeople: input.townPeople,
    today: ground.stage === 'running' ? sizeIn(streams, 1) : { customers: 0, revenue: 0 },
    third: sizeIn(streams, 36),
    isFinal,
  })
  return { streams, market }
}

export const marketWith = (input: CaseInput, ground: Ground, fills: ReadonlyMap<string, Fill>): MarketSize =>
  plannedWith(input, ground, fills, true).market
