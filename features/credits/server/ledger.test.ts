import { expect, test } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { availableCredits, restoreSpend, writeEntry } from './ledger.ts'
import { totalsOf } from './queries.ts'
import { creditAccounts, creditEntries } from './tables.ts'
import { newCause, somebody, standing, take, write } from './testing/purses.ts'

const database = freshDatabase()
const db = () => database().db

/** Somebody with credits, their own or the address's. */
async function holder({ own = 0, ofAddress = 0, proved = true }) {
  const userId = await somebody(db(), { proved })
  const buy = (amount: number, forAddress: boolean) =>
    write(db(), { userId, kind: 'purchase', amount, cause: newCause('order'), forAddress })
  if (own) await buy(own, false)
  if (ofAddress) await buy(ofAddress, true)
  return userId
}

const spend = (userId: string, more: object = {}) =>
  write(db(), { userId, kind: 'spend', amount: -1, cause: newCause('generation'), ...more })

const refused = { code: 'no_credits', message: 'No remaining blueprints' }

test('what is granted can be spent, and no more', async () => {
  const userId = await holder({ own: 2 })
  expect([await spend(userId), await spend(userId)]).toEqual([true, true])
  await expect(spend(userId)).rejects.toMatchObject(refused)
  expect(await standing(db(), userId)).toMatchObject({ own: 0, sum: 0 })
})

test('who never had any is refused, and more than there is is not spent in part', async () => {
  const userId = await somebody(db())
  await expect(spend(userId)).rejects.toMatchObject(refused)
  await write(db(), { userId, kind: 'purchase', amount: 2, cause: newCause() })
  await expect(spend(userId, { amount: -3 })).rejects.toMatchObject(refused)
  expect(await standing(db(), userId)).toMatchObject({ own: 2, sum: 2 })
})

test('a cause counts once, however often it is noticed, and also when nothing is left', async () => {
  const userId = await holder({ own: 1 })
  const cause = newCause('generation')
  expect([await spend(userId, { cause }), await spend(userId, { cause })]).toEqual([true, false])
  expect(await standing(db(), userId)).toMatchObject({ own: 0, sum: 0 })
})

test('somebody else’s cause writes nothing, and takes nothing from anybody', async () => {
  const [one, other] = [await somebody(db()), await somebody(db())]
  const cause = newCause('order')
  const buy = (userId: string) => write(db(), { userId, kind: 'purchase', amount: 5, cause })
  expect([await buy(one), await buy(other)]).toEqual([true, false])
  expect([(await standing(db(), one)).sum, (await standing(db(), other)).sum]).toEqual([5, 0])
})

test('a transaction that fails afterwards has written nothing', async () => {
  const userId = await holder({ own: 1 })
  const cause = newCause('generation')
  const failing = db().transaction(async (tx) => {
    await writeEntry(tx, { userId, kind: 'spend', amount: -1, cause })
    throw new Error('the blueprint could not be started')
  })
  await expect(failing).rejects.toThrow('could not be started')
  expect(await standing(db(), userId)).toMatchObject({ own: 1, sum: 1 })
  expect(await spend(userId, { cause })).toBe(true)
})

test('credits, used and purchased: spent less restored, and everything else', async () => {
  const userId = await holder({ own: 10 })
  await spend(userId)
  await spend(userId)
  await write(db(), { userId, kind: 'restore', amount: 1, cause: newCause('restore') })
  await write(db(), { userId, kind: 'promo', amount: 1, cause: newCause('order') })
  await take(db(), { userId, kind: 'refund', most: 3, cause: newCause('refund') })
  await take(db(), { userId, kind: 'adjustment', most: 2, cause: newCause('dispute') })
  expect(await totalsOf(db(), userId, { proved: true })).toEqual({
    credits: 5,
    totalUsed: 1,
    totalPurchased: 6,
  })
})

test('a stranger’s entries count for nobody else', async () => {
  await holder({ own: 5 })
  const nobody = { credits: 0, totalUsed: 0, totalPurchased: 0 }
  expect(await totalsOf(db(), await somebody(db()), { proved: true })).toEqual(nobody)
})

test('unproved: what belongs to the address is neither seen nor spent', async () => {
  const userId = await holder({ own: 1, ofAddress: 5, proved: false })
  expect(await totalsOf(db(), userId, { proved: false })).toMatchObject({ credits: 1, totalPurchased: 1 })
  expect(await spend(userId)).toBe(true)
  await expect(spend(userId)).rejects.toMatchObject(refused)
  expect(await standing(db(), userId)).toMatchObject({ own: 0, ofAddress: 5 })
})

test('unproved: what a purchase of the address spends comes from the address’s purse', async () => {
  const userId = await holder({ own: 1, ofAddress: 1, proved: false })
  expect(await spend(userId, { forAddress: true })).toBe(true)
  await expect(spend(userId, { forAddress: true })).rejects.toMatchObject(refused)
  expect(await standing(db(), userId)).toMatchObject({ own: 1, ofAddress: 0 })
})

test('a session that has not proved the address spends only its own, even if the account has', async () => {
  const userId = await holder({ own: 1, ofAddress: 5 })
  expect(await spend(userId, { unproved: true })).toBe(true)
  await expect(spend(userId, { unproved: true })).rejects.toMatchObject(refused)
})

test('once the address is proved, all of it is one purse', async () => {
  const userId = await holder({ own: 1, ofAddress: 2, proved: false })
  await db().update(users).set({ provedAt: new Date() }).where(eq(users.id, userId))
  expect(await totalsOf(db(), userId, { proved: true })).toMatchObject({ credits: 3, totalPurchased: 3 })
  for (let i = 0; i < 3; i++) expect(await spend(userId)).toBe(true)
  await expect(spend(userId)).rejects.toMatchObject(refused)
  expect(await totalsOf(db(), userId, { proved: true })).toEqual({
    credits: 0,
    totalUsed: 3,
    totalPurchased: 3,
  })
})

test('more than one purse holds comes from both, under one cause', async () => {
  const userId = await holder({ own: 2, ofAddress: 2 })
  const cause = newCause('generation')
  expect(await spend(userId, { amount: -3, cause })).toBe(true)
  expect(await spend(userId, { amount: -3, cause })).toBe(false)
  expect(await standing(db(), userId)).toMatchObject({ own: 0, ofAddress: 1, sum: 1 })
})

test('taking back takes at most what is there, once, and says how much', async () => {
  const userId = await holder({ own: 2 })
  const wanted = { userId, kind: 'refund' as const, most: 5, cause: newCause('refund') }
  expect([await take(db(), wanted), await take(db(), wanted)]).toEqual([2, 2])
  expect(await standing(db(), userId)).toMatchObject({ own: 0, sum: 0 })
})

test('a refund that found nothing takes nothing later either', async () => {
  const userId = await holder({ own: 1 })
  await spend(userId)
  const wanted = { userId, kind: 'refund' as const, most: 1, cause: newCause('refund') }
  expect(await take(db(), wanted)).toBe(0)
  await write(db(), { userId, kind: 'purchase', amount: 5, cause: newCause('order') })
  expect(await take(db(), wanted)).toBe(0)
  expect((await standing(db(), userId)).own).toBe(5)
})

test('an unproved account’s refund takes nothing that belongs to the address, nor the other way round', async () => {
  const userId = await holder({ own: 2, ofAddress: 5, proved: false })
  const refund = { userId, kind: 'refund' as const, most: 5 }
  expect(await availableCredits(db(), { userId, forAddress: false })).toBe(2)
  expect(await take(db(), { ...refund, cause: newCause('refund') })).toBe(2)
  expect(await take(db(), { ...refund, most: 4, forAddress: true, cause: newCause('refund') })).toBe(4)
  expect(await standing(db(), userId)).toMatchObject({ own: 0, ofAddress: 1 })
})

test('a proved person’s refund takes from both purses and remembers the whole', async () => {
  const userId = await holder({ own: 2, ofAddress: 2 })
  const wanted = { userId, kind: 'refund' as const, most: 3, cause: newCause('refund'), forAddress: true }
  expect(await availableCredits(db(), { userId, forAddress: true })).toBe(4)
  expect([await take(db(), wanted), await take(db(), wanted)]).toEqual([3, 3])
  expect(await standing(db(), userId)).toMatchObject({ own: 1, ofAddress: 0, sum: 1 })
})

test('somebody else’s refund is told, and takes nothing', async () => {
  const [one, other] = [await holder({ own: 3 }), await holder({ own: 3 })]
  const cause = newCause('refund')
  const refund = (userId: string, most: number) => take(db(), { userId, kind: 'refund', most, cause })
  expect([await refund(one, 2), await refund(other, 3)]).toEqual([2, 2])
  expect((await standing(db(), other)).own).toBe(3)
})

test('what was spent goes back to the purse that it came from, once', async () => {
  const userId = await holder({ own: 1, ofAddress: 1 })
  const [own, ofAddress, never] = [newCause('generation'), newCause('generation'), newCause('generation')]
  await spend(userId, { cause: own })
  await spend(userId, { cause: ofAddress })
  const restore = (spent: string) =>
    db().transaction((tx) => restoreSpend(tx, { userId, spent, cause: `restore:${spent}` }))
  expect([await restore(ofAddress), await restore(ofAddress)]).toEqual([true, true])
  expect(await standing(db(), userId)).toMatchObject({ own: 0, ofAddress: 1 })
  expect(await restore(own)).toBe(true)
  expect(await standing(db(), userId)).toMatchObject({ own: 1, ofAddress: 1 })
  expect(await restore(never)).toBe(false)
  expect((await standing(db(), userId)).sum).toBe(2)
})

test('a purchase is not restored as if it had been spent', async () => {
  const userId = await somebody(db())
  const spent = newCause('order')
  await write(db(), { userId, kind: 'purchase', amount: 1, cause: spent })
  const restored = db().transaction((tx) => restoreSpend(tx, { userId, spent, cause: newCause() }))
  expect(await restored).toBe(false)
})

test('a deleted person’s entries stay, without the person', async () => {
  const userId = await holder({ own: 2, ofAddress: 3 })
  const { entries } = await standing(db(), userId)
  await db().delete(users).where(eq(users.id, userId))
  expect((await standing(db(), userId)).entries).toEqual([])
  for (const { id, accountId, amount } of entries) {
    const [entry] = await db().select().from(creditEntries).where(eq(creditEntries.id, id))
    const [purse] = await db().select().from(creditAccounts).where(eq(creditAccounts.id, accountId))
    expect([entry?.amount, purse?.userId, purse?.balance]).toEqual([amount, null, amount])
  }
  await expect(spend(userId)).rejects.toMatchObject({
    cause: { constraint: 'credit_accounts_user_id_users_id_fk' },
  })
})
