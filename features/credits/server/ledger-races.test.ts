// Many at once: real transactions over several connections.
import { expect, test } from 'vitest'
import { freshDatabase } from '#server/testing/database.ts'
import { takeBack, writeEntry } from './ledger.ts'
import { newCause, somebody, standing, take, write } from './testing/purses.ts'

const database = freshDatabase()
const db = () => database().db
const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i))

/** How many of each ending there were. */
function tally(results: PromiseSettledResult<unknown>[]) {
  const count: Record<string, number> = {}
  for (const result of results) {
    const name = result.status === 'fulfilled' ? String(result.value) : (result.reason.code ?? result.reason)
    count[name] = (count[name] ?? 0) + 1
  }
  return count
}

async function holder(amount: number) {
  const userId = await somebody(db())
  await write(db(), { userId, kind: 'purchase', amount, cause: newCause('order') })
  return userId
}

test('fifty spends of ten credits: ten succeed, forty are refused', async () => {
  const userId = await holder(10)
  const spends = times(50, () => write(db(), { userId, kind: 'spend', amount: -1, cause: newCause() }))
  expect(tally(await Promise.allSettled(spends))).toEqual({ true: 10, no_credits: 40 })
  expect(await standing(db(), userId)).toMatchObject({ own: 0, sum: 0 })
})

test('the first purchase, noticed thirty times at once, is written once', async () => {
  const userId = await somebody(db())
  const cause = newCause('order')
  for (const forAddress of [false, true]) {
    const grants = times(30, () =>
      write(db(), { userId, kind: 'purchase', amount: 5, cause: `${cause}:${forAddress}`, forAddress }),
    )
    expect(tally(await Promise.allSettled(grants))).toEqual({ true: 1, false: 29 })
  }
  expect(await standing(db(), userId)).toMatchObject({ own: 5, ofAddress: 5, sum: 10 })
})

test('one cause for many people at once: one of them gets it, and nobody gets an error', async () => {
  const people = await Promise.all(times(20, () => somebody(db())))
  const cause = newCause('order')
  const grants = people.map((userId) => write(db(), { userId, kind: 'purchase', amount: 1, cause }))
  expect(tally(await Promise.allSettled(grants))).toEqual({ true: 1, false: 19 })
  const standings = await Promise.all(people.map((userId) => standing(db(), userId)))
  expect(standings.filter(({ sum }) => sum === 1)).toHaveLength(1)
})

test('one refund, noticed by many for many people, takes once and tells all the same', async () => {
  const people = await Promise.all(times(10, () => holder(4)))
  const cause = newCause('refund')
  const refunds = people.flatMap((userId) =>
    times(2, () => take(db(), { userId, kind: 'refund', most: 3, cause })),
  )
  expect(tally(await Promise.allSettled(refunds))).toEqual({ 3: 20 })
  const standings = await Promise.all(people.map((userId) => standing(db(), userId)))
  expect(standings.map(({ sum }) => sum).sort()).toEqual([1, ...times(9, () => 4)])
})

test('an order of the address and spends of the account, at once and in both purses, wait for each other in one order', async () => {
  const userId = await somebody(db())
  // As an order with a form is served: granted to the address's purse, then spent, in one transaction.
  const orders = times(15, (i) =>
    db().transaction(async (tx) => {
      const address = { userId, forAddress: true }
      await writeEntry(tx, { ...address, kind: 'purchase', amount: 2, cause: `order:${userId}:${i}` })
      await writeEntry(tx, { ...address, kind: 'spend', amount: -1, cause: `generation:${userId}:${i}` })
      return 'served'
    }),
  )
  // And the other way round: the own purse first.
  const others = times(15, (i) =>
    db().transaction(async (tx) => {
      await writeEntry(tx, { userId, kind: 'promo', amount: 1, cause: `own:${userId}:${i}` })
      await takeBack(tx, {
        userId,
        kind: 'refund',
        most: 1,
        cause: `refund:${userId}:${i}`,
        forAddress: true,
      })
      return 'served'
    }),
  )
  expect(tally(await Promise.allSettled([...orders, ...others]))).toEqual({ served: 30 })
  expect(await standing(db(), userId)).toMatchObject({ sum: 15 })
})

test('spends and restores of many people cross without a deadlock', async () => {
  const people = await Promise.all(times(6, () => holder(3)))
  const work = times(120, (i) => {
    const userId = people[i % people.length] as string
    const cause = `${userId}:${i}`
    return db().transaction(async (tx) => {
      await writeEntry(tx, { userId, kind: 'spend', amount: -1, cause: `generation:${cause}` })
      await writeEntry(tx, { userId, kind: 'restore', amount: 1, cause: `restore:${cause}` })
      return 'restored'
    })
  })
  expect(tally(await Promise.allSettled(work))).toEqual({ restored: 120 })
  for (const userId of people) expect((await standing(db(), userId)).sum).toBe(3)
})
