// Email campaigns: written by admins, sent to people who agreed to news.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { freeText, line } from '#kit/fields.ts'

export const CONTENT_MOST = 20_000

const STATUSES = ['draft', 'scheduled', 'sending', 'sent'] as const
/** Everybody who agreed to news, or of them only those who bought something. */
const AUDIENCES = ['agreed', 'customers'] as const

const count = z.number().int()

const campaign = z.object({
  id: z.string(),
  name: z.string(),
  subject: z.string(),
  content: z.string(),
  audience: z.enum(AUDIENCES),
  status: z.enum(STATUSES),
  /** Counts the changes: who saves or sends says which text they saw. */
  version: count,
  createdAt: z.string(),
  updatedAt: z.string(),
  scheduledFor: z.string().optional(),
  startedAt: z.string().optional(),
  finishedAt: z.string().optional(),
  /** It was scheduled, but whoever scheduled it had no role any more when it was due: a draft again. */
  returned: z.boolean(),
  /** An admin stopped it before everybody had it. */
  stopped: z.boolean(),
  /** Once it is on its way. `skipped`: had left the list when it was their turn. `unsubscribed`: left after it. */
  results: z
    .object({
      recipients: count,
      waiting: count,
      sent: count,
      failed: count,
      skipped: count,
      unsubscribed: count,
    })
    .optional(),
})
export type Campaign = z.infer<typeof campaign>

const text = {
  name: line({ missing: 'Please enter a name.', most: 120, name: 'The name' }),
  subject: line({ missing: 'Please enter a subject.', most: 150, name: 'The subject' }),
  content: freeText({ most: CONTENT_MOST, name: 'The content', missing: 'Please enter the content.' }),
}
const audience = z.enum(AUDIENCES, { error: 'Please choose who gets it.' })
const id = z.object({ id: z.uuid() })
const seen = z.object({ version: count })
const changed = z.object({ success: z.literal(true), campaign })

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/email-campaigns',
  summary: 'Campaigns, newest first. For admins',
  query: z.object({ cursor: z.uuid().optional(), productId: z.string().optional() }),
  reply: z.object({ campaigns: z.array(campaign), nextCursor: z.string().optional() }),
})

export const createCampaign = endpoint({
  method: 'POST',
  path: '/api/email-campaigns',
  summary: 'Creates a draft. For admins',
  body: z.object({ ...text, audience: audience.default('agreed') }),
  reply: changed,
})

export const countAudiences = endpoint({
  method: 'GET',
  path: '/api/email-campaigns/audience',
  summary: 'How many people each audience has right now. For admins',
  reply: z.object({ agreed: count, customers: count }),
})

/** A form posts it into a frame: the answer is the email itself. */
export const previewCampaign = endpoint({
  method: 'POST',
  path: '/api/email-campaigns/preview',
  summary: 'The email as it would arrive, as HTML. For admins',
  body: z.object({ subject: z.string().max(1000), content: z.string().max(2 * CONTENT_MOST) }),
})

export const getCampaign = endpoint({
  method: 'GET',
  path: '/api/email-campaigns/:id',
  summary: 'One campaign. For admins',
  params: id,
  reply: z.object({ campaign }),
})

export const updateCampaign = endpoint({
  method: 'PUT',
  path: '/api/email-campaigns/:id',
  summary: 'Changes a draft, unless somebody else changed it meanwhile. For admins',
  params: id,
  body: seen.extend({ ...text, audience: audience.optional() }),
  reply: changed,
})

export const deleteCampaign = endpoint({
  method: 'DELETE',
  path: '/api/email-campaigns/:id',
  summary: 'Deletes a draft. For admins',
  params: id,
  reply: z.object({ success: z.literal(true) }),
})

export const sendTest = endpoint({
  method: 'POST',
  path: '/api/email-campaigns/:id/test',
  summary: 'Emails the campaign to the caller alone. For admins',
  limit: { points: 60, seconds: 3600 },
  params: id,
  reply: z.object({ success: z.literal(true), sentTo: z.string() }),
})

export const sendCampaign = endpoint({
  method: 'POST',
  path: '/api/email-campaigns/:id/send',
  summary: 'Sends a draft to its audience. For admins',
  params: id,
  body: seen,
  reply: changed,
})

export const scheduleCampaign = endpoint({
  method: 'POST',
  path: '/api/email-campaigns/:id/schedule',
  summary: 'Sends a draft at a later moment. For admins',
  params: id,
  body: seen.extend({ at: z.iso.datetime({ offset: true, error: 'Please choose a date and a time.' }) }),
  reply: changed,
})

export const cancelCampaign = endpoint({
  method: 'POST',
  path: '/api/email-campaigns/:id/cancel',
  summary: 'Makes a scheduled campaign a draft again, or stops one that is being sent. For admins',
  params: id,
  reply: changed,
})
