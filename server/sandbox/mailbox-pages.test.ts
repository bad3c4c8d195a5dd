import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMailbox } from '#sandbox/mailbox/mailbox.ts'
import { buildApp } from '../app.ts'
import { deliver } from '../mail/deliver.ts'
import { mails } from '../mail/tables.ts'
import { testHouse } from '../testing/house.ts'
import { mountMailbox } from './mailbox-pages.ts'

const house = testHouse()
let app: FastifyInstance
beforeAll(async () => {
  const { mailbox } = house()
  app = await buildApp({
    house: house(),
    routes: [],
    mountSandbox: (target) => mountMailbox(target, mailbox),
  })
  await receive('ada@example.com', 'First', '<p>Hello <a href="http://shop.test/a?x=1&amp;y=2">link</a></p>')
  await receive('ada@example.com', '<img src=x onerror=alert(1)>', '<script>alert(1)</script><p>Second</p>')
  await receive('bob@example.com', 'For Bob', '<p>Bob</p>')
})
afterAll(() => app.close())

async function receive(recipient: string, subject: string, html: string): Promise<void> {
  const { db, storage, smtpUrl } = house()
  const id = crypto.randomUUID()
  await db.insert(mails).values({ id, recipient, subject, html, text: 'plain' })
  await deliver({ db, storage, smtpUrl, from: 'hello@example.com' }, id, {
    jobId: id,
    signal: new AbortController().signal,
    isLast: true,
  })
}

test('as data: newest first, of one address in any case, with links', async () => {
  const mails = (await app.inject('/sandbox/mailbox.json?to=ADA@example.com')).json()
  expect(mails.map((mail: { subject: string }) => mail.subject)).toEqual([
    '<img src=x onerror=alert(1)>',
    'First',
  ])
  expect(mails[1]).toMatchObject({
    to: 'ada@example.com',
    text: expect.stringContaining('plain'),
    links: ['http://shop.test/a?x=1&y=2'],
  })
  expect((await app.inject('/sandbox/mailbox.json')).json()).toHaveLength(3)
})

test('as a page: what is in a mail is shown, never run', async () => {
  const page = await app.inject('/sandbox/mailbox?to=ada@example.com')
  expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page.body).not.toContain('<img')
  const [{ id }] = (await app.inject('/sandbox/mailbox.json?to=ada@example.com')).json()
  const message = await app.inject(`/sandbox/mailbox/${id}/message`)
  expect(message.body).toContain('Second')
  expect(message.headers['content-security-policy']).toContain("default-src 'none'")
  expect(message.headers['content-security-policy']).toContain('sandbox')
})

test('what it received is for the owner of the folder alone, also in a folder that was open', async () => {
  const folder = join(house().config.dataDir, 'mailbox')
  const modeOf = (path: string) => statSync(path).mode & 0o777
  for (const name of readdirSync(folder)) expect(modeOf(join(folder, name)), name).toBe(0o600)
  chmodSync(folder, 0o755)
  await (await openMailbox(folder)).close()
  expect(modeOf(folder)).toBe(0o700)
})

test.each(['nothing', '..%2f..%2fetc%2fpasswd'])('the message %s does not exist', async (id) => {
  expect((await app.inject(`/sandbox/mailbox/${id}/message`)).statusCode).toBe(404)
  expect((await app.inject(`/sandbox/mailbox/${id}/0`)).statusCode).toBe(404)
})

test('with a real mail server there is no mailbox', async () => {
  const real = await buildApp({ house: house(), routes: [] })
  expect((await real.inject('/sandbox/mailbox.json')).statusCode).toBe(404)
  await real.close()
})

test.each([
  '/sandbox/mailbox',
  '/sandbox/mailbox.json',
  '/sandbox/mailbox/any/message',
  '/sandbox/mailbox/any/0',
])('%s is there for nobody but the person at this machine, whatever a header says', async (url) => {
  const own = { ...house(), config: { ...house().config, trustProxy: ['10.0.0.0/8', '127.0.0.1'] } }
  const proxied = await buildApp({
    house: own,
    routes: [],
    mountSandbox: (target) => mountMailbox(target, own.mailbox),
  })
  const visits = [
    { remoteAddress: '203.0.113.9' },
    { remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } },
    { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } },
    { remoteAddress: '127.0.0.1', headers: { host: 'copilot.example.com' } },
  ]
  for (const visit of visits) {
    const answer = await proxied.inject({ url, ...visit })
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'There is nothing at this address.'])
  }
  await proxied.close()
})
