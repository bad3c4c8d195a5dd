import { randomUUID } from 'node:crypto'
import { members, mine, nobody, open, owners, type Table } from '../matrix.ts'

export const money: Table = {
  'POST /api/validate-promo-code': open({ body: { code: 'DRAFT20' } }),
  'POST /api/create-checkout': open({ body: { pack: 'single' } }),
  'POST /api/confirm-free-order': nobody(400)({ body: { token: 'of-no-link' } }),
  'POST /api/verify-session': nobody(404)({ body: { sessionId: 'cs_test_nobodys' } }),
  'POST /api/session-auth': nobody(404)({ body: { sessionId: 'cs_test_nobodys' } }),
  'POST /api/webhooks/stripe': nobody(400)({ body: { type: 'checkout.session.completed' } }),

  'GET /api/orders': members(),
  'POST /api/orders/:id/refund': mine({ about: 'order', body: {} }),
  'GET /api/admin/promo-codes': owners(),
  'POST /api/admin/promo-codes': owners({
    body: () => ({ code: `DRILL-${randomUUID()}`, discountValue: 5 }),
  }),
  'PATCH /api/admin/promo-codes/:id': owners({
    about: 'promoCode',
    body: { code: 'STAYS-AS-IT-WAS', discountValue: 5 },
  }),
  'DELETE /api/admin/promo-codes/:id': owners({ about: 'promoCode' }),

  'GET /api/admin/webhook-health': owners(),
  'POST /api/admin/webhook-health/:eventId/process': owners(
    { params: { eventId: 'evt_nobodys' }, body: {} },
    { owner: 404 },
  ),
  'GET /api/admin/recovery-runs': owners(),
  'GET /api/admin/orders': owners(),
  'GET /api/admin/orders/:id': owners({ about: 'order' }),
  'GET /api/admin/orders/:id/provider': owners({ about: 'order' }),
  'POST /api/admin/orders/:id/refund': owners({
    about: 'order',
    body: { amountCents: 10, refundedCents: 0 },
  }),
  'GET /api/admin/refunds': owners(),
  'POST /api/admin/refunds/:id': owners({ about: 'refund', body: { decision: 'decline' } }),
  'POST /api/recover-missing-purchases': owners({ query: { dryRun: 'true' }, body: {} }),
}
