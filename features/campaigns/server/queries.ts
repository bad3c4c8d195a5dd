import { lockUser } from '#features/accounts/server/public.ts'
import { notificationSettings } from '#features/notifications/server/tables.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { and, count, desc, eq, inArray, sql } from '#server/database/sql.ts'
import { deletedMeanwhile } from '#server/errors.ts'
import type { Campaign } from '../contract.ts'
import type { CampaignRow } from './rules.ts'
import { campaignRecipients, campaigns } from './tables.ts'

const PAGE = 20

export async function listCampaigns(db: Db, cursor: string | undefined) {
  const rows = await db
    .select()
    .from(campaigns)
    .where(
      cursor
        ? sql`(${campaigns.createdAt}, ${campaigns.id}) < (select created_at, id from ${campaigns} where id = ${cursor})`
        : undefined,
    )
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(PAGE + 1)
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return { campaigns: await describe(db, shown), ...(last && { nextCursor: last.id }) }
}

/** Locked until the end of the transaction, so that of two changes the second sees the first. */
export async function lockCampaign(tx: Tx, id: string): Promise<CampaignRow> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update')
  if (!row) throw deletedMeanwhile('This campaign')
  return row
}

export async function findCampaign(db: Db, id: string): Promise<CampaignRow> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id))
  if (!row) throw deletedMeanwhile('This campaign')
  return row
}

export async function describeOne(db: Db, row: CampaignRow): Promise<Campaign> {
  const [campaign] = await describe(db, [row])
  if (!campaign) throw deletedMeanwhile('This campaign')
  return campaign
}

async function describe(db: Db, rows: CampaignRow[]): Promise<Campaign[]> {
  const started = rows.filter(({ startedAt }) => startedAt).map(({ id }) => id)
  const [counts, leavers] = await Promise.all([countsOf(db, started), leaversOf(db, started)])
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    subject: row.subject,
    content: row.content,
    audience: row.audience,
    status: row.status,
    version: row.version,
    stopped: row.stopped,
    returned: row.returned,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    scheduledFor: row.scheduledFor?.toISOString(),
    startedAt: row.startedAt?.toISOString(),
    finishedAt: row.finishedAt?.toISOString(),
    ...(row.startedAt && { results: resultsOf(counts.get(row.id) ?? {}, leavers.get(row.id) ?? 0) }),
  }))
}

type Counts = Partial<Record<(typeof campaignRecipients.$inferSelect)['status'], number>>

function resultsOf(
  { waiting = 0, sent = 0, failed = 0, skipped = 0, stopped = 0 }: Counts,
  unsubscribed: number,
) {
  const recipients = waiting + sent + failed + skipped + stopped
  return { recipients, waiting, sent, failed, skipped, unsubscribed }
}

async function countsOf(db: Db, ids: string[]): Promise<Map<string, Counts>> {
  const found = new Map<string, Counts>()
  if (ids.length === 0) return found
  const rows = await db
    .select({ id: campaignRecipients.campaignId, status: campaignRecipients.status, people: count() })
    .from(campaignRecipients)
    .where(inArray(campaignRecipients.campaignId, ids))
    .groupBy(campaignRecipients.campaignId, campaignRecipients.status)
  for (const { id, status, people } of rows) found.set(id, { ...found.get(id), [status]: people })
  return found
}

/** Whoever leaves the list is counted with the last campaign that they had by then. */
async function leaversOf(db: Db, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; people: number }>(sql`
    select last.campaign_id as id, count(*)::int as people
    from ${notificationSettings} n
    cross join lateral (
      select r.campaign_id from ${campaignRecipients} r
      where r.user_id = n.user_id and r.status = 'sent' and r.settled_at <= n.marketing_stopped_at
      order by r.settled_at desc limit 1
    ) last
    where n.marketing_stopped_at is not null and ${inArray(sql`last.campaign_id`, ids)}
    group by last.campaign_id`)
  return new Map(rows.map(({ id, people }) => [id, people]))
}

/** Held until the transaction ends, so that a role is not taken away while its campaign begins. */
export async function maySend(tx: Tx, userId: string | null): Promise<boolean> {
  if (userId === null) return false
  const user = await lockUser(tx, userId)
  return user !== undefined && user.role !== 'user' && user.provedAt !== null && user.suspendedAt === null
}

/** What somebody was sent, for themselves. */
export function receivedBy(db: Db, userId: string) {
  return db
    .select({ subject: campaigns.subject, sentAt: campaignRecipients.settledAt })
    .from(campaignRecipients)
    .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
    .where(and(eq(campaignRecipients.userId, userId), eq(campaignRecipients.status, 'sent')))
    .orderBy(desc(campaignRecipients.settledAt))
}
