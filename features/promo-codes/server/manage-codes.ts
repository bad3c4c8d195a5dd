// The owner's side: making, changing and ending codes.
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { PromoCodeForm } from '../contract.ts'
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

/** All but the code itself, which orders and buyers know it by. */
export async function updatePromoCode(tx: Tx, id: string, form: PromoCodeForm): Promise<Changed> {
  const before = await lockCode(tx, id)
  const { currentUses, reservedUses } = before
  const used = currentUses + reservedUses
  if (form.maxUses !== null && form.maxUses < used)
    throw new Failure('invalid_input', {
      sentence: `This code has ${used === 1 ? 'one use' : `${used} uses`} already. The number of uses cannot be less.`,
    })
  const { code: _, ...changes } = form
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
  if (!code || code.endedAt) throw new Failure('not_found')
  return code
}
