// Those for whom no recovery may do anything: nobody paid, or the money went back, or it was another shop's.
import { randomUUID } from 'node:crypto'
import type { Market } from '../market/market.ts'
import { payOtherSession } from '../market/other-session.ts'
import type { Purchase } from '../market/purchases.ts'

const DECLINED = '4000000000000002'
const PAYS_LATER = '4000000000007700'

type Fate = (market: Market, purchase: Purchase) => Promise<unknown>

const FATES: Record<string, Fate> = {
  open: async () => {},
  declined: ({ provider }, { sessionId, typed }) =>
    provider.pay(sessionId, { card: DECLINED, ...(typed && { email: typed }) }),
  expired: ({ provider }, { sessionId }) => provider.control({ lapse: { session: sessionId } }),
  'given back': async ({ provider: { pay, stripe } }, { sessionId, typed }) => {
    await pay(sessionId, typed ? { email: typed } : {})
    const { payment_intent } = await stripe.checkout.sessions.retrieve(sessionId)
    await stripe.refunds.create({ payment_intent: String(payment_intent) })
  },
  promised: ({ provider }, { sessionId, typed }) =>
    provider.pay(sessionId, { card: PAYS_LATER, ...(typed && { email: typed }) }),
}
const NAMES = Object.keys(FATES)

/** Each its fate in turn. Answers those whose money is promised, and may still come. */
export async function leaveUnpaid(market: Market, purchases: Purchase[]): Promise<Purchase[]> {
  const fateOf = (i: number) => NAMES[i % NAMES.length] as string
  for (const [i, purchase] of purchases.entries()) await FATES[fateOf(i)]?.(market, purchase)
  return purchases.filter((_, i) => fateOf(i) === 'promised')
}

/** Paid, at the same provider, and no business of this shop's. */
export async function payElsewhere(market: Market): Promise<void> {
  const named = { pack: 'tenPack', quantity: '10', price: '500', payable: '500' }
  const others = [{}, { ...named, order: randomUUID(), shop: 'https://another.example' }]
  for (const metadata of others) await payOtherSession(market, { cents: 500, metadata })
}
