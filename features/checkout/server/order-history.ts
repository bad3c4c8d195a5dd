// A person's orders, as they see them.
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Me } from '#features/accounts/server/public.ts'
import type { Answer } from '#kit/endpoint.ts'
import type { Db } from '#server/database/connect.ts'
import type { listOrders } from '../contract.ts'
import { PACKS } from '../prices.ts'
import type { Refund } from './refund-queries.ts'
import { askableUntil } from './refund-rules.ts'
import type { Order } from './rules.ts'
import { orders, refunds } from './tables.ts'

export type Viewer = Pick<Me, 'id' | 'proved' | 'onlyOrder'>
type Page = Answer<typeof listOrders>
type Shown = Page['orders'][number]

const PAGE = 20

/** What was bought signed out shows to who proved the address, and to the session of that very order. */
export function isVisibleTo({ id, proved, onlyOrder }: Viewer, order: Order): boolean {
  if (order.userId !== id) return false
  return onlyOrder ? order.id === onlyOrder : proved || !order.forAddress
}

/** The same rule, for the database. */
const visibleTo = ({ id, proved, onlyOrder }: Viewer) =>
  and(
    eq(orders.userId, id),
    onlyOrder ? eq(orders.id, onlyOrder) : proved ? undefined : eq(orders.forAddress, false),
  )

/** Newest first. The cursor is the last order of the page before: a place in the list, whatever comes in front of it. */
export async function ordersOf(db: Db, me: Viewer, cursor?: string, now = new Date()): Promise<Page> {
  const rows = await db
    .select({ order: orders, refund: refunds })
    .from(orders)
    .leftJoin(refunds, and(eq(refunds.orderId, orders.id), eq(refunds.source, 'request')))
    .where(
      and(
        visibleTo(me),
        // The others were never paid, and never will be.
        inArray(orders.state, ['pending', 'paid', 'free']),
        cursor ? isAfter(cursor, me.id) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? page.at(-1) : undefined
  return {
    orders: page.map(({ order, refund }) => shown(order, refund, now)),
    ...(last && { nextCursor: last.order.id }),
  }
}

/** By the database's own clock marks: they are finer than ours, and two orders of one moment must not hide each other. */
const isAfter = (cursor: string, userId: string) =>
  sql`(${orders.createdAt}, ${orders.id}) < (select o.created_at, o.id from ${orders} o where o.id = ${cursor} and o.user_id = ${userId})`

function shown(order: Order, refund: Refund | null, now: Date): Shown {
  const { id, pack, quantity, priceCents, brief, createdAt } = order
  const until = refund ? undefined : askableUntil(order, now)
  return {
    id,
    pack,
    packName: PACKS[pack].name,
    quantity,
    priceCents,
    paidCents: order.amountPaidCents ?? 0,
    promoCode: order.promoCode ?? undefined,
    state: shownState(order),
    startupName: brief?.startupName,
    blueprintId: order.blueprintId ?? undefined,
    receiptUrl: order.receiptUrl ?? undefined,
    createdAt: createdAt.toISOString(),
    refundableUntil: until?.toISOString(),
    refund: refund ? { state: refund.state, amountCents: refund.amountCents ?? undefined } : undefined,
  }
}

/** Of an order that was paid, is free, or will be paid. */
export function shownState({ state, dispute, refundedCents, amountPaidCents }: Order): Shown['state'] {
  if (state === 'pending' || state === 'free') return state
  if (dispute === 'open' || dispute === 'lost') return 'disputed'
  if (refundedCents === 0) return 'paid'
  return refundedCents < (amountPaidCents ?? 0) ? 'partly refunded' : 'refunded'
}
