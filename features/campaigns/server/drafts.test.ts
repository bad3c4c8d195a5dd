import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { openShop, provedUser, signedUp, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { eq } from '#server/database/sql.ts'
import { admin, draft, PATH, reader, TEXT } from './testing/people.ts'

const shop = openShop()
let ada: Visitor
let address: string
beforeAll(async () => {
  const made = await admin(shop)
  ada = made.person
  address = made.email
})

test('a new campaign is a draft, and the list has it first', async () => {
  const { status, body } = await ada.post(PATH, { ...TEXT, status: 'sent', userId: 'x' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    success: true,
    campaign: { ...TEXT, status: 'draft', audience: 'agreed', version: 1, stopped: false },
  })
  const list = (await ada.get(`${PATH}?productId=7`)).body
  expect(list.campaigns[0]).toEqual(body.campaign)
})

test('the list comes in pages, each campaign once', async () => {
  const made: string[] = []
  for (let i = 0; i < 23; i++) made.push((await draft(ada, { name: `Page ${i}` })).id)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { body } = await ada.get(`${PATH}${cursor ? `?cursor=${cursor}` : ''}`)
    seen.push(...body.campaigns.map(({ id }: { id: string }) => id))
    cursor = body.nextCursor
  } while (cursor)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.slice(0, 23)).toEqual(made.toReversed())
})

test.each([
  [{ name: '' }, 'Please enter a name.'],
  [{ subject: '   ' }, 'Please enter a subject.'],
  [{ content: '\n ' }, 'Please enter the content.'],
  [{ content: undefined }, 'Please enter the content.'],
  [{ subject: 'one\r\nBcc: all@example.com' }, 'The subject contains characters that cannot be shown.'],
  [{ content: 'x'.repeat(20_001) }, 'The content can have at most 20000 characters.'],
  [{ audience: 'everybody' }, 'Please choose who gets it.'],
])('%j is refused with a sentence', async (wrong, sentence) => {
  const { status, body } = await ada.post(PATH, { ...TEXT, ...wrong })
  expect(status).toBe(400)
  expect(body.error).toContain(sentence)
})

test('a draft is changed and deleted', async () => {
  const { id } = await draft(ada)
  const { body } = await ada.put(`${PATH}/${id}`, {
    ...TEXT,
    subject: 'Better',
    audience: 'customers',
    version: 1,
  })
  expect(body.campaign).toMatchObject({ subject: 'Better', audience: 'customers', version: 2 })
  expect((await ada.delete(`${PATH}/${id}`)).status).toBe(200)
  expect((await ada.get(`${PATH}/${id}`)).status).toBe(404)
})

test('two admins at once: one saves, the other is told, and nothing is overwritten', async () => {
  const { person: grace } = await admin(shop)
  const { id, version } = await draft(ada)
  const answers = await Promise.all(
    [ada, grace].map((person, i) =>
      person.put(`${PATH}/${id}`, { ...TEXT, subject: `Subject ${i}`, version }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('campaign_changed')
  const saved = answers.find(({ status }) => status === 200)?.body.campaign.subject
  expect((await ada.get(`${PATH}/${id}`)).body.campaign).toMatchObject({ subject: saved, version: 2 })
  expect((await ada.post(`${PATH}/${id}/send`, { version })).body.code).toBe('campaign_changed')
})

test('others get nothing: the signed out, the signed in, and admins who never proved their address', async () => {
  const { id, version } = await draft(ada)
  const { person } = await provedUser(shop)
  const unproved = await signedUp(shop)
  await shop.house().db.update(users).set({ role: 'admin' }).where(eq(users.email, unproved.email))
  for (const [visitor, status] of [
    [shop.visitor(), 401],
    [person, 403],
    [unproved.person, 403],
  ] as const) {
    const answers = await Promise.all([
      visitor.get(PATH),
      visitor.get(`${PATH}/${id}`),
      visitor.get(`${PATH}/audience`),
      visitor.post(PATH, TEXT),
      visitor.post(`${PATH}/preview`, TEXT),
      visitor.put(`${PATH}/${id}`, { ...TEXT, version }),
      visitor.post(`${PATH}/${id}/test`),
      visitor.post(`${PATH}/${id}/send`, { version }),
      visitor.post(`${PATH}/${id}/schedule`, { version, at: '2027-01-01T09:00:00Z' }),
      visitor.post(`${PATH}/${id}/cancel`),
      visitor.delete(`${PATH}/${id}`),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(status)
      expect(JSON.stringify(answer.body)).not.toContain(TEXT.subject)
    }
  }
  expect((await ada.get(`${PATH}/${id}`)).body.campaign).toMatchObject({ status: 'draft', version })
})

test('what is not there is a 404, and so is what is no id', async () => {
  const nowhere = `${PATH}/${randomUUID()}`
  expect((await ada.put(nowhere, { ...TEXT, version: 1 })).status).toBe(404)
  expect((await ada.post(`${nowhere}/send`, { version: 1 })).status).toBe(404)
  expect((await ada.get(`${PATH}/nonsense`)).status).toBe(404)
})

test('a test goes to the caller alone, marked as one, with the way out', async () => {
  const { id } = await draft(ada, { subject: 'Only for me', content: '[Look](/community)' })
  expect((await ada.post(`${PATH}/${id}/test`)).body).toEqual({ success: true, sentTo: address })
  await shop.mail(address, '[Test] Only for me')
  const [mail] = await shop.house().mailbox.list({ to: address })
  expect(mail?.links).toContain('http://shop.test/community')
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect((await ada.get(`${PATH}/${id}`)).body.campaign.status).toBe('draft')
})

test('the preview is the email itself, in a frame where nothing runs', async () => {
  const content = 'Hello **you**.\n\n<script>alert(1)</script>\n\n[Go](javascript:alert(1))'
  const { status, body, headers } = await ada.post(
    `${PATH}/preview`,
    new URLSearchParams({ subject: 'A <b>subject</b>', content }).toString(),
    { 'content-type': 'application/x-www-form-urlencoded' },
  )
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('text/html')
  expect(headers['content-security-policy']).toMatch(/^sandbox .*default-src 'none'/)
  expect(body).toContain('A &lt;b&gt;subject&lt;/b&gt;')
  expect(body).toContain('>you</strong>')
  expect(body).not.toMatch(/<script|href="javascript/)
})

test('the audiences are counted: agreed, proved, and of them those who bought', async () => {
  const before = (await ada.get(`${PATH}/audience`)).body
  await reader(shop)
  await reader(shop, { bought: true })
  await reader(shop, { agreed: false, bought: true })
  await reader(shop, { proved: false, bought: true })
  expect((await ada.get(`${PATH}/audience`)).body).toEqual({
    agreed: before.agreed + 2,
    customers: before.customers + 1,
  })
})
