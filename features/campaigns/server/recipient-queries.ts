// The people of a campaign that is on its way, one lane at a time.

import { users } from '#features/accounts/server/tables.ts'
import { notificationSettings } from '#features/notifications/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { and, asc, eq, gt, isNotNull, sql } from '#server/database/sql.ts'
import { campaignLanes, campaignRecipients, campaigns } from './tables.ts'

export interface Lane {
  campaignId: string
  lane: number
}

const ofLane = ({ campaignId, lane }: Lane) =>
  and(
    eq(campaignRecipients.campaignId, campaignId),
    eq(campaignRecipients.lane, lane),
    eq(campaignRecipients.status, 'waiting'),
  )

/** From now on the lane is this run's, if it is its turn; whoever had it before finds out before its next message. */
export async function claimLane(
  db: Db,
  lane: Lane,
  { turn, run }: { turn: number; run: string },
): Promise<boolean> {
  const { rowCount } = await db.update(campaignLanes).set({ run }).where(inTurn(lane, turn))
  return rowCount === 1
}

/** The next turn begins; false when somebody else began it already. */
export async function endTurn(db: Db, lane: Lane, turn: number): Promise<boolean> {
  const { rowCount } = await db
    .update(campaignLanes)
    .set({ turn: turn + 1, run: null })
    .where(inTurn(lane, turn))
  return rowCount === 1
}

const inTurn = ({ campaignId, lane }: Lane, turn: number) =>
  and(eq(campaignLanes.campaignId, campaignId), eq(campaignLanes.lane, lane), eq(campaignLanes.turn, turn))

/** The lanes in which somebody waits. */
export function openLanes(db: Db, campaignId: string) {
  return db
    .select({ lane: campaignLanes.lane, turn: campaignLanes.turn })
    .from(campaignLanes)
    .where(
      and(
        eq(campaignLanes.campaignId, campaignId),
        sql`exists (select 1 from ${campaignRecipients} r where r.campaign_id = ${campaignId} and r.lane = ${campaignLanes.lane} and r.status = 'waiting')`,
      ),
    )
}

export function waitingIn(db: Db, lane: Lane, { after, most }: { after: string | undefined; most: number }) {
  return db
    .select({ id: campaignRecipients.id, userId: campaignRecipients.userId })
    .from(campaignRecipients)
    .where(and(ofLane(lane), after ? gt(campaignRecipients.id, after) : undefined))
    .orderBy(asc(campaignRecipients.id))
    .limit(most)
}

export async function isAnybodyWaiting(db: Db, lane: Lane): Promise<boolean> {
  return (await waitingIn(db, lane, { after: undefined, most: 1 })).length > 0
}

/** How things stand at the very moment of sending. */
export async function lookAgain(db: Db, recipientId: string, run: string) {
  const [now] = await db
    .select({
      waits: sql<boolean>`${campaignRecipients.status} = 'waiting'`,
      /** Whether this run still has the lane, and the campaign goes on. */
      goesOn: sql<boolean>`${campaignLanes.run} = ${run} and ${campaigns.status} = 'sending'`,
      /** Nobody any more, when they left the list or the shop. */
      email: users.email,
    })
    .from(campaignRecipients)
    .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
    .innerJoin(
      campaignLanes,
      and(eq(campaignLanes.campaignId, campaigns.id), eq(campaignLanes.lane, campaignRecipients.lane)),
    )
    .leftJoin(
      notificationSettings,
      and(
        eq(notificationSettings.userId, campaignRecipients.userId),
        eq(notificationSettings.marketingEmails, true),
      ),
    )
    .leftJoin(users, and(eq(users.id, notificationSettings.userId), isNotNull(users.provedAt)))
    .where(eq(campaignRecipients.id, recipientId))
  return now
}

export async function settle(
  db: Db,
  recipientId: string,
  status: 'sent' | 'failed' | 'skipped',
  problem?: string,
): Promise<void> {
  await db
    .update(campaignRecipients)
    .set({ status, problem, settledAt: new Date() })
    .where(and(eq(campaignRecipients.id, recipientId), eq(campaignRecipients.status, 'waiting')))
}

/** Those of a lane, or of a whole campaign, who will not get it any more. */
export async function giveUpOn(
  db: Db,
  { campaignId, lane }: { campaignId: string; lane?: number },
  outcome: { status: 'failed' | 'stopped'; problem?: string },
): Promise<void> {
  await db
    .update(campaignRecipients)
    .set({ ...outcome, settledAt: new Date() })
    .where(
      and(
        eq(campaignRecipients.campaignId, campaignId),
        lane === undefined ? undefined : eq(campaignRecipients.lane, lane),
        eq(campaignRecipients.status, 'waiting'),
      ),
    )
}
