// What a forgery is made of, and what must not come of it.

import { orders } from '#features/checkout/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import type { Market } from '../market/market.ts'
import { type Purchase, payAll, placeOrders } from '../market/purchases.ts'
import type { Answer } from '../visitor.ts'

export interface Forger {
  market: Market
  /** An order of somebody's, on its way to the payment page. */
  order(): Promise<Purchase>
  /** The same, paid; and what the provider has to say about it, which nobody has told the shop yet. */
  paidOrder(): Promise<{ purchase: Purchase; event: Event; body: Buffer }>
  /** Posts these bytes as a webhook to each process in turn. */
  post(body: Buffer, headers: Record<string, string>): Promise<number>
  /** Signed as the provider does. */
  postSigned(event: object): Promise<number>
  stateOf(purchase: Purchase): Promise<string | undefined>
}

interface Event {
  id: string
  data: { object: Record<string, unknown> }
}

export const bytesOf = (event: object) => Buffer.from(JSON.stringify(event, null, 2))

export function createForger(market: Market, firstOrder: number): Forger {
  const { sites, provider, database } = market
  let turn = 0
  let next = firstOrder
  const order = async () => {
    const [purchase] = await placeOrders(market, next, ++next)
    if (!purchase) throw new Error('No order was made.')
    return purchase
  }
  const post = async (body: Buffer, headers: Record<string, string>) => {
    const site = sites[turn++ % 2]
    const answer: Answer = await market
      .visitor()
      .ask('POST', `${site}/api/webhooks/stripe`, { body, headers })
    return answer.status
  }
  return {
    market,
    order,
    async paidOrder() {
      const purchase = await order()
      await payAll(market, [purchase])
      const events = (await provider.events('checkout.session.completed')) as unknown as Event[]
      const event = events.find(({ data }) => data.object.id === purchase.sessionId)
      if (!event) throw new Error('The provider has no event of the payment.')
      return { purchase, event, body: bytesOf(event) }
    },
    post,
    postSigned: (event) => post(bytesOf(event), provider.signed(bytesOf(event))),
    async stateOf({ orderId }) {
      const [row] = await database.db.select().from(orders).where(eq(orders.id, orderId))
      return row?.state
    },
  }
}

/** How much there is of everything that a forger could want. */
export async function loot({ database: { pool } }: Market): Promise<string> {
  const { rows } = await pool.query(`select
    (select count(*) from credit_entries) entries,
    (select coalesce(sum(amount), 0) from credit_entries) credits,
    (select count(*) from orders where state = 'paid') paid,
    (select count(*) from blueprints) blueprints,
    (select count(*) from mails where subject like 'Your order:%') letters`)
  return JSON.stringify(rows[0])
}

export async function records({ database: { pool } }: Market): Promise<string> {
  const { rows } = await pool.query(
    'select count(*) events, coalesce(sum(deliveries), 0) deliveries from webhook_deliveries',
  )
  return JSON.stringify(rows[0])
}
