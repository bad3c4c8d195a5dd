// A shop's till, for tests: what checkout does with the accounts of people who buy signed out.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { handle } from '#kit/route.ts'
import type { Feature } from '#server/house.ts'
import { accountOfAddress, emailLoginLink, openOrderSession } from '../buyers.ts'
import type { Visitor } from './shop.ts'

const body = z.object({ email: z.string(), orderId: z.uuid().default(() => randomUUID()) })
const call = (path: `/${string}`) => endpoint({ method: 'POST', path, summary: '', body, reply: z.any() })

export const till: Feature = {
  name: 'till',
  routes: (house) => [
    handle(call('/test/pay'), ({ body: { email, orderId }, request, reply }) =>
      house.db.transaction(async (tx) => {
        const { user, made } = await accountOfAddress(tx, { email, fullName: 'Somebody Buying' })
        const opened = await openOrderSession(house, tx, { user, orderId, request, reply })
        return { userId: user.id, orderId, made, opened }
      }),
    ),
    handle(call('/test/email-link'), ({ body: { email }, request, reply }) =>
      house.db.transaction(async (tx) => {
        const { user } = await accountOfAddress(tx, { email, fullName: '' })
        await emailLoginLink(house, tx, { user, request, reply })
        return {}
      }),
    ),
  ],
}

/** Pays signed out, and comes back with a session for that order. */
export async function paid(buyer: Visitor, email: string, orderId?: string) {
  const { status, body } = await buyer.post('/test/pay', { email, orderId })
  if (status !== 200) throw new Error(`Paying failed with ${status}.`)
  return body as { userId: string; orderId: string; made: boolean; opened: boolean }
}
