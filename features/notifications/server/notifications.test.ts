import { expect, test } from 'vitest'
import { openShop, randomEmail, signedUp } from '#features/accounts/server/testing/shop.ts'
import { entriesOf } from '#features/accounts/server/testing/zip.ts'
import { eq } from '#server/database/sql.ts'
import { unsubscribeUrl } from './public.ts'
import { notificationSettings } from './tables.ts'

const shop = openShop()
const DEFAULTS = {
  emailNotifications: true,
  notifyOnComment: true,
  notifyOnReply: true,
  notifyOnVote: false,
  marketingEmails: false,
}
const PATH = '/api/settings/notifications'

async function reader() {
  const { person, email } = await signedUp(shop)
  const { id } = (await person.get('/api/auth/me')).body.user
  const wayOut = async (list: 'community' | 'news') =>
    (await unsubscribeUrl(shop.house().db, 'http://shop.test', { userId: id, list })).slice(
      'http://shop.test'.length,
    )
  return { person, email, id, wayOut }
}

test('the defaults are on, on, on, off; news are off', async () => {
  const { person } = await reader()
  expect((await person.get(PATH)).body).toEqual(DEFAULTS)
})

test('settings are saved, each for its own person', async () => {
  const [one, other] = [await reader(), await reader()]
  const wanted = { ...DEFAULTS, notifyOnVote: true, notifyOnReply: false }
  expect((await one.person.post(PATH, { ...wanted, userId: other.id })).body).toEqual({
    success: true,
    ...wanted,
  })
  expect((await one.person.get(PATH)).body).toEqual(wanted)
  expect((await other.person.get(PATH)).body).toEqual(DEFAULTS)
})

test('the four specified flags alone leave the consent to news as it is', async () => {
  const { person } = await reader()
  await person.post(PATH, { marketingEmails: true })
  const { marketingEmails: _, ...four } = DEFAULTS
  expect((await person.post(PATH, four)).body.marketingEmails).toBe(true)
})

test('without the master there are none', async () => {
  const { person } = await reader()
  await person.post(PATH, { ...DEFAULTS, emailNotifications: false, notifyOnVote: true })
  expect((await person.get(PATH)).body).toEqual({
    ...DEFAULTS,
    emailNotifications: false,
    notifyOnComment: false,
    notifyOnReply: false,
    notifyOnVote: false,
  })
})

async function consentOf(userId: string) {
  const [row] = await shop
    .house()
    .db.select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  return { at: row?.marketingConsentAt, from: row?.marketingConsentFrom, stopped: row?.marketingStoppedAt }
}

test('the moment and the place of consent are recorded, kept, and forgotten with it', async () => {
  const { person, id } = await reader()
  await person.post(PATH, { marketingEmails: true })
  const first = await consentOf(id)
  expect(first).toEqual({ at: expect.any(Date), from: 'settings', stopped: null })
  await person.post(PATH, { marketingEmails: true, notifyOnVote: true })
  expect(await consentOf(id)).toEqual(first)
  await person.post(PATH, { marketingEmails: false })
  expect(await consentOf(id)).toEqual({ at: null, from: null, stopped: expect.any(Date) })
})

test('agreed to while signing up, the record says so, and the export shows it', async () => {
  const person = shop.visitor()
  await person.post('/api/auth/signup', {
    email: randomEmail(),
    password: 'first password',
    fullName: 'Ada',
    marketingEmails: true,
  })
  const { id } = (await person.get('/api/auth/me')).body.user
  expect(await consentOf(id)).toMatchObject({ at: expect.any(Date), from: 'sign-up' })
  const files = await entriesOf((await person.get('/api/settings/export')).raw)
  expect(JSON.parse(String(files.get('notifications.json')))).toMatchObject({
    marketingEmails: true,
    marketingConsentFrom: 'sign-up',
    marketingConsentAt: expect.any(String),
  })
})

test.each([[{ emailNotifications: 'yes' }], [{ notifyOnVote: 1 }], [[]], [{ notifyOnReply: null }]])(
  '%j is refused and changes nothing',
  async (body) => {
    const { person } = await reader()
    expect((await person.post(PATH, body)).status).toBe(400)
    expect((await person.get(PATH)).body).toEqual(DEFAULTS)
  },
)

test('a mail program unsubscribes with one click: a form, no cookie, from anywhere', async () => {
  const { person, wayOut } = await reader()
  const address = await wayOut('community')
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://mail.example',
    'sec-fetch-site': 'cross-site',
  }
  const program = shop.visitor()
  for (let i = 0; i < 2; i++) {
    expect(await program.post(address, 'List-Unsubscribe=One-Click', headers)).toMatchObject({
      status: 200,
      body: { success: true, list: 'community' },
    })
  }
  expect((await person.get(PATH)).body).toMatchObject({ emailNotifications: false, notifyOnComment: false })
})

test('the other encoding of forms will do, too', async () => {
  const { wayOut } = await reader()
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  expect((await shop.visitor().post(await wayOut('community'), body, headers)).status).toBe(200)
})

test('leaving the news leaves the community’s emails alone', async () => {
  const { person, wayOut } = await reader()
  await person.post(PATH, { marketingEmails: true })
  expect((await shop.visitor().post(await wayOut('news'))).body).toEqual({ success: true, list: 'news' })
  expect((await person.get(PATH)).body).toEqual(DEFAULTS)
})

test('opening the address changes nothing and leads to the page', async () => {
  const { person, wayOut } = await reader()
  const address = await wayOut('community')
  const { status, headers } = await shop.visitor().get(address)
  expect([status, headers.location]).toEqual([302, address.replace('/api/unsubscribe?', '/unsubscribed#')])
  expect((await person.get(PATH)).body).toEqual(DEFAULTS)
})

test('the way out is the same in every email of a list, also for emails written at once', async () => {
  const { wayOut } = await reader()
  const addresses = await Promise.all([1, 2, 3].map(() => wayOut('community')))
  expect(new Set(addresses).size).toBe(1)
  expect(await wayOut('news')).not.toBe(addresses[0])
})

test.each(['unknown', '', 'x\u0000', 'a'.repeat(500)])(
  'a token that is %j gets a sentence',
  async (token) => {
    const { status, body } = await shop.visitor().post(`/api/unsubscribe?token=${encodeURIComponent(token)}`)
    expect(status === 404 || status === 400).toBe(true)
    expect(body.success).toBe(false)
  },
)

test('a deleted account leaves no way out behind', async () => {
  const { person, wayOut } = await reader()
  const address = await wayOut('community')
  await person.post('/api/settings/delete-account', { currentPassword: 'first password' })
  expect(await shop.visitor().post(address)).toMatchObject({
    status: 404,
    body: { error: 'This unsubscribe link is not valid any more.' },
  })
})
