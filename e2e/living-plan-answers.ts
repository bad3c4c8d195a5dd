// What the server says of a plan whose states are told: the understanding is the engine's own.
import type { Page, Route } from '@playwright/test'
import { understand } from '#engine/understand/understand.ts'
import type { AssumptionsState, Issue, Scenario } from '#features/living-plan/contract.ts'

export const ROTA = {
  startupName: 'Rota Room',
  businessIdea:
    'A subscription app that plans the shifts of café staff in minutes and swaps them by phone. €29 a month for each café.',
  targetCustomer: 'Independent cafés in Ireland with 5 to 25 staff',
  industry: 'Technology',
  stage: 'Validation',
  additionalContext: 'I have €20,000 of savings.',
}
export const PLAN = '/blueprint/rota-room/plan'

const ID = '7f6f2a52-52a5-4a6c-9a53-6d3a6b3b7a11'
const NO_EDITS = { values: {}, understood: {}, milestones: {} }

export function assumptions(more: Partial<AssumptionsState> = {}): AssumptionsState {
  const u = understand({ ...ROTA, fullName: '', email: '' })
  const point = (
    id: AssumptionsState['understood'][number]['id'],
    value: string,
    of: typeof u.buyer | typeof u.place,
  ) => ({
    id,
    value,
    original: value,
    edited: false,
    basis: of.basis,
    evidence: of.evidence,
  })
  return {
    blueprint: { id: ID, name: 'Rota Room', slug: 'rota-room' },
    brief: ROTA,
    understood: [
      point('country', u.place.value.country, u.place),
      point('currency', u.currency.value, u.currency),
      point('model', u.model.value, u.buyer),
      point('sells', u.sells.value, u.buyer),
      point('buyer', u.buyer.value, u.buyer),
      point('offer', u.offer.value, u.offer),
    ],
    u,
    proposed: {},
    edits: NO_EDITS,
    issued: NO_EDITS,
    version: 3,
    isMaking: false,
    reissuesLeft: 20,
    milestonesChanged: false,
    hasUnissued: false,
    issue: 1,
    ...more,
  }
}

export const issue = (number: number, more: Partial<Issue> = {}): Issue => ({
  number,
  generationId: `made-${number}`,
  madeAt: '2026-11-16T09:30:00.000Z',
  state: 'ready',
  isCurrent: number === 1,
  changes: { figures: [], sections: [] },
  files: [
    {
      filename: 'plan.pdf',
      title: '2. Rota Room Blueprint PDF',
      kind: 'blueprint',
      size: 812_000,
      url: `/api/blueprint/${ID}/issues/${number}/files/plan.pdf`,
      isNew: true,
    },
  ],
  ...more,
})

type Told = { status?: number; json: unknown }

/** What each call answers next; a test changes it as it goes. */
export async function tell(page: Page) {
  const told = {
    state: { json: assumptions() } as Told,
    save: { json: { success: true, version: 4 } } as Told,
    scenarios: [] as Scenario[],
    issues: [issue(1)],
    reissue: { json: { success: true, generationId: 'made-2', unchanged: false } } as Told,
    /** What the page asked to be kept. */
    saved: [] as unknown[],
    /** A save is answered when this is settled. */
    hold: Promise.resolve(),
  }
  const answer = (route: Route, { status = 200, json }: Told) => route.fulfill({ status, json })
  await page.route('**/api/blueprint/*/assumptions', async (route) => {
    if (route.request().method() === 'GET') return answer(route, told.state)
    told.saved.push(route.request().postDataJSON())
    await told.hold
    return answer(route, told.save)
  })
  await page.route('**/api/blueprint/*/scenarios', (route) =>
    answer(route, { json: { scenarios: told.scenarios } }),
  )
  await page.route('**/api/blueprint/*/issues', (route) => answer(route, { json: { issues: told.issues } }))
  await page.route('**/api/blueprint/*/reissue', (route) => answer(route, told.reissue))
  return told
}
