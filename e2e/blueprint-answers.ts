// Blueprints for the browser: one that was really made, and answers for what only the browser shows.
import { expect, type Page, type Route } from '@playwright/test'
import { proveAddress, signUp } from './people.ts'

const IDEA = {
  startupName: 'TideWatch',
  businessIdea: 'A low-cost sensor buoy that warns oyster farmers before the water turns',
  targetCustomer: 'Oyster farmers in Brittany',
  industry: 'Other',
  stage: 'Validation',
}

/** Of somebody who proved their address. It takes the seconds that making one takes. */
export async function madeBlueprint(page: Page): Promise<string> {
  const email = await signUp(page)
  await proveAddress(page, email)
  const data = { pack: 'single', blueprintData: { ...IDEA, email, promoCode: 'WELCOME100' } }
  const { blueprintId } = await (await page.request.post('/api/create-checkout', { data })).json()
  await expect
    .poll(
      async () => (await (await page.request.get(`/api/blueprint/${blueprintId}/status`)).json()).status,
      {
        timeout: 120_000,
      },
    )
    .toBe('complete')
  return blueprintId
}

let ids = 0
const uuid = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`

export function fileOf(filename: string, changes: object = {}) {
  return {
    id: uuid(),
    filename,
    title: filename,
    kind: 'blueprint',
    contentType: 'application/pdf',
    size: 421_888,
    createdAt: '2026-11-14T12:00:00.000Z',
    folder: null as string | null,
    version: 1,
    notes: 0,
    url: `/api/blueprint/tidewatch/${encodeURIComponent(filename)}`,
    ...changes,
  }
}

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

export const FILES = [
  fileOf('TideWatch-Startup-Quickstart-Guide.pdf', { title: '1. FCP Quickstart Guide', kind: 'quickstart' }),
  fileOf('TideWatch-Blueprint.md', {
    title: '3. TideWatch Markdown File for Upload',
    kind: 'markdown',
    contentType: 'text/markdown; charset=utf-8',
    size: undefined,
    notes: 2,
    version: 3,
  }),
  fileOf('TideWatch-Logo-Concept-1.png', { title: '5. TideWatch Logo Concept PNG', kind: 'logo' }),
  fileOf('TideWatch-Brand-Pack.zip', { title: '6. TideWatch Brand Pack', kind: 'brand-pack' }),
  fileOf('خطة-العمل.pdf', { title: 'خطة العمل الكاملة للمشروع', folder: 'للبنك' }),
  fileOf('東京.pdf', { title: '東京潮見株式会社の事業計画書と財務予測', folder: '東京' }),
  fileOf(`${WORD}.pdf`, { title: WORD, folder: WORD.slice(0, 60) }),
]

export const BLUEPRINT = { id: 'b1', name: 'TideWatch', slug: 'tidewatch' }

type Reply = (route: Route) => Promise<void> | void

/** What the blueprint's calls answer, by 'METHOD path' below its files; anything else is an empty success. */
export async function answering(page: Page, files: object[] = FILES, name = BLUEPRINT.name) {
  const replies = new Map<string, Reply>()
  const asked: string[] = []
  const blueprint = { ...BLUEPRINT, name }
  await page.route('**/api/blueprint/tidewatch/files**', (route) => {
    const { pathname } = new URL(route.request().url())
    const call = `${route.request().method()} ${pathname.split('/files')[1] ?? ''}`
    asked.push(call)
    const reply = replies.get(call)
    if (reply) return reply(route)
    if (call === 'GET ') return route.fulfill({ json: { blueprint, files, binned: 1 } })
    return route.fulfill({ json: { success: true } })
  })
  await page.route('**/api/blueprint/tidewatch/overview', (route) =>
    route.fulfill({ json: { ...NO_PLAN, blueprint } }),
  )
  return { replies, asked }
}

/** Of a blueprint whose plan cannot be read. */
export const NO_PLAN = {
  state: 'ready',
  venture: null,
  plan: null,
  issue: null,
  begunAt: null,
  documents: [],
  milestones: null,
}

export const failing =
  (status: number, error: string, code = 'refused'): Reply =>
  (route) =>
    route.fulfill({ status, json: { success: false, error, code } })

export const giving =
  (json: object): Reply =>
  (route) =>
    route.fulfill({ json })

/** On its way until it is released. */
export function held(reply: Reply) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { reply: (route: Route) => promise.then(() => reply(route)), release: resolve }
}
