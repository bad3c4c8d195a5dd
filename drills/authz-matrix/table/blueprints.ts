import { members, mine, open, type Table } from '../matrix.ts'
import { MILESTONES, type Things } from '../world.ts'

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

const exported = ({ ids }: Things) => ({ ids: ids.blueprint.replaceAll('-', '') })

export const blueprints: Table = {
  'GET /api/blueprint/:id/milestones': mine({ about: 'blueprint' }),
  'PUT /api/blueprint/:id/milestones': mine({
    about: 'blueprint',
    body: { milestone: 'vision', data: MILESTONES.vision },
  }),
  'PUT /api/blueprint/:id/milestones/:milestone/evidence': mine({
    about: 'blueprint',
    params: { milestone: 'audience' },
    body: { counted: 'interviews', target: 20 },
  }),
  'DELETE /api/blueprint/:id/milestones/:milestone/evidence': mine({
    about: 'blueprint',
    params: { milestone: 'launch' },
  }),

  'POST /api/understanding': open({ body: FORM }),

  // Only A has a credit.
  'POST /api/generate-blueprint': mine(
    { body: { ...FORM, useCredits: true } },
    { b: 402, admin: 402, owner: 402 },
  ),
  'GET /api/user-blueprint-status': open(),
  'GET /api/blueprint/:id/status': mine({ about: 'blueprint' }, watched),
  'GET /api/blueprint/:id/events': mine({ about: 'blueprint' }, watched),
  'GET /api/blueprint/:id/preview/:document': mine(
    { about: 'blueprint', params: { document: 'blueprint' } },
    watched,
  ),
  'POST /api/blueprint/:id/retry': mine({ about: 'failedBlueprint', body: {} }),

  'GET /api/dashboard': members(),
  'GET /api/blueprints': members(),
  'GET /api/credits': members(),
  'POST /api/blueprints/shelf': mine({
    body: ({ ids }: Things) => ({ target: { ids: [ids.blueprint] }, archived: true }),
  }),
  'GET /api/blueprints/export-size': mine({ query: exported }),
  'GET /api/blueprints/export': mine({ query: exported }),
}
