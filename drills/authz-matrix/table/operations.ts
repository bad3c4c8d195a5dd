import { admins, owners, type Table } from '../matrix.ts'

/** A job that is not there: who may ask is told so, who may not is told that. */
const NO_JOB = { params: { jobId: '00000000-0000-4000-8000-000000000000' } }

export const operations: Table = {
  'GET /api/admin/operations': admins(),
  'POST /api/admin/failed-jobs/:jobId/retry': admins(NO_JOB, { admin: 404, owner: 404 }),
  'DELETE /api/admin/failed-jobs/:jobId': admins(NO_JOB, { admin: 404, owner: 404 }),
  'GET /api/admin/language-model': admins(),
  // No model is configured there.
  'POST /api/admin/language-model/compare': admins(
    { body: { startupName: 'Larder', businessIdea: 'A bakery' } },
    { admin: 409, owner: 409 },
  ),
  'PUT /api/admin/language-model/plans-by': owners({ body: { plansBy: 'model' } }),
}
