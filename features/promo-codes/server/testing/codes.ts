import { randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import type { PromoCode } from '../rules.ts'
import { promoCodes, promoUses } from '../tables.ts'
import { type Buyer, countUse, releaseUse, reserveUse } from '../uses.ts'

export const PLAY_MONEY = { testMoney: true, secretKey: 'sk_test_codes' }

/** 20 % off for everybody, unless told otherwise. */
export async function buildCode(
  db: Db,
  given: Partial<typeof promoCodes.$inferInsert> = {},
): Promise<PromoCode> {
  const code = `CODE-${randomBytes(6).toString('hex').toUpperCase()}`
  const [made] = await db
    .insert(promoCodes)
    .values({ code, discountValue: 20, ...given })
    .returning()
  return made as PromoCode
}

/** Answers the order that holds the place. */
export async function reserve(
  db: Db,
  code: string,
  {
    orderId = randomUUID(),
    testMoney = true,
    ...buyer
  }: Buyer & { orderId?: string; testMoney?: boolean } = {},
): Promise<string> {
  await db.transaction((tx) => reserveUse(tx, { code, orderId, buyer }, { ...PLAY_MONEY, testMoney }))
  return orderId
}

export const count = (db: Db, orderId: string) => db.transaction((tx) => countUse(tx, orderId))
export const release = (db: Db, orderId: string) => db.transaction((tx) => releaseUse(tx, orderId))

/** What the code's row says, beside what the uses say. */
export async function usesOf(db: Db, { id }: Pick<PromoCode, 'id'>) {
  const [code] = await db.select().from(promoCodes).where(eq(promoCodes.id, id))
  const uses = await db.select().from(promoUses).where(eq(promoUses.promoCodeId, id))
  const inState = (state: string) => uses.filter((use) => use.state === state).length
  return {
    current: code?.currentUses,
    reserved: code?.reservedUses,
    states: { reserved: inState('reserved'), counted: inState('counted'), released: inState('released') },
  }
}
