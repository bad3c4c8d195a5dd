import { randomUUID } from 'node:crypto'
import { admins, open, type Role, type Table } from '../matrix.ts'
import type { Things } from '../world.ts'

const POST = { title: 'How to count', content: 'One, two, three.' }
const RESOURCE = () => ({
  title: 'Somewhere',
  description: 'A place for founders',
  category: 'tool',
  url: `https://${randomUUID()}.example.com`,
})
const CAMPAIGN = { name: 'News', subject: 'News', content: 'Hello.' }
/** The owner comes after the admin, whose change counts. */
const seen = (_: Things, role: Role) => ({ version: role === 'owner' ? 2 : 1 })
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()
const gone = { owner: 404 } as const

export const content: Table = {
  'GET /api/resources': open(),
  'GET /api/admin/resources': admins(),
  'POST /api/resources': admins({ body: RESOURCE }),
  'PUT /api/resources/:id': admins({ about: 'resource', body: RESOURCE }),

  'GET /api/blog': open(),
  'GET /api/blog/:slug': open({ params: ({ postSlug: slug }) => ({ slug }) }),
  'GET /blog/rss.xml': open(),
  'GET /api/admin/blog': admins(),
  'GET /api/admin/blog/:id': admins({ about: 'post' }),
  'POST /api/blog': admins({ body: POST }),
  'PUT /api/blog/:id': admins({ about: 'post', body: POST }),
  'DELETE /api/blog/:id': admins({ about: 'post' }, gone),

  'GET /api/email-campaigns': admins(),
  'POST /api/email-campaigns': admins({ body: CAMPAIGN }),
  'GET /api/email-campaigns/audience': admins(),
  'POST /api/email-campaigns/preview': admins({ body: CAMPAIGN }),
  'GET /api/email-campaigns/:id': admins({ about: 'campaign' }),
  'PUT /api/email-campaigns/:id': admins({
    about: 'campaign',
    body: (things: Things, role: Role) => ({ ...CAMPAIGN, ...seen(things, role) }),
  }),
  'DELETE /api/email-campaigns/:id': admins({ about: 'campaign' }, gone),
  'POST /api/email-campaigns/:id/test': admins({ about: 'campaign', body: {} }),
  // Nobody in this shop agreed to news.
  'POST /api/email-campaigns/:id/send': admins({ about: 'campaign', body: seen }, { admin: 409, owner: 409 }),
  'POST /api/email-campaigns/:id/schedule': admins(
    {
      about: 'campaign',
      body: (things: Things, role: Role) => ({ ...seen(things, role), at: TOMORROW }),
    },
    { owner: 409 },
  ),
  'POST /api/email-campaigns/:id/cancel': admins({ about: 'scheduledCampaign', body: {} }),
}
