import { beforeAll, expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { becomeFormer } from '#features/generation/server/testing/former-plan.ts'
import { CREDIT_FORM, founder } from '#features/generation/server/testing/founders.ts'
import { makeSmall } from '#features/generation/server/testing/small-press.ts'

const shop = openShop()

async function finished() {
  const { person } = await founder(shop)
  const { blueprintId } = (await person.post('/api/generate-blueprint', CREDIT_FORM)).body
  const path = `/api/blueprint/${blueprintId}`
  const early = await person.get(`${path}/reader`)
  await makeSmall(shop.house(), blueprintId)
  const files = async () => (await person.get(`${path}/files`)).body.files
  const share = async (body: object) => {
    const { url } = (await person.post(`${path}/files/shares`, body)).body
    return { link: `/api/shared/${String(url).split('/shared/')[1]}` }
  }
  return { person, blueprintId, path, early, files, share }
}

let mine: Awaited<ReturnType<typeof finished>>
beforeAll(async () => {
  mine = await finished()
}, 60_000)

test('its founder reads the newest issue, by id and by address; before it is finished there is none', async () => {
  expect(mine.early).toMatchObject({
    status: 409,
    body: { code: 'not_finished', error: expect.stringContaining('not finished yet') },
  })
  const { status, body, headers } = await mine.person.get(`${mine.path}/reader`)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toMatchObject({
    blueprint: { id: mine.blueprintId, name: 'Larder & Loaf', slug: 'larder-&-loaf' },
    issue: 1,
    plan: { name: 'Larder & Loaf', counts: { founder: expect.any(Number) } },
  })
  expect(body.plan.sections.length).toBeGreaterThan(17)
  expect((await mine.person.get(body.pdf.url)).status).toBe(200)
  const bySlug = await mine.person.get(`/api/blueprint/${encodeURIComponent(body.blueprint.slug)}/reader`)
  expect(bySlug.body.plan).toEqual(body.plan)
})

test('to a stranger it is not there, and nobody reads it signed out', async () => {
  const { person: stranger } = await founder(shop)
  expect(await stranger.get(`${mine.path}/reader`)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
  expect((await shop.visitor().get(`${mine.path}/reader`)).status).toBe(401)
  expect((await mine.person.get('/api/blueprint/nothing/reader')).status).toBe(404)
})

test('a link shows the plan where it shows the plan’s file, and no longer when it has ended', async () => {
  const { person, path, files, share } = mine
  const anybody = shop.visitor()
  const all = await files()
  const idOf = (kind: string) => all.find((file: { kind: string }) => file.kind === kind).id
  const whole = await share({})
  const opened = await anybody.get(`${whole.link}/reader`)
  expect(opened.status).toBe(200)
  expect(opened.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  expect(opened.body.plan).toEqual((await person.get(`${path}/reader`)).body.plan)
  expect((await anybody.get(opened.body.pdf.url)).status).toBe(200)
  expect(Object.keys(opened.body).sort()).toEqual(['name', 'pdf', 'plan'])
  expect((await anybody.get(whole.link)).body.hasPlan).toBe(true)

  const logos = await share({ fileIds: [idOf('logo')] })
  expect((await anybody.get(logos.link)).body.hasPlan).toBe(false)
  expect((await anybody.get(`${logos.link}/reader`)).status).toBe(404)
  const plan = await share({ fileIds: [idOf('blueprint')] })
  expect((await anybody.get(`${plan.link}/reader`)).status).toBe(200)
  // What lies in the bin is not shown, and a copy may say something else.
  await person.post(`${path}/files/copy`, { fileIds: [idOf('blueprint')] })
  await person.post(`${path}/files/delete`, { fileIds: [idOf('blueprint')] })
  for (const { link } of [plan, whole]) expect((await anybody.get(`${link}/reader`)).status).toBe(404)
  expect((await person.get(`${path}/reader`)).body).toMatchObject({
    pdf: null,
    plan: { name: 'Larder & Loaf' },
  })
  await person.post(`${path}/files/restore`, { fileIds: [idOf('blueprint')] })

  const { shares } = (await person.get(`${path}/files/shares`)).body
  for (const { id } of shares) await person.delete(`${path}/files/shares/${id}`)
  expect(await anybody.get(`${whole.link}/reader`)).toMatchObject({
    status: 410,
    body: { code: 'link_ended' },
  })
  expect((await anybody.get(`/api/shared/${'x'.repeat(43)}/reader`)).status).toBe(404)
})

test('a plan of an older format says so, and names its file', async () => {
  const former = await finished()
  await becomeFormer(shop.house(), former.blueprintId)
  const { body } = await former.person.get(`${former.path}/reader`)
  expect(body).toMatchObject({ plan: null, pdf: { url: expect.stringContaining('.pdf') }, issue: 1 })
})

test('only the faces that brands wear are handed out', async () => {
  const anybody = shop.visitor()
  const face = await anybody.get('/api/faces/figtree/400')
  expect(face.headers).toMatchObject({ 'content-type': 'font/ttf' })
  expect(face.raw.subarray(0, 4)).toEqual(Buffer.from([0, 1, 0, 0]))
  for (const path of ['figtree/900', 'figtree/constructor', 'constructor/400', '..%2f..%2fpackage.json/400'])
    expect((await anybody.get(`/api/faces/${path}`)).status).toBe(404)
})
