// What was paid and never served: found at the provider, and served now.
import { inArray } from 'drizzle-orm'
import type { Answer } from '#kit/endpoint.ts'
import type { House } from '#server/house.ts'
import type { MissingSession, recoverMissingPurchases as recoverCall } from '../owner-contract.ts'
import { OUTCOMES } from './events.ts'
import { fulfil } from './fulfil.ts'
import { providerOf, type Session } from './provider.ts'
import { namedBy, paymentOf, standingOf } from './rules.ts'
import { orders } from './tables.ts'

const DAYS = 30
const DAY_MS = 86_400_000
/** So many are looked up in the database at once: a page of the provider's. */
const BATCH = 100

export type Recovery = Answer<typeof recoverCall>

/** Two at once are harmless: an order is served once, and counts for whoever served it. One that fails stops no other. */
export async function recoverMissingPurchases(
  house: House,
  { dryRun, now = new Date() }: { dryRun: boolean; now?: Date },
): Promise<Recovery> {
  const missing = await findMissing(house, new Date(now.getTime() - DAYS * DAY_MS))
  const missingSessions: MissingSession[] = []
  for (const session of missing)
    missingSessions.push({ ...described(session), ...(!dryRun && (await serve(house, session))) })
  const recovered = missingSessions.filter(({ served }) => served).length
  return {
    missingSessions,
    recovered,
    message: sentence({ dryRun, missing: missing.length, recovered }),
  }
}

/** Oldest first, so that whoever has waited longest is served first. */
async function findMissing(house: House, since: Date): Promise<Session[]> {
  const missing: Session[] = []
  let batch: Session[] = []
  for await (const session of providerOf(house).listSessions(since)) {
    if (namedBy(session) && standingOf(session) === 'paid') batch.push(session)
    if (batch.length < BATCH) continue
    missing.push(...(await unserved(house, batch)))
    batch = []
  }
  missing.push(...(await unserved(house, batch)))
  return missing.reverse()
}

async function unserved({ db, config }: House, sessions: Session[]): Promise<Session[]> {
  const ids = sessions.flatMap((session) => namedBy(session)?.order ?? [])
  const known = await db
    .select({ id: orders.id, state: orders.state })
    .from(orders)
    .where(inArray(orders.id, ids))
  const states = new Map(known.map(({ id, state }) => [id, state]))
  return sessions.filter((session) => {
    const named = namedBy(session)
    const state = named && states.get(named.order)
    // An order that is not in the database may be one that was lost, or that of another shop with the same provider.
    return state ? state !== 'paid' : named?.shop === config.publicUrl
  })
}

type Served = Pick<MissingSession, 'served' | 'outcome'>

async function serve(house: House, session: Session): Promise<Served> {
  try {
    const { outcome } = await fulfil(house, session)
    return { served: outcome === 'served', outcome: OUTCOMES[outcome] }
  } catch (err) {
    house.log.error({ err, session: session.id }, 'a paid session could not be served')
    return { served: false, outcome: 'It could not be served. The next run tries again; the log says why.' }
  }
}

function described(session: Session): MissingSession {
  return {
    email: paymentOf(session).email ?? '',
    pack: namedBy(session)?.pack ?? '',
    amount: session.amount_total ?? 0,
    created: session.created,
  }
}

function sentence({ dryRun, missing, recovered }: { dryRun: boolean; missing: number; recovered: number }) {
  const sessions = (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'}`
  if (missing === 0) return 'All purchases are properly recorded. No recovery needed.'
  if (dryRun) return `Found ${sessions(missing)} to recover.`
  if (recovered === missing) return `Recovered ${sessions(missing)}.`
  return `Recovered ${recovered} of ${sessions(missing)}. The others were served meanwhile, or need a look: see the log.`
}
