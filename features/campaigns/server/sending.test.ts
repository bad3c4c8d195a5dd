import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { openShop, signedUp, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { entriesOf } from '#features/accounts/server/testing/zip.ts'
import { deedsTo } from '#features/admin/server/testing/trail.ts'
import { notificationSettings } from '#features/notifications/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { and, eq } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { claimLane } from './recipient-queries.ts'
import { runLane, sendLane } from './send-lane.ts'
import { mindCampaigns } from './start.ts'
import { campaignLanes, campaignRecipients, campaigns } from './tables.ts'
import { mailServer } from './testing/mail-server.ts'
import { admin, draft, PATH, reader } from './testing/people.ts'

type Data = Parameters<typeof runLane>[1]

const shop = openShop()
let ada: Visitor
beforeAll(async () => {
  ada = (await admin(shop)).person
})
// Each test has readers of its own.
beforeEach(async () => {
  await shop.house().db.update(notificationSettings).set({ marketingEmails: false })
})

const campaignOf = async (id: string) => (await ada.get(`${PATH}/${id}`)).body.campaign

const finished = (id: string) =>
  vi.waitFor(
    async () => {
      const campaign = await campaignOf(id)
      expect(campaign.status).toBe('sent')
      return campaign
    },
    { timeout: 20_000, interval: 30 },
  )

const deeds = async (id: string) => (await deedsTo(shop.house().db, id)).map(({ action }) => action)

const mailsTo = (to: string) => shop.house().mailbox.list({ to })

/** Started, with the test itself as the worker: the job of the first lane is far away. */
async function begun(people: { id: string }[]): Promise<Data> {
  const { db, jobs } = shop.house()
  const data = { campaignId: (await draft(ada)).id, lane: 0, turn: 0 }
  await db.transaction(async (tx) => {
    await tx.insert(campaignLanes).values(data)
    await waitIn(tx, data.campaignId, people)
    await jobs.enqueue(tx, sendLane, data, { after: new Date(Date.now() + 3_600_000) })
  })
  return data
}

async function waitIn(tx: Db, id: string, people: { id: string }[]): Promise<void> {
  await tx.update(campaigns).set({ status: 'sending', startedAt: new Date() }).where(eq(campaigns.id, id))
  await tx
    .insert(campaignRecipients)
    .values(people.map((one) => ({ campaignId: id, userId: one.id, lane: 0 })))
}

const attempt = { jobId: randomUUID(), signal: new AbortController().signal, isLast: false }
const run = (data: Data, house: House = shop.house()) => runLane(house, data, attempt)

test('sent to everybody who agreed, once each, with a stable id and one click to leave', async () => {
  const readers = [await reader(shop), await reader(shop), await reader(shop, { bought: true })]
  const stranger = await reader(shop, { agreed: false })
  const unproved = await reader(shop, { proved: false })
  const { id, version } = await draft(ada, { subject: 'To all of you' })
  const { body } = await ada.post(`${PATH}/${id}/send`, { version })
  expect(body.campaign).toMatchObject({ status: 'sending', results: { recipients: 3, waiting: 3 } })

  const campaign = await finished(id)
  expect(campaign.results).toEqual({
    recipients: 3,
    waiting: 0,
    sent: 3,
    failed: 0,
    skipped: 0,
    unsubscribed: 0,
  })
  for (const { id: userId, email } of readers) {
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    const [recipient] = await shop
      .house()
      .db.select()
      .from(campaignRecipients)
      .where(and(eq(campaignRecipients.campaignId, id), eq(campaignRecipients.userId, userId)))
    expect(mails[0]).toMatchObject({
      subject: 'To all of you',
      messageId: expect.stringMatching(new RegExp(`^<${recipient?.id}@`)),
    })
    const way = mails[0]?.headers['list-unsubscribe']?.slice(1, -1) ?? ''
    // The link at the foot leads to the page, with the secret in the fragment.
    expect(mails[0]?.links).toContain(way.replace('/api/unsubscribe?', '/unsubscribed#'))
    expect((await shop.visitor().post(way.replace('http://shop.test', ''))).body.list).toBe('news')
  }
  for (const { email } of [stranger, unproved]) expect(await mailsTo(email)).toEqual([])
  expect((await campaignOf(id)).results.unsubscribed).toBe(3)
})

test('only to customers, when so chosen', async () => {
  const [customer, other] = [await reader(shop, { bought: true }), await reader(shop)]
  const { id, version } = await draft(ada, { audience: 'customers' })
  await ada.post(`${PATH}/${id}/send`, { version })
  expect((await finished(id)).results).toMatchObject({ recipients: 1, sent: 1 })
  expect([(await mailsTo(customer.email)).length, (await mailsTo(other.email)).length]).toEqual([1, 0])
})

test('pressed twice it is sent once', async () => {
  const { email } = await reader(shop)
  const { id, version } = await draft(ada)
  const answers = await Promise.all([1, 2, 3].map(() => ada.post(`${PATH}/${id}/send`, { version })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  await finished(id)
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await deedsTo(shop.house().db, id)).toMatchObject([
    { action: 'campaign.send', before: { status: 'draft' }, after: { status: 'sending', recipients: 1 } },
  ])
  expect((await ada.put(`${PATH}/${id}`, { name: 'x', subject: 'y', content: 'z', version })).body.code).toBe(
    'campaign_locked',
  )
  expect(await ada.delete(`${PATH}/${id}`)).toMatchObject({
    status: 409,
    body: {
      code: 'campaign_locked',
      error: expect.stringMatching(/^This campaign (was sent|is being sent)/),
    },
  })
})

test('to nobody it is not sent, and stays a draft', async () => {
  const { id, version } = await draft(ada)
  expect(await ada.post(`${PATH}/${id}/send`, { version })).toMatchObject({
    status: 409,
    body: { code: 'campaign_nobody' },
  })
  expect((await campaignOf(id)).status).toBe('draft')
})

test('who leaves before their turn gets nothing: by unsubscribing, or by deleting the account', async () => {
  const [stays, leaves] = [await reader(shop), await reader(shop)]
  const goes = await signedUp(shop)
  const data = await begun([stays, leaves, (await goes.person.get('/api/auth/me')).body.user])
  await shop
    .house()
    .db.update(notificationSettings)
    .set({ marketingEmails: false })
    .where(eq(notificationSettings.userId, leaves.id))
  await goes.person.post('/api/settings/delete-account', { currentPassword: goes.password })
  await run(data)
  expect((await campaignOf(data.campaignId)).results).toMatchObject({ recipients: 3, sent: 1, skipped: 2 })
  expect(await mailsTo(leaves.email)).toEqual([])
})

test('a refused address is counted and holds nobody up', async () => {
  const bad = await reader(shop, { email: `nobody-${randomUUID()}@refused.example` })
  const good = await reader(shop)
  const { id, version } = await draft(ada)
  await ada.post(`${PATH}/${id}/send`, { version })
  expect((await finished(id)).results).toMatchObject({ sent: 1, failed: 1 })
  expect(await mailsTo(good.email)).toHaveLength(1)
  expect(await mailsTo(bad.email)).toEqual([])
})

test('a server that refuses one after the other refuses us: the rest stays waiting', async () => {
  const people = []
  for (let i = 0; i < 12; i++)
    people.push(await reader(shop, { email: `nobody-${randomUUID()}@refused.example` }))
  const data = await begun(people)
  await expect(run(data)).rejects.toThrow('refuses one after the other')
  expect((await campaignOf(data.campaignId)).results).toMatchObject({ failed: 10, waiting: 2 })
})

const away = () => ({ ...shop.house(), smtpUrl: 'smtp://127.0.0.1:1' })

test('without a mail server everybody stays waiting, and gets it once it is back', async () => {
  const one = await reader(shop)
  const data = await begun([one])
  await expect(run(data, away())).rejects.toThrow()
  expect((await campaignOf(data.campaignId)).results).toMatchObject({ waiting: 1, failed: 0 })
  await run(data)
  expect((await campaignOf(data.campaignId)).status).toBe('sent')
  expect(await mailsTo(one.email)).toHaveLength(1)
})

test('after the last try it is given up, and said', async () => {
  const data = await begun([await reader(shop)])
  await expect(runLane(away(), data, { ...attempt, isLast: true })).rejects.toThrow()
  expect(await campaignOf(data.campaignId)).toMatchObject({
    status: 'sent',
    results: { failed: 1, waiting: 0 },
  })
})

test('whom the mail server cannot take for now waits for the next pass, and holds nobody up', async () => {
  const [full, free] = [await reader(shop), await reader(shop)]
  const data = await begun([full, free])
  const smtpUrl = await mailServer(async (to) => {
    if (to === full.email) throw new Error('Mailbox full')
  })
  await run(data, { ...shop.house(), smtpUrl })
  expect(await campaignOf(data.campaignId)).toMatchObject({
    status: 'sending',
    results: { sent: 1, waiting: 1 },
  })
  const next = { ...data, turn: 1, pass: 1 }
  expect(await shop.house().jobs.isUnderWay(sendLane, next)).toBe(true)
  // The last pass gives up.
  await run({ ...next, pass: 8 }, { ...shop.house(), smtpUrl })
  expect(await campaignOf(data.campaignId)).toMatchObject({ status: 'sent', results: { sent: 1, failed: 1 } })
})

test('a worker that was taken for dead sends nothing more', async () => {
  const data = await begun([await reader(shop), await reader(shop), await reader(shop)])
  const { db } = shop.house()
  let taken = 0
  // Another takes the lane over while the first message is on the wire.
  const smtpUrl = await mailServer(async () => {
    taken++
    await claimLane(db, data, { turn: 0, run: randomUUID() })
  })
  await run(data, { ...shop.house(), smtpUrl })
  expect(taken).toBe(1)
  expect((await campaignOf(data.campaignId)).results).toMatchObject({ sent: 1, waiting: 2 })
  await run(data)
  expect((await campaignOf(data.campaignId)).results).toMatchObject({ sent: 3, waiting: 0 })
})

test('a worker that is told to stop hands the rest on; its own job, tried again, does nothing', async () => {
  const one = await reader(shop)
  const data = await begun([one])
  await runLane(shop.house(), data, { ...attempt, signal: AbortSignal.abort() })
  await Promise.all([run(data), run(data)])
  await finished(data.campaignId)
  expect(await mailsTo(one.email)).toHaveLength(1)
})

test('a campaign that lost its job is taken up again, once', async () => {
  const one = await reader(shop)
  const data = await begun([one])
  // As if the turn's job had ended as a dead letter: nobody has turn 1.
  await shop
    .house()
    .db.update(campaignLanes)
    .set({ turn: 1 })
    .where(eq(campaignLanes.campaignId, data.campaignId))
  await Promise.all([1, 2, 3].map(() => mindCampaigns(shop.house())))
  await finished(data.campaignId)
  expect(await mailsTo(one.email)).toHaveLength(1)
})

test('stopped half way: nobody more gets it, and the rest is known', async () => {
  const [first, second] = [await reader(shop), await reader(shop)]
  const data = await begun([first])
  const id = data.campaignId
  await run(data)
  await shop.house().db.transaction((tx) => waitIn(tx, id, [second]))
  const { body } = await ada.post(`${PATH}/${id}/cancel`)
  expect(body.campaign).toMatchObject({
    status: 'sent',
    stopped: true,
    results: { recipients: 2, sent: 1, waiting: 0 },
  })
  await run(data)
  expect(await mailsTo(second.email)).toEqual([])
  expect((await ada.post(`${PATH}/${id}/cancel`)).body.campaign.stopped).toBe(true)
  expect(await deeds(id)).toEqual(['campaign.cancel'])
})

test('scheduled: it waits, can be taken back, and begins when it is due', async () => {
  const { email } = await reader(shop)
  const { id, version } = await draft(ada)
  const soon = new Date(Date.now() + 3_600_000)
  for (const at of ['yesterday', '2020-01-01T00:00:00Z', '2040-01-01T00:00:00Z'])
    expect((await ada.post(`${PATH}/${id}/schedule`, { version, at })).status).toBe(400)
  const { body } = await ada.post(`${PATH}/${id}/schedule`, { version, at: soon.toISOString() })
  expect(body.campaign).toMatchObject({ status: 'scheduled', scheduledFor: soon.toISOString() })
  expect(
    (
      await ada.put(`${PATH}/${id}`, {
        name: 'x',
        subject: 'y',
        content: 'z',
        version: body.campaign.version,
      })
    ).body.error,
  ).toBe('This campaign is scheduled. Cancel the schedule to change it.')
  await mindCampaigns(shop.house())
  expect((await campaignOf(id)).status).toBe('scheduled')
  const back = (await ada.post(`${PATH}/${id}/cancel`)).body.campaign
  expect(back).toMatchObject({ status: 'draft' })
  expect(back.scheduledFor).toBeUndefined()

  await ada.post(`${PATH}/${id}/schedule`, { version: back.version, at: soon.toISOString() })
  // Two processes look at once.
  const later = new Date(soon.getTime() + 1000)
  await Promise.all([mindCampaigns(shop.house(), later), mindCampaigns(shop.house(), later)])
  await finished(id)
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await deeds(id)).toEqual(['campaign.schedule', 'campaign.cancel', 'campaign.schedule'])
})

test.each([
  ['lost the role', { role: 'user' as const }],
  ['is suspended', { role: 'user' as const, suspendedAt: new Date() }],
  ['is gone', undefined],
])('what somebody scheduled who %s by then is not sent, and says so', async (_, standing) => {
  const { email: readerEmail } = await reader(shop)
  const { person, email } = await admin(shop)
  const { id, version } = await draft(person)
  const at = new Date(Date.now() + 3_600_000)
  await person.post(`${PATH}/${id}/schedule`, { version, at: at.toISOString() })
  const { db } = shop.house()
  const scheduler = eq(users.email, email)
  if (standing) await db.update(users).set(standing).where(scheduler)
  else await db.delete(users).where(scheduler)
  const later = new Date(at.getTime() + 1000)
  await Promise.all([mindCampaigns(shop.house(), later), mindCampaigns(shop.house(), later)])
  const campaign = await campaignOf(id)
  expect(campaign).toMatchObject({ status: 'draft', returned: true })
  expect(campaign.scheduledFor).toBeUndefined()
  expect(await mailsTo(readerEmail)).toEqual([])
  expect((await deedsTo(db, id)).at(-1)).toMatchObject({
    actorId: null,
    action: 'campaign.return',
    before: { status: 'scheduled' },
    after: { status: 'draft' },
    reason: 'Whoever scheduled it no longer has a role.',
  })
  // Somebody with a role takes it on.
  const { body } = await ada.post(`${PATH}/${id}/send`, { version: campaign.version })
  expect(body.campaign).toMatchObject({ status: 'sending', returned: false })
  await finished(id)
})

test('who got a campaign finds it in their export', async () => {
  const { person } = await signedUp(shop)
  const { id: userId } = (await person.get('/api/auth/me')).body.user
  const { id } = await draft(ada, { subject: 'For your records' })
  await shop
    .house()
    .db.insert(campaignRecipients)
    .values({ campaignId: id, userId, lane: 0, status: 'sent', settledAt: new Date() })
  const files = await entriesOf((await person.get('/api/settings/export')).raw)
  expect(String(files.get('campaigns.json'))).toContain('For your records')
})
