// Hundreds of pages of one visitor that watch a blueprint which nobody makes: ten are served, and the others refused.
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { generations } from '#features/generation/server/tables.ts'
import { eq, sql } from '#server/database/sql.ts'
import type { DrillShop } from '../authz-matrix/shop.ts'
import { crowd } from '../crowd.ts'
import { makePeople } from '../fuzz/people.ts'
import { type Heard, head, speak, statusesIn } from './wire.ts'

const STREAMS = 200
const SERVED = 10
const REFUSED = 429
/** So many knock at once, and then the next. */
const AT_ONCE = 20
const WATCHED_MS = 15_000
/** The shop lets 300 in from one network in a minute. */
const FROM_EACH = 200
/** As a blueprint in the making has news. */
const NEWS_EVERY_MS = 500

export async function streams(shop: DrillShop, port: number): Promise<string[]> {
  const { callers, things } = await makePeople(shop)
  const { blueprint } = things.ids
  const { db } = shop.database
  const ofBlueprint = eq(generations.blueprintId, blueprint)
  const change = () =>
    db
      .update(generations)
      .set({ status: 'generating', updatedAt: new Date() })
      .where(ofBlueprint)
      .returning({ told: sql`pg_notify('generation', ${blueprint})::text` })
  await change()
  const until = Date.now() + WATCHED_MS
  const watched: Promise<Heard>[] = []
  const open = async (i: number) => {
    const from = `X-Forwarded-For: 10.77.${Math.floor(i / FROM_EACH)}.1`
    const request = head(`GET /api/blueprint/${blueprint}/events`, `Cookie: ${callers.a.cookie}`, from)
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const say = (socket: Socket) => {
      socket.once('data', () => begin())
      socket.write(request)
    }
    const heard = speak({ port, say, patienceMs: Math.max(1_000, until - Date.now()) })
    watched.push(heard)
    await Promise.race([begun, heard])
  }
  const telling = tell(change, until)
  await crowd(
    Array.from({ length: STREAMS }, (_, i) => () => open(i)),
    AT_ONCE,
  )
  await telling
  const heard = await Promise.all(watched)
  const served = heard.filter(({ text }) => statusesIn(text)[0] === 200)
  const others = heard.filter(({ text }) => ![200, REFUSED].includes(statusesIn(text)[0] ?? 0))
  const faults = [...served, ...others].map(faultOf).filter((fault) => fault !== undefined)
  if (served.length !== SERVED) faults.push(`${served.length} streams of one visitor were served`)
  return [...new Set(faults)]
}

async function tell(change: () => Promise<unknown>, until: number): Promise<void> {
  while (Date.now() < until - NEWS_EVERY_MS) {
    await change()
    await delay(NEWS_EVERY_MS)
  }
}

function faultOf({ text, endedAfterMs }: Heard): string | undefined {
  const [status] = statusesIn(text)
  if (status !== 200) return `a stream was answered with ${status}`
  if (endedAfterMs !== undefined) return 'a stream was cut off'
  return text.includes('data: ') ? undefined : 'a stream heard nothing'
}
