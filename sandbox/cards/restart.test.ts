// What survives the end of the provider, however it ends.
import { appendFileSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCardProvider } from './cards.ts'
import { listen, openProvider, PAGES, quiet, sdk, temporaryFolder, wishes } from './testing/shop.ts'
import { startMain } from './testing/start-main.ts'

test('a restart: same address, same keys, same sessions, and what nobody heard is told', async () => {
  const folder = temporaryFolder()
  const before = await openProvider({ folder })
  const open = await sdk(before).checkout.sessions.create(wishes())
  const paid = await sdk(before).checkout.sessions.create(wishes())
  before.pay(paid.id)
  before.switches.dispute(paid.id)
  await before.close()

  const after = await openProvider({ folder })
  const { apiBase, secretKey, webhookSecret } = after
  expect({ apiBase, secretKey, webhookSecret }).toEqual({
    apiBase: before.apiBase,
    secretKey: before.secretKey,
    webhookSecret: before.webhookSecret,
  })
  const ear = await listen()
  after.deliverTo(ear.url)
  await ear.hears('charge.dispute.created')
  await quiet(after)
  expect(ear.heard).toHaveLength(4)
  const { status, url } = await sdk(after).checkout.sessions.retrieve(open.id)
  expect({ status, url }).toEqual({ status: 'open', url: open.url })
  expect(after.pay(open.id)).toMatchObject({ status: 'paid' })
  expect(after.pay(paid.id)).toMatchObject({ status: 'already paid' })
})

test('what was heard is not told again', async () => {
  const folder = temporaryFolder()
  const ear = await listen()
  const before = await openProvider({ folder })
  before.deliverTo(ear.url)
  before.pay((await sdk(before).checkout.sessions.create(wishes())).id)
  await quiet(before)
  await before.close()
  const after = await openProvider({ folder })
  after.deliverTo(ear.url)
  expect(after.waitingWebhooks()).toBe(0)
  expect(ear.heard).toHaveLength(2)
})

test('a payment that was promised comes after the restart', async () => {
  const folder = temporaryFolder()
  const before = await openProvider({ folder, settleAfterMs: 0 })
  const { id } = await sdk(before).checkout.sessions.create(wishes())
  before.pay(id, '4000000000007700')
  await before.close()
  const after = await openProvider({ folder })
  const ear = await listen()
  after.deliverTo(ear.url)
  await ear.hears('checkout.session.async_payment_succeeded')
})

test('a line that was cut off is forgotten, the rest stays', async () => {
  const folder = temporaryFolder()
  const before = await openProvider({ folder })
  const { id } = await sdk(before).checkout.sessions.create(wishes())
  await before.close()
  appendFileSync(join(folder, 'journal.jsonl'), '[["session",{"id":"cs_test_torn","sess')
  const after = await openProvider({ folder })
  expect((await sdk(after).checkout.sessions.list()).data).toMatchObject([{ id }])
  await sdk(after).checkout.sessions.create(wishes())
  await after.close()
  const last = await openProvider({ folder })
  expect((await sdk(last).checkout.sessions.list()).data).toHaveLength(2)
})

test('the journal says at each start only what still matters, and nobody else may read it', async () => {
  const folder = temporaryFolder()
  const before = await openProvider({ folder })
  const { id } = await sdk(before).checkout.sessions.create(wishes())
  for (let i = 0; i < 50; i++) before.pay(id, '4000000000000002')
  await before.close()
  const file = join(folder, 'journal.jsonl')
  const size = () => readFileSync(file).length
  const long = size()
  await (await openProvider({ folder })).close()
  expect(size()).toBeLessThan(long * 0.8)
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(statSync(join(folder, 'keys.json')).mode & 0o077).toBe(0)
})

test('a folder has one provider', async () => {
  const folder = temporaryFolder()
  await openProvider({ folder })
  const refusal = 'Another process is the card provider'
  await expect(openCardProvider({ folder })).rejects.toThrow(refusal)
  await expect(openCardProvider({ folder, port: 43_209 })).rejects.toThrow(refusal)
})

test('killed in the middle of a storm: whatever was answered is there, and paid once', async () => {
  const folder = temporaryFolder()
  const first = await startMain({ FOLDER: folder, PAGES_URL: PAGES })
  const stripe = sdk(first)
  const answered: string[] = []
  const paid: string[] = []
  async function buy(): Promise<void> {
    for (;;) {
      const { id } = await stripe.checkout.sessions.create(wishes())
      answered.push(id)
      const { status } = await pay(first.apiBase, id)
      if (status === 'paid') paid.push(id)
      if (paid.length === 60) first.kill('SIGKILL')
    }
  }
  await Promise.allSettled(Array.from({ length: 8 }, buy))
  expect(paid.length).toBeGreaterThanOrEqual(60)

  const second = await startMain({ FOLDER: folder, PAGES_URL: PAGES })
  expect(second.apiBase).toBe(first.apiBase)
  const states = new Map<string, string>()
  for await (const session of sdk(second).checkout.sessions.list({ limit: 100 }))
    states.set(session.id, session.payment_status)
  expect(answered.filter((id) => !states.has(id))).toEqual([])
  expect(paid.filter((id) => states.get(id) !== 'paid')).toEqual([])
  const events = new Set<string>()
  for await (const { data } of sdk(second).events.list({ type: 'checkout.session.completed', limit: 100 })) {
    const { id } = data.object as { id: string }
    expect(events.has(id)).toBe(false)
    events.add(id)
  }
  expect(paid.filter((id) => !events.has(id))).toEqual([])
})

async function pay(apiBase: string, id: string): Promise<{ status: string }> {
  const answer = await fetch(`${apiBase}/sandbox/checkout/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card: '4242424242424242', email: 'ada@example.com' }),
  })
  return answer.json()
}
