// What keeps the business from selling more.
import type { Composer } from './composer.ts'

/** What binds, in the trade's words and the mechanism's numbers. */
export function limitPoint({ trade, one }: Composer, s: ReturnType<Composer['sentences']>) {
  const plan = one.streams[0]?.plan
  const point = plan && trade.work.limits[plan.limit]
  if (!plan || !point) return undefined
  const inNumbers = s.text(plan.says.limit)
  const headed = s.headed(point)
  return headed && inNumbers ? { headline: headed.headline, text: inNumbers } : headed
}
