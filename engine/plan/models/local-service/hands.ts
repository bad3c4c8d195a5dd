// What one more pair of hands brings and costs.
import type { Context } from '../../context.ts'
import { onCost } from '../../drivers/people.ts'
import type { Kind } from './kind-row.ts'
import type { Known } from './quantities.ts'
import { wageOf } from './wages.ts'

/** What one more pair of hands leaves a month with all its hours sold, and with half of them. In minor units. */
export function handLeaves(
  context: Context,
  kind: Kind,
  known: Known,
  perPerson: number,
): [full: number, half: number] {
  const sold = perPerson * (kind.money.shape === 'jobs' ? known.each : known.monthly)
  const kept = 1 - Math.min(0.95, known.usedUp / known.each) - 0.03
  const paid = wageOf(context, kind).value * (1 + onCost(context).value) * (kind.money.post ?? 1)
  const costs = paid + known.running.value
  return [Math.round(sold * kept - costs), Math.round((sold * kept) / 2 - costs)]
}

export function oneMoreHand(
  context: Context,
  kind: Kind,
  known: Known,
  { perPerson }: { perPerson: number },
) {
  const [full, half] = handLeaves(context, kind, known, perPerson)
  const size = (id: string, value: number) => context.computed(id, value, context.money(Math.abs(value)))
  return { pay: wageOf(context, kind), leaves: size('one-more-hand', full), half: size('half-a-hand', half) }
}
