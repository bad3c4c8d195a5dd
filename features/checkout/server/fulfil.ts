// The one way in which a paid order is served, whoever notices the payment: the webhook, the buyer's return, or recovery.
import { accountOfAddress, lockUser, type User } from '#features/accounts/server/public.ts'
import { writeEntry } from '#features/credits/server/public.ts'
import { startBlueprint } from '#features/generation/server/public.ts'
import { countUse } from '#features/promo-codes/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import type { House } from '#server/house.ts'
import { orderLetter } from './letters.ts'
import type { Session } from './provider.ts'
import { changeOrder, lockOrder } from './queries.ts'
import {
  judge,
  type Named,
  namedBy,
  nameFor,
  type Order,
  orderNamedBy,
  paymentOf,
  standingOf,
  type Verdict,
} from './rules.ts'
import { orders } from './tables.ts'

/** 'no address': paid, but nobody knows by whom. It stays unserved, and in the list of what is to be recovered. */
export type Outcome =
  | { order: Order; outcome: 'served' | Exclude<Verdict, 'serve' | 'unknown'> | 'no address' }
  | Unknown
interface Unknown {
  outcome: 'unknown'
  order?: undefined
}

/** The session has to come from the provider itself, just now. Money, credits, blueprint and email are one transaction. */
export async function fulfil(house: House, session: Session): Promise<Outcome> {
  const found = namedBy(session)
  if (!found) return { outcome: 'unknown' }
  const done = await house.db.transaction((tx) => fulfilNamed(house, tx, found, session))
  if (isAmiss(done.outcome, session))
    house.log.error(
      { outcome: done.outcome, order: found.order, session: session.id },
      'paid, but not served',
    )
  return done
}

/** Money came, and for a reason that somebody should look at nothing was given for it. */
function isAmiss(outcome: Outcome['outcome'], session: Session): boolean {
  return !['served', 'already'].includes(outcome) && standingOf(session) === 'paid'
}

async function fulfilNamed(house: House, tx: Tx, found: Named, session: Session): Promise<Outcome> {
  const order = (await lockOrder(tx, found.order)) ?? (await rebuildPaid(house, tx, found, session))
  if (!order) return { outcome: 'unknown' }
  const verdict = judge(order, session)
  if (verdict === 'unknown') return { outcome: 'unknown' }
  if (verdict !== 'serve') return { order, outcome: verdict }
  return serve(house, tx, order, session)
}

/**
 * A database that came back from a backup may lack the newest orders, and one that nobody paid in 30 days is deleted. What
 * was paid is served all the same; for what was not, no row is made.
 */
async function rebuildPaid(house: House, tx: Tx, found: Named, session: Session): Promise<Order | undefined> {
  if (standingOf(session) !== 'paid') return undefined
  const lost = orderNamedBy(found, session, house.config.publicUrl)
  if (!lost) return undefined
  const user = found.user ? await lockUser(tx, found.user) : undefined
  await tx
    .insert(orders)
    .values({ ...lost, userId: user?.id, forAddress: !user })
    .onConflictDoNothing()
  return lockOrder(tx, found.order)
}

async function serve(house: House, tx: Tx, order: Order, session: Session): Promise<Outcome> {
  const payment = paymentOf(session)
  const owner = await ownerOf(tx, order, payment)
  if (!owner) return { order, outcome: 'no address' }
  const { user, made, forAddress } = owner
  const paid = await changeOrder(tx, order.id, {
    state: 'paid',
    userId: user.id,
    email: order.email ?? user.email,
    forAddress,
    madeAccount: made,
    submitKey: null,
    networkHash: null,
    sessionId: session.id,
    paymentIntentId: payment.paymentIntentId,
    amountPaidCents: session.amount_total,
    receiptUrl: payment.receiptUrl,
    paidAt: new Date(),
  })
  return { order: await deliver(house, tx, paid, user), outcome: 'served' }
}

/** The signed-in buyer; else, also when that account is gone, the account of the address. */
async function ownerOf(
  tx: Tx,
  order: Order,
  payment: { email: string | undefined; name: string },
): Promise<{ user: User; made: boolean; forAddress: boolean } | undefined> {
  const known = order.userId ? await lockUser(tx, order.userId) : undefined
  if (known) return { user: known, made: false, forAddress: order.forAddress }
  const email = order.email ?? payment.email
  if (!email) return undefined
  const fullName = nameFor(email, order.fullName, payment.name)
  return { ...(await accountOfAddress(tx, { email, fullName })), forAddress: true }
}

/** Grants, counts, spends, starts and writes. The order and its owner have to be held; their order of locks is the house's. */
export async function deliver(house: House, tx: Tx, order: Order, user: User): Promise<Order> {
  const { id, forAddress, quantity, brief } = order
  const entry = { userId: user.id, forAddress }
  await countUse(tx, id)
  const kind = order.state === 'free' ? 'promo' : 'purchase'
  await writeEntry(tx, { ...entry, kind, amount: quantity, cause: `order:${id}` })
  const served = brief
    ? await changeOrder(tx, id, { blueprintId: await start(house, tx, order, user) })
    : order
  const { publicUrl, shown } = house.config
  const letter = orderLetter({ publicUrl, supportEmail: shown.supportEmail }, served, user.email)
  await house.mail.send(tx, { to: user.email, ...letter })
  return served
}

async function start(house: House, tx: Tx, order: Order, user: User): Promise<string> {
  const { id, brief, corrections, forAddress, state } = order
  if (!brief) throw new Error('There is nothing to make a blueprint from.')
  const entry = { userId: user.id, forAddress }
  await writeEntry(tx, { ...entry, kind: 'spend', amount: -1, cause: `generation:order:${id}` })
  return startBlueprint(house, tx, {
    ...entry,
    orderId: id,
    cause: `generation:order:${id}`,
    isFree: state === 'free',
    brief: { ...brief, email: brief.email || user.email },
    corrections: corrections ?? undefined,
  })
}
