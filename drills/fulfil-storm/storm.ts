// Everybody who can notice a payment does, many times, at both processes, in an order that the seed decides.
import type Stripe from 'stripe'
import { type Chance, chanceOf } from '../chance.ts'
import { crowd } from '../crowd.ts'
import type { Market } from '../market/market.ts'
import type { Purchase } from '../market/purchases.ts'
import type { Answer } from '../visitor.ts'

export const WEBHOOKS = 10
export const VISITS = 5
const AT_ONCE = 48
/** Half of the payments are noticed by all within so many arrivals, the others over the whole storm. */
const BURST = 30

/** What everybody was answered: how often, and by what. */
export interface Told {
  answers: Map<string, number>
  events: Stripe.Event[]
  seconds: number
}

export async function storm(market: Market, purchases: Purchase[], seed: number): Promise<Told> {
  const events = await market.provider.events('checkout.session.completed')
  const bySession = new Map(events.map((event) => [(event.data.object as { id: string }).id, event]))
  const chance = chanceOf(seed)
  const whole = purchases.length * (WEBHOOKS + VISITS)
  const arrivals = purchases.flatMap((purchase, i) => {
    const event = bySession.get(purchase.sessionId)
    if (!event) throw new Error(`The provider has no event of ${purchase.sessionId}.`)
    const begin = chance.below(whole)
    const spread = i % 2 === 0 ? BURST : whole
    return arrivalsOf(market, chance, purchase, event).map((go) => ({
      at: (begin + chance.below(spread)) % whole,
      go,
    }))
  })
  const answers = new Map<string, number>()
  const begun = Date.now()
  await crowd(
    arrivals
      .sort((a, b) => a.at - b.at)
      .map(({ go }) => async () => {
        const answer = await go().catch((error) => `nothing: ${error.message}`)
        answers.set(answer, (answers.get(answer) ?? 0) + 1)
      }),
    AT_ONCE,
  )
  return { answers, events, seconds: Math.round((Date.now() - begun) / 1000) }
}

function arrivalsOf({ sites, provider, visitor }: Market, chance: Chance, purchase: Purchase, event: object) {
  const body = Buffer.from(JSON.stringify(event, null, 2))
  const somewhere = () => sites[chance.below(2)] as string
  const webhook = (site: string) => async () => {
    const headers = provider.signed(body)
    return shown('webhook', await visitor().ask('POST', `${site}/api/webhooks/stripe`, { body, headers }))
  }
  // The buyer, or somebody who was sent the address of the page.
  const visit = (site: string, isBuyer: boolean) => async () => {
    const browser = isBuyer ? purchase.browser : visitor()
    const { sessionId } = purchase
    const answer = await browser.post(`${site}/api/verify-session`, { sessionId })
    return `${shown('visit', answer)} ${answer.body?.session?.payment_status ?? ''}`
  }
  return [
    ...Array.from({ length: WEBHOOKS }, () => webhook(somewhere())),
    ...Array.from({ length: VISITS }, (_, i) => visit(somewhere(), i < 2)),
  ]
}

const shown = (what: string, { status }: Answer) => `${what} ${status}`
