// Hundreds of pages that watch a blueprint which nobody makes.
import { eq } from 'drizzle-orm'
import { generations } from '#features/generation/server/tables.ts'
import type { DrillShop } from '../authz-matrix/shop.ts'
import { makePeople } from '../fuzz/people.ts'
import { head, saying, speak, statusesIn } from './wire.ts'

const STREAMS = 800
const WATCHED_MS = 8_000
/** The shop lets so many in from one network in a minute. */
const FROM_EACH = 200

export async function streams(shop: DrillShop, port: number): Promise<string[]> {
  const { callers, things } = await makePeople(shop)
  const { blueprint } = things.ids
  const { db } = shop.database
  await db.update(generations).set({ status: 'generating' }).where(eq(generations.blueprintId, blueprint))
  const told = await Promise.all(
    Array.from({ length: STREAMS }, async (_, i) => {
      const from = `X-Forwarded-For: 10.77.${Math.floor(i / FROM_EACH)}.1`
      const request = head(`GET /api/blueprint/${blueprint}/events`, `Cookie: ${callers.a.cookie}`, from)
      const { text, endedAfterMs } = await speak({ port, say: saying(request), patienceMs: WATCHED_MS })
      const [status] = statusesIn(text)
      if (status !== 200) return `a stream was answered with ${status}`
      return endedAfterMs === undefined ? [] : 'a stream was cut off'
    }),
  )
  return told.flat()
}
