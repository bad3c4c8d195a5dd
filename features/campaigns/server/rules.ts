import { Failure } from '#server/errors.ts'
import type { campaigns } from './tables.ts'

export type CampaignRow = typeof campaigns.$inferSelect

/** A campaign is sent by so many at once, each with people and a connection of its own. */
export const LANES = 4
/** Then the job hands on: another process may take over, and a stop is heard. */
export const BATCH = 200

const MINUTE = 60_000
const YEAR = 365 * 24 * 60 * MINUTE
/** People whom the mail server could not take for now are tried so often again, over most of a day. */
const MOST_PASSES = 8

/** Only a draft is changed, and only by who has seen it as it is. */
export function assertDraft(campaign: CampaignRow): void {
  if (campaign.status === 'scheduled')
    throw new Failure('campaign_locked', {
      sentence: 'This campaign is scheduled. Cancel the schedule to change it.',
    })
  assertNotStarted(campaign)
}

export function assertNotStarted({ status }: CampaignRow): void {
  if (status === 'sending' || status === 'sent') throw new Failure('campaign_locked')
}

/** Who received it can still answer it, so it stays. */
export function assertDeletable(campaign: CampaignRow): void {
  const { status } = campaign
  if (status === 'sent')
    throw new Failure('campaign_locked', {
      sentence: 'This campaign was sent already, so it cannot be deleted.',
    })
  if (status === 'sending')
    throw new Failure('campaign_locked', {
      sentence: 'This campaign is being sent right now. Stop sending it first.',
    })
  assertDraft(campaign)
}

export function assertSeen(campaign: CampaignRow, version: number): void {
  if (campaign.version !== version) throw new Failure('campaign_changed')
}

export function momentToSend(at: string, now: Date): Date {
  const moment = new Date(at)
  if (moment.getTime() < now.getTime())
    throw new Failure('invalid_input', { sentence: 'Please choose a moment in the future.' })
  if (moment.getTime() > now.getTime() + YEAR)
    throw new Failure('invalid_input', { sentence: 'Please choose a moment within the next year.' })
  return moment
}

/** When to come again for those who were put off, or undefined when it has been often enough. */
export function nextPass(pass: number, now: Date): { pass: number; at: Date } | undefined {
  if (pass >= MOST_PASSES) return undefined
  return { pass: pass + 1, at: new Date(now.getTime() + 5 * MINUTE * 2 ** pass) }
}
