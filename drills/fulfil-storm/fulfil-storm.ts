// npm run drill fulfil-storm: 1,000 paid sessions, each with ten copies of its webhook and five visits of the success page,
// shuffled by a seed, at two web processes. Orders are made through the shop's own call; the webhooks are the provider's
// own events, signed with its secret and posted by the drill, so that the seed decides when each comes.
import type { Outcome } from '../drill.ts'
import { type Books, CHECKS, openBooks } from '../market/books.ts'
import { openMarket } from '../market/market.ts'
import { makeCodes, payAll, placeOrders } from '../market/purchases.ts'
import { storm, type Told, VISITS, WEBHOOKS } from './storm.ts'

const SESSIONS = 1_000
const MANY_SESSIONS = 5_000
const SEED = 7

export async function* fulfilStorm({ full = false } = {}): AsyncIterable<Outcome> {
  const sessions = Number(process.env.DRILL_SIZE) || (full ? MANY_SESSIONS : SESSIONS)
  const market = await openMarket()
  try {
    const begun = Date.now()
    await makeCodes(market, sessions)
    const purchases = await placeOrders(market, 0, sessions)
    await payAll(market, purchases)
    const paidIn = Math.round((Date.now() - begun) / 1000)
    const told = await storm(market, purchases, SEED)
    const books = await openBooks(market)
    const size = `${sessions} paid sessions in ${paidIn} s, ${sessions * (WEBHOOKS + VISITS)} arrivals in ${told.seconds} s`
    const faults = {
      'everybody was answered well': unwell(told, market.complaints()),
      'each event is recorded once, with all its deliveries': unrecorded(told, books),
      ...Object.fromEntries(Object.entries(CHECKS).map(([name, check]) => [name, check(purchases, books)])),
    }
    for (const [name, fault] of Object.entries(faults))
      yield { drill: `fulfil-storm: ${name}`, pass: !fault, detail: fault ?? size }
  } finally {
    await market.close()
  }
}

const WELL = new Set(['webhook 200', 'visit 200 paid'])

function unwell({ answers }: Told, complaints: string[]): string | undefined {
  const wrong = [...answers].filter(([answer]) => !WELL.has(answer))
  if (wrong.length > 0) return wrong.map(([answer, times]) => `${times} × ${answer}`).join(', ')
  return complaints.length > 0 ? `${complaints.length} errors logged, such as ${complaints[0]}` : undefined
}

function unrecorded({ events }: Told, { deliveries }: Books): string | undefined {
  if (deliveries.length !== events.length) return `${deliveries.length} records of ${events.length} events`
  const wrong = deliveries.find((one) => one.status !== 'success' || one.deliveries !== WEBHOOKS)
  return wrong && `${wrong.eventId}: ${wrong.status}, delivered ${wrong.deliveries} times`
}
