// The record of what the card provider told us.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Answer } from '#kit/endpoint.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { getWebhookHealth } from '../owner-contract.ts'
import { webhookDeliveries } from './tables.ts'

type Delivery = Pick<
  typeof webhookDeliveries.$inferSelect,
  'eventId' | 'type' | 'status' | 'message' | 'metadata'
>

const isDone = eq(webhookDeliveries.status, 'success')
const oneMore = { deliveries: sql`${webhookDeliveries.deliveries} + 1`, receivedAt: sql`now()` }

/** Counts a repeat of an event that was dealt with, and answers whether it is one. */
export async function countRepeat(db: Db, eventId: string): Promise<boolean> {
  const repeated = await db
    .update(webhookDeliveries)
    .set(oneMore)
    .where(and(eq(webhookDeliveries.eventId, eventId), isDone))
    .returning({ eventId: webhookDeliveries.eventId })
  return repeated.length > 0
}

/** What failed once and works now has worked. What worked stays so, even if a twin of it failed in the same moment. */
export async function recordDelivery(db: Db, delivery: Delivery): Promise<void> {
  const { status, message, metadata } = webhookDeliveries
  const unlessDone = (column: Column) =>
    sql`case when ${isDone} then ${column} else excluded.${name(column)} end`
  await db
    .insert(webhookDeliveries)
    .values(delivery)
    .onConflictDoUpdate({
      target: webhookDeliveries.eventId,
      set: {
        ...oneMore,
        status: unlessDone(status),
        message: unlessDone(message),
        metadata: unlessDone(metadata),
      },
    })
}

type Column =
  | typeof webhookDeliveries.status
  | typeof webhookDeliveries.message
  | typeof webhookDeliveries.metadata
const name = (column: Column) => sql.identifier(column.name)

const WATCHED = 100

type Health = Answer<typeof getWebhookHealth>
type Level = Health['stats']['level']

/** From so many percent on. */
const LEVELS: [least: number, Level][] = [
  [95, 'Healthy'],
  [80, 'Warning'],
]

export function levelOf(successRate: number): Level {
  return LEVELS.find(([least]) => successRate >= least)?.[1] ?? 'Critical'
}

/** For the owner: the last hundred, newest first. Where nothing was sent, nothing is wrong. */
export async function webhookHealth(db: Db): Promise<Health> {
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .orderBy(desc(webhookDeliveries.receivedAt), desc(webhookDeliveries.eventId))
    .limit(WATCHED)
  const total = rows.length
  const success = rows.filter(({ status }) => status === 'success').length
  const successRate = total === 0 ? 100 : Math.round((success / total) * 1000) / 10
  return {
    deliveries: rows.map(shown),
    stats: {
      successRate,
      level: levelOf(successRate),
      total,
      success,
      failed: total - success,
      lastDelivery: rows[0]?.receivedAt.toISOString() ?? null,
    },
  }
}

export function shown(row: typeof webhookDeliveries.$inferSelect): Health['deliveries'][number] {
  return { ...row, receivedAt: row.receivedAt.toISOString() }
}

/** Held until the transaction ends, so that two who deal with it again take turns. */
export async function lockDelivery(tx: Tx, eventId: string) {
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.eventId, eventId))
    .for('update')
  return row
}

/** Nobody sent it anew: when and how often it came stays. */
export async function correctDelivery(
  tx: Tx,
  eventId: string,
  outcome: Pick<Delivery, 'status' | 'message' | 'metadata'>,
) {
  const [row] = await tx
    .update(webhookDeliveries)
    .set(outcome)
    .where(eq(webhookDeliveries.eventId, eventId))
    .returning()
  if (!row) throw new Error('The delivery went away.')
  return row
}
