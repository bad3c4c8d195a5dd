// A code that leaves nothing to pay: one blueprint, whatever the pack. At once for a proved address, by a link for others.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findMe, refuseSuspended } from '#features/accounts/server/public.ts'
import { givenCorrections } from '#features/generation/server/public.ts'
import type { Corrections } from '#features/understanding/contract.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { noteSecurityEvent } from '#server/security-log/origin.ts'
import { unpaidForm } from '../contract.ts'
import { buyingBrowser } from './buying-browser.ts'
import { askToConfirm } from './confirm-free-order.ts'
import { underCeiling } from './free-ceiling.ts'
import { type FreeBlueprint, freeWish, makeOnce, notCovered } from './free-order.ts'
import { withinNetwork } from './limits.ts'
import { type Browser, quote } from './open-order.ts'
import { findFreeOrder } from './queries.ts'
import { type BlueprintForm, briefOf, buyerOf, formMissing, type Wish } from './wish.ts'

type Placed = (FreeBlueprint & { freeBlueprint: true }) | { orderId: string; confirmEmail: true }

interface Asking {
  form: BlueprintForm
  corrections?: Corrections | undefined
  promoCode: string
  request: FastifyRequest
  reply: FastifyReply
}

/** For whoever asks for the blueprint itself, without a pack, after create-checkout made it or instead of that. */
export async function makeFreeOrder(house: House, asking: Asking): Promise<Placed> {
  const { promoCode: code, request, reply } = asking
  const form = readUnpaid(asking.form)
  const me = await findMe(house, request, reply)
  refuseSuspended(me)
  const buyer = buyerOf(form, me)
  const corrections = givenCorrections(asking.corrections)
  if (!form.startupName || !form.businessIdea) throw formMissing()
  const wish: Wish = { pack: 'single', code, brief: briefOf(form, buyer), corrections, buyer }
  const browser = buyingBrowser(house, { request, reply }, code)
  const made = buyer.proved && (await findFreeOrder(house.db, freeWish(wish)))
  if (made) return { freeBlueprint: true, ...made }
  if ((await quote(house, wish, browser)).cents > 0) throw notCovered()
  const placed = await placeFreeOrder(house, wish, browser)
  if ('confirmEmail' in placed)
    noteSecurityEvent(request, { kind: 'link-requested', userId: me?.id, method: 'free-order' })
  return placed
}

/** Nobody has paid for it, so it may not be longer than any other order before the payment. */
function readUnpaid(form: BlueprintForm): BlueprintForm {
  const read = unpaidForm.safeParse(form)
  if (read.success) return read.data
  const sentence = read.error.issues[0]?.message
  throw new Failure('invalid_input', sentence ? { sentence } : {})
}

/** The same code, address and name again: the same blueprint. */
export async function placeFreeOrder(house: House, wish: Wish, browser: Browser): Promise<Placed> {
  if (!wish.buyer.proved) return askToConfirm(house, wish, browser)
  const made = await findFreeOrder(house.db, freeWish(wish))
  if (made) return { freeBlueprint: true, ...made }
  const { orderId, blueprintId } = await withinNetwork(house, browser.network, () =>
    underCeiling(house, () => house.db.transaction((tx) => makeOnce(house, tx, wish, browser))),
  )
  return { freeBlueprint: true, orderId, blueprintId }
}
