// Events find their way: again and again, and in every disorder that the switches make.
import { expect, test, vi } from 'vitest'
import { listen, openTestShop, quiet } from './testing/shop.ts'

const completed = 'checkout.session.completed'

test('an event is repeated with growing pauses until it is heard', async () => {
  const { provider, session, ear } = await openTestShop()
  ear.answerWith(500)
  provider.pay(await session())
  await ear.hears(completed, 4)
  expect(provider.waitingWebhooks()).toBe(2)
  ear.answerWith(204)
  await quiet(provider)
  const heard = ear.heard.filter(({ event }) => event.type === completed)
  expect(new Set(heard.map(({ event }) => event.id)).size).toBe(1)
  // Signed anew each time, and the same words.
  expect(new Set(heard.map(({ body }) => body)).size).toBe(1)
})

test('a redirect is not an answer that heard it', async () => {
  const { provider, session, ear } = await openTestShop()
  ear.answerWith(302)
  provider.pay(await session())
  await ear.hears(completed, 2)
  expect(provider.waitingWebhooks()).toBe(2)
})

test('whoever pays does not wait for a shop that hangs', async () => {
  const { provider, stripe, session } = await openTestShop()
  let asked = 0
  provider.deliverTo(() => {
    asked++
    return new Promise(() => {})
  })
  const ids = [await session(), await session()]
  for (const id of ids) expect(provider.pay(id)).toMatchObject({ status: 'paid' })
  await vi.waitFor(() => expect(asked).toBe(4))
  expect(await stripe.checkout.sessions.retrieve(ids[1] ?? '')).toMatchObject({ payment_status: 'paid' })
})

test('what nobody can hear waits', async () => {
  const { provider, session } = await openTestShop()
  provider.deliverTo(undefined)
  provider.pay(await session())
  expect(provider.waitingWebhooks()).toBe(2)
  const late = await listen()
  provider.deliverTo(late.url)
  await late.hears(completed)
})

test('several processes of the shop hear in turn', async () => {
  const { provider, session, ear } = await openTestShop()
  const other = await listen()
  provider.deliverTo([ear.url, other.url])
  for (let i = 0; i < 4; i++) provider.pay(await session())
  await quiet(provider)
  expect(ear.heard.length).toBe(4)
  expect(other.heard.length).toBe(4)
})

test('dropped: all of them, or the next few', async () => {
  const { provider, stripe, session, ear } = await openTestShop()
  provider.switches.webhooks({ drop: true })
  provider.pay(await session())
  provider.switches.webhooks({ drop: 1 })
  const second = await session()
  provider.pay(second)
  await ear.hears(completed)
  await quiet(provider)
  // payment_intent.succeeded of the second was the dropped one.
  expect(ear.heard.map(({ event }) => event.type)).toEqual([completed])
  expect((await stripe.events.list()).data).toHaveLength(4)
})

test('duplicated', async () => {
  const { provider, session, ear } = await openTestShop()
  provider.switches.webhooks({ copies: 5 })
  provider.pay(await session())
  await ear.hears(completed, 5)
  await quiet(provider)
  expect(ear.heard).toHaveLength(10)
})

test('held back, and released the other way round', async () => {
  const { provider, session, ear } = await openTestShop()
  provider.switches.webhooks({ hold: true })
  const ids = [await session(), await session(), await session()]
  for (const id of ids) provider.pay(id)
  expect(provider.waitingWebhooks()).toBe(6)
  expect(ear.heard).toEqual([])
  const started: string[] = []
  provider.deliverTo(async (body) => {
    const { type, data } = JSON.parse(body)
    if (type === completed) started.push(data.object.id)
    return 200
  })
  provider.switches.releaseWebhooks('reversed')
  await vi.waitFor(() => expect(started).toEqual(ids.toReversed()))
})

test('shuffled, late and by chance later still: each comes all the same', async () => {
  const { provider, session, ear } = await openTestShop()
  provider.switches.webhooks({ hold: true })
  for (let i = 0; i < 5; i++) provider.pay(await session())
  provider.switches.webhooks({ delayMs: 5, jitterMs: 20 })
  for (let i = 0; i < 5; i++) provider.pay(await session())
  provider.switches.releaseWebhooks('shuffled')
  await ear.hears(completed, 10)
  await quiet(provider)
  expect(new Set(ear.heard.map(({ event }) => event.id)).size).toBe(20)
})

test('reset: everything works again, and what was held back comes', async () => {
  const { provider, stripe, session, ear } = await openTestShop()
  const id = await session()
  provider.switches.webhooks({ hold: true, copies: 3 })
  provider.switches.failApi({ fault: 'error' })
  await expect(stripe.checkout.sessions.retrieve(id)).rejects.toMatchObject({ statusCode: 500 })
  provider.pay(id)
  provider.switches.reset()
  await ear.hears(completed)
  await quiet(provider)
  expect(ear.heard).toHaveLength(2)
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete' })
})
