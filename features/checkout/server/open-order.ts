// The order itself, written down before anybody is asked for money.
import { randomUUID } from 'node:crypto'
import { lockUser } from '#features/accounts/server/public.ts'
import { createCodeCheck, reserveUse } from '#features/promo-codes/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { keyedHash } from '#server/keyed-hash.ts'
import { type Discount, dollars, PACKS, type Payable, payable } from '../prices.ts'
import { changeOrder, othersOfAccount, othersOfNetwork } from './queries.ts'
import type { Order } from './rules.ts'
import { orders } from './tables.ts'
import { type Buyer, submitKeyOf, type Wish } from './wish.ts'

/** The provider wants 30 minutes at least; five more for a second try after a lost answer, and for clocks that differ. */
const LIFE_MS = 35 * 60_000

export interface Browser {
  /** Of the checkout cookie: what is ordered with it can be watched with it. */
  browserHash: string
  /** Of the promo cookie: limits per person go by it, too. */
  promoBrowser?: string | undefined
  network: string
}

/** What it costs now. Keeps no place: fails with the reason when the code does not work. Wrong ones are counted. */
export async function quote(house: House, wish: Wish, browser: Browser): Promise<Payable> {
  const { pack, code, buyer } = wish
  const { priceCents } = PACKS[pack]
  if (!code) return payable(priceCents)
  const { network } = browser
  const checked = await createCodeCheck(house)({ code, buyer: promoBuyer(buyer, browser), network })
  if (checked.reason !== undefined) throw new Failure('promo_refused', { sentence: checked.reason })
  const quoted = payable(priceCents, discountOf(checked.promo))
  refuseUnproved(buyer, checked.promo, quoted.cents)
  return quoted
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
  browser: Browser,
): Promise<Order | undefined> {
  const { browserHash, network } = browser
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
  const priced = order && (await withPromo(house, tx, order, wish, browser))
  // The code was changed since the price was asked for.
  if (priced?.payableCents === 0) throw new Failure('overloaded')
  return priced
}

export function rowOf({ pack, brief, corrections, buyer }: Wish) {
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
    corrections,
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

/** Enough for somebody who changes their mind about the pack. An open order ends by itself after half an hour. */
const MOST_OF_ACCOUNT = 3
const UNPAID =
  'You have several orders with this promo code that are not paid yet. Please finish one of them, or try again in half an hour.'

/** Keeps a place of the code for the order, and takes off what it takes off. */
export async function withPromo(
  house: House,
  tx: Tx,
  order: Order,
  { code, buyer }: Wish,
  browser: Browser,
): Promise<Order> {
  if (!code) return order
  const place = { code, orderId: order.id, buyer: promoBuyer(buyer, browser) }
  const promo = await reserveUse(tx, place, house.cards)
  // The code is held: nobody else of the same network or account gets a place of it meanwhile.
  if (promo.maxUses !== null) {
    if ((await othersOfNetwork(tx, order, promo.id)) >= MOST_OF_NETWORK)
      throw new Failure('promo_refused', { sentence: CROWDED })
    if ((await othersOfAccount(tx, order, promo.id)) >= MOST_OF_ACCOUNT)
      throw new Failure('promo_refused', { sentence: UNPAID })
  }
  const discount = discountOf(promo)
  const { cents } = payable(order.priceCents, discount)
  refuseUnproved(buyer, promo, cents)
  return changeOrder(tx, order.id, {
    payableCents: cents,
    promoCodeId: promo.id,
    promoCode: code,
    promoText: `${amountOff(discount)} off with ${code}`,
  })
}

/**
 * An address that nobody proved may be anybody's. It opens no code that is for certain people, whether it used one is told
 * to nobody, and no use counts for it.
 */
const promoBuyer = ({ userId, email, proved }: Buyer, { promoBrowser }: Browser) => ({
  userId,
  email: proved ? email : undefined,
  unproved: userId !== undefined && !proved,
  browserHash: promoBrowser,
})

type Promo = Awaited<ReturnType<typeof reserveUse>>

/**
 * A code that is for certain people, or for each of them so often, needs to know whom it is used by. The same for every
 * address, so that it tells nothing about one. What is free waits for the proof by itself.
 */
function refuseUnproved({ proved }: Buyer, { usageLimit, allowedEmails }: Promo, cents: number): void {
  if (proved || cents === 0 || (usageLimit === null && !allowedEmails)) return
  throw new Failure('promo_refused', {
    sentence: 'Please sign in with a confirmed email address to use this promo code.',
  })
}

const discountOf = ({ discountValue: discount, discountType }: Promo): Discount => ({
  discount,
  discountType,
})

function amountOff({ discount, discountType }: Discount): string {
  return discountType === 'percentage' ? `${discount}%` : dollars(discount)
}
