import { expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import {
  boughtSignedOut,
  CREDIT_FORM,
  founder,
  orderSession,
} from '#features/generation/server/testing/founders.ts'
import { deliver, fail } from '#features/generation/server/testing/paid.ts'

const shop = openShop()

test('every blueprint shows with its state, and its assets as they are ready', async () => {
  const { person } = await founder(shop, 4)
  const ids: string[] = []
  for (const startupName of ['First & Co', 'Second', 'Third'])
    ids.push((await person.post('/api/generate-blueprint', { ...CREDIT_FORM, startupName })).body.blueprintId)
  const [first = '', second = '', third] = ids
  await deliver(shop.house(), first)
  await fail(shop.house(), second)
  const { body } = await person.get('/api/dashboard')
  expect(body).toMatchObject({ credits: 2, totalUsed: 2, totalPurchased: 4 })
  expect(body.blueprints).toMatchObject([
    { id: third, status: 'unknown' },
    { id: second, status: 'error' },
    {
      id: first,
      status: 'completed',
      slug: 'first-&-co',
      completeBlueprintUrl: '/api/blueprint/first-%26-co/Acme-Complete-Blueprint.pdf',
      quickstartGuideUrl: '/api/blueprint/first-%26-co/Acme-Startup-Quickstart-Guide.pdf',
    },
  ])
  expect(body.blueprints[0]).not.toHaveProperty('completeBlueprintUrl')
  expect(body.recentGenerations.map(({ blueprintId }: { blueprintId: string }) => blueprintId)).toEqual([
    third,
    second,
    first,
  ])
  expect((await person.get(body.blueprints[2].completeBlueprintUrl)).status).toBe(200)
})

test('the session of an order sees its blueprint; a planted account does not', async () => {
  const { id, person } = await founder(shop, 0, { proved: false })
  const { orderId, blueprintId } = await boughtSignedOut(shop, id)
  await deliver(shop.house(), blueprintId)
  const session = await orderSession(shop, id, orderId)
  expect((await session.get('/api/dashboard')).body).toMatchObject({
    blueprints: [{ id: blueprintId, status: 'completed' }],
    recentGenerations: [{ blueprintId, status: 'completed' }],
  })
  expect((await person.get('/api/dashboard')).body).toMatchObject({ blueprints: [], recentGenerations: [] })
})
