import { admins, type Table } from '../matrix.ts'

/** A job that is not there: who may ask is told so, who may not is told that. */
const NO_JOB = { params: { jobId: '00000000-0000-4000-8000-000000000000' } }

export const operations: Table = {
  'GET /api/admin/operations': admins(),
  'POST /api/admin/failed-jobs/:jobId/retry': admins(NO_JOB, { admin: 404, owner: 404 }),
  'DELETE /api/admin/failed-jobs/:jobId': admins(NO_JOB, { admin: 404, owner: 404 }),
}
