import { expect, test } from 'vitest'
import { comment, member, post } from '#features/community/server/testing/members.ts'
import { grant } from '#features/generation/server/testing/founders.ts'
import { paid } from '#features/generation/server/testing/paid.ts'
import { eq } from '#server/database/sql.ts'
import { purgeUnprovedAccounts } from './purge-unproved.ts'
import { erasedPeople, users } from './tables.ts'
import { openShop, signedUp } from './testing/shop.ts'

const shop = openShop()
const db = () => shop.house().db
const DAY_MS = 86_400_000

async function unproved(days: number) {
  const { person, email } = await signedUp(shop)
  const createdAt = new Date(Date.now() - days * DAY_MS)
  const [row] = await db().update(users).set({ createdAt }).where(eq(users.email, email)).returning()
  return { person, email, id: row?.id ?? '' }
}
const isThere = async ({ id }: { id: string }) => (await db().$count(users, eq(users.id, id))) === 1

test('an account that was never proved and has nothing goes after 30 days, and is remembered as erased', async () => {
  const [old, young, proved] = [await unproved(31), await unproved(29), await unproved(400)]
  await db().update(users).set({ provedAt: new Date() }).where(eq(users.id, proved.id))
  await purgeUnprovedAccounts(shop.house())
  expect([await isThere(old), await isThere(young), await isThere(proved)]).toEqual([false, true, true])
  expect(await old.person.me()).toBeUndefined()
  expect(await db().$count(erasedPeople, eq(erasedPeople.userId, old.id))).toBe(1)
  expect(await db().$count(users, eq(users.email, old.email))).toBe(0)
  // The address is free for whoever it belongs to.
  await signedUp(shop, old.email)
})

test('whoever has a credit, a blueprint, a post, a comment or a vote stays', async () => {
  const credit = await unproved(31)
  await grant(shop, credit.id, 1)
  const { userId: blueprintOwner } = await paid(shop.house())
  const host = await member(shop)
  const { id: thread } = await post(host)
  const [writer, answerer, voter] = [await member(shop), await member(shop), await member(shop)]
  await post(writer)
  await comment(answerer, thread)
  await voter.post(`/api/community/posts/${thread}/vote`, { voteType: 'up' })
  for (const { id } of [writer, answerer, voter, { id: blueprintOwner }])
    await db()
      .update(users)
      .set({ provedAt: null, createdAt: new Date(Date.now() - 31 * DAY_MS) })
      .where(eq(users.id, id))
  const nobody = await unproved(31)
  await purgeUnprovedAccounts(shop.house())
  for (const one of [credit, writer, answerer, voter, { id: blueprintOwner }])
    expect(await isThere(one)).toBe(true)
  expect(await isThere(nobody)).toBe(false)
})

test('one that cannot be deleted does not stand in the way of the others', async () => {
  const [first, second] = [await unproved(31), await unproved(31)]
  const house = shop.house()
  const broken = {
    name: 'broken',
    ownsAnything: async (_: unknown, id: string) => {
      if (id === first.id) throw new Error('no')
      return false
    },
  }
  await purgeUnprovedAccounts({ ...house, features: [...house.features, broken] })
  expect([await isThere(first), await isThere(second)]).toEqual([true, false])
  await purgeUnprovedAccounts(house)
  expect(await isThere(first)).toBe(false)
})
