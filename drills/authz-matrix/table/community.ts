import { admins, members, mine, open, row, type Table } from '../matrix.ts'
import { someone } from '../someone.ts'

const words = () => ({ content: `Words of ${someone()}` })
const POST = () => ({ title: 'A question', category: 'question', ...words() })
/** Everybody reads it; A alone changes it. */
const authors = row({ anonymous: 401, b: 403, admin: 403, owner: 403, a: 'ok' })
const about = 'thread' as const
const up = { voteType: 'up' }
const why = { reason: 'It sells something.' }

export const community: Table = {
  'GET /api/blueprint/:id/sections': mine({ about: 'failedBlueprint' }, { a: 409 }),
  'POST /api/blueprint/:id/sections/:section/preview': mine(
    { about: 'failedBlueprint', params: { section: 'pricing' }, body: { question: '', hideName: true } },
    { a: 409 },
  ),
  'POST /api/blueprint/:id/sections/:section/post': mine(
    {
      about: 'failedBlueprint',
      params: { section: 'pricing' },
      body: {
        title: 'Is the price right?',
        question: '',
        hideName: true,
        fingerprint: 'seen',
        requestId: '00000000-0000-4000-8000-000000000000',
      },
    },
    { a: 409 },
  ),
  // A’s thread is no section of a plan.
  'GET /api/community/posts/:id/review': mine({ about: 'thread' }, { a: 404 }),
  'POST /api/community/comments/:id/take-over': mine({ about: 'comment', body: {} }, { a: 404 }),

  'GET /api/community/posts': open(),
  'POST /api/community/posts': members({ body: POST }),
  'GET /api/community/posts/:id': open({ about }),
  'PATCH /api/community/posts/:id': authors({ about, body: POST }),
  'DELETE /api/community/posts/:id': authors({ about }),
  'GET /api/community/posts/:id/comments': open({ about }),
  'POST /api/community/posts/:id/comments': members({ about, body: words }),
  'PATCH /api/community/comments/:id': authors({ about: 'comment', body: words }),
  'DELETE /api/community/comments/:id': authors({ about: 'comment' }),
  'POST /api/community/posts/:id/vote': members({ about, body: up }),
  'POST /api/community/comments/:id/vote': members({ about: 'comment', body: up }),
  'POST /api/community/preview': members({ body: words }),
  'GET /community/rss.xml': open(),
  'GET /community/:category/rss.xml': open({ params: { category: 'growth' } }),

  'PATCH /api/admin/community/posts/:id': admins({ about, body: { isPinned: true } }),
  'POST /api/admin/community/posts/:id/remove': admins({ about, body: why }),
  'POST /api/admin/community/posts/:id/restore': admins({ about }),
  'POST /api/admin/community/comments/:id/remove': admins({ about: 'comment', body: why }),
  'POST /api/admin/community/comments/:id/restore': admins({ about: 'comment' }),
}
