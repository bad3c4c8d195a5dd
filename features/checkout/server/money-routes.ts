import { z } from 'zod'
import { forMe, type Me } from '#features/accounts/server/public.ts'
import type { Endpoint } from '#kit/endpoint.ts'
import { type Call, handle, type Result, type Route } from '#kit/route.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import {
  decideRefund as decideCall,
  listOrders,
  listRefunds,
  recoverMissingPurchases as recoverCall,
  requestRefund as requestCall,
  stripeWebhook,
} from '../contract.ts'
import { ordersOf } from './order-history.ts'
import { recoverMissingPurchases } from './recover.ts'
import { refundRequests } from './refund-requests.ts'
import { decideRefund, requestRefund } from './refunds.ts'
import { readEvent, receive } from './webhook.ts'

const success = true as const

export function moneyRoutes(house: House): Route[] {
  const forOwner = ownersOnly(house)
  return [
    handle(stripeWebhook, async ({ request }) => {
      await receive(house, readEvent(house, request.body, request.headers['stripe-signature']))
      return { received: true as const }
    }),

    forMe(house, { orderSessions: true })(listOrders, ({ me, query }) =>
      ordersOf(house.db, me, query.cursor && placeIn(query.cursor)),
    ),

    forMe(house)(requestCall, async ({ me, params, body }) => {
      const { id, state } = await requestRefund(house, me, { orderId: known(params.id), reason: body.reason })
      return { success, refund: { id, state } }
    }),

    forOwner(recoverCall, ({ query }) => recoverMissingPurchases(house, { dryRun: query.dryRun === 'true' })),

    forOwner(listRefunds, ({ query: { state, cursor } }) =>
      refundRequests(house.db, { state, cursor: cursor && placeIn(cursor) }),
    ),

    forOwner(decideCall, async ({ me, params, body }) => {
      const { id, state } = await decideRefund(house, me, known(params.id), body)
      return { success, refund: { id, state } }
    }),
  ]
}

type Run<E extends Endpoint> = (call: Call<E> & { me: Me }) => Promise<Result<E>> | Result<E>

function ownersOnly(house: House) {
  return <E extends Endpoint>(endpoint: E, run: Run<E>): Route =>
    forMe(house)(endpoint, (call) => {
      if (!call.me.isOwner) throw new Failure('not_allowed')
      return run(call)
    })
}

/** What cannot be an id names nothing. */
function known(id: string): string {
  if (!z.uuid().safeParse(id).success) throw new Failure('not_found')
  return id
}

function placeIn(cursor: string): string {
  if (z.uuid().safeParse(cursor).success) return cursor
  throw new Failure('invalid_input', { sentence: 'This is no place in the list.' })
}
