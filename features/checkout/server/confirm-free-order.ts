// The link that was sent for a free order: a press of its button makes the order, once.
import { hashOf, type Me, newSecret } from '#features/accounts/server/public.ts'
import { INVALID } from '#features/promo-codes/server/public.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { refuseWhenFull, underCeiling } from './free-ceiling.ts'
import { type FreeBlueprint, freeWish, makeOnce } from './free-order.ts'
import {
  closeRequest,
  type FreeRequest,
  findJustSent,
  findRequest,
  lockRequest,
  saveRequest,
} from './free-requests.ts'
import { confirmLetter } from './letters.ts'
import { countFreeRequest } from './limits.ts'
import { type Browser, quote } from './open-order.ts'
import { findFreeOrder } from './queries.ts'
import { submitKeyOf, type Wish } from './wish.ts'

/** Long enough to outlast a day on which all free blueprints are taken. */
const LIFE_MS = 3 * 86_400_000

/** Keeps the wish, and sends a link. Whoever only typed the address learns nothing of it, and uses nothing up. */
export async function askToConfirm(
  house: House,
  wish: Wish,
  browser: Browser,
): Promise<{ orderId: string; confirmEmail: true }> {
  const { code: promoCode, email, brief } = freeWish(wish)
  // By what was typed alone: the two halves of a double click may come before the browser has its cookie.
  const submitKey = submitKeyOf(wish, '')
  const sent = await findJustSent(house.db, submitKey)
  if (sent) return { orderId: sent.id, confirmEmail: true }
  await refuseWhenFull(house)
  await countFreeRequest(house, email, browser.network)
  const { pack, buyer, corrections } = wish
  const token = newSecret()
  const id = crypto.randomUUID()
  const saved = await house.db.transaction(async (tx) => {
    const request = await saveRequest(tx, {
      id,
      tokenHash: hashOf(token),
      submitKey,
      ...{ email, fullName: buyer.fullName, pack, promoCode, brief, corrections },
      promoBrowser: browser.promoBrowser,
      expiresAt: new Date(Date.now() + LIFE_MS),
    })
    if (request) await house.mail.send(tx, { to: email, ...confirmLetter(house.config, token) })
    return request
  })
  return { orderId: saved?.id ?? id, confirmEmail: true }
}

interface Confirming {
  token: string
  me: Me | undefined
  browser: Browser
}

type Confirmed = Pick<FreeBlueprint, 'blueprintId'> & { startupName: string; email: string }

export async function confirmFreeOrder(house: House, { token, me, browser }: Confirming): Promise<Confirmed> {
  const request = await findRequest(house.db, hashOf(token))
  if (!request) throw new Failure('link_invalid', { sentence: OVER })
  const { email, brief, blueprintId } = request
  const confirmed = (made: string) => ({ blueprintId: made, startupName: brief.startupName, email })
  if (blueprintId) return confirmed(blueprintId)
  const wish = wishOf(request, me)
  const before = await findFreeOrder(house.db, freeWish(wish))
  if (before) {
    await closeRequest(house.db, request.id, before.blueprintId)
    return confirmed(before.blueprintId)
  }
  // Counted for the browser that filled in the form: a link that somebody passes on uses nobody else's up.
  const counted = { ...browser, promoBrowser: request.promoBrowser ?? undefined }
  try {
    await quote(house, wish, counted).catch(sayThatItEnded)
    const made = await underCeiling(house, () => makeRequested(house, request.id, wish, counted))
    return confirmed(made.blueprintId)
  } catch (error) {
    // Of two presses at once, the slower may find the code used up by the faster.
    const now = await findRequest(house.db, hashOf(token))
    if (now?.blueprintId) return confirmed(now.blueprintId)
    throw error
  }
}
const OVER = 'This link is not valid any more. Please fill in the form again, and we send you a new one.'

/** At the form it was a code that works; that it is none now means that it ended meanwhile. */
function sayThatItEnded(error: unknown): never {
  const isGone = error instanceof Failure && error.code === 'promo_refused' && error.message === INVALID
  throw isGone ? new Failure('promo_refused', { sentence: ENDED }) : error
}
const ENDED =
  'This promo code has ended, so nothing was made. You can still order the blueprint at its price.'

/** Whoever waited for the row finds what was made meanwhile. */
function makeRequested(house: House, id: string, wish: Wish, browser: Browser) {
  return house.db.transaction(async (tx) => {
    const held = await lockRequest(tx, id)
    if (!held) throw new Failure('link_invalid', { sentence: OVER })
    if (held.blueprintId) return { isNew: false, blueprintId: held.blueprintId }
    const made = await makeOnce(house, tx, wish, browser)
    await closeRequest(tx, id, made.blueprintId)
    return made
  })
}

/** The link proved the address. Whoever is signed in to its account has the order there; else it waits for the address. */
function wishOf(
  { pack, promoCode, brief, corrections, email, fullName }: FreeRequest,
  me: Me | undefined,
): Wish {
  const isTheirs = me !== undefined && !me.onlyOrder && me.email === email
  const buyer = { userId: isTheirs ? me.id : undefined, email, fullName, proved: true }
  return { pack, code: promoCode, brief, corrections: corrections ?? undefined, buyer }
}
