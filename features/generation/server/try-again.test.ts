import { expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { eq } from '#server/database/sql.ts'
import { generations } from './tables.ts'
import {
  boughtSignedOut,
  CREDIT_FORM,
  creditsOf,
  FORM,
  founder,
  grant,
  orderSession,
} from './testing/founders.ts'
import { deliver, fail, generationOf } from './testing/paid.ts'

const shop = openShop()
const makings = (blueprintId: string) =>
  shop.house().db.$count(generations, eq(generations.blueprintId, blueprintId))

async function failed() {
  const { person, id } = await founder(shop)
  const { blueprintId } = (await person.post('/api/generate-blueprint', CREDIT_FORM)).body
  await fail(shop.house(), blueprintId)
  return { person, id, blueprintId, again: `/api/blueprint/${blueprintId}/retry` }
}

test('a failed one is made again for the restored credit: the same blueprint, from the same brief', async () => {
  const { person, id, blueprintId, again } = await failed()
  expect(await creditsOf(shop, id)).toBe(1)
  expect((await person.post(again)).body).toEqual({ success: true, blueprintId })
  expect(await creditsOf(shop, id)).toBe(0)
  expect(await generationOf(shop.house(), blueprintId)).toMatchObject({ status: 'unknown', brief: FORM })
  await deliver(shop.house(), blueprintId)
  expect((await person.get(`/api/blueprint/${blueprintId}/files`)).body.files).toHaveLength(3)
  expect((await person.get('/api/dashboard')).body.blueprints).toMatchObject([
    { id: blueprintId, slug: 'larder-&-loaf', status: 'completed' },
  ])
})

test('many clicks are one try, and each failure gives back its own', async () => {
  const { person, id, blueprintId, again } = await failed()
  await grant(shop, id, 3)
  await Promise.all(Array.from({ length: 6 }, () => person.post(again)))
  expect([await makings(blueprintId), await creditsOf(shop, id)]).toEqual([2, 3])
  await fail(shop.house(), blueprintId)
  expect(await creditsOf(shop, id)).toBe(4)
  await person.post(again)
  expect([await makings(blueprintId), await creditsOf(shop, id)]).toEqual([3, 3])
})

test('what has not failed is not made again and costs nothing', async () => {
  const { person, id } = await founder(shop, 2)
  const { blueprintId } = (await person.post('/api/generate-blueprint', CREDIT_FORM)).body
  const again = `/api/blueprint/${blueprintId}/retry`
  expect((await person.post(again)).body).toEqual({ success: true, blueprintId })
  await deliver(shop.house(), blueprintId)
  expect((await person.post(again)).body).toEqual({ success: true, blueprintId })
  expect([await makings(blueprintId), await creditsOf(shop, id)]).toEqual([1, 1])
})

test('without a credit left it cannot be', async () => {
  const { person, id, again } = await failed()
  await grant(shop, id, -1)
  expect(await person.post(again)).toMatchObject({ status: 402, body: { code: 'no_credits' } })
})

test('the session of an order tries its own order again, and nobody tries another’s', async () => {
  const { id, person } = await founder(shop, 0, { proved: false })
  const mine = await boughtSignedOut(shop, id)
  const other = await boughtSignedOut(shop, id, 'Other')
  for (const { blueprintId } of [mine, other]) await fail(shop.house(), blueprintId)
  const session = await orderSession(shop, id, mine.orderId)
  const again = (blueprintId: string) => `/api/blueprint/${blueprintId}/retry`
  expect((await session.post(again(other.blueprintId))).status).toBe(404)
  expect((await person.post(again(mine.blueprintId))).status).toBe(404)
  const stranger = await founder(shop)
  expect((await stranger.person.post(again(mine.blueprintId))).status).toBe(404)
  expect((await shop.visitor().post(again(mine.blueprintId))).status).toBe(401)
  expect((await session.post(again(mine.blueprintId))).status).toBe(200)
  expect(await creditsOf(shop, id)).toBe(1)
})
