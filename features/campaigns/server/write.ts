// Drafts: made, changed, deleted. Nobody overwrites what they have not seen.

import type { Db } from '#server/database/connect.ts'
import { eq, sql } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import { lockCampaign } from './queries.ts'
import { assertDeletable, assertDraft, assertSeen, type CampaignRow } from './rules.ts'
import { campaigns } from './tables.ts'

interface Text {
  name: string
  subject: string
  content: string
  audience?: CampaignRow['audience'] | undefined
}

export async function createDraft(db: Db, { audience = 'agreed', ...text }: Text): Promise<CampaignRow> {
  const [row] = await db
    .insert(campaigns)
    .values({ ...text, audience })
    .returning()
  if (!row) throw new Failure('internal')
  return row
}

export async function updateDraft(
  db: Db,
  id: string,
  { version, audience, ...text }: Text & { version: number },
): Promise<CampaignRow> {
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, id)
    assertDraft(campaign)
    assertSeen(campaign, version)
    const [row] = await tx
      .update(campaigns)
      .set({
        ...text,
        audience: audience ?? campaign.audience,
        returned: false,
        version: sql`${campaigns.version} + 1`,
        updatedAt: new Date(),
      })
      .where(eq(campaigns.id, id))
      .returning()
    return row ?? campaign
  })
}

export async function deleteDraft(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    assertDeletable(await lockCampaign(tx, id))
    await tx.delete(campaigns).where(eq(campaigns.id, id))
  })
}
