import { expect, test } from 'vitest'
import { openTestShop } from './testing/shop.ts'

async function idsOf(list: AsyncIterable<{ id: string }>): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of list) ids.push(id)
  return ids
}

test('every session once, newest first, over pages of a hundred', async () => {
  const { stripe, session } = await openTestShop()
  const made: string[] = []
  for (let i = 0; i < 110; i++) made.unshift(await session())
  const first = await stripe.checkout.sessions.list({ limit: 100 })
  expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/checkout/sessions' })
  expect(await idsOf(stripe.checkout.sessions.list({ limit: 100 }))).toEqual(made)
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(10)
  const back = await stripe.checkout.sessions.list({ limit: 2, ending_before: made[5] ?? '' })
  expect(back.data.map(({ id }) => id)).toEqual(made.slice(3, 5))
})

test('by status, by time, by payment and by address', async () => {
  const { provider, stripe, session } = await openTestShop()
  const [open, paid, gone] = [await session(), await session(), await session()]
  provider.pay(paid)
  provider.switches.lapse(gone)
  const list = (filter: object) => idsOf(stripe.checkout.sessions.list(filter))
  expect(await list({ status: 'open' })).toEqual([open])
  expect(await list({ status: 'complete' })).toEqual([paid])
  expect(await list({ status: 'expired' })).toEqual([gone])
  const { created, payment_intent } = await stripe.checkout.sessions.retrieve(paid)
  expect(await list({ payment_intent })).toEqual([paid])
  expect(await list({ created: { gte: created - 5 } })).toHaveLength(3)
  expect(await list({ created: { gt: created + 5 } })).toEqual([])
  expect(await list({ customer_details: { email: 'mara@example.com' } })).toHaveLength(3)
  expect(await list({ customer_details: { email: 'stranger@example.com' } })).toEqual([])
})

test('more than a hundred at a time, or after something unknown, is refused', async () => {
  const { stripe } = await openTestShop()
  await expect(stripe.checkout.sessions.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' })
  await expect(stripe.checkout.sessions.list({ starting_after: 'cs_none' })).rejects.toMatchObject({
    param: 'starting_after',
  })
})

test('a list can be expanded', async () => {
  const { provider, stripe, session } = await openTestShop()
  provider.pay(await session())
  const { data } = await stripe.checkout.sessions.list({ expand: ['data.payment_intent', 'data.line_items'] })
  expect(data).toMatchObject([
    { payment_intent: { status: 'succeeded' }, line_items: { data: [{ quantity: 1 }] } },
  ])
  const items = await stripe.checkout.sessions.listLineItems(data[0]?.id ?? '')
  expect(items.data).toMatchObject([{ description: 'Single Blueprint', price: { unit_amount: 79 } }])
})

test('events by type', async () => {
  const { provider, stripe, session } = await openTestShop()
  provider.pay(await session())
  const all = await stripe.events.list()
  expect(all.data.map(({ type }) => type)).toEqual(['checkout.session.completed', 'payment_intent.succeeded'])
  const types = ['checkout.session.completed', 'checkout.session.expired']
  const [one] = (await stripe.events.list({ types })).data
  expect(one).toMatchObject({ type: 'checkout.session.completed' })
  expect(await stripe.events.retrieve(one?.id ?? '')).toEqual(expect.objectContaining({ ...one }))
  expect((await stripe.events.list({ type: 'charge.refunded' })).data).toEqual([])
})
