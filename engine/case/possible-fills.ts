// Which of the founder's figures the case computes with: none that would make each sale a loss.
import type { CaseInput } from './input.ts'
import type { Fill } from './numbers.ts'
import { impossibleFill, type OpenPoint } from './sanity.ts'
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
