// What a document's first page looks like, while the rest is being made.
import { expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { folderOf } from '#features/blueprints/server/public.ts'
import { claim, keepFirstPage } from './generation-steps.ts'
import { boughtSignedOut, CREDIT_FORM, founder, orderSession } from './testing/founders.ts'
import { deliver, generationOf } from './testing/paid.ts'

const shop = openShop()
const PICTURE = Buffer.from('the picture of a page')

async function keep(blueprintId: string, document: 'blueprint' | 'brand', picture = PICTURE) {
  const { db, storage } = shop.house()
  const { id } = await generationOf(shop.house(), blueprintId)
  const { key } = await storage.put(folderOf(blueprintId), picture)
  await keepFirstPage(db, id, document, key)
}

async function begun() {
  const { person } = await founder(shop)
  const { blueprintId } = (await person.post('/api/generate-blueprint', CREDIT_FORM)).body
  const previews = async () => {
    const { documents } = (await person.get(`/api/blueprint/${blueprintId}/status`)).body
    return documents.map(({ preview }: { preview?: string }) => preview)
  }
  await claim(shop.house().db, (await generationOf(shop.house(), blueprintId)).id)
  return { person, blueprintId, previews }
}

const NONE = undefined
const ADDRESS = /^\/api\/blueprint\/[\w-]+\/preview\/(blueprint|brand)\?version=[0-9a-f]{12}$/

test('is told of as soon as there is one, each beside the others, and stays when it is done', async () => {
  const { person, blueprintId, previews } = await begun()
  expect(await previews()).toEqual([NONE, NONE, NONE, NONE, NONE])
  await Promise.all([keep(blueprintId, 'blueprint'), keep(blueprintId, 'brand')])
  const shown = [NONE, expect.stringMatching(ADDRESS), NONE, expect.stringMatching(ADDRESS), NONE]
  expect(await previews()).toEqual(shown)
  const [, address = ''] = await previews()
  const { statusCode, headers, rawPayload } = await shop
    .app()
    .inject({ url: address, headers: { cookie: cookieOf(person) } })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(rawPayload).toEqual(PICTURE)
  await deliver(shop.house(), blueprintId)
  expect(await previews()).toEqual(shown)
})

test('one that is finished takes no more', async () => {
  const { blueprintId, previews } = await begun()
  await deliver(shop.house(), blueprintId)
  await keep(blueprintId, 'blueprint')
  expect(await previews()).toEqual([NONE, NONE, NONE, NONE, NONE])
})

test('is for whoever may watch: the browser that paid, its session; and for nobody else', async () => {
  const { id } = await founder(shop, 0, { proved: false })
  const { blueprintId, browser, orderId } = await boughtSignedOut(shop, id)
  await keep(blueprintId, 'blueprint')
  const address = `/api/blueprint/${blueprintId}/preview/blueprint`
  const session = await orderSession(shop, id, orderId)
  for (const who of [browser, session]) expect((await who.get(address)).status).toBe(200)
  const { person: stranger } = await founder(shop)
  for (const who of [stranger, shop.visitor()])
    expect(await who.get(address)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await browser.get(`/api/blueprint/${blueprintId}/preview/brand`)).status).toBe(404)
  expect((await browser.get(`/api/blueprint/${blueprintId}/preview/secrets`)).status).toBe(404)
})

const cookieOf = ({ cookies }: { cookies: Map<string, string> }) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
