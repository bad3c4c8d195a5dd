// npm run drill webhook-forgery: events that the provider did not send, or that say more than is true. Nothing comes of them.
import type { Outcome } from '../drill.ts'
import { type Market, openMarket } from '../market/market.ts'
import { makeCodes } from '../market/purchases.ts'
import { createForger, type Forger, loot, records } from './forgery.ts'
import { SIGNED, type Trick } from './signed.ts'
import { type Forgery, UNSIGNED } from './unsigned.ts'

const ORDERS = 100

export async function* webhookForgery(): AsyncIterable<Outcome> {
  const market = await openMarket()
  let failed = 0
  try {
    await makeCodes(market, ORDERS)
    const forger = createForger(market, 0)
    const tries = [
      ...Object.entries(UNSIGNED).map(([name, forgery]) => [name, refused(forgery)] as const),
      ...Object.entries(SIGNED),
      ['the true event, after all that', heard] as const,
    ]
    for (const [name, attempt] of tries) {
      const fault = await attempt(forger).catch((error) => String(error))
      if (fault) failed++
      yield {
        drill: `webhook-forgery: ${name}`,
        pass: !fault,
        detail: fault ?? 'nothing came of it but what is due',
      }
    }
    const pass = failed === 0
    const detail = `${tries.length - failed} of ${tries.length} went as they should`
    yield { drill: 'webhook-forgery', pass, detail }
  } finally {
    await market.close()
  }
}

/** Answered with 4xx; nothing granted, nothing recorded. */
function refused(forgery: Forgery): Trick {
  return async (forger) => {
    const { market } = forger
    const before = await all(market)
    const statuses = await forgery(forger)
    const wrong = statuses.filter((status) => status < 400 || status > 499)
    if (wrong.length > 0) return `${wrong.length} of ${statuses.length} were answered ${wrong.join(', ')}`
    const after = await all(market)
    return before === after ? undefined : `${before} became ${after}`
  }
}

const all = async (market: Market) => `${await loot(market)} ${await records(market)}`

/** The drill itself would notice nothing if the shop were deaf. */
async function heard({ paidOrder, postSigned, stateOf }: Forger): Promise<string | undefined> {
  const { purchase, event } = await paidOrder()
  const status = await postSigned(event)
  const state = await stateOf(purchase)
  return status === 200 && state === 'paid' ? undefined : `was answered ${status}, and the order is ${state}`
}
