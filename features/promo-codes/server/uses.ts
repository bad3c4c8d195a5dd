// The life of a use: a place is kept for an order, then counted or given back.

import type { Db, Tx } from '#server/database/connect.ts'
import { and, eq, inArray, isNull, lt, or, sql } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { Secret } from '#server/keyed-hash.ts'
import { personAddress } from './person-address.ts'
import { addressHash } from './remember.ts'
import { INVALID, isSecret, needsAddress, type PromoCode, refusal, USED_UP } from './rules.ts'
import { promoCodes, promoUses } from './tables.ts'

export interface Buyer {
  /** The address that it counts for. Only a proved one: anybody can type any. */
  email?: string | undefined
  userId?: string | undefined
  /** Signed in to an account that never proved its address. */
  unproved?: boolean | undefined
  /** Of the cookie that marks browsers in which codes were used. */
  browserHash?: string | undefined
}

export interface Circumstances extends Secret {
  testMoney: boolean
  now?: Date
}

export type Checked = { promo: PromoCode; reason?: undefined } | { reason: string }

/**
 * Looks, and keeps nothing. Places that this person holds for an order that is still open do not count against them:
 * the next checkout gives that one up.
 */
export async function checkCode(
  db: Db,
  code: string,
  buyer: Buyer,
  { testMoney, now = new Date(), ...secret }: Circumstances,
): Promise<Checked> {
  const [promo] = await db.select().from(promoCodes).where(eq(promoCodes.code, code))
  // Before anything else is asked: so that the time does not tell a secret code from none.
  if (!promo || isSecret(promo, { testMoney })) return { reason: INVALID }
  const { counted: usedByThem, reserved: heldByThem } = await usesBy(db, promo.id, buyer, secret)
  const reason = refusal(promo, { ...buyer, usedByThem, heldByThem, today: dayOf(now) })
  return reason ? { reason } : { promo }
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

async function usesBy(
  db: Db,
  promoCodeId: string,
  { email, userId, browserHash }: Buyer,
  secret: Secret,
): Promise<{ counted: number; reserved: number }> {
  if (!email && !userId && !browserHash) return { counted: 0, reserved: 0 }
  const person = email && personAddress(email)
  // Of those who were forgotten earlier, the address was hashed as it was typed.
  const hashes = email && person ? [email, person].map((one) => addressHash(secret, promoCodeId, one)) : []
  const them = or(
    email ? eq(promoUses.email, email) : undefined,
    person ? eq(promoUses.person, person) : undefined,
    inArray(promoUses.emailHash, hashes),
    userId ? eq(promoUses.userId, userId) : undefined,
    browserHash ? eq(promoUses.browserHash, browserHash) : undefined,
  )
  const [uses] = await db
    .select({
      counted: sql<number>`(count(*) filter (where ${promoUses.state} = 'counted'))::int`,
      reserved: sql<number>`(count(*) filter (where ${promoUses.state} = 'reserved'))::int`,
    })
    .from(promoUses)
    .where(and(eq(promoUses.promoCodeId, promoCodeId), them))
  return uses ?? { counted: 0, reserved: 0 }
}

interface Wanted {
  code: string
  orderId: string
  buyer: Buyer
}

/**
 * Keeps a place for the order; asking again for the same order keeps the same place. Everybody who wants one queues for
 * the code's row, so that limits hold in any crowd.
 */
export async function reserveUse(
  tx: Tx,
  { code, orderId, buyer }: Wanted,
  { testMoney, now = new Date(), ...secret }: Circumstances,
): Promise<PromoCode> {
  const [promo] = await tx.select().from(promoCodes).where(eq(promoCodes.code, code)).for('update')
  if (!promo) throw refuse(INVALID)
  if (await isKept(tx, orderId, promo)) return promo
  if (isSecret(promo, { testMoney })) throw refuse(INVALID)
  if (needsAddress(promo) && !buyer.email) throw refuse(ADDRESS_MISSING)
  const { counted, reserved } = await usesBy(tx, promo.id, buyer, secret)
  const asking = { ...buyer, usedByThem: counted, heldByThem: 0, today: dayOf(now) }
  const reason = refusal(promo, asking)
  if (reason) throw refuse(reason)
  if (refusal(promo, { ...asking, usedByThem: counted + reserved })) throw refuse(KEPT)
  await keepPlace(tx, promo, orderId, buyer)
  return promo
}
const ADDRESS_MISSING = 'Please enter your email address to use this promo code.'
const KEPT =
  'This promo code is kept for an order of this email address that is not paid yet. Please finish that one, or try again in 35 minutes.'
const refuse = (sentence: string) => new Failure('promo_refused', { sentence })

async function isKept(tx: Tx, orderId: string, promo: PromoCode): Promise<boolean> {
  const [use] = await tx.select().from(promoUses).where(eq(promoUses.orderId, orderId))
  if (!use || use.state === 'released') return false
  if (use.promoCodeId !== promo.id) throw new Error('An order uses one promo code.')
  return true
}

async function keepPlace(tx: Tx, promo: PromoCode, orderId: string, buyer: Buyer): Promise<void> {
  const { email, userId, browserHash } = buyer
  const kept = await tx
    .update(promoCodes)
    .set({ reservedUses: sql`${promoCodes.reservedUses} + 1` })
    .where(and(eq(promoCodes.id, promo.id), hasPlace))
    .returning({ id: promoCodes.id })
  if (kept.length === 0) throw refuse(USED_UP)
  const person = email && personAddress(email)
  const use = { promoCodeId: promo.id, email, person, userId, browserHash, state: 'reserved' as const }
  await tx
    .insert(promoUses)
    .values({ orderId, ...use })
    // Given back before, and wanted again.
    .onConflictDoUpdate({ target: promoUses.orderId, set: use, setWhere: eq(promoUses.state, 'released') })
}

const hasPlace = or(
  isNull(promoCodes.maxUses),
  lt(sql`${promoCodes.currentUses} + ${promoCodes.reservedUses}`, promoCodes.maxUses),
)

/** The order was paid, or is free. Never refuses: what was paid is served, even when its place was given back. */
export async function countUse(tx: Tx, orderId: string): Promise<void> {
  const use = await lockUse(tx, orderId)
  if (!use || use.state === 'counted') return
  const isReserved = use.state === 'reserved'
  await tx
    .update(promoCodes)
    .set({
      ...(isReserved && { reservedUses: sql`${promoCodes.reservedUses} - 1` }),
      currentUses: sql`${promoCodes.currentUses} + 1`,
    })
    // Somebody else may have the last place by now: then this use is one too many, and the code's count stays full.
    .where(and(eq(promoCodes.id, use.promoCodeId), isReserved ? undefined : hasPlace))
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

/** Of orders that are deleted. Only places that were given back: what was counted stays counted. */
export async function deleteReleasedUses(tx: Tx, orderIds: string[]): Promise<void> {
  if (orderIds.length === 0) return
  await tx.delete(promoUses).where(and(inArray(promoUses.orderId, orderIds), eq(promoUses.state, 'released')))
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
