// npm run drill blackout [--full]: no webhook comes and nobody returns to the page. Recovery alone, by the owner's call and by
// the hourly job, finds what was paid and serves each once; also several at once, and again and again.

import { orders } from '#features/checkout/server/tables.ts'
import { inArray } from '#server/database/sql.ts'
import type { Outcome } from '../drill.ts'
import { CHECKS, openBooks } from '../market/books.ts'
import { type Market, openMarket } from '../market/market.ts'
import { makeCodes, type Purchase, payAll, placeOrders } from '../market/purchases.ts'
import type { Visitor } from '../visitor.ts'
import { openHourly, scheduleOf } from './hourly.ts'
import { leaveUnpaid, payElsewhere } from './unpaid.ts'

const SESSIONS = 200
const MANY_SESSIONS = 1_000
const UNPAID = 20
/** Orders that the database lost, as one does that came back from a backup. */
const LOST = 5

const RECOVER = '/api/recover-missing-purchases'
const ALL_WELL = 'All purchases are properly recorded. No recovery needed.'

type Faults = Record<string, string | undefined>

export async function* blackout({ full = false } = {}): AsyncIterable<Outcome> {
  const sessions = Number(process.env.DRILL_SIZE) || (full ? MANY_SESSIONS : SESSIONS)
  const market = await openMarket()
  const begun = Date.now()
  try {
    const faults = await run(market, sessions)
    const seconds = Math.round((Date.now() - begun) / 1000)
    const size = `${sessions} paid sessions, ${UNPAID + 2} that are nobody's business, ${seconds} s`
    for (const [name, fault] of Object.entries(faults))
      yield { drill: `blackout: ${name}`, pass: !fault, detail: fault ?? size }
  } finally {
    await market.close()
  }
}

async function run(market: Market, sessions: number): Promise<Faults> {
  await makeCodes(market, sessions + UNPAID)
  const paid = await placeOrders(market, 0, sessions)
  await payAll(market, paid)
  const promised = await leaveUnpaid(market, await placeOrders(market, sessions, sessions + UNPAID))
  await payElsewhere(market)
  const purchases = await loseSome(market, paid)

  const owner = await market.owner()
  const faults: Faults = {
    'only the owner may recover': await strangers(market, purchases),
    'a dry run finds each, and does nothing': await dryRun(market, owner, purchases),
    'twice by the owner and twice by the hour, all at once': await allAtOnce(market, owner),
    'once more, nothing is left': await again(market, owner),
    'money that comes later is served by the hour': await later(market, promised),
  }
  const [served, books] = [[...purchases, ...promised], await openBooks(market)]
  for (const [name, check] of Object.entries(CHECKS)) faults[name] = check(served, books)
  return faults
}

async function loseSome({ database: { db } }: Market, purchases: Purchase[]): Promise<Purchase[]> {
  const lost = purchases.slice(0, LOST).map(({ orderId }) => orderId)
  await db.delete(orders).where(inArray(orders.id, lost))
  // The payment tells whose it is and what was bought; the form was only in the order.
  return purchases.map((one) => (lost.includes(one.orderId) ? { ...one, hasForm: false } : one))
}

async function strangers(market: Market, purchases: Purchase[]): Promise<string | undefined> {
  const member = purchases.find(({ browser }) => browser.cookies.has('fcp_session'))?.browser
  const answers = [await market.visitor().post(RECOVER), await member?.post(RECOVER)]
  const said = answers.map((answer) => answer?.status).join(' and ')
  return said === '401 and 403' ? grantsSoFar(market, 0) : `a visitor and a member were answered ${said}`
}

async function grantsSoFar(market: Market, wanted: number): Promise<string | undefined> {
  const { entries, blueprints, letters } = await openBooks(market)
  const done = entries.length + blueprints.length + letters
  return done === wanted ? undefined : `${done} things were done already`
}

async function dryRun(market: Market, owner: Visitor, purchases: Purchase[]): Promise<string | undefined> {
  const { body } = await owner.post(`${RECOVER}?dryRun=true`)
  const cents = purchases.reduce((sum, one) => sum + one.cents, 0)
  const found = body.missingSessions?.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0)
  const count = purchases.length
  if (body.message !== `Found ${count} sessions to recover.` || body.missingSessions.length !== count)
    return `said '${body.message}', for ${count}`
  if (found !== cents || body.recovered !== 0)
    return `${found} cents of ${cents}, ${body.recovered} recovered`
  return grantsSoFar(market, 0)
}

async function allAtOnce(market: Market, owner: Visitor): Promise<string | undefined> {
  const hours = [await openHourly(market, 'hour-1'), await openHourly(market, 'hour-2')]
  try {
    const [first, second] = await Promise.all([
      ...market.sites.map((site) => owner.post(`${site}${RECOVER}`)),
      ...hours.map((hour) => hour.run()),
    ])
    const statuses = [first, second].map((answer) => answer?.status).join(' and ')
    return statuses === '200 and 200' ? undefined : `the owner was answered ${statuses}`
  } finally {
    for (const hour of hours) await hour.close()
  }
}

async function again(market: Market, owner: Visitor): Promise<string | undefined> {
  const answers = await Promise.all(market.sites.map((site) => owner.post(`${site}${RECOVER}`)))
  const wrong = answers.find(({ body }) => body.message !== ALL_WELL || body.recovered !== 0)
  return wrong && `said '${wrong.body.message}', ${wrong.body.recovered} recovered`
}

async function later(market: Market, promised: Purchase[]): Promise<string | undefined> {
  const cron = await scheduleOf(market)
  if (!/^\d+ \* \* \* \*$/.test(cron ?? '')) return `it starts by itself at '${cron}'`
  for (const { sessionId } of promised) await market.provider.control({ settle: { session: sessionId } })
  const hour = await openHourly(market, 'hour-3')
  try {
    await hour.run()
  } finally {
    await hour.close()
  }
  const rows = await market.database.db
    .select({ state: orders.state })
    .from(orders)
    .where(
      inArray(
        orders.id,
        promised.map(({ orderId }) => orderId),
      ),
    )
  const unserved = rows.filter(({ state }) => state !== 'paid').length
  return unserved > 0 ? `${unserved} of ${promised.length} were not served` : undefined
}
