import type { Db } from '#server/database/connect.ts'
import { and, eq, sql } from '#server/database/sql.ts'
import { campaignRecipients, campaigns } from './tables.ts'

/** Whichever lane ends last finds nobody waiting. */
export async function finishIfDone(db: Db, campaignId: string): Promise<void> {
  await db
    .update(campaigns)
    .set({ status: 'sent', finishedAt: new Date() })
    .where(
      and(
        eq(campaigns.id, campaignId),
        eq(campaigns.status, 'sending'),
        sql`not exists (select 1 from ${campaignRecipients} where campaign_id = ${campaignId} and status = 'waiting')`,
      ),
    )
}
