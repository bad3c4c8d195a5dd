import { mine, type Request, type Table } from '../matrix.ts'
import type { Things } from '../world.ts'

const of = (request: Request = {}) => mine({ about: 'blueprint', ...request })
const edits = { values: {} }
const key = '6f1f4b52-51c5-4b0e-9a1f-3f8a0f0d5a11'
const params = ({ scenarioId, filename }: Things) => ({ scenarioId, filename, number: '1' })

export const livingPlan: Table = {
  'GET /api/blueprint/:id/assumptions': of(),
  'PUT /api/blueprint/:id/assumptions': of({ body: { edits, version: 0 } }),
  'POST /api/blueprint/:id/corrections/try': of({ body: { corrections: {} } }),
  'GET /api/blueprint/:id/scenarios': of(),
  'POST /api/blueprint/:id/scenarios': of({ body: { name: 'Cheaper', edits } }),
  'PUT /api/blueprint/:id/scenarios/:scenarioId': of({ params, body: { name: 'Dearer', edits } }),
  'DELETE /api/blueprint/:id/scenarios/:scenarioId': of({ params }),
  'POST /api/blueprint/:id/reissue': of({ body: { version: 0, key } }),
  'GET /api/blueprint/:id/issues': of(),
  'GET /api/blueprint/:id/issues/compare': of({ query: { from: '1', to: '1' } }),
  'POST /api/blueprint/:id/issues/:number/restore': of({ params, body: { version: 0, key } }),
  'GET /api/blueprint/:id/issues/:number/files/:filename': of({ params }),
}
