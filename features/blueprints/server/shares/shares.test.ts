import { expect, test } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { adminUser, openShop } from '#features/accounts/server/testing/shop.ts'
import { entriesOf } from '#features/accounts/server/testing/zip.ts'
import { auditEntries } from '#features/admin/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import { blueprintShares } from '../tables.ts'
import { contentOf, GUIDE, MARKDOWN, PLAN, withFiles } from '../testing/founder-files.ts'

const shop = openShop()

async function shared(wanted: (idOf: (filename: string) => Promise<string>) => Promise<object>) {
  const made = await withFiles(shop)
  const { body } = await made.person.post(`${made.files}/shares`, await wanted(made.idOf))
  const token = String(body.url).split('/shared/')[1] ?? ''
  return { ...made, token, link: `/api/shared/${token}`, share: body.share, page: body.url }
}

const oneFile = () => shared(async (idOf) => ({ fileIds: [await idOf(MARKDOWN)] }))
const whole = () => shared(async () => ({}))

test('whoever has the link reads what was shared, whole or in parts, and nothing else', async () => {
  const { link, page, idOf, token } = await oneFile()
  expect(page).toBe(`http://shop.test/shared/${token}`)
  const anybody = shop.visitor()
  const opened = await anybody.get(link)
  expect(opened.status).toBe(200)
  expect(opened.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  expect(opened.body).toMatchObject({ name: 'Acme', isWhole: false, expiresAt: null })
  expect(opened.body.files).toEqual([
    {
      id: await idOf(MARKDOWN),
      filename: MARKDOWN,
      title: MARKDOWN,
      kind: 'markdown',
      contentType: 'text/markdown; charset=utf-8',
      size: contentOf(MARKDOWN).length,
      createdAt: expect.any(String),
      folder: null,
      url: `${link}/${await idOf(MARKDOWN)}`,
    },
  ])
  const file = await anybody.get(opened.body.files[0].url)
  expect(file.raw.toString()).toBe(contentOf(MARKDOWN))
  expect(file.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  const part = await shop.app().inject({ url: opened.body.files[0].url, headers: { range: 'bytes=4-10' } })
  expect([part.statusCode, part.body]).toEqual([206, 'content'])
  const saved = await anybody.get(`${opened.body.files[0].url}?download=1`)
  expect(saved.headers['content-disposition']).toMatch(/^attachment/)
})

test('nothing else of the account is within reach of a link', async () => {
  const { link, token, files, idOf, url } = await oneFile()
  const anybody = shop.visitor()
  const other = await withFiles(shop)
  expect((await anybody.get(`${link}/${await idOf(PLAN)}`)).status).toBe(404)
  expect((await anybody.get(`${link}/${await other.idOf(PLAN)}`)).status).toBe(404)
  expect([...(await entriesOf((await anybody.get(`${link}/zip`)).raw)).keys()]).toEqual([MARKDOWN])
  for (const path of [files, `${url}/${MARKDOWN}`, `${files}/shares`, `${files}/zip`, '/api/dashboard']) {
    expect((await anybody.get(path)).status).toBe(401)
    anybody.cookies.set('fcp_session', token)
    expect((await anybody.get(path)).status).toBe(401)
    anybody.cookies.clear()
  }
  // The answer names nobody and no number of the account's.
  expect(JSON.stringify((await anybody.get(link)).body)).not.toMatch(/@|userId|blueprintId|Lindqvist/)
})

test('a whole blueprint shows what it has at the time, not what is in the bin', async () => {
  const { link, idOf, act } = await whole()
  const anybody = shop.visitor()
  const names = async () =>
    (await anybody.get(link)).body.files.map(({ filename }: { filename: string }) => filename)
  const plan = await idOf(PLAN)
  await act('copy', [plan])
  await act('delete', [plan])
  expect(await names()).toEqual([GUIDE, 'Acme-Complete-Blueprint copy.pdf', MARKDOWN])
  expect((await anybody.get(`${link}/${plan}`)).status).toBe(404)
  await act('restore', [plan])
  expect(await names()).toContain(PLAN)
})

test('an ended link says so, an expired one too, and an unknown one says nothing', async () => {
  const { person, files, link, share, idOf } = await oneFile()
  const anybody = shop.visitor()
  const file = `${link}/${await idOf(MARKDOWN)}`
  await shop
    .house()
    .db.update(blueprintShares)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(blueprintShares.id, share.id))
  for (const path of [link, file, `${link}/zip`])
    expect(await anybody.get(path)).toMatchObject({ status: 410, body: { code: 'link_expired' } })
  expect((await person.get(`${files}/shares`)).body.shares).toMatchObject([{ id: share.id, expired: true }])
  expect((await person.delete(`${files}/shares/${share.id}`)).status).toBe(200)
  expect((await person.delete(`${files}/shares/${share.id}`)).status).toBe(200)
  for (const path of [link, file, `${link}/zip`])
    expect(await anybody.get(path)).toMatchObject({ status: 410, body: { code: 'link_ended' } })
  expect((await person.get(`${files}/shares`)).body.shares).toEqual([])
  const unknown = await anybody.get(`/api/shared/${'x'.repeat(43)}`)
  expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await anybody.get(`/api/shared/${encodeURIComponent("' or 1=1")}`)).status).toBe(404)
  // All files of a link in the bin: it is open, and empty.
  const empty = await oneFile()
  await empty.act('delete', [await empty.idOf(MARKDOWN)])
  expect((await anybody.get(empty.link)).body.files).toEqual([])
  expect((await anybody.get(`${empty.link}/zip`)).status).toBe(404)
})

test('a link lasts as long as was chosen; the database has no token that opens it', async () => {
  const { share, token } = await shared(async () => ({ days: 7 }))
  const days = (Date.parse(share.expiresAt) - Date.parse(share.createdAt)) / 86_400_000
  expect(days).toBeCloseTo(7, 1)
  const [row] = await shop.house().db.select().from(blueprintShares).where(eq(blueprintShares.id, share.id))
  expect(JSON.stringify(row)).not.toContain(token)
  expect((await shop.visitor().get(`/api/shared/${row?.tokenHash}`)).status).toBe(404)
})

test('only its founder shares; whoever has not proved the address is asked to, and a stranger hears nothing', async () => {
  const { files, idOf, share } = await oneFile()
  const unproved = await withFiles(shop, { proved: false })
  expect(await unproved.person.post(`${unproved.files}/shares`, {})).toMatchObject({
    status: 403,
    body: { code: 'prove_address' },
  })
  for (const { person, files: own } of [unproved, await withFiles(shop)]) {
    expect((await person.post(`${files}/shares`, {})).status).toBe(404)
    expect((await person.post(`${own}/shares`, { fileIds: [await idOf(GUIDE)] })).status).toBe(404)
    expect((await person.get(`${files}/shares`)).status).toBe(404)
    expect((await person.delete(`${files}/shares/${share.id}`)).status).toBe(404)
    expect((await person.delete(`${own}/shares/${share.id}`)).status).toBe(404)
  }
  for (const body of [{ fileIds: [] }, { days: 0 }, { days: 1000 }, { fileIds: ['x'] }])
    expect((await unproved.person.post(`${unproved.files}/shares`, body)).status).toBe(400)
})

test('the links of who is suspended are closed, and open again with the account', async () => {
  const { id, link, idOf } = await oneFile()
  const anybody = shop.visitor()
  const suspend = (suspendedAt: Date | null) =>
    shop.house().db.update(users).set({ suspendedAt }).where(eq(users.id, id))
  await suspend(new Date())
  for (const path of [link, `${link}/${await idOf(MARKDOWN)}`, `${link}/zip`])
    expect(await anybody.get(path)).toMatchObject({ status: 410, body: { code: 'link_closed' } })
  await suspend(null)
  expect((await anybody.get(link)).status).toBe(200)
})

const REMOVE = '/api/admin/shares/remove'
const WHY = 'It offers watches under our name.'

test('an admin takes a link down by its address: closed for all, in the trail, told to its owner, once', async () => {
  const { page, link, email, share, person, files, idOf } = await oneFile()
  const { person: admin } = await adminUser(shop)
  const anybody = shop.visitor()
  const removal = { address: ` ${page}?from=mail#top `, reason: WHY }
  expect((await anybody.post(REMOVE, removal)).status).toBe(401)
  expect((await person.post(REMOVE, removal)).status).toBe(403)
  expect((await anybody.get(link)).status).toBe(200)
  const answers = await Promise.all([admin.post(REMOVE, removal), admin.post(REMOVE, removal)])
  expect(answers.map(({ body }) => body)).toEqual(Array(2).fill({ success: true, name: 'Acme' }))
  for (const path of [link, `${link}/${await idOf(MARKDOWN)}`, `${link}/zip`])
    expect(await anybody.get(path)).toMatchObject({ status: 410, body: { code: 'link_removed' } })
  expect((await person.get(`${files}/shares`)).body.shares).toEqual([])
  expect((await shop.mail(email, 'A link you shared was taken down')).text).toContain(WHY)
  expect(
    await shop
      .house()
      .mailbox.list({ to: email })
      .then((all) => all.filter(({ subject }) => subject.includes('taken down'))),
  ).toHaveLength(1)
  const trail = await shop.house().db.select().from(auditEntries).where(eq(auditEntries.targetId, share.id))
  expect(trail).toMatchObject([{ action: 'share.remove', targetKind: 'share', reason: WHY }])
  // Another link, and the files themselves, are as they were.
  expect((await person.post(`${files}/shares`, {})).status).toBe(200)
})

test('a link that is none, and a removal without a reason, are refused in words', async () => {
  const { person: admin } = await adminUser(shop)
  const unknown = await admin.post(REMOVE, {
    address: `http://shop.test/shared/${'x'.repeat(43)}`,
    reason: WHY,
  })
  expect(unknown).toMatchObject({ status: 404, body: { error: expect.stringContaining('no such link') } })
  for (const body of [
    { address: ' ', reason: WHY },
    { address: 'x', reason: ' ' },
    { address: 'https://', reason: WHY },
  ])
    expect([400, 404]).toContain((await admin.post(REMOVE, body)).status)
})
