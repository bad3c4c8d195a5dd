// Which of the founder's figures the case computes with: none that would make each sale a loss.
import { namesIn } from './formula.ts'
import type { CaseInput } from './input.ts'
import { type Fill, ownValue } from './numbers.ts'
import { impossibleFill, isJobsADay, type OpenPoint } from './sanity.ts'
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
  eachAndNotAll(ground, fills, input)
  sharesOfAll(ground, fills)
  usualUpkeep(ground, fills)
  hoursOfStatedDay(input, ground, fills)
  saleThatPays(input, ground, fills)
  return { fills, open }
}

/** Below this a sale pays for nothing but itself. */
const LEAST_LEFT = 0.08
const STEPS = 8
const SMALLEST = 0.02

/** Where a sale would still lose money, it is our costs that are too high for the price: they come down until it pays. */
function saleThatPays(input: CaseInput, ground: Ground, fills: Map<string, Fill>): void {
  const marginWith = (changed: ReadonlyMap<string, Fill>) =>
    streamsOf(input, ground, ground.numbersWith(changed))[0]?.plan.results.margin?.value ?? 1
  if (marginWith(fills) >= LEAST_LEFT / 2) return
  const numbers = ground.numbersWith(fills)
  const usual = marginWith(fills)
  const isCost = (id: string) =>
    marginWith(new Map(fills).set(id, ownValue(id, numbers.value(id) * 0.9, LOWERED))) > usual
  const ids = numbers.ids.filter(
    (id) =>
      !/^(?:cost|start|reach|win|spend)-/.test(id) &&
      numbers.has(id) &&
      numbers.get(id).basis === 'trade' &&
      isOurs(fills.get(id)) &&
      isCost(id),
  )
  const lowered = (factor: number) => {
    const changed = new Map(fills)
    for (const id of ids) changed.set(id, ownValue(id, numbers.value(id) * factor, LOWERED))
    return changed
  }
  let [low, high] = [SMALLEST, 1]
  if (marginWith(lowered(low)) < LEAST_LEFT) return
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (marginWith(lowered(middle)) >= LEAST_LEFT) low = middle
    else high = middle
  }
  for (const [id, fill] of lowered(low)) fills.set(id, fill)
}

const SAME = 0.02

/** '12 bikes at $5,400 each, $64,800': what one costs is not what all cost. */
function eachAndNotAll({ numbersWith }: Ground, fills: Map<string, Fill>, { reading }: CaseInput): void {
  const [all, units] = [fills.get('unit-cost'), fills.get('units')]
  if (!all || !units || numbersWith(fills).get('unit-cost').basis !== 'founder') return
  const each = reading.ledger.find(
    ({ used, unit, value }) =>
      used &&
      unit === 'money' &&
      Number(value) > 0 &&
      Math.abs((Number(value) * units.value) / Number(all.entry.value) - 1) < SAME,
  )
  if (each) fills.set('unit-cost', { value: all.value / units.value, entry: each })
}

/** Of a whole: a thing is not out for more days than the year has. */
const MOST_OF_ALL = 0.95
const FULL = 0.8

/** A share that formulas make above all of it: the assumption in the formula gives way. */
function sharesOfAll({ trade, numbersWith }: Ground, fills: Map<string, Fill>): void {
  for (const [id, { unit, make }] of Object.entries(trade.numbers)) {
    const numbers = numbersWith(fills)
    if (unit !== 'share' || !make || fills.has(id) || !numbers.has(id)) continue
    const share = numbers.value(id)
    if (!(share > MOST_OF_ALL)) continue
    for (const name of namesIn(make)) {
      if (!numbers.has(name) || fills.has(name) || numbers.get(name).basis !== 'trade') continue
      const value = (numbers.value(name) * FULL) / share
      const changed = new Map(fills).set(
        name,
        ownValue(name, value, 'so that the whole is not more than all of it'),
      )
      if (numbersWith(changed).value(id) > MOST_OF_ALL) continue
      fills.set(name, changed.get(name) as Fill)
      break
    }
  }
}

const LOWERED =
  'lower than usual, because at this price the usual one would lose money on every sale; check it first'

/** Not stated: usual, or following from something stated. */
const isOurs = (fill: Fill | undefined) => !fill || fill.follows === true || fill.because !== undefined

/** Repairs of a cheap thing are cheap: they keep their usual share of what it costs. */
function usualUpkeep({ numbersWith }: Ground, fills: Map<string, Fill>): void {
  const [usual, here] = [numbersWith(new Map()), numbersWith(fills)]
  const cost = fills.get('unit-cost')
  if (!cost || fills.has('upkeep') || !usual.has('upkeep') || !usual.has('unit-cost')) return
  const ratio = usual.value('upkeep') / Math.max(1, usual.value('unit-cost'))
  fills.set('upkeep', {
    value: here.value('unit-cost') * Math.min(ratio, MOST_UPKEEP),
    entry: cost.entry,
    follows: true,
  })
}

const MOST_UPKEEP = 0.3
const WORKING_DAY = 8
const HOURS = ['visit-hours', 'travel-hours']

/** Whoever does five jobs a day spends no seven hours on one. */
function hoursOfStatedDay(
  { reading, team }: CaseInput,
  { numbersWith }: Ground,
  fills: Map<string, Fill>,
): void {
  const numbers = numbersWith(fills)
  if (!HOURS.every(numbers.has)) return
  const parts = numbers.has('parts') ? numbers.value('parts') : 1
  const jobs = reading.ledger.find(isJobsADay)
  if (!jobs) return
  const each = (WORKING_DAY * team * parts) / Number(jobs.value)
  const hours = HOURS.reduce((sum, id) => sum + numbers.value(id), 0)
  const free = HOURS.filter((id) => !fills.has(id))
  if (hours <= each || free.length === 0) return
  for (const id of free)
    fills.set(id, { value: (numbers.value(id) * each) / hours, entry: jobs, follows: true })
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
