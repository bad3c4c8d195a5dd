import { expect, test, vi } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { entriesOf } from '#features/accounts/server/testing/zip.ts'
import {
  boughtSignedOut,
  CREDIT_FORM,
  founder,
  orderSession,
} from '#features/generation/server/testing/founders.ts'
import { deliver } from '#features/generation/server/testing/paid.ts'
import { eq } from '#server/database/sql.ts'
import { folderOf } from './add-files.ts'
import { blueprintFiles } from './tables.ts'
import {
  contentOf as content,
  withFiles as filesOfFounder,
  GUIDE,
  MARKDOWN,
} from './testing/founder-files.ts'

const shop = openShop()
const withFiles = (startupName?: string, names?: string[]) =>
  filesOfFounder(shop, { ...(startupName && { startupName }), ...(names && { names }) })

test('a founder sees the files by the blueprint’s id and by its address, with true sizes', async () => {
  const { person, blueprintId } = await withFiles()
  for (const name of [blueprintId, 'acme']) {
    const { status, body } = await person.get(`/api/blueprint/${name}/files`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ blueprint: { id: blueprintId, name: 'Acme', slug: 'acme' }, binned: 0 })
    expect(body.files).toHaveLength(3)
    expect(body.files[0]).toEqual({
      id: expect.any(String),
      folder: null,
      version: 1,
      notes: 0,
      filename: GUIDE,
      title: GUIDE,
      kind: 'quickstart',
      contentType: 'application/pdf',
      size: content(GUIDE).length,
      createdAt: expect.any(String),
      url: `/api/blueprint/acme/${GUIDE}`,
    })
    expect((await person.get(body.files[0].url)).raw.toString()).toBe(content(GUIDE))
  }
})

test('until it is finished there are no files', async () => {
  const { person } = await founder(shop)
  const { blueprintId } = (await person.post('/api/generate-blueprint', CREDIT_FORM)).body
  expect(await person.get(`/api/blueprint/${blueprintId}/files`)).toMatchObject({
    status: 200,
    body: { files: [] },
  })
})

test('a file comes with its type, for its founder alone, and does nothing but be shown', async () => {
  const { person, url } = await withFiles()
  const pdf = await person.get(`${url}/${GUIDE}`)
  expect(pdf.status).toBe(200)
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(content(GUIDE).length),
    'content-disposition': `inline; filename="${GUIDE}"; filename*=UTF-8''${GUIDE}`,
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  const markdown = await person.get(`${url}/${MARKDOWN}`)
  expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(markdown.headers['content-security-policy']).toMatch(/; sandbox$/)
  const saved = await person.get(`${url}/${GUIDE}?download=1`)
  expect(saved.headers['content-disposition']).toMatch(/^attachment; /)
})

test('names of every script and sign come through', async () => {
  const names = ['東京-Startup-Quickstart-Guide.pdf', `L'Été-"&"-Complete-Blueprint.pdf`]
  const { person } = await withFiles('東京 & L’Été', names)
  const { files } = (await person.get(`/api/blueprint/${encodeURIComponent('東京-&-l’été')}/files`)).body
  expect(files.map(({ filename }: { filename: string }) => filename)).toEqual(names)
  for (const [i, { url }] of files.entries()) {
    const { status, raw, headers } = await person.get(url)
    expect({ status, text: raw.toString() }).toEqual({ status: 200, text: content(names[i] ?? '') })
    const told = String(headers['content-disposition'])
    expect(told).toMatch(/^inline; filename="[ !#-~]+"; filename\*=UTF-8''[\w.%~-]+$/)
    expect(decodeURIComponent(told.split("UTF-8''")[1] ?? '')).toBe(names[i])
  }
})

async function ask(person: { cookies: Map<string, string> }, path: string, headers = {}, method = 'GET') {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return shop.app().inject({ method: method as 'GET', url: path, headers: { cookie, ...headers } })
}

test('parts of a file can be had, as long as it is the same file', async () => {
  const { person, url } = await withFiles()
  const path = `${url}/${MARKDOWN}`
  const whole = content(MARKDOWN)
  const part = await ask(person, path, { range: 'bytes=4-10', 'accept-encoding': 'gzip' })
  expect(part.statusCode).toBe(206)
  expect(part.body).toBe('content')
  expect(part.headers).toMatchObject({
    'content-range': `bytes 4-10/${whole.length}`,
    'content-length': '7',
  })
  const { etag } = part.headers
  expect((await ask(person, path, { range: 'bytes=-2', 'if-range': etag })).body).toBe('md')
  const other = await ask(person, path, { range: 'bytes=-2', 'if-range': '"another"' })
  expect({ status: other.statusCode, body: other.body }).toEqual({ status: 200, body: whole })
  const none = await ask(person, path, { range: 'bytes=999-' })
  expect(none.statusCode).toBe(416)
  expect(none.headers['content-range']).toBe(`bytes */${whole.length}`)
  expect(none.json()).toMatchObject({ success: false, code: 'range_impossible' })
  const head = await ask(person, path, {}, 'HEAD')
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    String(whole.length),
  ])
})

test('a file is sent as it is, never compressed on the way', async () => {
  const { person, blueprintId, url } = await withFiles()
  const bytes = Buffer.from('# A line of Markdown\n'.repeat(500))
  const stored = await shop.house().storage.put(folderOf(blueprintId), bytes)
  await shop.house().db.update(blueprintFiles).set(stored).where(eq(blueprintFiles.blueprintId, blueprintId))
  const answer = await ask(person, `${url}/${MARKDOWN}`, { 'accept-encoding': 'gzip, br' })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.rawPayload.equals(bytes)).toBe(true)
})

test('strangers find nothing, and are told nothing', async () => {
  const { url } = await withFiles()
  const stranger = await founder(shop, 0)
  const nothing = (await stranger.person.get('/api/blueprint/00000000-0000-4000-8000-000000000000/files'))
    .body
  for (const path of ['files', GUIDE, 'status', 'events']) {
    const answer = await stranger.person.get(`${url}/${path}`)
    expect(answer).toMatchObject({ status: 404, body: nothing })
  }
  for (const path of ['files', GUIDE]) expect((await shop.visitor().get(`${url}/${path}`)).status).toBe(401)
  // Opened in a tab of its own after the session ended, a file leads to the login: nobody reads JSON there.
  const tab = await ask(shop.visitor(), `${url}/${GUIDE}`, { 'sec-fetch-dest': 'document' })
  expect([tab.statusCode, tab.headers.location]).toEqual([303, '/login'])
  for (const name of ['%00', '..%2f..', 'a'.repeat(400), "'; drop table users; --"])
    expect((await stranger.person.get(`/api/blueprint/${name}/files`)).status).toBeGreaterThanOrEqual(400)
})

test('what was bought for an address is read by who proved it and by the session of its order, not by a planted account', async () => {
  const planted = await founder(shop, 0, { proved: false })
  const { blueprintId, orderId, browser } = await boughtSignedOut(shop, planted.id)
  await deliver(shop.house(), blueprintId)
  const path = `/api/blueprint/${blueprintId}/files`
  expect((await planted.person.get(path)).status).toBe(404)
  // The checkout cookie shows the progress, not the files.
  expect((await browser.get(path)).status).toBe(401)
  const session = await orderSession(shop, planted.id, orderId)
  expect((await session.get(path)).body.files).toHaveLength(3)
  expect((await session.get(`/api/blueprint/${blueprintId}/${GUIDE}`)).status).toBe(200)
  const another = await boughtSignedOut(shop, planted.id)
  expect((await session.get(`/api/blueprint/${another.blueprintId}/files`)).status).toBe(404)
})

test('a file that is missing or damaged in the storage is an error of ours, not half a file', async () => {
  const { person, blueprintId, url } = await withFiles()
  const { db, storage } = shop.house()
  for (const key of await storage.list(folderOf(blueprintId))) await storage.remove(key)
  expect(await person.get(`${url}/${GUIDE}`)).toMatchObject({ status: 500, body: { code: 'internal' } })
  const short = await storage.put(folderOf(blueprintId), Buffer.from('half'))
  await db.update(blueprintFiles).set({ key: short.key }).where(eq(blueprintFiles.blueprintId, blueprintId))
  expect((await person.get(`${url}/${GUIDE}`)).status).toBe(500)
})

test('the export takes blueprints and files along; deleting the account removes them', async () => {
  const { person, blueprintId, email } = await withFiles()
  const entries = await entriesOf((await person.get('/api/settings/export')).raw)
  expect(entries.get(`files/blueprints/acme/${GUIDE}`)?.toString()).toBe(content(GUIDE))
  expect(JSON.parse(entries.get('blueprints.json')?.toString() ?? '')).toMatchObject([{ name: 'Acme' }])
  expect(JSON.parse(entries.get('generation.json')?.toString() ?? '')).toMatchObject([
    { brief: { startupName: 'Acme', email }, status: 'complete' },
  ])
  const left = await person.post('/api/settings/delete-account', { currentPassword: 'first password' })
  expect(left.status).toBe(200)
  await vi.waitFor(
    async () => expect(await shop.house().storage.list(folderOf(blueprintId))).toEqual([]),
    15_000,
  )
})

test('an unproved session exports what is its own, not what belongs to the address', async () => {
  const planted = await founder(shop, 0, { proved: false })
  const { blueprintId } = await boughtSignedOut(shop, planted.id)
  await deliver(shop.house(), blueprintId)
  const entries = await entriesOf((await planted.person.get('/api/settings/export')).raw)
  expect([...entries.keys()].filter((path) => path.startsWith('files/'))).toEqual([])
  for (const name of ['blueprints', 'generation'])
    expect(JSON.parse(entries.get(`${name}.json`)?.toString() ?? '')).toEqual([])
})
