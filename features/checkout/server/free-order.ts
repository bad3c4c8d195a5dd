// A code that leaves nothing to pay makes one blueprint at once, whatever the pack.
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  accountOfAddress,
  findMe,
  hashOf,
  lockUser,
  markBuyer,
  refuseSuspended,
  type User,
} from '#features/accounts/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { networkOf } from '#server/rate-limit/limiter.ts'
import { deliver } from './fulfil.ts'
import { countFreeOrder } from './limits.ts'
import { type Browser, quote, rowOf, withPromo } from './open-order.ts'
import { addOrder, findFreeOrder } from './queries.ts'
import { nameFor } from './rules.ts'
import { type BlueprintForm, briefOf, buyerOf, formMissing, type Wish } from './wish.ts'

interface FreeBlueprint {
  orderId: string
  blueprintId: string
}

interface Asking {
  form: BlueprintForm
  promoCode: string
  request: FastifyRequest
  reply: FastifyReply
}

/** For whoever asks for the blueprint itself, without a pack, after create-checkout made it or instead of that. */
export async function makeFreeOrder(house: House, asking: Asking): Promise<FreeBlueprint> {
  const { form, promoCode: code, request, reply } = asking
  const me = await findMe(house, request, reply)
  refuseSuspended(me)
  const buyer = buyerOf(form, me)
  if (!form.startupName || !form.businessIdea) throw formMissing()
  const wish: Wish = { pack: 'single', code, brief: briefOf(form, buyer), buyer }
  const browserHash = hashOf(markBuyer(house, request, reply))
  const network = networkOf(request.ip)
  if (!(await findFreeOrder(house.db, freeWish(wish)))) await quote(house, wish, network)
  return placeFreeOrder(house, wish, { browserHash, network })
}

/** The same code, address and name again: the same blueprint. */
export async function placeFreeOrder(house: House, wish: Wish, browser: Browser): Promise<FreeBlueprint> {
  const free = freeWish(wish)
  const known = await findFreeOrder(house.db, free)
  if (known) return known
  if (!wish.buyer.proved) await countFreeOrder(house, free.email, browser.network)
  return house.db.transaction(async (tx) => {
    const { user, made } = await ownerOf(tx, wish, free.email)
    // Whoever asked at the same moment was held up by the owner's row until the first was done.
    return (await findFreeOrder(tx, free)) ?? (await make(house, tx, { wish, user, made, browser }))
  })
}

/** What a free blueprint needs: the form, and somebody to send it to. */
function freeWish({ code, brief, buyer: { email } }: Wish) {
  if (!code || !brief) throw formMissing()
  if (!email)
    throw new Failure('invalid_input', {
      sentence: 'Please enter your email address: that is where the free blueprint goes.',
    })
  return { code, email, startupName: brief.startupName }
}

async function ownerOf(tx: Tx, { buyer }: Wish, email: string): Promise<{ user: User; made: boolean }> {
  if (!buyer.userId) return accountOfAddress(tx, { email, fullName: nameFor(email, buyer.fullName) })
  const user = await lockUser(tx, buyer.userId)
  if (!user) throw new Failure('signed_out')
  return { user, made: false }
}

interface Making {
  wish: Wish
  user: User
  made: boolean
  browser: Browser
}

async function make(house: House, tx: Tx, { wish, user, made, browser }: Making): Promise<FreeBlueprint> {
  const { browserHash } = browser
  const order = await addOrder(tx, {
    ...rowOf(wish),
    state: 'free',
    userId: user.id,
    quantity: 1,
    amountPaidCents: 0,
    madeAccount: made,
    browserHash,
  })
  const priced = await withPromo(house, tx, order, wish)
  if (priced.payableCents > 0)
    throw new Failure('promo_refused', { sentence: 'This promo code does not cover the whole price.' })
  const { blueprintId } = await deliver(house, tx, priced, user)
  if (!blueprintId) throw new Error('A free order without its blueprint.')
  return { orderId: order.id, blueprintId }
}
