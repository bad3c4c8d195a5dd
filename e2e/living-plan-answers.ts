// What the server says of a plan whose states are told: the reading, the trade and the numbers are the engine's own.
import type { Page, Route } from '@playwright/test'
import { caseSourceOf, correctedSource } from '#engine/compose/case-source.ts'
import { moneyKnowledge } from '#engine/compose/money-knowledge.ts'
import { moneySource } from '#engine/compose/money-source.ts'
import type { CaseGround } from '#engine/compose/source-data.ts'
import { understandingOf } from '#engine/compose/understood.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import type { ReadingCorrections } from '#engine/read/corrections.ts'
import { read } from '#engine/read/read.ts'
import type { AssumptionsState, Issue, ReadingPoint, Scenario } from '#features/living-plan/contract.ts'
import { NO_PLAN } from './blueprint-answers.ts'

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
const NO_EDITS = { values: {}, milestones: {} }
const BRIEF = { ...ROTA, fullName: '', email: '' }
const SOURCE = caseSourceOf(BRIEF, read(BRIEF))

export function groundWith(corrections: ReadingCorrections = {}): CaseGround {
  const source = correctedSource(BRIEF, SOURCE, corrections)
  const u = understandingOf(BRIEF, source)
  const { trade } = source.choice
  return {
    u,
    source: moneySource(source),
    knowledge: moneyKnowledge(knowledge, u.place.value.country, trade),
  }
}

export function assumptions(more: Partial<AssumptionsState> = {}): AssumptionsState {
  const ground = groundWith()
  const { offer, buyer, place, currency } = ground.u
  const point = (id: ReadingPoint['id'], original: string, words = ''): ReadingPoint => ({
    id,
    value: original,
    original,
    edited: false,
    basis: words ? 'said' : 'inferred',
    evidence: words ? [{ field: 'businessIdea', words }] : [],
  })
  return {
    blueprint: { id: ID, name: 'Rota Room', slug: 'rota-room' },
    brief: ROTA,
    understood: [
      point('offer', offer.value, offer.value),
      point('payer', buyer.value, ROTA.targetCustomer),
      point('mechanism', SOURCE.choice.trade.earns[0]?.mechanism ?? ''),
      point('country', place.value.country, 'Ireland'),
      point('locality', ''),
      point('currency', currency.value, '€29'),
    ],
    u: ground.u,
    reading: {
      ground,
      corrections: {},
      figures: SOURCE.reading.ledger.map(({ field, start, quote, role, used, instead }) => ({
        field,
        start,
        quote,
        role,
        original: role,
        edited: false,
        isUsed: used,
        ...(instead && { instead }),
      })),
    },
    proposed: {},
    edits: NO_EDITS,
    issued: NO_EDITS,
    version: 3,
    isMaking: false,
    reissuesLeft: 20,
    milestonesChanged: false,
    isOutdated: false,
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
  const { blueprint } = assumptions()
  await page.route('**/api/blueprint/*/overview', (route) =>
    answer(route, { json: { ...NO_PLAN, blueprint } }),
  )
  await page.route('**/api/blueprint/*/scenarios', (route) =>
    answer(route, { json: { scenarios: told.scenarios } }),
  )
  await page.route('**/api/blueprint/*/issues', (route) => answer(route, { json: { issues: told.issues } }))
  await page.route('**/api/blueprint/*/reissue', (route) => answer(route, told.reissue))
  return told
}
