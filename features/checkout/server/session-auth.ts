// The browser that just paid sees its order: by a session for that alone, or by a link sent to the buyer.
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  buyerSecret,
  emailLoginLink,
  findMe,
  hashOf,
  lockUser,
  type Me,
  mayEmailLogin,
  openOrderSession,
  type User,
} from '#features/accounts/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { mayEmailLink } from './limits.ts'
import type { Order } from './rules.ts'

const HOUR_MS = 3_600_000

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

type Entered = { user: Pick<User, 'id' | 'email' | 'fullName'> } | { linkSent: true }

/** Whether it is the very browser that started the checkout. */
export function startedHere(house: House, order: Order, request: FastifyRequest): boolean {
  const secret = buyerSecret(house, request)
  return secret !== undefined && order.browserHash === hashOf(secret)
}

/** Whether whoever asks may see the order by their session. */
export function isOwn(order: Order, me: Me | undefined): boolean {
  if (!me || order.userId !== me.id) return false
  return me.onlyOrder ? me.onlyOrder === order.id : me.proved || !order.forAddress
}

/** The order has to be paid. */
export async function enterOrder(house: House, order: Order, exchange: Exchange): Promise<Entered> {
  const me = await findMe(house, exchange.request, exchange.reply)
  if (me && isOwn(order, me)) return { user: me }
  if (!startedHere(house, order, exchange.request)) throw new Failure('not_found')
  const user = await house.db.transaction((tx) => enter(house, tx, { order, me, exchange }))
  if (user) return { user }
  const mayWrite = (await mayEmailLink(house, order.id)) && (await mayEmailLogin(house, order.email ?? ''))
  if (mayWrite) await sendLink(house, order, exchange)
  return { linkSent: true }
}

interface Entering {
  order: Order
  me: Me | undefined
  exchange: Exchange
}

async function enter(house: House, tx: Tx, { order, me, exchange }: Entering): Promise<User | undefined> {
  const user = await buyerOf(tx, order)
  if (!mayOpen(order, user, me)) return undefined
  const opened = await openOrderSession(house, tx, { user, orderId: order.id, ...exchange })
  return opened ? user : undefined
}

async function sendLink(house: House, order: Order, exchange: Exchange): Promise<void> {
  await house.db.transaction(async (tx) => {
    await emailLoginLink(house, tx, { user: await buyerOf(tx, order), ...exchange })
  })
}

/** Held until the transaction ends, so that nobody claims the account meanwhile. */
async function buyerOf(tx: Tx, { userId }: Order): Promise<User> {
  const user = userId ? await lockUser(tx, userId) : undefined
  if (!user) throw new Failure('not_found')
  return user
}

/**
 * Only into an account that this order made, that nobody has claimed since, shortly after paying; and never in place of
 * somebody's own session.
 */
function mayOpen({ madeAccount, paidAt }: Order, user: User, me: Me | undefined): boolean {
  const untouched = user.provedAt === null && user.passwordHash === null
  const recent = paidAt !== null && Date.now() - paidAt.getTime() < HOUR_MS
  const signedIn = me !== undefined && !me.onlyOrder
  return madeAccount && untouched && recent && !signedIn
}
