import { expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { eq } from '#server/database/sql.ts'
import { generations } from './tables.ts'
import { boughtSignedOut, CREDIT_FORM, FORM, founder, orderSession } from './testing/founders.ts'

const shop = openShop()
const NOTHING = { latestGeneration: null, latestBlueprint: null, now: expect.any(String) }
const status = '/api/user-blueprint-status'

const finish = (blueprintId: string, to: 'complete' | 'error') =>
  shop.house().db.update(generations).set({ status: to }).where(eq(generations.blueprintId, blueprintId))

test('signed out there is nothing, and an email in the address changes that for nobody', async () => {
  const { person, email } = await founder(shop)
  await person.post('/api/generate-blueprint', CREDIT_FORM)
  const stranger = shop.visitor()
  expect(await stranger.get(status)).toMatchObject({ status: 200, body: NOTHING })
  expect((await stranger.get(`${status}?email=${email}`)).body).toEqual(NOTHING)
  const another = await founder(shop, 0)
  expect((await another.person.get(`${status}?email=${email}`)).body).toEqual(NOTHING)
})

test('the newest generation shows from the moment it is paid for, its blueprint once it is finished', async () => {
  const { person } = await founder(shop, 3)
  const { blueprintId } = (await person.post('/api/generate-blueprint', CREDIT_FORM)).body
  const waiting = (await person.get(status)).body
  expect(waiting).toMatchObject({
    latestGeneration: { blueprintId, status: 'unknown' },
    latestBlueprint: null,
  })
  expect(Date.parse(waiting.latestGeneration.createdAt)).toBeGreaterThan(Date.now() - 60_000)
  await finish(blueprintId, 'complete')
  expect((await person.get(status)).body).toMatchObject({
    latestGeneration: { blueprintId, status: 'completed' },
    latestBlueprint: { id: blueprintId, name: FORM.startupName, slug: 'larder-&-loaf' },
  })
  const second = (await person.post('/api/generate-blueprint', { ...CREDIT_FORM, startupName: 'Next' })).body
  await finish(second.blueprintId, 'error')
  expect((await person.get(status)).body).toMatchObject({
    latestGeneration: { blueprintId: second.blueprintId, status: 'error' },
    latestBlueprint: { id: blueprintId },
  })
})

test('what was bought for an address shows to who proved it, to its browser and to its session, and to nobody else', async () => {
  const proved = await founder(shop, 0)
  const planted = await founder(shop, 0, { proved: false })
  for (const { person, id } of [proved, planted]) {
    const { blueprintId, browser, orderId } = await boughtSignedOut(shop, id)
    expect((await browser.get(status)).body.latestGeneration).toMatchObject({ blueprintId })
    const session = await orderSession(shop, id, orderId)
    expect((await session.get(status)).body.latestGeneration).toMatchObject({ blueprintId })
    const seen = (await person.get(status)).body.latestGeneration?.blueprintId
    expect(seen).toBe(person === proved.person ? blueprintId : undefined)
  }
})

test('who signs in at the browser of a purchase sees their own, and not the purchase', async () => {
  const { id } = await founder(shop, 0)
  const { browser, blueprintId } = await boughtSignedOut(shop, id)
  const { person } = await founder(shop, 0)
  for (const [name, value] of browser.cookies) person.cookies.set(name, value)
  expect((await person.get(status)).body).toEqual(NOTHING)
  expect((await person.get(`/api/blueprint/${blueprintId}/status`)).status).toBe(404)
})

test('the session of one order does not show another', async () => {
  const { id } = await founder(shop, 0)
  const first = await boughtSignedOut(shop, id)
  const second = await boughtSignedOut(shop, id, 'Second')
  const session = await orderSession(shop, id, first.orderId)
  expect((await session.get(status)).body.latestGeneration).toMatchObject({ blueprintId: first.blueprintId })
  // Its own browser may have bought both.
  for (const [name, value] of second.browser.cookies) session.cookies.set(name, value)
  expect((await session.get(status)).body.latestGeneration).toMatchObject({ blueprintId: second.blueprintId })
})

test('a made-up checkout cookie shows nothing', async () => {
  const visitor = shop.visitor()
  visitor.cookies.set('fcp_checkout', 'x'.repeat(43))
  expect((await visitor.get(status)).body).toEqual(NOTHING)
})
