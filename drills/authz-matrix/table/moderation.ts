import { admins, members, type Table } from '../matrix.ts'
import type { Things } from '../world.ts'

const SPAM = { reason: 'spam' }
/** Nobody reports what they wrote. */
const own = { a: 400 } as const

export const moderation: Table = {
  'POST /api/community/posts/:id/report': members({ about: 'thread', body: SPAM }, own),
  'POST /api/community/comments/:id/report': members({ about: 'comment', body: SPAM }, own),
  'POST /api/admin/shares/remove': admins({
    body: ({ shareToken }: Things) => ({
      address: `http://shop.test/shared/${shareToken}`,
      reason: 'Sells watches.',
    }),
  }),
  'GET /api/admin/community/reports': admins(),
  'PATCH /api/admin/community/reports/:id': admins({ about: 'report', body: { status: 'reviewed' } }),
}
