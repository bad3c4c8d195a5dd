import { members, mine, nobody, open, owners, type Table } from '../matrix.ts'

export const money: Table = {
  'POST /api/validate-promo-code': open({ body: { code: 'DRAFT20' } }),
  'POST /api/create-checkout': open({ body: { pack: 'single' } }),
  'POST /api/verify-session': nobody(404)({ body: { sessionId: 'cs_test_nobodys' } }),
  'POST /api/session-auth': nobody(404)({ body: { sessionId: 'cs_test_nobodys' } }),
  'POST /api/webhooks/stripe': nobody(400)({ body: { type: 'checkout.session.completed' } }),

  'GET /api/orders': members(),
  'POST /api/orders/:id/refund': mine({ about: 'order', body: {} }),
  'GET /api/admin/refunds': owners(),
  'POST /api/admin/refunds/:id': owners({ about: 'refund', body: { decision: 'decline' } }),
  'POST /api/recover-missing-purchases': owners({ query: { dryRun: 'true' }, body: {} }),
}
