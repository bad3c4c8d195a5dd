// Into what lands on the owner's desk and in the bell: reasons, notes, reports, promo codes, refunds.
import { randomUUID } from 'node:crypto'
import { orders } from '#features/checkout/server/tables.ts'
import { writeEntry } from '#features/credits/server/public.ts'
import type { Db } from '#server/database/connect.ts'
import { signIn } from '../member.ts'
import type { Answer, Visitor } from '../visitor.ts'
import type { Works } from '../works/works.ts'
import { NAMES, payload } from './payloads.ts'
import type { Planted, Tools } from './plant.ts'

export interface Desk {
  customerId: string
  /** Reads why on every page of theirs. */
  suspended: Visitor
}

export async function plantOnDesk(works: Works, planted: Planted, tools: Tools): Promise<Desk> {
  const { owner, member } = planted
  const { say } = tools
  const someone = (email: string) => signIn(works, { email, proved: true })
  const customer = await someone('customer@example.com')
  // Admins are not suspended: what is said about roles needs somebody else.
  const helper = await someone('helper@example.com')
  const path = (who: { id: string }, what: string) => `/api/admin/customers/${who.id}/${what}`
  const suspend = (suspended: boolean, reason: string) =>
    say('suspension reason', owner.post(path(customer, 'suspension'), { suspended, reason }))
  for (const [i, name] of NAMES.entries()) {
    const typed = (place: string) => payload(name, place, tools.canary).slice(0, 300)
    const odd = i % 2 === 1
    const credits = { amount: 1, reason: typed('credit reason'), key: randomUUID() }
    await say('credit reason', owner.post(path(customer, 'credits'), credits))
    await suspend(!odd, typed('suspension reason'))
    const role = { role: odd ? 'user' : 'admin', reason: typed('role reason') }
    await say('role reason', owner.post(path(helper, 'role'), role))
    await say('promo code', owner.post('/api/admin/promo-codes', promoCode(i, typed('promo description'))))
  }
  await suspend(true, payload('picture that fails', 'suspension reason', tools.canary))
  await plantReports([await someone('one@example.com'), await someone('two@example.com')], planted, tools)
  await ring(planted, tools)
  await plantRefund(works.database.db, { member, owner }, tools)
  // The suspension ended every session.
  return { customerId: customer.id, suspended: (await someone(customer.email)).browser }
}

const promoCode = (i: number, description: string) => ({
  code: `DESK${i}`,
  description,
  discountType: 'percentage',
  discountValue: 10,
  environment: 'test',
})

/** By two who wrote none of it, in turns, because one may not report that much in an hour. */
async function plantReports(
  reporters: { browser: Visitor }[],
  { owner, threads }: Planted,
  { say, canary }: Tools,
): Promise<void> {
  for (const { browser } of reporters)
    await browser.post('/api/settings/name', { fullName: payload('script', "reporter's name", canary) })
  for (const [i, name] of NAMES.entries()) {
    const reporter = reporters[i % reporters.length]?.browser
    const description = payload(name, 'report', canary)
    const [thread] = threads.slice(i % threads.length)
    if (!reporter || !thread) throw new Error('There is nothing to report.')
    const address = `/api/community/posts/${thread}/report`
    await say('report', reporter.post(address, { reason: 'other', description }))
  }
  const { body: reports } = await owner.get('/api/admin/community/reports')
  for (const [i, { id }] of reports.entries()) {
    const reviewNotes = payload(NAMES[i % NAMES.length] ?? '', 'review notes', canary)
    const address = `/api/admin/community/reports/${id}`
    await say('review notes', owner.ask('PATCH', address, { body: { status: 'reviewed', reviewNotes } }))
  }
}

/** A comment of each on what the other wrote, so that both bells ring. */
async function ring({ member, owner, threads }: Planted, { say, canary }: Tools): Promise<void> {
  const content = payload('picture that fails', 'comment for the bell', canary)
  for (const thread of threads.slice(0, 8))
    for (const who of [member, owner])
      await say('bell', who.post(`/api/community/posts/${thread}/comments`, { content }))
  for (const who of [member, owner])
    if (((await who.get('/api/notifications')).body.notifications ?? []).length === 0)
      throw new Error('The bell of somebody who was answered is silent.')
}

async function plantRefund(
  db: Db,
  { member, owner }: Pick<Planted, 'member' | 'owner'>,
  { say, all }: Tools,
): Promise<void> {
  const { refund } = await say('refund reason', askForMoney(db, member, all('refund reason').slice(0, 1_900)))
  const message = all('refund message').slice(0, 1_900)
  await say('refund message', owner.post(`/api/admin/refunds/${refund.id}`, { decision: 'decline', message }))
  // One more that waits.
  await say('refund reason', askForMoney(db, member, all('refund reason').slice(-1_900)))
}

async function askForMoney(db: Db, member: Visitor, reason: string): Promise<Answer> {
  const { body } = await member.get('/api/auth/me')
  const [id, userId] = [randomUUID(), body.user.id as string]
  await db.insert(orders).values({
    ...{ id, userId, forAddress: false, pack: 'single', quantity: 1, priceCents: 99, payableCents: 99 },
    ...{
      amountPaidCents: 99,
      paymentIntentId: `pi_${id}`,
      state: 'paid',
      paidAt: new Date(),
      expiresAt: new Date(),
    },
  })
  await db.transaction((tx) => writeEntry(tx, { userId, kind: 'purchase', amount: 1, cause: `order:${id}` }))
  return member.post(`/api/orders/${id}/refund`, { reason })
}
