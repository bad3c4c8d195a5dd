import { SMTPServer } from 'smtp-server'
import { expect, test, vi } from 'vitest'
import { eq } from '../database/sql.ts'
import { testHouse } from '../testing/house.ts'
import { deliver } from './deliver.ts'
import { mailFeature } from './feature.ts'
import type { Letter } from './letter.ts'
import { purgeMails } from './purge.ts'
import { mails } from './tables.ts'

const house = testHouse({ features: [mailFeature], works: true })

const letter: Letter = {
  preview: 'Works for 15 minutes, once',
  heading: 'Sign in to Founder Co-Pilot',
  blocks: [{ kind: 'button', label: 'Sign in', url: 'http://shop.test/magic-login?token=abc&x=1' }],
  reason: 'You receive this because this address was used at Founder Co-Pilot.',
}

function arrives(to: string) {
  return vi.waitFor(
    async () => {
      const [mail] = await house().mailbox.list({ to })
      if (!mail) throw new Error(`No mail for ${to} yet`)
      return mail
    },
    { timeout: 10_000, interval: 20 },
  )
}

function recordOf(recipient: string) {
  return house().db.select().from(mails).where(eq(mails.recipient, recipient))
}

function settles(recipient: string) {
  return vi.waitFor(
    async () => {
      const [mail] = await recordOf(recipient)
      if (!mail || mail.status === 'waiting') throw new Error('still waiting')
      return mail
    },
    { timeout: 10_000, interval: 20 },
  )
}

test('an email goes out over SMTP with HTML, its plain twin and its links', async () => {
  await house().mail.send(house().db, { to: 'ada@example.com', subject: 'Your login link', letter })
  const mail = await arrives('ada@example.com')
  expect(mail).toMatchObject({
    to: 'ada@example.com',
    subject: 'Your login link',
    links: ['http://shop.test/magic-login?token=abc&x=1'],
  })
  expect(mail.html).toContain('Sign in to Founder Co-Pilot')
  expect(mail.text).toContain('Sign in: http://shop.test/magic-login?token=abc&x=1')
  expect(mail.from).toContain('hello@example.com')
})

test('an email of a transaction that rolls back is never sent nor recorded', async () => {
  const { db, mail } = house()
  await expect(
    db.transaction(async (tx) => {
      await mail.send(tx, { to: 'ghost@example.com', subject: 'Never', letter })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await mail.send(db, { to: 'marker@example.com', subject: 'After', letter })
  await arrives('marker@example.com')
  expect(await recordOf('ghost@example.com')).toEqual([])
  expect(await house().mailbox.list({ to: 'ghost@example.com' })).toEqual([])
})

test('once delivered, the body with its one-time links is gone from the database', async () => {
  await house().mail.send(house().db, { to: 'bob@example.com', subject: 'Hello', letter })
  expect(await settles('bob@example.com')).toMatchObject({
    status: 'sent',
    html: null,
    text: null,
    subject: 'Hello',
  })
})

test('a refused address is recorded with the server’s words and not tried again', async () => {
  await house().mail.send(house().db, { to: 'nobody@refused.example', subject: 'Hello', letter })
  expect(await settles('nobody@refused.example')).toMatchObject({
    status: 'refused',
    problem: expect.stringContaining('No such mailbox'),
  })
})

test('a mail server that is down costs time, not the email; every try has the same Message-ID', async () => {
  const { db, storage, mailbox } = house()
  const id = crypto.randomUUID()
  await db
    .insert(mails)
    .values({ id, recipient: 'late@example.com', subject: 'Late', html: '<p>x</p>', text: 'x' })
  const post = { db, storage, from: 'hello@example.com' }
  const attempt = { jobId: id, signal: new AbortController().signal, isLast: false }
  await expect(deliver({ ...post, smtpUrl: 'smtp://127.0.0.1:1' }, id, attempt)).rejects.toThrow()
  expect(await recordOf('late@example.com')).toMatchObject([{ status: 'waiting', html: '<p>x</p>' }])
  await deliver({ ...post, smtpUrl: mailbox.smtpUrl }, id, attempt)
  expect(await arrives('late@example.com')).toMatchObject({ messageId: `<${id}@example.com>` })
  // A second delivery of the same job finds it settled.
  await deliver({ ...post, smtpUrl: mailbox.smtpUrl }, id, attempt)
  expect(await mailbox.list({ to: 'late@example.com' })).toHaveLength(1)
})

test('after the last try the record says failed, and why', async () => {
  const { db, storage } = house()
  const id = crypto.randomUUID()
  await db
    .insert(mails)
    .values({ id, recipient: 'lost@example.com', subject: 'Lost', html: '<p>x</p>', text: 'x' })
  const attempt = { jobId: id, signal: new AbortController().signal, isLast: true }
  await expect(
    deliver({ db, storage, smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.example' }, id, attempt),
  ).rejects.toThrow()
  expect(await recordOf('lost@example.com')).toMatchObject([
    { status: 'failed', problem: expect.stringContaining('ECONNREFUSED'), html: null },
  ])
})

test('attachments come from the storage', async () => {
  const { storage, mail, db, mailbox } = house()
  const { key } = await storage.put('blueprints/x', Buffer.from('%PDF-1.7'))
  const attachments = [{ filename: 'Larder-Complete-Blueprint.pdf', contentType: 'application/pdf', key }]
  await mail.send(db, { to: 'files@example.com', subject: 'Ready', letter, attachments })
  const received = await arrives('files@example.com')
  expect(received.attachments).toMatchObject([
    { filename: 'Larder-Complete-Blueprint.pdf', contentType: 'application/pdf', size: 8 },
  ])
  expect((await mailbox.attachment(received.id, 0))?.content.toString()).toBe('%PDF-1.7')
})

test('an unsubscribe address becomes the one-click header', async () => {
  const url = 'http://shop.test/api/unsubscribe?token=t'
  await house().mail.send(house().db, {
    to: 'list@example.com',
    subject: 'News',
    letter: { ...letter, unsubscribeUrl: url },
  })
  const { headers, text } = await arrives('list@example.com')
  expect(headers['list-unsubscribe']).toBe(`<${url}>`)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect(text).toContain(`Unsubscribe: ${url}`)
})

test('a subject or an address cannot smuggle in headers or recipients', async () => {
  const { db, mail, mailbox } = house()
  await mail.send(db, { to: 'eve@example.com', subject: 'Hi\r\nBcc: victim@example.com', letter })
  const received = await arrives('eve@example.com')
  expect(received.headers.bcc).toBeUndefined()
  for (const to of [
    'a@example.com, victim@example.com',
    'a@example.com\r\nBcc: victim@example.com',
    'Ada <a@example.com>',
    '',
  ]) {
    await expect(mail.send(db, { to, subject: 'Hi', letter })).rejects.toThrow('one address')
  }
  expect(await mailbox.list({ to: 'victim@example.com' })).toEqual([])
})

test('a person’s emails are exported and erased', async () => {
  const { db, mail } = house()
  await mail.send(db, { to: 'Leaving@Example.com', subject: 'Bye', letter })
  await settles('leaving@example.com')
  const person = { id: 'x', email: 'Leaving@example.COM' }
  expect(await mailFeature.exportData?.(db, person)).toMatchObject([{ subject: 'Bye', status: 'sent' }])
  await db.transaction(async (tx) => mailFeature.erase?.(tx, person, house()))
  expect(await recordOf('leaving@example.com')).toEqual([])
})

test('a mail server that refuses our login is tried again, and the body is kept', async () => {
  const { db, storage } = house()
  const strict = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('Bad password'), { responseCode: 535 })),
  })
  await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve))
  const { port } = strict.server.address() as { port: number }
  const id = crypto.randomUUID()
  await db
    .insert(mails)
    .values({ id, recipient: 'kept@example.com', subject: 'Kept', html: '<p>x</p>', text: 'x' })
  const attempt = { jobId: id, signal: new AbortController().signal, isLast: false }
  const smtpUrl = `smtp://us:wrong@127.0.0.1:${port}?ignoreTLS=true`
  await expect(deliver({ db, storage, smtpUrl, from: 'a@b.example' }, id, attempt)).rejects.toThrow('535')
  expect(await recordOf('kept@example.com')).toMatchObject([{ status: 'waiting', html: '<p>x</p>' }])
  strict.close()
})

test('settled mail is deleted after 90 days, and what still waits is not', async () => {
  const { db } = house()
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const row = (recipient: string, settledAt: Date | null) => ({
    id: crypto.randomUUID(),
    recipient,
    subject: 'Confirm your new email address',
    status: settledAt ? ('sent' as const) : ('waiting' as const),
    createdAt: daysAgo(100),
    settledAt,
  })
  await db
    .insert(mails)
    .values([row('old@p.test', daysAgo(91)), row('recent@p.test', daysAgo(89)), row('late@p.test', null)])
  await purgeMails(db, new Date())
  expect(await recordOf('old@p.test')).toEqual([])
  expect(await recordOf('recent@p.test')).toHaveLength(1)
  expect(await recordOf('late@p.test')).toHaveLength(1)
})
