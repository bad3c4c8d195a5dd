import { z } from 'zod'
import { forMe, forOwner } from '#features/accounts/server/public.ts'
import { handle, type Route } from '#kit/route.ts'
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
  const owner = forOwner(house)
  return [
    handle(stripeWebhook, async ({ request }) => {
      await receive(house, readEvent(house, request.body, request.headers['stripe-signature']))
      return { received: true as const }
    }),

    forMe(house, { orderSessions: true })(listOrders, ({ me, query }) =>
      ordersOf(house.db, me, query.cursor && placeIn(query.cursor)),
    ),

    forMe(house, { evenSuspended: true })(requestCall, async ({ me, params, body }) => {
      const { id, state } = await requestRefund(house, me, { orderId: known(params.id), reason: body.reason })
      return { success, refund: { id, state } }
    }),

    owner(recoverCall, ({ query }) => recoverMissingPurchases(house, { dryRun: query.dryRun === 'true' })),

    owner(listRefunds, ({ query: { state, cursor } }) =>
      refundRequests(house.db, { state, cursor: cursor && placeIn(cursor) }),
    ),

    owner(decideCall, async ({ me, params, body }) => {
      const { id, state } = await decideRefund(house, me, known(params.id), body)
      return { success, refund: { id, state } }
    }),
  ]
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
