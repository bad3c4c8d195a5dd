import { expect, test, vi } from 'vitest'
import { openShop, provedUser } from '#features/accounts/server/testing/shop.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import { and, eq, ilike } from '#server/database/sql.ts'
import { mails } from '#server/mail/tables.ts'
import { fulfil } from './fulfil.ts'
import { findOrder } from './queries.ts'
import { accountOf, anAddress, buildOrder, paidSession } from './testing/orders.ts'

const shop = openShop()
const db = () => shop.house().db

test('a paid order grants its credits, spends one on the form, and is served', async () => {
  const order = await buildOrder(db(), { pack: 'fivePack' })
  const { outcome } = await fulfil(shop.house(), paidSession(order))
  expect(outcome).toBe('served')
  const { totals, user } = await accountOf(db(), order.email ?? '')
  expect(totals).toEqual({ credits: 4, totalUsed: 1, totalPurchased: 5 })
  const [blueprint] = await db().select().from(blueprints).where(eq(blueprints.userId, user.id))
  expect(blueprint).toMatchObject({ name: 'Larder & Loaf', forAddress: true, orderId: order.id })
  expect(await findOrder(db(), order.id)).toMatchObject({
    state: 'paid',
    userId: user.id,
    madeAccount: true,
    amountPaidCents: 300,
    paymentIntentId: `pi_${order.id}`,
    receiptUrl: `https://pay.test/${order.id}`,
    blueprintId: blueprint?.id,
  })
})

test('however many notice it at once, it is served once', async () => {
  const order = await buildOrder(db(), { pack: 'tenPack' })
  const session = paidSession(order)
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => fulfil(shop.house(), session)))
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([...Array(11).fill('already'), 'served'])
  const { totals } = await accountOf(db(), order.email ?? '')
  expect(totals).toEqual({ credits: 9, totalUsed: 1, totalPurchased: 10 })
})

test('nothing is granted for what is not paid, not enough, or not ours', async () => {
  const email = anAddress()
  const order = await buildOrder(db(), { email })
  const outcomeOf = async (session: Record<string, unknown>) =>
    (await fulfil(shop.house(), paidSession(order, session))).outcome
  expect(await outcomeOf({ payment_status: 'unpaid', status: 'open' })).toBe('unpaid')
  expect(await outcomeOf({ payment_status: 'no_payment_required' })).toBe('unpaid')
  expect(await outcomeOf({ amount_total: 50 })).toBe('wrong amount')
  expect(await outcomeOf({ amount_total: 100 })).toBe('wrong amount')
  expect(await outcomeOf({ currency: 'inr' })).toBe('wrong amount')
  expect(await outcomeOf({ id: 'cs_test_another' })).toBe('unknown')
  expect(await outcomeOf({ metadata: {} })).toBe('unknown')
  expect(await outcomeOf({ metadata: null })).toBe('unknown')
  expect(await findOrder(db(), order.id)).toMatchObject({ state: 'open', userId: null, paidAt: null })
  await expect(accountOf(db(), email)).rejects.toThrow('no account')
})

test('a signed-in buyer gets it in their account, whatever address the payment page was told', async () => {
  const { person, email } = await provedUser(shop)
  const { user } = await accountOf(db(), email)
  const order = await buildOrder(db(), { userId: user.id, email, forAddress: false, brief: null })
  await fulfil(shop.house(), paidSession(order, { customer_details: { email: anAddress('other') } }))
  const { body } = await person.get('/api/dashboard')
  expect(body).toMatchObject({ credits: 1, totalUsed: 0, totalPurchased: 1 })
})

test.each(['Mara&Sons@example.com', 'mara@xn--bcher-kva.xn--p1ai', 'mara@[10.0.0.7]'])(
  'whatever the address typed on the payment page looks like, it is served, written to and can sign in (%s)',
  async (typed) => {
    const email = typed.toLowerCase()
    const order = await buildOrder(db(), { email: null, pack: 'fivePack' })
    const session = paidSession(order, { customer_details: { email: typed, name: '' } })
    expect((await fulfil(shop.house(), session)).outcome).toBe('served')
    expect((await accountOf(db(), email)).totals.credits).toBe(4)
    expect(await isWrittenTo(email, 'Your order')).toBe(true)
    const answer = await shop.visitor().post('/api/auth/login', { email: typed })
    expect(answer.body).toEqual({ success: true, linkSent: true })
    await vi.waitFor(async () => expect(await isWrittenTo(email, 'login link')).toBe(true))
  },
)

const isWrittenTo = async (email: string, subject: string) =>
  (await db().$count(mails, and(eq(mails.recipient, email), ilike(mails.subject, `%${subject}%`)))) > 0
