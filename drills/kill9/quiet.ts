// Whether everything that was asked for is over.
import { setTimeout as delay } from 'node:timers/promises'
import { isNull, ne } from 'drizzle-orm'
import { generations } from '#features/generation/server/tables.ts'
import { mails } from '#server/mail/tables.ts'
import type { Works } from '../works/works.ts'

const GIVE_UP_MS = 240_000
/** Its own schedules may be under way at any time. */
const JOBS = `select count(*)::int as left from pgboss.job
  where name in ('make-blueprint', 'deliver-mail') and state in ('created', 'retry', 'active')`

/** Answers when it was quiet, or what was left when we had waited long enough. */
export async function quiet(works: Works): Promise<{ at: number } | { left: string }> {
  let left = ''
  for (const until = Date.now() + GIVE_UP_MS; Date.now() < until; await delay(200)) {
    // The database may just be coming back.
    left = await leftOver(works).catch((error: Error) => error.message)
    if (left === '') return { at: Date.now() }
  }
  return { left }
}

async function leftOver({ database: { db, pool }, provider }: Works): Promise<string> {
  const { waitingWebhooks } = await provider.control({})
  const counts = {
    webhooks: Number(waitingWebhooks),
    blueprints: await db.$count(generations, isNull(generations.finishedAt)),
    emails: await db.$count(mails, ne(mails.status, 'sent')),
    jobs: Number((await pool.query(JOBS)).rows[0].left),
  }
  return Object.entries(counts)
    .flatMap(([what, count]) => (count > 0 ? `${count} ${what}` : []))
    .join(', ')
}
