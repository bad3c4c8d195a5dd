import { expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { entriesOf } from '#features/accounts/server/testing/zip.ts'
import { boughtSignedOut, founder, orderSession } from '#features/generation/server/testing/founders.ts'
import { deliver, storedFiles } from '#features/generation/server/testing/paid.ts'
import { addFiles } from '../add-files.ts'
import { contentOf, GUIDE, MARKDOWN, PLAN, withFiles } from '../testing/founder-files.ts'

const shop = openShop()
const NOBODY = '00000000-0000-4000-8000-000000000000'

test('a file gets another name, keeps its ending and its content, and is found under the new address', async () => {
  const { person, files, idOf, list, url } = await withFiles(shop)
  const id = await idOf(PLAN)
  const { status, body } = await person.post(`${files}/${id}/rename`, { name: '  For the bank ' })
  expect(status).toBe(200)
  expect(body.file).toMatchObject({ id, filename: 'For the bank.pdf', title: 'For the bank' })
  expect((await person.get(body.file.url)).raw.toString()).toBe(contentOf(PLAN))
  expect((await person.get(`${url}/${PLAN}`)).status).toBe(404)
  // Called what it is called already, nothing changes.
  await person.post(`${files}/${await idOf(GUIDE)}/rename`, { name: GUIDE })
  expect((await list())[0]?.title).toBe(GUIDE)
})

test.each([
  ['files', 400, /cannot be called/],
  ['Milestones.pdf', 400, /cannot be called/],
  ['   ', 400, /enter a name/],
  ['a/b', 400, /cannot contain/],
  ['x'.repeat(121), 400, /at most 120/],
  [MARKDOWN.replace('.md', '') /* with .pdf it is free */, 200, undefined],
  [GUIDE.toUpperCase(), 409, /already a file with this name/],
])('a file renamed to %j answers %i', async (name, status, sentence) => {
  const { person, files, idOf, names } = await withFiles(shop)
  const before = await names()
  const answer = await person.post(`${files}/${await idOf(PLAN)}/rename`, { name })
  expect(answer.status).toBe(status)
  if (!sentence) return
  expect(answer.body.error).toMatch(sentence)
  expect(await names()).toEqual(before)
})

test('two windows give the same name: one has it, the other is told', async () => {
  const { person, files, idOf, names } = await withFiles(shop)
  const ids = [await idOf(GUIDE), await idOf(PLAN)]
  const answers = await Promise.all(ids.map((id) => person.post(`${files}/${id}/rename`, { name: 'Final' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await names()).filter((name) => name === 'Final.pdf')).toHaveLength(1)
})

test('folders are labels: made by moving, however they are typed, and no part of the address', async () => {
  const { act, idOf, list, person } = await withFiles(shop)
  const [guide, plan] = [await idOf(GUIDE), await idOf(PLAN)]
  expect((await act('move', [guide], { folder: 'Bank' })).body).toMatchObject({
    folder: 'Bank',
    before: [{ fileId: guide, folder: null }],
  })
  expect((await act('move', [guide, plan], { folder: 'BANK' })).body).toMatchObject({
    folder: 'Bank',
    before: [
      { fileId: guide, folder: 'Bank' },
      { fileId: plan, folder: null },
    ],
  })
  const files = await list()
  expect(files.map(({ folder }) => folder)).toEqual(['Bank', 'Bank', null])
  expect((await person.get(files[0]?.url ?? '')).status).toBe(200)
  expect((await act('move', [guide], { folder: null })).body.folder).toBeNull()
  expect((await act('move', [guide], { folder: '../up' })).status).toBe(400)
})

test('copies are numbered, cost no storage, and are their own files', async () => {
  const { act, idOf, names, person, files, blueprintId } = await withFiles(shop)
  const { storage } = shop.house()
  const before = await storage.list(`blueprints/${blueprintId}`)
  const id = await idOf(PLAN)
  await act('copy', [id])
  const { body } = await act('copy', [id, id])
  expect(body.files).toHaveLength(1)
  expect(await names()).toEqual([
    GUIDE,
    PLAN,
    'Acme-Complete-Blueprint copy.pdf',
    'Acme-Complete-Blueprint copy 2.pdf',
    MARKDOWN,
  ])
  expect(await storage.list(`blueprints/${blueprintId}`)).toEqual(before)
  await act('delete', [id])
  expect((await person.get(body.files[0].url)).raw.toString()).toBe(contentOf(PLAN))
  expect((await person.get(`${files}/${id}/versions`)).status).toBe(404)
})

test('what is deleted lies in the bin and comes back; a name that is taken by then gets a number', async () => {
  const { act, idOf, names, person, files, url } = await withFiles(shop)
  const [guide, plan] = [await idOf(GUIDE), await idOf(PLAN)]
  expect((await act('delete', [guide])).body).toEqual({ success: true, deleted: 1 })
  expect((await person.get(`${url}/${GUIDE}`)).status).toBe(404)
  expect((await person.get(`${url}/files`)).body.binned).toBe(1)
  const { files: binned } = (await person.get(`${files}/bin`)).body
  expect(binned).toMatchObject([{ id: guide, filename: GUIDE }])
  expect(Date.parse(binned[0].goneAt) - Date.parse(binned[0].deletedAt)).toBe(30 * 86_400_000)
  // Once more: it is not there any more, and nothing else happens.
  expect(await act('delete', [guide, plan])).toMatchObject({
    status: 404,
    body: { error: 'At least one of these files was deleted.' },
  })
  expect(await names()).toContain(PLAN)
  await person.post(`${files}/${plan}/rename`, { name: GUIDE })
  const { body } = await act('restore', [guide])
  expect(body.files[0].filename).toBe('Acme-Startup-Quickstart-Guide copy.pdf')
  expect((await person.get(body.files[0].url)).raw.toString()).toBe(contentOf(GUIDE))
})

test('what is done with a deleted file says that it was deleted, and a browser is shown a page', async () => {
  const { act, idOf, person, files, url, blueprintId } = await withFiles(shop)
  const guide = await idOf(GUIDE)
  await act('delete', [guide])
  const gone = { status: 404, body: { error: 'This file was deleted.', code: 'not_found' } }
  expect(await act('move', [guide], { folder: 'Bank' })).toMatchObject(gone)
  expect(await act('copy', [guide])).toMatchObject(gone)
  expect(await act('delete', [guide])).toMatchObject(gone)
  expect(await act('shares', [guide])).toMatchObject(gone)
  expect(await person.post(`${files}/${guide}/rename`, { name: 'New' })).toMatchObject(gone)
  expect(await person.post(`${files}/${guide}/notes`, { text: 'Ask Anna' })).toMatchObject(gone)
  expect(await person.get(`${files}/${guide}/versions`)).toMatchObject(gone)
  expect(await person.get(`${files}/zip?files=${guide}`)).toMatchObject(gone)
  expect(await person.get(`${url}/${GUIDE}`)).toMatchObject(gone)
  expect(await person.delete(`${files}/shares/${NOBODY}`)).toMatchObject({
    body: { error: 'This link was deleted.' },
  })
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const opened = await shop.app().inject({
    url: `/api/blueprint/${blueprintId}/${GUIDE}?download=1`,
    headers: { cookie, accept: 'text/html', 'sec-fetch-mode': 'navigate' },
  })
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(opened.body).toContain('<h1>This file was deleted</h1>')
})

test('the dashboard’s assets are the made ones: no copies, nothing from the bin', async () => {
  const { act, idOf, person, blueprintId } = await withFiles(shop)
  const assets = async () =>
    (await person.get('/api/dashboard')).body.blueprints.find(({ id }: { id: string }) => id === blueprintId)
  await act('copy', [await idOf(PLAN)])
  expect((await assets()).completeBlueprintUrl).toBe(`/api/blueprint/acme/${PLAN}`)
  await act('delete', [await idOf(PLAN)])
  expect((await assets()).completeBlueprintUrl).toBeUndefined()
})

test('several files come as one ZIP, in their folders; all of them when none is named', async () => {
  const { act, idOf, person, files } = await withFiles(shop)
  const [guide, plan] = [await idOf(GUIDE), await idOf(PLAN)]
  await act('move', [plan], { folder: 'Bank' })
  const some = await person.get(`${files}/zip?files=${guide},${plan}`)
  expect(some.headers['content-type']).toBe('application/zip')
  expect(some.headers['content-disposition']).toContain('filename="acme.zip"')
  const entries = await entriesOf(some.raw)
  expect([...entries].map(([path, bytes]) => [path, bytes.toString()])).toEqual([
    [GUIDE, contentOf(GUIDE)],
    [`Bank/${PLAN}`, contentOf(PLAN)],
  ])
  expect([...(await entriesOf((await person.get(`${files}/zip`)).raw)).keys()]).toHaveLength(3)
  expect((await person.get(`${files}/zip?files=${guide},${NOBODY}`)).status).toBe(404)
  expect((await person.get(`${files}/zip?files=nonsense`)).status).toBe(400)
})

test('made again: what is called otherwise by now gets the new version, what was deleted comes back', async () => {
  const { act, idOf, list, person, files, blueprintId } = await withFiles(shop)
  const house = shop.house()
  const [guide, plan] = [await idOf(GUIDE), await idOf(PLAN)]
  await person.post(`${files}/${plan}/rename`, { name: 'For the bank' })
  await act('copy', [plan])
  await act('delete', [guide])
  const again = await storedFiles(house, blueprintId)
  const content = await house.storage.put(`blueprints/${blueprintId}`, Buffer.from('a new edition'))
  const edition = again.map((file) => ({ ...file, ...content }))
  await house.db.transaction((tx) => addFiles(tx, blueprintId, edition))
  const shown = await list()
  expect(shown.map(({ filename, version }) => [filename, version])).toEqual([
    [GUIDE, 2],
    ['For the bank.pdf', 2],
    ['For the bank copy.pdf', 1],
    [MARKDOWN, 2],
  ])
  expect(shown.find(({ id }) => id === guide)).toBeDefined()
  // The same once more is no new version.
  await house.db.transaction((tx) => addFiles(tx, blueprintId, edition))
  expect((await list()).map(({ version }) => version)).toEqual([2, 2, 1, 2])
})

test('strangers find nothing, whatever they ask; visitors are asked to sign in', async () => {
  const { idOf, files, names } = await withFiles(shop)
  const id = await idOf(GUIDE)
  const stranger = await withFiles(shop)
  const asked = async (who: { get: typeof stranger.person.get; post: typeof stranger.person.post }) => [
    await who.get(`${files}/bin`),
    await who.get(`${files}/zip`),
    await who.get(`${files}/${id}/versions`),
    await who.get(`${files}/${id}/versions/1`),
    await who.get(`${files}/${id}/notes`),
    await who.post(`${files}/${id}/rename`, { name: 'Mine' }),
    await who.post(`${files}/${id}/content`, { text: 'mine', version: 1 }),
    await who.post(`${files}/${id}/versions/1/restore`),
    await who.post(`${files}/${id}/notes`, { text: 'mine' }),
    ...(await Promise.all(
      ['copy', 'delete', 'restore'].map((verb) => who.post(`${files}/${verb}`, { fileIds: [id] })),
    )),
    await who.post(`${files}/move`, { fileIds: [id], folder: null }),
  ]
  for (const { status, body } of await asked(stranger.person))
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' })
  for (const { status } of await asked(shop.visitor())) expect(status).toBe(401)
  // A stranger's file under one's own blueprint is no better.
  expect((await stranger.act('delete', [id])).status).toBe(404)
  expect((await stranger.act('copy', [id])).status).toBe(404)
  expect((await stranger.person.get(`${stranger.files}/zip?files=${id}`)).status).toBe(404)
  expect(await names()).toEqual([GUIDE, PLAN, MARKDOWN])
})

test('the session of an order looks on: of its own it changes nothing, of others it hears nothing', async () => {
  const planted = await founder(shop, 0, { proved: false })
  const { blueprintId, orderId } = await boughtSignedOut(shop, planted.id)
  await deliver(shop.house(), blueprintId)
  const session = await orderSession(shop, planted.id, orderId)
  const files = `/api/blueprint/${blueprintId}/files`
  const [file] = (await session.get(files)).body.files
  expect((await session.get(`${files}/zip`)).status).toBe(200)
  const other = await withFiles(shop)
  // The same answer, whosever it is.
  for (const path of [files, other.files])
    expect(await session.post(`${path}/delete`, { fileIds: [file.id] })).toMatchObject({
      status: 403,
      body: { code: 'prove_address' },
    })
  expect((await session.get(other.files)).status).toBe(404)
})
