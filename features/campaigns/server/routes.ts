import { forAdmin } from '#features/accounts/server/public.ts'
import { unsubscribeUrl } from '#features/notifications/server/public.ts'
import type { Route } from '#kit/route.ts'
import type { House } from '#server/house.ts'
import { htmlText } from '#server/mail/letter.ts'
import {
  cancelCampaign,
  countAudiences as countCall,
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns as listCall,
  previewCampaign,
  scheduleCampaign,
  sendCampaign,
  sendTest,
  updateCampaign,
} from '../contract.ts'
import { countAudiences } from './audience-queries.ts'
import { campaignLetter } from './letter.ts'
import { describeOne, findCampaign, listCampaigns } from './queries.ts'
import { type CampaignRow, momentToSend } from './rules.ts'
import { cancel, schedule, sendNow } from './start.ts'
import { createDraft, deleteDraft, updateDraft } from './write.ts'

const success = true as const
/** The author's own words, yet in a frame where nothing runs and nothing is fetched. */
const PREVIEW_CSP =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

export function campaignRoutes(house: House): Route[] {
  const { db, config, mail } = house
  const admin = forAdmin(house)
  const changed = async (row: CampaignRow) => ({ success, campaign: await describeOne(db, row) })
  return [
    admin(listCall, ({ query }) => listCampaigns(db, query.cursor)),
    admin(createCampaign, async ({ body }) => changed(await createDraft(db, body))),
    admin(countCall, () => countAudiences(db)),

    admin(previewCampaign, ({ body, reply }) => {
      const letter = campaignLetter(body, {
        publicUrl: config.publicUrl,
        unsubscribeUrl: `${config.publicUrl}/unsubscribed`,
      })
      return (
        reply
          // A sandboxed frame has no origin to be kept apart by, and browsers complain.
          .removeHeader('origin-agent-cluster')
          .type('text/html')
          .headers({ 'content-security-policy': PREVIEW_CSP, 'x-frame-options': 'SAMEORIGIN' })
          .send(htmlText(letter).replaceAll('<a ', '<a target="_blank" '))
      )
    }),

    admin(getCampaign, async ({ params }) => ({
      campaign: await describeOne(db, await findCampaign(db, params.id)),
    })),
    admin(updateCampaign, async ({ params, body }) => changed(await updateDraft(db, params.id, body))),
    admin(deleteCampaign, async ({ params }) => {
      await deleteDraft(db, params.id)
      return { success }
    }),

    admin(sendTest, async ({ params, me }) => {
      const campaign = await findCampaign(db, params.id)
      const url = await unsubscribeUrl(db, config.publicUrl, { userId: me.id, list: 'news' })
      const letter = campaignLetter(campaign, { publicUrl: config.publicUrl, unsubscribeUrl: url })
      await mail.send(db, { to: me.email, subject: `[Test] ${campaign.subject}`, letter })
      return { success, sentTo: me.email }
    }),

    admin(sendCampaign, async ({ me, params, body }) =>
      changed(await sendNow(house, me, params.id, body.version)),
    ),
    admin(scheduleCampaign, async ({ me, params, body: { version, at } }) =>
      changed(await schedule(house, me, params.id, { version, at: momentToSend(at, new Date()) })),
    ),
    admin(cancelCampaign, async ({ me, params }) => changed(await cancel(house, me, params.id))),
  ]
}
