// The order itself, written down before anybody is asked for money.
import { randomUUID } from 'node:crypto'
import { lockUser } from '#features/accounts/server/public.ts'
import { createCodeCheck, reserveUse } from '#features/promo-codes/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { keyedHash } from '#server/keyed-hash.ts'
import { type Discount, dollars, PACKS, type Payable, payable } from '../prices.ts'
import { changeOrder, othersOfNetwork } from './queries.ts'
import type { Order } from './rules.ts'
import { orders } from './tables.ts'
import { type Buyer, submitKeyOf, type Wish } from './wish.ts'

/** The provider wants 30 minutes at least; five more for a second try after a lost answer, and for clocks that differ. */
const LIFE_MS = 35 * 60_000

export type Browser = { browserHash: string; network: string }

/** What it costs now. Keeps no place: fails with the reason when the code does not work. Wrong ones are counted. */
export async function quote(house: House, { pack, code, buyer }: Wish, network: string): Promise<Payable> {
  const { priceCents } = PACKS[pack]
  if (!code) return payable(priceCents)
  const checked = await createCodeCheck(house)({ code, buyer: promoBuyer(buyer), network })
  if (checked.reason !== undefined) throw new Failure('promo_refused', { sentence: checked.reason })
  return payable(priceCents, discountFor(buyer, checked.promo))
}

/** Whoever deletes the account at this moment is done before, or finds the order. Before any promo code is held. */
export async function holdBuyer(tx: Tx, { buyer: { userId } }: Wish): Promise<void> {
  if (userId && !(await lockUser(tx, userId))) throw new Failure('signed_out')
}

/** Undefined when the same wish is on its way already. */
export async function openOrder(
  house: House,
  tx: Tx,
  wish: Wish,
  { browserHash, network }: Browser,
): Promise<Order | undefined> {
  await holdBuyer(tx, wish)
  const [order] = await tx
    .insert(orders)
    .values({
      ...rowOf(wish),
      state: 'open',
      submitKey: submitKeyOf(wish, browserHash),
      browserHash,
      networkHash: wish.code && !wish.buyer.proved ? keyedHash(house.cards, `network:${network}`) : null,
    })
    .onConflictDoNothing({ target: orders.submitKey })
    .returning()
  const priced = order && (await withPromo(house, tx, order, wish))
  // The code was changed since the price was asked for.
  if (priced?.payableCents === 0) throw new Failure('overloaded')
  return priced
}

export function rowOf({ pack, brief, buyer }: Wish) {
  const { priceCents, quantity } = PACKS[pack]
  const now = Date.now()
  return {
    id: randomUUID(),
    userId: buyer.userId,
    email: buyer.email,
    forAddress: buyer.userId === undefined,
    fullName: buyer.fullName,
    pack,
    quantity,
    brief,
    priceCents,
    payableCents: priceCents,
    termsAcceptedAt: new Date(now),
    createdAt: new Date(now),
    expiresAt: new Date(now + LIFE_MS),
  }
}

/**
 * So many open orders of one network keep places of a code that has only so many: or one script keeps them all. Whoever
 * pays makes room, so that a whole office can use it.
 */
const MOST_OF_NETWORK = 5
const CROWDED =
  'Several orders with this promo code from your network are not paid yet. Please try again in a few minutes, or sign in with a confirmed email address.'

/** Keeps a place of the code for the order, and takes off what it takes off. */
export async function withPromo(house: House, tx: Tx, order: Order, { code, buyer }: Wish): Promise<Order> {
  if (!code) return order
  const promo = await reserveUse(tx, { code, orderId: order.id, buyer: promoBuyer(buyer) }, house.cards)
  // The code is held: nobody else of the same network gets a place of it meanwhile.
  if (promo.maxUses !== null && (await othersOfNetwork(tx, order, promo.id)) >= MOST_OF_NETWORK)
    throw new Failure('promo_refused', { sentence: CROWDED })
  const discount = discountFor(buyer, promo)
  return changeOrder(tx, order.id, {
    payableCents: payable(order.priceCents, discount).cents,
    promoCodeId: promo.id,
    promoCode: code,
    promoText: `${amountOff(discount)} off with ${code}`,
  })
}

/** An address that somebody signed up with and never proved may be anybody's: it opens no code that is for certain people. */
const promoBuyer = ({ userId, email, proved }: Buyer) => ({
  userId,
  email,
  unproved: userId !== undefined && !proved,
})

type Promo = Awaited<ReturnType<typeof reserveUse>>

/** A code that is for certain people, or for each of them so often, needs to know whom it is used by. */
function discountFor({ email }: Buyer, promo: Promo): Discount {
  if (!email && (promo.usageLimit !== null || promo.allowedEmails))
    throw new Failure('promo_refused', {
      sentence: 'Please sign in, or enter your email address, to use this promo code.',
    })
  return { discount: promo.discountValue, discountType: promo.discountType }
}

function amountOff({ discount, discountType }: Discount): string {
  return discountType === 'percentage' ? `${discount}%` : dollars(discount)
}
