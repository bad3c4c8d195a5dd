import { forMe, type Me } from '#features/accounts/server/public.ts'
import { unsubscribeUrl } from '#features/notifications/server/public.ts'
import type { Endpoint } from '#kit/endpoint.ts'
import type { Call, Result, Route } from '#kit/route.ts'
import { Failure } from '#server/errors.ts'
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
  const forAdmins = adminsOnly(house)
  const changed = async (row: CampaignRow) => ({ success, campaign: await describeOne(db, row) })
  return [
    forAdmins(listCall, ({ query }) => listCampaigns(db, query.cursor)),
    forAdmins(createCampaign, async ({ body }) => changed(await createDraft(db, body))),
    forAdmins(countCall, () => countAudiences(db)),

    forAdmins(previewCampaign, ({ body, reply }) => {
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

    forAdmins(getCampaign, async ({ params }) => ({
      campaign: await describeOne(db, await findCampaign(db, params.id)),
    })),
    forAdmins(updateCampaign, async ({ params, body }) => changed(await updateDraft(db, params.id, body))),
    forAdmins(deleteCampaign, async ({ params }) => {
      await deleteDraft(db, params.id)
      return { success }
    }),

    forAdmins(sendTest, async ({ params, me }) => {
      const campaign = await findCampaign(db, params.id)
      const url = await unsubscribeUrl(db, config.publicUrl, { userId: me.id, list: 'news' })
      const letter = campaignLetter(campaign, { publicUrl: config.publicUrl, unsubscribeUrl: url })
      await mail.send(db, { to: me.email, subject: `[Test] ${campaign.subject}`, letter })
      return { success, sentTo: me.email }
    }),

    forAdmins(sendCampaign, async ({ params, body }) =>
      changed(await sendNow(house, params.id, body.version)),
    ),
    forAdmins(scheduleCampaign, async ({ params, body: { version, at } }) =>
      changed(await schedule(house, params.id, { version, at: momentToSend(at, new Date()) })),
    ),
    forAdmins(cancelCampaign, async ({ params }) => changed(await cancel(house, params.id))),
  ]
}

type Run<E extends Endpoint> = (call: Call<E> & { me: Me }) => Promise<Result<E>> | Result<E>

function adminsOnly(house: House) {
  return <E extends Endpoint>(endpoint: E, run: Run<E>): Route =>
    forMe(house)(endpoint, (call) => {
      if (!call.me.isAdmin) throw new Failure('not_allowed')
      return run(call)
    })
}
