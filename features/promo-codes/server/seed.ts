// Codes to try the sandbox with, named where the shop is started.
import { and, inArray, isNull } from '#server/database/sql.ts'
import type { Greeting, House } from '#server/house.ts'
import { promoCodes } from './tables.ts'

const SEEDS = [
  { code: 'DRAFT20', description: '20% off', discountValue: 20 },
  { code: 'WELCOME100', description: 'free, once per person', discountValue: 100, usageLimit: 1 },
]

export async function seedPromoCodes({ db, cards, config }: House): Promise<Greeting[]> {
  if (!cards.testMoney || config.production) return []
  if ((await db.$count(promoCodes)) === 0) {
    const codes = SEEDS.map((seed) => ({ ...seed, environment: 'test' as const }))
    // Another process may start at the same time.
    await db.insert(promoCodes).values(codes).onConflictDoNothing({ target: promoCodes.code })
  }
  const names = SEEDS.map(({ code }) => code)
  const there = await db
    .select()
    .from(promoCodes)
    .where(and(inArray(promoCodes.code, names), isNull(promoCodes.endedAt)))
  const working = there.filter(({ isActive }) => isActive).map((one) => `${one.code} (${one.description})`)
  return working.length > 0 ? [['Promo', working.sort().join(', ')]] : []
}
