import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { testHouse } from '#server/testing/house.ts'
import { providerOf, type Session, type SessionWish } from './provider.ts'

const house = testHouse({ cards: true })
const provider = () => providerOf(house())
const cards = () => {
  const { cardProvider } = house()
  if (!cardProvider) throw new Error('There is no card provider.')
  return cardProvider
}
afterEach(() => cards().switches.reset())

function aWish(wish: Partial<SessionWish> = {}): SessionWish {
  const orderId = randomUUID()
  return {
    orderId,
    name: 'Single Blueprint',
    cents: 99,
    expiresAt: new Date(Date.now() + 35 * 60_000),
    successUrl: 'http://shop.test/success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://shop.test/cancel',
    metadata: { order: orderId },
    ...wish,
  }
}

async function paid(): Promise<Session> {
  const session = await provider().createSession(aWish())
  cards().pay(session?.id ?? '', '4242424242424242', 'ada@example.com')
  return session as Session
}

test('the same order again is the same session, also when the answer was lost on the way', async () => {
  const wish = aWish()
  cards().switches.failApi({ fault: 'lose', call: 'sessions.create', times: 1 })
  const first = await provider().createSession(wish)
  expect((await provider().createSession(wish))?.id).toBe(first?.id)
})

test('a session that cannot be made is no session: too late, or changed since', async () => {
  expect(await provider().createSession(aWish({ expiresAt: new Date() }))).toBeUndefined()
  const wish = aWish()
  await provider().createSession(wish)
  expect(await provider().createSession({ ...wish, cents: 100 })).toBeUndefined()
})

test('a session is told with its payment and charge; an unknown one is not there', async () => {
  const { id } = await paid()
  expect(await provider().retrieveSession(id)).toMatchObject({
    payment_status: 'paid',
    payment_intent: { status: 'succeeded', latest_charge: { receipt_url: expect.stringContaining('http') } },
  })
  expect(await provider().retrieveSession('cs_test_none')).toBeUndefined()
  // Nothing but a session's name becomes part of an address.
  expect(await provider().retrieveSession('../refunds')).toBeUndefined()
})

test('every finished session is listed, over as many pages as there are', async () => {
  const all = new Set<string>()
  for (let i = 0; i < 120; i++) all.add((await paid()).id)
  await provider().createSession(aWish())
  const listed: string[] = []
  for await (const { id, status } of provider().listSessions(new Date(Date.now() - 60_000))) {
    expect(status).toBe('complete')
    listed.push(id)
  }
  expect([...all].filter((id) => !listed.includes(id))).toEqual([])
  expect(listed.length).toBe(new Set(listed).size)
  for await (const _ of provider().listSessions(new Date(Date.now() + 60_000)))
    throw new Error('From the future.')
})

test('an open session is ended; one that was paid stays paid', async () => {
  const open = await provider().createSession(aWish())
  expect(await provider().expireSession(open?.id ?? '')).toMatchObject({ status: 'expired' })
  expect(await provider().expireSession(open?.id ?? '')).toMatchObject({ status: 'expired' })
  expect(await provider().expireSession((await paid()).id)).toMatchObject({ payment_status: 'paid' })
  expect(await provider().expireSession('cs_test_none')).toBeUndefined()
})

test('the same refund again is the same refund, and more than is left is none', async () => {
  const { id } = await paid()
  const session = await provider().retrieveSession(id)
  const intent = session?.payment_intent
  const paymentIntentId = (typeof intent === 'string' ? intent : intent?.id) ?? ''
  const wish = { paymentIntentId, cents: 40, key: randomUUID(), metadata: {} }
  const first = await provider().refund(wish)
  expect(first).toMatchObject({ amount: 40, status: 'succeeded' })
  expect(await provider().refund(wish)).toMatchObject({ id: first?.id })
  expect(await provider().listRefunds(paymentIntentId)).toMatchObject([{ id: first?.id }])
  const more = await provider().refund({ ...wish, cents: 50, key: randomUUID() })
  expect(await provider().listRefunds(paymentIntentId)).toMatchObject([{ id: first?.id }, { id: more?.id }])
  expect(await provider().refund({ ...wish, cents: 10, key: randomUUID() })).toBeUndefined()
})

test('a payment leads to its session, and one that is not ours to none', async () => {
  const { id } = await paid()
  const { payment_intent: intent } = (await provider().retrieveSession(id)) ?? {}
  const paymentIntentId = (typeof intent === 'string' ? intent : intent?.id) ?? ''
  expect(await provider().sessionOfPayment(paymentIntentId)).toMatchObject({ id })
  expect(await provider().sessionOfPayment('pi_somebody_elses')).toBeUndefined()
})

test.each(['error', 'rate-limit', 'cut'] as const)('its faults are told in our words (%s)', async (fault) => {
  cards().switches.failApi({ fault })
  const failure = { code: 'card_provider', message: expect.stringContaining('Nothing was charged') }
  await expect(provider().createSession(aWish())).rejects.toMatchObject(failure)
  await expect(provider().retrieveSession('cs_test_some')).rejects.toMatchObject(failure)
  await expect(provider().listSessions(new Date())[Symbol.asyncIterator]().next()).rejects.toMatchObject(
    failure,
  )
})

test('a wrong key is a fault of ours that no buyer hears of', async () => {
  const wrong = providerOf({ ...house(), cards: { ...house().cards, secretKey: 'sk_test_wrong' } })
  await expect(wrong.createSession(aWish())).rejects.toMatchObject({ code: 'card_provider' })
})
