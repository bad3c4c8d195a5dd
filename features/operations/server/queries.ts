// Figures over everybody's tables, read only.

import { orders, refunds } from '#features/checkout/server/tables.ts'
import { generations } from '#features/generation/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { and, desc, gte, inArray, isNull, sql } from '#server/database/sql.ts'
import { mails } from '#server/mail/tables.ts'

const SETTLED_BADLY = ['refused', 'failed'] as const

export interface DayCount {
  day: string
  kind: 'paid' | 'free' | 'refund'
  count: number
  cents: number
}

const utcDay = (moment: unknown) => sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`

/** What was given away, or sent back at the provider's own page, was decided by nobody here. */
const SERVED = sql`coalesce(paid_at, created_at)`
const WENT_BACK = sql`coalesce(decided_at, requested_at)`

/** Orders on the day they were served, refunds on the day the money went back. */
export async function countDays(db: Db, since: Date): Promise<DayCount[]> {
  const { rows } = await db.execute(sql`
    select ${utcDay(SERVED)} as day, state as kind, count(*)::int as count,
      coalesce(sum(amount_paid_cents), 0)::int as cents
    from ${orders} where state in ('paid', 'free') and ${SERVED} >= ${since.toISOString()} group by 1, 2
    union all
    select ${utcDay(WENT_BACK)}, 'refund', count(*)::int, coalesce(sum(amount_cents), 0)::int
    from ${refunds} where state = 'refunded' and ${WENT_BACK} >= ${since.toISOString()} group by 1`)
  return rows as unknown as DayCount[]
}

export interface Making {
  finished: number
  failed: number
  median: number | null
  p95: number | null
}

/** Of those that ended since; what was only brought back was not made. Waiting in the queue is not making: that is the queue's figure. */
export async function measureMaking(db: Db, since: Date): Promise<Making> {
  const took = sql`extract(epoch from ${generations.finishedAt} - ${generations.startedAt})`
  const finished = sql`${generations.status} = 'complete' and ${generations.startedAt} is not null`
  const [row] = await db
    .select({
      finished: sql<number>`(count(*) filter (where ${generations.status} = 'complete'))::int`,
      failed: sql<number>`(count(*) filter (where ${generations.status} = 'error'))::int`,
      median: sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${took}) filter (where ${finished})`,
      p95: sql<
        number | null
      >`percentile_cont(0.95) within group (order by ${took}) filter (where ${finished})`,
    })
    .from(generations)
    .where(and(gte(generations.finishedAt, since), isNull(generations.restored)))
  return row ?? { finished: 0, failed: 0, median: null, p95: null }
}

export async function countUnderWay(db: Db): Promise<{ underWay: number; oldestWaiting: number | null }> {
  const [row] = await db
    .select({
      underWay: sql<number>`count(*)::int`,
      oldestWaiting: sql<
        number | null
      >`extract(epoch from now() - min(${generations.createdAt}) filter (where ${generations.startedAt} is null))::float`,
    })
    .from(generations)
    .where(sql`${generations.finishedAt} is null`)
  return row ?? { underWay: 0, oldestWaiting: null }
}

export interface ModelUse {
  model: string
  blueprints: number
  calls: number
  inputTokens: number
  outputTokens: number
  sections: number
}

/** Token counts outgrow an int4 within a year of good business: they are summed as numeric. */
export async function sumWriting(db: Db, since: Date): Promise<ModelUse[]> {
  const { rows } = await db.execute(sql`
    select writing ->> 'model' as model,
      (count(*) filter (where (writing ->> 'calls')::int > 0))::int as blueprints,
      sum((writing ->> 'calls')::int)::int as calls,
      sum((writing ->> 'inputTokens')::numeric)::float8 as "inputTokens",
      sum((writing ->> 'outputTokens')::numeric)::float8 as "outputTokens",
      sum((writing ->> 'sections')::int)::int as sections
    from ${generations} where writing is not null and created_at >= ${since.toISOString()} group by 1 order by 1`)
  return rows as unknown as ModelUse[]
}

export interface KindUse {
  kind: string
  calls: number
  ms: number
  inputTokens: number
  outputTokens: number
  failures: number
  fallbacks: number
}

/** In the order in which a plan asks. */
export async function sumKinds(db: Db, since: Date): Promise<KindUse[]> {
  const { rows } = await db.execute(sql`
    select kind,
      sum((used ->> 'calls')::int)::int as calls,
      sum((used ->> 'ms')::numeric)::float8 as ms,
      sum((used ->> 'inputTokens')::numeric)::float8 as "inputTokens",
      sum((used ->> 'outputTokens')::numeric)::float8 as "outputTokens",
      sum((used ->> 'failures')::int)::int as failures,
      sum((used ->> 'fallbacks')::int)::int as fallbacks
    from ${generations}, jsonb_each(writing -> 'kinds') as kinds (kind, used)
    where writing -> 'kinds' is not null and created_at >= ${since.toISOString()}
    group by 1 order by array_position(array['reading', 'trade', 'sections', 'critic'], kind)`)
  return rows as unknown as KindUse[]
}

/** Reading, books, rivals and critic are questions, not sections. */
export async function countFallbacks(db: Db, since: Date): Promise<{ reason: string; sections: number }[]> {
  const { rows } = await db.execute(sql`
    select fallback ->> 'reason' as reason, count(*)::int as sections
    from ${generations}, jsonb_array_elements(writing -> 'fallbacks') as fallback
    where writing is not null and created_at >= ${since.toISOString()}
      and fallback ->> 'section' not in ('reading', 'books', 'field', 'critic')
    group by 1 order by 2 desc, 1`)
  return rows as unknown as { reason: string; sections: number }[]
}

export async function countMails(db: Db, since: Date): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: mails.status, count: sql<number>`count(*)::int` })
    .from(mails)
    .where(gte(mails.createdAt, since))
    .groupBy(mails.status)
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

export function newestMailFailures(db: Db, since: Date, most: number) {
  return db
    .select({
      id: mails.id,
      recipient: mails.recipient,
      subject: mails.subject,
      status: mails.status,
      problem: mails.problem,
      createdAt: mails.createdAt,
      settledAt: mails.settledAt,
    })
    .from(mails)
    .where(and(inArray(mails.status, [...SETTLED_BADLY]), gte(mails.createdAt, since)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(most)
}
