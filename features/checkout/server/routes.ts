import { findMe, refuseSuspended } from '#features/accounts/server/public.ts'
import { handle, type Route } from '#kit/route.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { networkOf } from '#server/rate-limit/limiter.ts'
import { noteSecurityEvent } from '#server/security-log/origin.ts'
import { confirmFreeOrder as confirmCall, createCheckout, sessionAuth, verifySession } from '../contract.ts'
import { buyingBrowser } from './buying-browser.ts'
import { confirmFreeOrder } from './confirm-free-order.ts'
import { placeOrder } from './create-checkout.ts'
import type { Order } from './rules.ts'
import { enterOrder, isOwn, startedHere } from './session-auth.ts'
import { type Checked, checkPayment } from './verify-session.ts'
import { wishOf } from './wish.ts'

const success = true as const

export function checkoutRoutes(house: House): Route[] {
  return [
    handle(createCheckout, async ({ body, request, reply }) => {
      const me = await findMe(house, request, reply)
      refuseSuspended(me)
      const wish = wishOf(body, me)
      const browser = buyingBrowser(house, { request, reply }, wish.code)
      const placed = await placeOrder(house, wish, browser)
      if ('confirmEmail' in placed)
        noteSecurityEvent(request, { kind: 'link-requested', userId: me?.id, method: 'free-order' })
      return { success, ...placed }
    }),

    handle(confirmCall, async ({ body: { token }, request, reply }) => {
      const me = await findMe(house, request, reply)
      refuseSuspended(me)
      const browser = buyingBrowser(house, { request, reply })
      const confirmed = await confirmFreeOrder(house, { token, me, browser })
      noteSecurityEvent(request, { kind: 'link-opened', userId: me?.id, method: 'free-order' })
      return { success, ...confirmed }
    }),

    handle(verifySession, async ({ body: { sessionId }, request, reply }) => {
      const checked = await checkPayment(house, sessionId, networkOf(request.ip))
      const { order } = checked
      const mine = startedHere(house, order, request) || isOwn(order, await findMe(house, request, reply))
      // Whoever else holds the address of the page learns that it was paid, and no more.
      return { success, session: { id: sessionId, ...factsOf(checked), ...(mine && privateFactsOf(order)) } }
    }),

    handle(sessionAuth, async ({ body: { sessionId }, request, reply }) => {
      const { order, standing } = await checkPayment(house, sessionId, networkOf(request.ip))
      if (standing !== 'paid') throw new Failure('not_paid')
      return { success, ...(await enterOrder(house, order, { request, reply })) }
    }),
  ]
}

function factsOf({ order, standing }: Checked) {
  const payment_status = standing === 'paid' ? ('paid' as const) : ('unpaid' as const)
  const { payableCents: amount_total, pack, quantity, brief, blueprintId } = order
  // With the person goes the form, and the blueprint's name stays.
  const makesBlueprint = brief !== null || blueprintId !== null
  return { payment_status, amount_total, pack, quantity, makesBlueprint }
}

function privateFactsOf({ email, brief, blueprintId }: Order) {
  return {
    customer_email: email ?? undefined,
    startupName: brief?.startupName,
    blueprintId: blueprintId ?? undefined,
  }
}
