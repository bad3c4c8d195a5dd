// What the database and the provider say afterwards, beside what was paid. Each check answers what is wrong, if anything.

import type Stripe from 'stripe'
import { blueprints } from '#features/blueprints/server/tables.ts'
import { orders, webhookDeliveries } from '#features/checkout/server/tables.ts'
import { creditAccounts, creditEntries } from '#features/credits/server/tables.ts'
import { generations } from '#features/generation/server/tables.ts'
import { promoCodes, promoUses } from '#features/promo-codes/server/tables.ts'
import { asc, like } from '#server/database/sql.ts'
import { mails } from '#server/mail/tables.ts'
import type { Market } from './market.ts'
import { CODES, type Purchase } from './purchases.ts'

export interface Books {
  orders: (typeof orders.$inferSelect)[]
  purses: (typeof creditAccounts.$inferSelect)[]
  entries: (typeof creditEntries.$inferSelect)[]
  blueprints: (typeof blueprints.$inferSelect)[]
  /** What each making of files is for. */
  generations: string[]
  letters: number
  codes: (typeof promoCodes.$inferSelect)[]
  uses: (typeof promoUses.$inferSelect)[]
  deliveries: (typeof webhookDeliveries.$inferSelect)[]
  /** At the provider. */
  paid: Stripe.Checkout.Session[]
}

export async function openBooks({ database: { db }, provider }: Market): Promise<Books> {
  return {
    orders: await db.select().from(orders),
    purses: await db.select().from(creditAccounts),
    entries: await db.select().from(creditEntries).orderBy(asc(creditEntries.id)),
    blueprints: await db.select().from(blueprints),
    generations: (await db.select().from(generations)).map(({ cause }) => cause),
    letters: await db.$count(mails, like(mails.subject, 'Your order:%')),
    codes: await db.select().from(promoCodes),
    uses: await db.select().from(promoUses),
    deliveries: await db.select().from(webhookDeliveries),
    paid: await provider.paidSessions(),
  }
}

/** `served`: those who paid, and for whom the money is still there. */
type Check = (served: Purchase[], books: Books) => string | undefined

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const unlessSame = (what: Record<string, unknown>) =>
  new Set(Object.values(what).map((value) => JSON.stringify(value))).size > 1
    ? Object.entries(what)
        .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
        .join(', ')
    : undefined

export const CHECKS: Record<string, Check> = {
  'one grant for each'(served, { entries }) {
    const wanted = new Map(served.map(({ orderId, quantity }) => [`order:${orderId}`, quantity]))
    const grants = entries.filter(({ kind }) => kind === 'purchase')
    const wrong = grants.find(({ cause, amount }) => wanted.get(cause) !== amount)
    if (wrong)
      return `${grants.length} grants for ${served.length}, such as ${wrong.amount} for ${wrong.cause}`
    const causes = new Set(grants.map(({ cause }) => cause))
    return unlessSame({ paid: served.length, grants: grants.length, causes: causes.size })
  },

  'one blueprint for each with a form'(served, { blueprints, generations, entries }) {
    const wanted = served.filter(({ hasForm }) => hasForm).map(({ orderId }) => orderId)
    const causes = (ids: (string | null)[]) => ids.map((id) => `generation:order:${id}`).sort()
    const spends = entries.filter(({ kind }) => kind === 'spend').map(({ cause }) => cause)
    const [forms, made] = [causes(wanted), causes(blueprints.map(({ orderId }) => orderId))]
    const differs = [made, generations.toSorted(), spends.toSorted()].some(
      (list) => list.join() !== forms.join(),
    )
    if (!differs) return undefined
    return `${forms.length} forms, ${made.length} blueprints, ${generations.length} makings, ${spends.length} spends`
  },

  'one letter for each'(served, { letters }) {
    return unlessSame({ paid: served.length, letters })
  },

  'the ledger is what the provider was paid for'(served, { orders, entries, paid }) {
    const wanted = new Set(served.map(({ sessionId }) => sessionId))
    const sessions = paid.filter(({ id }) => wanted.has(id))
    const paidOrders = orders.filter(({ state }) => state === 'paid')
    const asked = { sessions: served.length, cents: sum(served.map(({ cents }) => cents)) }
    const atProvider = {
      sessions: sessions.length,
      cents: sum(sessions.map(({ amount_total }) => amount_total ?? 0)),
    }
    const inOrders = {
      sessions: new Set(paidOrders.map(({ sessionId }) => sessionId)).size,
      cents: sum(paidOrders.map(({ amountPaidCents }) => amountPaidCents ?? 0)),
    }
    return (
      unlessSame({ asked, atProvider, inOrders }) ??
      unlessSame({
        creditsSold: sum(sessions.map(({ metadata }) => Number(metadata?.quantity))),
        creditsGranted: sum(entries.filter(({ kind }) => kind === 'purchase').map(({ amount }) => amount)),
      })
    )
  },

  'promo codes count who paid with them'(served, { codes, uses }) {
    for (const name of CODES) {
      const code = codes.find((one) => one.code === name)
      const counted = uses.filter(({ promoCodeId, state }) => promoCodeId === code?.id && state === 'counted')
      const paid = served.filter((purchase) => purchase.code === name).length
      const wrong = unlessSame({ paid, uses: counted.length, count: code?.currentUses })
      if (wrong) return `${name}: ${wrong}`
    }
    return undefined
  },

  'nobody is negative, and every balance is its sum'(_, { purses, entries }) {
    const running = new Map<string, number>()
    for (const { id, accountId, amount } of entries) {
      const balance = (running.get(accountId) ?? 0) + amount
      running.set(accountId, balance)
      if (balance < 0) return `${balance} after entry ${id}`
    }
    const off = purses.find(({ id, balance }) => balance !== (running.get(id) ?? 0))
    return off && `a purse with ${off.balance} whose entries sum up to ${running.get(off.id)}`
  },
}
