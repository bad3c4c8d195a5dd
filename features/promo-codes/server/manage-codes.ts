// The owner's side: making, changing and ending codes.

import type { Db, Tx } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { deletedMeanwhile, Failure } from '#server/errors.ts'
import { type PromoCodeChange, type PromoCodeForm, relatedFaults } from '../contract.ts'
import type { PromoCode } from './rules.ts'
import { promoCodes, promoUses } from './tables.ts'

export async function createPromoCode(db: Db, form: PromoCodeForm): Promise<PromoCode> {
  const [made] = await db
    .insert(promoCodes)
    .values(form)
    .onConflictDoNothing({ target: promoCodes.code })
    .returning()
  if (!made) throw new Failure('promo_code_taken')
  return made
}

/** All but the code itself, which orders and buyers know it by. What is left out stays. */
export async function updatePromoCode(tx: Tx, id: string, change: PromoCodeChange): Promise<Changed> {
  const before = await lockCode(tx, id)
  const changes = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  if (Object.keys(changes).length === 0) return { before, after: before }
  const wanted: PromoCode = { ...before, ...changes }
  const faults = relatedFaults(wanted).map(({ message }) => message)
  if (faults.length > 0) throw new Failure('invalid_input', { sentence: faults.join(' ') })
  const used = before.currentUses + before.reservedUses
  if (wanted.maxUses !== null && wanted.maxUses < used)
    throw new Failure('invalid_input', {
      sentence: `This code has ${used === 1 ? 'one use' : `${used} uses`} already. The number of uses cannot be less.`,
    })
  const [changed] = await tx.update(promoCodes).set(changes).where(eq(promoCodes.id, id)).returning()
  return { before, after: changed as PromoCode }
}

interface Changed {
  before: PromoCode
  after: PromoCode
}

/** Orders name the code they used: so one that was ever used only ends. */
export async function endOrDeletePromoCode(tx: Tx, id: string): Promise<Ended> {
  const before = await lockCode(tx, id)
  if ((await tx.$count(promoUses, eq(promoUses.promoCodeId, id))) > 0) {
    await tx.update(promoCodes).set({ endedAt: new Date() }).where(eq(promoCodes.id, id))
    return { before, outcome: 'ended' }
  }
  await tx.delete(promoCodes).where(eq(promoCodes.id, id))
  return { before, outcome: 'deleted' }
}

interface Ended {
  before: PromoCode
  outcome: 'ended' | 'deleted'
}

async function lockCode(tx: Tx, id: string): Promise<PromoCode> {
  const [code] = await tx.select().from(promoCodes).where(eq(promoCodes.id, id)).for('update')
  if (!code) throw deletedMeanwhile('This promo code')
  if (code.endedAt) throw new Failure('not_found', { sentence: 'This promo code has ended.' })
  return code
}
