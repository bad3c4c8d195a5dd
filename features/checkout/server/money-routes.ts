import { forMe } from '#features/accounts/server/public.ts'
import { handle, type Route } from '#kit/route.ts'
import type { House } from '#server/house.ts'
import { listOrders, requestRefund as requestCall, stripeWebhook } from '../contract.ts'
import { known, placeIn } from './ids.ts'
import { ordersOf } from './order-history.ts'
import { ownerRoutes } from './owner-routes.ts'
import { requestRefund } from './refunds.ts'
import { readEvent, receive, refuseUnsigned } from './webhook.ts'

export function moneyRoutes(house: House): Route[] {
  return [
    handle(
      stripeWebhook,
      async ({ request }) => {
        await receive(house, readEvent(house, request.body, request.headers['stripe-signature']))
        return { received: true as const }
      },
      { admit: ({ headers }) => refuseUnsigned(headers['stripe-signature']) },
    ),

    forMe(house, { orderSessions: true })(listOrders, ({ me, query }) =>
      ordersOf(house.db, me, query.cursor && placeIn(query.cursor)),
    ),

    forMe(house, { evenSuspended: true })(requestCall, async ({ me, params, body }) => {
      const { id, state } = await requestRefund(house, me, { orderId: known(params.id), reason: body.reason })
      return { success: true as const, refund: { id, state } }
    }),

    ...ownerRoutes(house),
  ]
}
