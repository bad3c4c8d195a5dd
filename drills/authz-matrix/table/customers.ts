import { randomUUID } from 'node:crypto'
import { admins, owners, type Table } from '../matrix.ts'

const about = 'customer' as const
const reason = 'For the drill'

export const customers: Table = {
  'GET /api/admin/customers': admins(),
  'GET /api/admin/totals': admins(),
  'GET /api/admin/customers.csv': owners(),
  'GET /api/admin/customers/:id': owners({ about }),
  'POST /api/admin/customers/:id/credits': owners({
    about,
    body: () => ({ amount: 1, reason, key: randomUUID() }),
  }),
  'POST /api/admin/customers/:id/login-link': owners({ about, body: {} }),
  'POST /api/admin/customers/:id/blueprints/:blueprintId/email': owners({
    about,
    params: ({ ids }) => ({ blueprintId: ids.blueprint }),
    body: {},
  }),
  'POST /api/admin/customers/:id/role': owners({ about, body: { role: 'user', reason } }),
  // Both end their sessions.
  'POST /api/admin/customers/:id/second-factor': owners({ about, body: { reason } }, { a: 401 }),
  'POST /api/admin/customers/:id/suspension': owners(
    { about, body: { suspended: true, reason } },
    { a: 401 },
  ),
  'GET /api/admin/audit': owners(),
  'GET /api/admin/security-events': owners(),
}
