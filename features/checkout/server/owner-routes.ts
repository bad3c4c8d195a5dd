// The owner's calls about money.
import { forOwner } from '#features/accounts/server/public.ts'
import type { Route } from '#kit/route.ts'
import type { House } from '#server/house.ts'
import {
  askProvider,
  decideRefund as decideCall,
  getOwnersOrder,
  getRecoveryRuns,
  getWebhookHealth,
  listRefunds,
  processDelivery as processCall,
  recoverMissingPurchases as recoverCall,
  refundOrder as refundCall,
  searchOrders,
} from '../owner-contract.ts'
import { decideRefund, refundOrder } from './decide-refund.ts'
import { webhookHealth } from './deliveries.ts'
import { known, placeIn } from './ids.ts'
import { orderAtProvider, ownersOrder, ownersOrders } from './owner-orders.ts'
import { processDelivery } from './process-delivery.ts'
import { recoverMissingPurchases } from './recover.ts'
import { lastRuns, runRecovery } from './recovery-runs.ts'
import { refundRequests } from './refund-requests.ts'

const success = true as const

export function ownerRoutes(house: House): Route[] {
  const { db } = house
  const owners = forOwner(house)
  const confirmedOwners = forOwner(house, { confirmed: true })
  return [
    owners(getWebhookHealth, () => webhookHealth(db)),

    owners(processCall, async ({ me, params }) => ({
      success,
      delivery: await processDelivery(house, me, params.eventId),
    })),

    owners(recoverCall, ({ me, query }) =>
      query.dryRun === 'true' ? recoverMissingPurchases(house, { dryRun: true }) : runRecovery(house, me),
    ),

    owners(getRecoveryRuns, () => lastRuns(db)),

    owners(searchOrders, ({ query: { search, state, cursor } }) =>
      ownersOrders(db, { search, state, cursor: cursor && placeIn(cursor) }),
    ),

    owners(getOwnersOrder, async ({ params }) => ({ order: await ownersOrder(db, known(params.id)) })),

    owners(askProvider, ({ params }) => orderAtProvider(house, known(params.id))),

    confirmedOwners(refundCall, async ({ me, params, body }) => {
      const { id, state } = await refundOrder(house, me, known(params.id), body)
      return { success, refund: { id, state } }
    }),

    owners(listRefunds, ({ query: { state, cursor } }) =>
      refundRequests(db, { state, cursor: cursor && placeIn(cursor) }),
    ),

    confirmedOwners(decideCall, async ({ me, params, body }) => {
      const { id, state } = await decideRefund(house, me, known(params.id), body)
      return { success, refund: { id, state } }
    }),
  ]
}
