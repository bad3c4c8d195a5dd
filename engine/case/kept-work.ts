// What a price that the founder sets afterwards leaves as it is. Trades make hours and capacity from the usual price ('price *
// labor-share / worker-wage'), which tells how large a piece of work is. Another price for the same piece makes it no larger.
import { MECHANISMS } from '../mechanisms/mechanisms.ts'
import type { Trade } from '../trades/schema.ts'
import { namesIn } from './formula.ts'

export const isPrice = (id: string): boolean => /(?:^|-)price$/.test(id)

/** Numbers without money that a mechanism computes with, and those that they are made from. */
export function workIds({ earns, numbers }: Pick<Trade, 'earns' | 'numbers'>): Set<string> {
  const found = new Set<string>()
  const add = (id: string): void => {
    const spec = numbers[id]
    if (!spec?.make || spec.unit === 'usd' || spec.unit === 'share' || found.has(id)) return
    found.add(id)
    for (const name of namesIn(spec.make)) add(name)
  }
  for (const { id: stream, mechanism } of earns)
    for (const id of Object.keys(MECHANISMS[mechanism].numbers)) {
      add(id)
      add(`${stream}-${id}`)
    }
  return found
}
