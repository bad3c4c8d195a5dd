// Whether everything that was asked for is over.
import { setTimeout as delay } from 'node:timers/promises'
import { generations } from '#features/generation/server/tables.ts'
import { isNull, ne } from '#server/database/sql.ts'
import { mails } from '#server/mail/tables.ts'
import type { OpenShop } from '../works/works.ts'

const GIVE_UP_MS = 240_000
/** Its own schedules may be under way at any time. */
const JOBS = `select count(*)::int as left from pgboss.job
  where name in ('make-blueprint', 'deliver-mail') and state in ('created', 'retry', 'active')`

export interface Quiet {
  /** When everything was over; undefined when we had waited long enough. */
  at: number | undefined
  /** When each kind of thing was over: emails → … */
  over: Map<string, number>
  left: string
}

export async function quiet(works: OpenShop): Promise<Quiet> {
  const over = new Map<string, number>()
  let left = ''
  for (const until = Date.now() + GIVE_UP_MS; Date.now() < until; await delay(200)) {
    const counts = await leftOver(works).catch((error: Error) => error)
    // The database may just be coming back.
    if (counts instanceof Error) {
      left = counts.message
      continue
    }
    for (const [what, count] of Object.entries(counts))
      if (count > 0) over.delete(what)
      else if (!over.has(what)) over.set(what, Date.now())
    left = Object.entries(counts)
      .flatMap(([what, count]) => (count > 0 ? `${count} ${what}` : []))
      .join(', ')
    if (left === '') return { at: Date.now(), over, left }
  }
  return { at: undefined, over, left }
}

async function leftOver({ database: { db, pool }, provider }: OpenShop): Promise<Record<string, number>> {
  const { waitingWebhooks } = await provider.control({})
  return {
    webhooks: Number(waitingWebhooks),
    blueprints: await db.$count(generations, isNull(generations.finishedAt)),
    emails: await db.$count(mails, ne(mails.status, 'sent')),
    jobs: Number((await pool.query(JOBS)).rows[0].left),
  }
}
