import { mine, open, type Table } from '../matrix.ts'
import { FILENAME, MILESTONES } from '../world.ts'

const FORM = {
  startupName: 'Larder & Loaf',
  businessIdea: 'A neighbourhood sourdough bakery with evening classes',
  targetCustomer: 'Families in Cork city',
  industry: 'Food & Beverage',
  stage: 'Validation',
  fullName: 'A Member',
  email: 'member@example.com',
}

/** The browser that paid may watch without a session, so nobody is asked to sign in. */
const watched = { anonymous: 404 } as const

export const blueprints: Table = {
  'GET /api/blueprint/:id/files': mine({ about: 'blueprint' }),
  'GET /api/blueprint/:id/:filename': mine({ about: 'blueprint', params: { filename: FILENAME } }),

  'GET /api/blueprint/:id/milestones': mine({ about: 'blueprint' }),
  'PUT /api/blueprint/:id/milestones': mine({
    about: 'blueprint',
    body: { milestone: 'vision', data: MILESTONES.vision },
  }),

  // Only A has a credit.
  'POST /api/generate-blueprint': mine({ body: FORM }, { b: 402, admin: 402, owner: 402 }),
  'GET /api/user-blueprint-status': open(),
  'GET /api/blueprint/:id/status': mine({ about: 'blueprint' }, watched),
  'GET /api/blueprint/:id/events': mine({ about: 'blueprint' }, watched),
  'GET /api/blueprint/:id/preview/:document': mine(
    { about: 'blueprint', params: { document: 'blueprint' } },
    watched,
  ),
  'POST /api/blueprint/:id/retry': mine({ about: 'failedBlueprint', body: {} }),

  'GET /api/dashboard': mine({}, { b: 'ok', admin: 'ok', owner: 'ok' }),
}
