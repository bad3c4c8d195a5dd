// The program as a whole: configuration, roles, and the port.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshDatabase, loginSettings } from './testing/database.ts'
import { launch, startProgram, temporaryDataDir } from './testing/program.ts'

const database = freshDatabase()
const env = () => ({ ...loginSettings(database()), DATA_DIR: temporaryDataDir() })

test('a faulty configuration is told in full, without a stack trace, and exits 1', async () => {
  const ended = await launch({ env: { PORT: 'many', ROLE: 'boss' } })
  expect(ended).toMatchObject({ code: 1 })
  const { output } = ended as { output: string }
  expect(output).toContain('PORT: set it to')
  expect(output).toContain('ROLE: set it to')
  expect(output).not.toContain('    at ')
})

test('production without its real parts does not start', async () => {
  const ended = await launch({ env: { ...env(), NODE_ENV: 'production' } })
  expect(ended).toMatchObject({
    code: 1,
    output: expect.stringContaining('STRIPE_SECRET_KEY: production needs it'),
  })
})

test('a taken port is said plainly', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as { port: number }
  const ended = await launch({ env: { ...env(), PORT: String(port) } })
  expect(ended).toMatchObject({
    code: 1,
    output: expect.stringContaining(`Port ${port} is taken`),
  })
  expect((ended as { output: string }).output).not.toContain('    at ')
  taken.close()
})

test('a database that does not let us in is said plainly', async () => {
  const ended = await launch({
    env: { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', DATA_DIR: temporaryDataDir() },
  })
  expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('Check DATABASE_URL') })
  expect((ended as { output: string }).output).not.toContain('    at ')
})

test('a worker serves no pages, a web process does, with a mailbox and a card provider of its own; both end cleanly', async () => {
  const worker = await startProgram({ env: { ...env(), ROLE: 'worker', HEALTH_PORT: '0' } })
  await expectOnlyHealth(worker.url)
  const settings = env()
  const web = await startProgram({ env: { ...settings, ROLE: 'web', DRAIN_SECONDS: '2' } })
  expect((await fetch(`${web.url}/readyz`)).status).toBe(200)
  expect(await fetch(`${web.url}/api/site`).then((answer) => answer.json())).toMatchObject({
    supportEmail: 'support@example.com',
  })
  expect((await fetch(`${web.url}/sandbox/mailbox`)).status).toBe(200)
  expect(web.output()).toContain('4242 4242 4242 4242')
  expect((await fetch(`${web.url}/sandbox/checkout/style.css`)).status).toBe(200)
  const paymentPage = await openPayment(settings.DATA_DIR)
  expect(paymentPage, 'at the port in use').toMatch(`${web.url}/sandbox/checkout/cs_test_`)
  expect(await (await fetch(paymentPage)).text()).toContain('Single Blueprint')
  expect((await worker.end('SIGTERM')).code).toBe(0)
  const ended = web.end('SIGTERM')
  await expect
    .poll(async () => (await fetch(`${web.url}/readyz`)).status, { interval: 20, message: 'looks elsewhere' })
    .toBe(503)
  const late = await fetch(`${web.url}/api/site`)
  expect([late.status, late.headers.get('connection')], 'still served').toEqual([200, 'close'])
  expect((await ended).code).toBe(0)
})

/** Whoever watches a worker may ask how it is, and nothing else. */
async function expectOnlyHealth(url: string): Promise<void> {
  for (const path of ['/healthz', '/readyz']) expect((await fetch(`${url}${path}`)).status, path).toBe(200)
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('fcp_jobs')
  for (const path of ['/', '/api/site', '/api/docs'])
    expect((await fetch(`${url}${path}`)).status, path).toBe(404)
}

/** Asks the sandbox's card provider for a payment, as the shop does. */
async function openPayment(dataDir: string): Promise<string> {
  const { secretKey } = JSON.parse(readFileSync(join(dataDir, 'cards/keys.json'), 'utf8'))
  const port = readFileSync(join(dataDir, 'cards/port'), 'utf8')
  const made = await fetch(`http://127.0.0.1:${port}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({
      mode: 'payment',
      success_url: 'http://shop.test/success',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '99',
      'line_items[0][price_data][product_data][name]': 'Single Blueprint',
    }),
  })
  return (await made.json()).url
}

/** Production on somebody's own machine. */
const TRIAL = {
  NODE_ENV: 'production',
  ROLE: 'web',
  PUBLIC_URL: 'http://localhost:3000',
  OWNER_EMAIL: 'trial@example.com',
  OWNER_PASSWORD: 'correct horse battery',
}

test('with a real mail server and a real card provider the sandbox has neither; in production the catalogue is no page', async () => {
  const parts = {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@example.com',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  }
  const trial = { ...TRIAL, ALLOW_SANDBOX: 'cards,identity' }
  const { url, output } = await startProgram({ env: { ...env(), ...parts, ...trial } })
  for (const path of ['/sandbox/mailbox', '/sandbox/mailbox.json', '/sandbox/checkout/style.css'])
    expect((await fetch(`${url}${path}`)).status, path).toBe(404)
  expect(output()).not.toContain('4242')
  expect(output()).toContain('"parts":["identity"],"msg":"SANDBOX PARTS ARE RUNNING')
  const answer = await fetch(`${url}/sandbox/ui`, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('fcp:not-found')
})

test('the mailbox of a trial in production is loudly announced, and answers this machine only', async () => {
  const trial = { ...TRIAL, ALLOW_SANDBOX: 'mail,cards,identity', HOST: '0.0.0.0' }
  const { url, output } = await startProgram({ env: { ...env(), ...trial } })
  expect(output()).toContain('SANDBOX PARTS ARE RUNNING')
  expect(output()).toContain('reads the login links of everybody')
  const { port } = new URL(url)
  const mailbox = (host: string, headers = {}) =>
    fetch(`http://${host}:${port}/sandbox/mailbox.json`, { headers }).then(({ status }) => status)
  expect(await mailbox('127.0.0.1')).toBe(200)
  expect(await mailbox('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(404)
  const [outer] = Object.values(networkInterfaces())
    .flat()
    .filter((one) => one?.family === 'IPv4' && !one.internal)
  if (outer) expect(await mailbox(outer.address), 'by the address that others use').toBe(404)
})

test('whoever starts it is told where to click and how the owner signs in, also the second time', async () => {
  const settings = { ...env(), OWNER_EMAIL: 'boss@example.com', PORT: '0' }
  const told: string[] = []
  for (let i = 0; i < 2; i++) {
    const program = await startProgram({ env: settings })
    expect(program.output()).toMatch(/Mailbox +http:.*\/sandbox\/mailbox/)
    told.push(program.output().match(/Owner +boss@example\.com, password (\S+)/)?.[1] ?? '')
    const answer = await fetch(`${program.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'boss@example.com', password: told[i] }),
    })
    expect(answer.status).toBe(200)
    await program.end('SIGTERM')
  }
  expect(told[1]).toBe(told[0])
})
