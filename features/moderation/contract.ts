// Reports of posts and comments, what admins make of them, and shared links that they take down.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { freeText, line } from '#kit/fields.ts'

export const REASONS = ['spam', 'inappropriate', 'harassment', 'other'] as const
export const STATUSES = ['pending', 'reviewed', 'resolved', 'dismissed'] as const
export const DESCRIPTION_LONGEST = 2_000

const reason = z.enum(REASONS, { error: 'Please choose a reason.' })
export type Reason = z.infer<typeof reason>
const status = z.enum(STATUSES, { error: 'Please choose a status.' })
export type Status = z.infer<typeof status>

/** Each tab of the screen shows this many, the newest. */
export const SHOWN_MOST = 500

const one = z.object({ id: z.string() })
const submission = z.object({
  reason,
  description: freeText({ most: DESCRIPTION_LONGEST, name: 'The description' }).nullish(),
})
const success = z.object({ success: z.literal(true) })

export const reportPost = endpoint({
  method: 'POST',
  path: '/api/community/posts/:id/report',
  summary: 'Reports a post; again, while the first is open, changes that one',
  params: one,
  body: submission,
  reply: success,
})

export const reportComment = endpoint({
  method: 'POST',
  path: '/api/community/comments/:id/report',
  summary: 'Reports a comment; again, while the first is open, changes that one',
  params: one,
  body: submission,
  reply: success,
})

const report = z.object({
  id: z.string(),
  status,
  reason,
  description: z.string(),
  /** When a post is reported. */
  postId: z.string().optional(),
  /** When a comment is reported. */
  commentId: z.string().optional(),
  reporterName: z.string(),
  createdAt: z.string(),
  reviewedAt: z.string().optional(),
  reviewNotes: z.string().optional(),
  /** What was reported, as it is now. */
  content: z
    .object({
      title: z.string(),
      excerpt: z.string(),
      authorName: z.string(),
      state: z.enum(['visible', 'hidden', 'removed', 'deleted']),
      /** Where it is read. */
      url: z.string(),
    })
    .optional(),
  /** How many of it are open, this one included. */
  openReports: z.number(),
})
export type Report = z.infer<typeof report>

export const listReports = endpoint({
  method: 'GET',
  path: '/api/admin/community/reports',
  summary: `Community reports, newest first: the newest ${SHOWN_MOST} that are pending, under review and closed. Admins only`,
  reply: z.array(report),
})

export const updateReport = endpoint({
  method: 'PATCH',
  path: '/api/admin/community/reports/:id',
  summary: 'Sets a report’s status and notes, and removes or restores what was reported. Admins only',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    status,
    /** Left out, they stay; null clears them. */
    reviewNotes: freeText({ most: 20_000, name: 'Review notes' }).nullish(),
    /** What becomes of the words themselves; without it they stay as they are. With it the report is closed. */
    content: z.enum(['remove', 'restore']).nullish(),
    /** The status that the admin saw: what somebody else decided meanwhile is not overwritten. */
    seenStatus: status.nullish(),
  }),
  reply: z.object({ success: z.literal(true), report }),
})

export const removeShare = endpoint({
  method: 'POST',
  path: '/api/admin/shares/remove',
  summary: 'Takes a shared link down, by its address, and tells whoever shared it why. Admins only',
  body: z.object({
    address: line({ missing: 'Please paste the link.', most: 2_000, name: 'The link' }),
    reason: freeText({ most: 500, name: 'The reason' }).min(3, 'The reason needs at least 3 characters.'),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Of the blueprint that was shared. */
    name: z.string(),
  }),
})
