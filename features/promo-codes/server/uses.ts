// The life of a use: a place is kept for an order, then counted or given back.
import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import { type PromoCode, refusal } from './rules.ts'
import { promoCodes, promoUses } from './tables.ts'

export interface Buyer {
  email?: string | undefined
  userId?: string | undefined
}

export interface Circumstances {
  testMoney: boolean
  now?: Date
}

/** Looks, and keeps nothing. */
export async function checkCode(
  db: Db,
  code: string,
  buyer: Buyer,
  { testMoney, now = new Date() }: Circumstances,
): Promise<{ promo: PromoCode; reason?: undefined } | { reason: string }> {
  const [promo] = await db.select().from(promoCodes).where(eq(promoCodes.code, code))
  const reason = refusal(promo, {
    email: buyer.email,
    usedByThem: promo ? await usesBy(db, promo.id, buyer) : 0,
    testMoney,
    today: now.toISOString().slice(0, 10),
  })
  return promo && !reason ? { promo } : { reason: reason ?? 'Invalid promo code' }
}

async function usesBy(db: Db, promoCodeId: string, { email, userId }: Buyer): Promise<number> {
  if (!email && !userId) return 0
  return db.$count(
    promoUses,
    and(
      eq(promoUses.promoCodeId, promoCodeId),
      ne(promoUses.state, 'released'),
      or(email ? eq(promoUses.email, email) : undefined, userId ? eq(promoUses.userId, userId) : undefined),
    ),
  )
}

/** Keeps a place for the order. Everybody who wants one queues for the code's row, so that limits hold in any crowd. */
export async function reserveUse(
  tx: Tx,
  { code, orderId, buyer }: { code: string; orderId: string; buyer: Buyer },
  circumstances: Circumstances,
): Promise<PromoCode> {
  await tx.select({ id: promoCodes.id }).from(promoCodes).where(eq(promoCodes.code, code)).for('update')
  const checked = await checkCode(tx, code, buyer, circumstances)
  if (!('promo' in checked)) throw new Failure('promo_refused', { sentence: checked.reason })
  const { promo } = checked
  const kept = await tx
    .update(promoCodes)
    .set({ reservedUses: sql`${promoCodes.reservedUses} + 1` })
    .where(and(eq(promoCodes.id, promo.id), hasPlace))
    .returning({ id: promoCodes.id })
  if (kept.length === 0) throw new Failure('promo_refused', { sentence: 'This promo code has been used up.' })
  await tx
    .insert(promoUses)
    .values({ orderId, promoCodeId: promo.id, email: buyer.email, userId: buyer.userId, state: 'reserved' })
  return promo
}

const hasPlace = or(
  isNull(promoCodes.maxUses),
  lt(sql`${promoCodes.currentUses} + ${promoCodes.reservedUses}`, promoCodes.maxUses),
)

/** The order was paid, or is free. Never refuses: what was paid is served, even when its place was given back. */
export async function countUse(tx: Tx, orderId: string): Promise<void> {
  const use = await lockUse(tx, orderId)
  if (!use || use.state === 'counted') return
  if (use.state === 'reserved') {
    await tx
      .update(promoCodes)
      .set({
        reservedUses: sql`${promoCodes.reservedUses} - 1`,
        currentUses: sql`${promoCodes.currentUses} + 1`,
      })
      .where(eq(promoCodes.id, use.promoCodeId))
  } else {
    await tx
      .update(promoCodes)
      .set({ currentUses: sql`${promoCodes.currentUses} + 1` })
      .where(and(eq(promoCodes.id, use.promoCodeId), hasPlace))
  }
  await tx.update(promoUses).set({ state: 'counted' }).where(eq(promoUses.orderId, orderId))
}

/** The order will not be paid. */
export async function releaseUse(tx: Tx, orderId: string): Promise<void> {
  const use = await lockUse(tx, orderId)
  if (use?.state !== 'reserved') return
  await tx
    .update(promoCodes)
    .set({ reservedUses: sql`${promoCodes.reservedUses} - 1` })
    .where(eq(promoCodes.id, use.promoCodeId))
  await tx.update(promoUses).set({ state: 'released' }).where(eq(promoUses.orderId, orderId))
}

/** The code's row first, as everywhere: so that no two wait for each other. */
async function lockUse(tx: Tx, orderId: string) {
  const [use] = await tx.select().from(promoUses).where(eq(promoUses.orderId, orderId))
  if (!use) return undefined
  await tx
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(eq(promoCodes.id, use.promoCodeId))
    .for('update')
  const [now] = await tx.select().from(promoUses).where(eq(promoUses.orderId, orderId))
  return now
}
