// Into what lands on the owner's desk: reasons, notes, reports, promo codes. A call that this release does not have is left out.
import { randomUUID } from 'node:crypto'
import { orders } from '#features/checkout/server/tables.ts'
import { writeEntry } from '#features/credits/server/public.ts'
import type { Db } from '#server/database/connect.ts'
import { signIn } from '../member.ts'
import type { Answer, Visitor } from '../visitor.ts'
import type { Works } from '../works/works.ts'
import { NAMES, payload } from './payloads.ts'
import type { Planted, Tools } from './plant.ts'

export async function plantOnDesk(
  works: Works,
  { member, owner, threads }: Planted,
  tools: Tools,
): Promise<string> {
  const { canary } = tools
  const say = whereBuilt(tools.say)
  const { db } = works.database
  const customer = await signIn(works, { email: 'customer@example.com', proved: true })
  const path = `/api/admin/customers/${customer.id}`
  for (const [i, name] of NAMES.entries()) {
    const reason = (place: string) => payload(name, place, canary).slice(0, 300)
    const suspended = i % 2 === 0
    await say(
      'credit reason',
      owner.post(`${path}/credits`, { amount: 1, reason: reason('credit reason'), key: randomUUID() }),
    )
    await say(
      'suspension reason',
      owner.post(`${path}/suspension`, { suspended, reason: reason('suspension reason') }),
    )
    await say(
      'role reason',
      owner.post(`${path}/role`, { role: suspended ? 'admin' : 'user', reason: reason('role reason') }),
    )
    await say('promo code', owner.post('/api/admin/promo-codes', promoCode(i, reason('promo description'))))
    const thread = threads[i % threads.length]
    if (thread) await report(say, member, owner, { thread, description: reason('report') })
  }
  await say('refund reason', askForMoney(db, member, tools.all('refund reason').slice(0, 1_900)))
  return customer.id
}

const promoCode = (i: number, description: string) => ({
  code: `DESK${i}`,
  description,
  discountType: 'percentage',
  discountValue: 10,
  environment: 'test',
})

type Say = Tools['say']

async function report(
  say: Say,
  member: Visitor,
  owner: Visitor,
  { thread, description }: { thread: string; description: string },
) {
  // Nobody reports what they wrote themselves: of the two, one did not.
  for (const who of [member, owner])
    await say('report', who.post(`/api/community/posts/${thread}/report`, { reason: 'other', description }))
}

function whereBuilt(say: Say): Say {
  return async (field, asked) => {
    const answer: Answer = await asked
    return answer.status === 404 ? {} : say(field, Promise.resolve(answer))
  }
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
