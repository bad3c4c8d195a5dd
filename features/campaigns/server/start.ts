// A campaign begins: now, at its moment, or not at all.

import type { Me } from '#features/accounts/server/public.ts'
import { type Deed, record } from '#features/admin/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { and, eq, lte, sql } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { drawUp } from './audience-queries.ts'
import { finishIfDone } from './finish.ts'
import { lockCampaign, maySend } from './queries.ts'
import { giveUpOn, openLanes } from './recipient-queries.ts'
import { assertDraft, assertNotStarted, assertSeen, type CampaignRow, LANES } from './rules.ts'
import { handOn, sendLane } from './send-lane.ts'
import { campaignLanes, campaigns } from './tables.ts'

const ALL_LANES = Array.from({ length: LANES }, (_, lane) => lane)

export async function sendNow(house: House, me: Me, id: string, version: number): Promise<CampaignRow> {
  return house.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, id)
    assertNotStarted(campaign)
    assertSeen(campaign, version)
    const { row, recipients } = await begin(house, tx, campaign)
    if (recipients === 0) throw new Failure('campaign_nobody')
    await writeDown(tx, me, 'campaign.send', { before: campaign, after: row, recipients })
    return row
  })
}

/** Those who get it, the new state and the work, in one transaction. */
async function begin(house: House, tx: Tx, campaign: CampaignRow) {
  const { id, audience } = campaign
  const recipients = await drawUp(tx, id, audience)
  const row = await change(tx, campaign, {
    status: 'sending',
    startedAt: new Date(),
    scheduledFor: null,
    returned: false,
  })
  await tx.insert(campaignLanes).values(ALL_LANES.map((lane) => ({ campaignId: id, lane })))
  for (const lane of ALL_LANES) await house.jobs.enqueue(tx, sendLane, { campaignId: id, lane, turn: 0 })
  return { row, recipients }
}

export async function schedule(
  { db }: House,
  me: Me,
  id: string,
  { version, at }: { version: number; at: Date },
): Promise<CampaignRow> {
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, id)
    assertDraft(campaign)
    assertSeen(campaign, version)
    const row = await change(tx, campaign, {
      status: 'scheduled',
      scheduledFor: at,
      scheduledBy: me.id,
      returned: false,
    })
    await writeDown(tx, me, 'campaign.schedule', { before: campaign, after: row })
    return row
  })
}

/** What has not begun becomes a draft again; of what has begun, the rest stays here. Doing it again changes nothing. */
export async function cancel({ db }: House, me: Me, id: string): Promise<CampaignRow> {
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, id)
    const row = await takeBack(tx, campaign)
    if (row) await writeDown(tx, me, 'campaign.cancel', { before: campaign, after: row })
    return row ?? campaign
  })
}

async function takeBack(tx: Tx, campaign: CampaignRow): Promise<CampaignRow | undefined> {
  if (campaign.status === 'scheduled') return change(tx, campaign, { status: 'draft', scheduledFor: null })
  if (campaign.status !== 'sending') return undefined
  await giveUpOn(tx, { campaignId: campaign.id }, { status: 'stopped' })
  return change(tx, campaign, { status: 'sent', finishedAt: new Date(), stopped: true })
}

interface Happened {
  before: CampaignRow
  after: CampaignRow
  recipients?: number
  reason?: string
}

function writeDown(
  tx: Tx,
  actor: Deed['actor'],
  action: `campaign.${string}`,
  happened: Happened,
): Promise<void> {
  const { before, after, reason, ...counted } = happened
  return record(tx, {
    actor,
    action,
    target: { kind: 'campaign', id: after.id, label: after.name },
    before: factsOf(before),
    after: { ...factsOf(after), audience: after.audience, ...counted },
    reason,
  })
}

function factsOf({ status, scheduledFor, stopped }: CampaignRow) {
  return { status, ...(scheduledFor && { scheduledFor }), ...(stopped && { stopped }) }
}

async function change(tx: Tx, campaign: CampaignRow, values: Partial<CampaignRow>): Promise<CampaignRow> {
  const [row] = await tx
    .update(campaigns)
    .set({ ...values, version: sql`${campaigns.version} + 1`, updatedAt: new Date() })
    .where(eq(campaigns.id, campaign.id))
    .returning()
  return row ?? campaign
}

/** Every minute: what is due begins, and what lost its job (a worker that died once too often) gets a new one. */
export async function mindCampaigns(house: House, now = new Date()): Promise<void> {
  const { db } = house
  const due = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.status, 'scheduled'), lte(campaigns.scheduledFor, now)))
  for (const { id } of due) await beginIfDue(house, id, now)
  const open = await db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.status, 'sending'))
  for (const { id } of open) await mindLanes(house, id)
}

async function beginIfDue(house: House, id: string, now: Date): Promise<void> {
  await house.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, id)
    if (campaign.status !== 'scheduled' || !campaign.scheduledFor || campaign.scheduledFor > now) return
    if (await maySend(tx, campaign.scheduledBy)) await begin(house, tx, campaign)
    else await returnToDraft(tx, campaign)
  })
}

/** What an admin left behind when their role was taken away does not go out by itself: somebody with a role looks at it first. */
async function returnToDraft(tx: Tx, campaign: CampaignRow): Promise<void> {
  const row = await change(tx, campaign, { status: 'draft', scheduledFor: null, returned: true })
  await writeDown(tx, 'house', 'campaign.return', { before: campaign, after: row, reason: RETURNED })
}
const RETURNED = 'Whoever scheduled it no longer has a role.'

async function mindLanes(house: House, campaignId: string): Promise<void> {
  for (const { lane, turn } of await openLanes(house.db, campaignId))
    if (!(await house.jobs.isUnderWay(sendLane, { campaignId, lane, turn })))
      await handOn(house, { campaignId, lane, turn })
  await finishIfDone(house.db, campaignId)
}
