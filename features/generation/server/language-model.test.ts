// Who writes plans, what it may cost, and what happens when the server is down.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { briefSchema } from '#engine/brief.ts'
import { type LanguageModel, openLanguageModel } from '#sandbox/language-model/language-model.ts'
import { loadConfig } from '#server/config.ts'
import { sql } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { mailFeature } from '#server/mail/feature.ts'
import { testHouse } from '#server/testing/house.ts'
import { generationFeature } from './feature.ts'
import { modelOf, writerSentence } from './language-model.ts'
import { makeBlueprint } from './make-blueprint.ts'
import { breakerOf, PAUSE_MS } from './model-rules.ts'
import { endRun, modelStateOf, permitRun, setPlansBy } from './model-runs.ts'
import { unpackPlan } from './planning/packed-plan.ts'
import { createPlanner, type Planner } from './planning/planner.ts'
import { recordOf } from './present.ts'
import { modelChoice, modelRuns } from './tables.ts'
import { FORM } from './testing/founders.ts'
import { generationOf, paid } from './testing/paid.ts'
import { smallPress } from './testing/small-press.ts'

const configured = (env: Record<string, string>) => modelOf(loadConfig({ NODE_ENV: 'test', ...env }))?.address

describe('the configuration says who writes', () => {
  test('nobody but the house, when nothing is set', () => {
    expect(configured({})).toBeUndefined()
  })

  test('whoever starts the shop is told', () => {
    const told = (env: Record<string, string>) => writerSentence(loadConfig({ NODE_ENV: 'test', ...env }))
    expect(told({})).toBe(
      'Plans are written from the trade library. Set ANTHROPIC_API_KEY or LLM_BASE_URL to have each plan written for its idea.',
    )
    expect(told({ ANTHROPIC_API_KEY: 'secret', LLM_MODEL: 'm' })).toBe(
      'Plans are written for each idea by m; what fails is written from the trade library.',
    )
  })

  test('a server that speaks the usual protocol, with or without a key', () => {
    const env = { LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'writer' }
    const model = { kind: 'openai-compatible', baseUrl: env.LLM_BASE_URL, name: 'writer' }
    expect(configured(env)).toEqual(model)
    expect(configured({ ...env, LLM_API_KEY: 'secret' })).toEqual({ ...model, apiKey: 'secret' })
  })

  test('what a plan may cost in tokens and in time', () => {
    const limitsWith = (env: Record<string, string>) =>
      modelOf(loadConfig({ NODE_ENV: 'test', ANTHROPIC_API_KEY: 'secret', ...env }))?.limits
    const usual = { tokens: 400_000, totalMs: 180_000, callMs: 120_000, lastStartMs: 25_000 }
    expect(limitsWith({})).toEqual(usual)
    const short = { totalMs: 36_000, callMs: 24_000, lastStartMs: 5_000 }
    expect(limitsWith({ LLM_PLAN_SECONDS: '36' })).toEqual({ ...usual, ...short })
  })

  test('Anthropic, with a model of ours unless one is named', () => {
    const model = { kind: 'anthropic', apiKey: 'secret' }
    expect(configured({ ANTHROPIC_API_KEY: 'secret' })).toMatchObject({ ...model, name: 'claude-sonnet-4-5' })
    expect(configured({ ANTHROPIC_API_KEY: 'secret', LLM_MODEL: 'other' })).toMatchObject({
      ...model,
      name: 'other',
    })
  })
})

const brief = briefSchema.parse(FORM)
const house = testHouse({ features: [mailFeature, generationFeature] })
const planners: Planner[] = []
let server: LanguageModel
beforeAll(async () => {
  server = await openLanguageModel()
})
afterAll(async () => {
  await Promise.all(planners.map((planner) => planner.close()))
  await server.close()
})
beforeEach(async () => {
  await house().db.delete(modelRuns)
  await house().db.delete(modelChoice)
})

const address = (name: string) =>
  ({ kind: 'openai-compatible', baseUrl: server.baseUrl, apiKey: 'secret', name }) as const

function plannerWith(name: string, limits = {}): Planner {
  const planner = createPlanner({ model: { address: address(name), limits } })
  planners.push(planner)
  return planner
}

/** The shop as if this were configured. */
function shopWith(env: Record<string, string> = {}): House {
  const model = { LLM_BASE_URL: server.baseUrl, LLM_MODEL: 'writer' }
  const { languageModel, modelPrices, modelBudget } = loadConfig({ NODE_ENV: 'test', ...model, ...env })
  return { ...house(), config: { ...house().config, languageModel, modelPrices, modelBudget } }
}

/** Plans it, and stops where the press would begin. */
async function plannedBy(shop: House, planner: Planner) {
  const one = await paid(shop)
  const press = () => Promise.reject(new Error('There is no press.'))
  const workshop = { planner, press, warm: () => {}, close: async () => {} }
  const { signal } = new AbortController()
  const making = makeBlueprint(shop, workshop, { generationId: one.generation.id, signal })
  await expect(making).rejects.toThrow('There is no press.')
  return generationOf(shop, one.blueprintId)
}

const runs = () => house().db.select().from(modelRuns)

describe('a plan with a language model', () => {
  test('is read and written by it; what each kind of question cost stays with the generation', async () => {
    const shop = shopWith({ LLM_INPUT_PRICE: '3', LLM_OUTPUT_PRICE: '15' })
    const { writing, planKey, progress } = await plannedBy(shop, plannerWith('writer'))
    expect(planKey).not.toBeNull()
    expect(progress).toBe(60)
    expect(writing).toMatchObject({ model: 'writer', sections: 16, fallbacks: [], calls: 9 })
    expect(server.requests('writer')).toHaveLength(9)
    const kinds = writing?.kinds ?? {}
    const use = (calls: number) => ({ calls, failures: 0, fallbacks: 0 })
    expect(kinds).toMatchObject({ reading: use(1), trade: use(2), sections: use(5), critic: use(1) })
    const tokens = Object.values(kinds).reduce((sum, one) => sum + one.inputTokens + one.outputTokens, 0)
    expect(tokens).toBe((writing?.inputTokens ?? 0) + (writing?.outputTokens ?? 0))
    expect(JSON.stringify(writing)).not.toContain('secret')
    const [run] = await runs()
    expect(run).toMatchObject({ purpose: 'blueprint', reservedTokens: 400_000, tokens, isOutage: false })
    expect(run?.dollars).toBeGreaterThan(0.05)
  })

  test('that answers nothing is the house’s to the last byte, and the record says why', async () => {
    const { plan } = await plannerWith('writer').plan(brief, { by: 'house' })
    for (const [fault, reason, isOutage] of [
      ['error', 'server-error', true],
      ['refuse', 'refused', undefined],
    ] as const) {
      const { plan: made, writing } = await plannerWith(`writer:${fault}`).plan(brief)
      expect(Buffer.compare(made, plan)).toBe(0)
      expect(writing).toMatchObject({ sections: 0, kinds: { reading: { failures: 1, fallbacks: 1 } } })
      expect(writing?.isOutage).toBe(isOutage)
      expect(writing?.fallbacks).toHaveLength(20)
      expect(new Set(writing?.fallbacks.map((one) => one.reason))).toEqual(new Set([reason]))
    }
  })

  test('that hangs ends with its time, and a founder is told what it hangs at', async () => {
    const events: string[] = []
    const planner = plannerWith('writer:hang', { totalMs: 400, lastStartMs: 0 })
    const { plan, writing } = await planner.plan(brief, {
      onCall: ({ part, state }) => events.push(`${part} ${state}`),
    })
    expect((await unpackPlan(plan)).plan.name).toBe(FORM.startupName)
    expect(events.slice(0, 2)).toEqual(['field begun', 'reading begun'])
    expect(writing?.kinds?.reading).toMatchObject({ calls: 1, failures: 1 })
  })

  test('that cannot be printed is planned by the house the second time, and delivered', async () => {
    const shop = shopWith()
    const { blueprintId, generation } = await paid(shop)
    const press = async () => ({
      ...smallPress,
      print: (async (job, options) => {
        if (job.blueprint.plan.writing.some(({ by }) => by === 'model')) throw new Error('It does not fit.')
        return smallPress.print(job, options)
      }) satisfies typeof smallPress.print,
    })
    const workshop = { planner: plannerWith('writer-wide'), press, warm: () => {}, close: async () => {} }
    const { signal } = new AbortController()
    const make = () => makeBlueprint(shop, workshop, { generationId: generation.id, signal })
    await expect(make()).rejects.toThrow('It does not fit.')
    await make()
    const { status, writing } = await generationOf(shop, blueprintId)
    expect(status).toBe('complete')
    expect(writing).toMatchObject({
      sections: 0,
      calls: 9,
      fallbacks: [{ section: 'all', reason: 'unprintable' }],
    })
    // It was asked once, and paid for once.
    expect(server.requests('writer-wide')).toHaveLength(9)
    expect(await runs()).toHaveLength(1)
  })

  test('shows what is being asked instead of the stage', async () => {
    const { generation, blueprintId } = await paid(house())
    const at = (activity: string | null) =>
      recordOf(
        {
          generation: { ...generation, status: 'generating', stage: 'Idea Analysis', activity },
          blueprint: { id: blueprintId, slug: 's', name: 'n' },
          ahead: 0,
        },
        { byModel: true },
      ).message
    expect(at(null)).toBe('Reading your idea')
    expect(at('books')).toBe('Setting up the books')
  })
})

describe('the owner decides', () => {
  test('that the house writes, and no run is begun', async () => {
    await house().db.transaction((tx) => setPlansBy(tx, 'house'))
    const { writing } = await plannedBy(shopWith(), plannerWith('writer-unused'))
    expect(writing).toBeNull()
    expect(server.requests('writer-unused')).toEqual([])
    expect(await runs()).toEqual([])
    expect(await permitRun(shopWith(), 'comparison')).toMatchObject({ runId: expect.any(String) })
    await house().db.transaction((tx) => setPlansBy(tx, 'model'))
    expect(await permitRun(shopWith(), 'blueprint')).toMatchObject({ runId: expect.any(String) })
  })

  test('nothing where no model is configured', async () => {
    expect(await permitRun(house(), 'blueprint')).toEqual({})
    expect(await modelStateOf(house())).toBeUndefined()
  })
})

describe('the budget of a day', () => {
  test('for one plan is taken by one of many that ask at once', async () => {
    const shop = shopWith({ LLM_DAY_TOKENS: '500000' })
    const permits = await Promise.all(Array.from({ length: 8 }, () => permitRun(shop, 'blueprint')))
    expect(permits.filter(({ runId }) => runId !== undefined)).toHaveLength(1)
    expect(permits.filter((permit) => 'refused' in permit && permit.refused === 'budget')).toHaveLength(7)
    const { writing } = await plannedBy(shop, plannerWith('writer-broke'))
    expect(writing).toMatchObject({
      model: 'writer',
      calls: 0,
      fallbacks: [{ section: 'all', reason: 'budget' }],
    })
    expect(server.requests('writer-broke')).toEqual([])
  })

  test('counts what was spent once a run has ended, and forgets it after a day', async () => {
    const shop = shopWith({
      LLM_INPUT_PRICE: '3',
      LLM_OUTPUT_PRICE: '15',
      LLM_PLAN_DOLLARS: '2',
      LLM_DAY_DOLLARS: '3',
    })
    const first = await permitRun(shop, 'blueprint')
    expect(await modelStateOf(shop)).toMatchObject({ spent: { dollars: 2 }, left: { dollars: 1 } })
    expect(await permitRun(shop, 'blueprint')).toMatchObject({ refused: 'budget' })
    await endRun(shop, first.runId ?? '', { inputTokens: 100_000, outputTokens: 20_000 })
    const state = await modelStateOf(shop)
    expect(state?.spent.dollars).toBeCloseTo(0.6)
    expect(state?.left.dollars).toBeCloseTo(2.4)
    const second = await permitRun(shop, 'comparison')
    expect(second.runId).toBeDefined()
    expect(await permitRun(shop, 'blueprint')).toMatchObject({ refused: 'budget' })
    await house().db.update(modelRuns).set({ startedAt: sql`now() - interval '25 hours'` })
    expect((await permitRun(shop, 'blueprint')).runId).toBeDefined()
  })
})

describe('a server that is down', () => {
  const ended = (isOutage: boolean, secondsAgo: number) => ({
    id: randomUUID(),
    purpose: 'blueprint' as const,
    reservedTokens: 1,
    reservedDollars: 0,
    tokens: 0,
    dollars: 0,
    isOutage,
    startedAt: new Date(Date.now() - secondsAgo * 1000 - 1),
    endedAt: new Date(Date.now() - secondsAgo * 1000),
  })
  const withRuns = (...rows: ReturnType<typeof ended>[]) => house().db.insert(modelRuns).values(rows)

  test('is not asked for ten minutes after three plans in a row; then one plan tries', async () => {
    const shop = shopWith()
    await withRuns(ended(true, 30), ended(true, 20), ended(true, 10))
    expect(await permitRun(shop, 'blueprint')).toMatchObject({ refused: 'paused' })
    expect((await modelStateOf(shop))?.breaker.state).toBe('open')
    const { writing } = await plannedBy(shop, plannerWith('writer-down'))
    expect(writing?.fallbacks).toEqual([{ section: 'all', reason: 'paused' }])

    await house().db.update(modelRuns).set({ endedAt: sql`now() - interval '11 minutes'` })
    const permits = await Promise.all(Array.from({ length: 5 }, () => permitRun(shop, 'blueprint')))
    const [tried, ...others] = permits.filter(({ runId }) => runId !== undefined)
    expect(others).toEqual([])
    expect((await modelStateOf(shop))?.breaker.state).toBe('trying')

    await endRun(shop, tried?.runId ?? '', { inputTokens: 0, outputTokens: 0, isOutage: true })
    expect((await modelStateOf(shop))?.breaker.state).toBe('open')
  })

  test('is asked again once a plan got an answer', async () => {
    await withRuns(ended(true, 30), ended(true, 20), ended(false, 10))
    expect((await permitRun(shopWith(), 'blueprint')).runId).toBeDefined()
  })

  test('makes plans whose record says so, until nobody asks', async () => {
    const shop = shopWith()
    const planner = plannerWith('writer:error', { retries: 0 })
    for (const _ of [1, 2, 3]) expect((await plannedBy(shop, planner)).writing?.isOutage).toBe(true)
    expect((await plannedBy(shop, planner)).writing?.fallbacks).toEqual([
      { section: 'all', reason: 'paused' },
    ])
  })

  test('and a worker that died while trying keeps nobody from it for long', () => {
    const now = new Date()
    const before = (ms: number) => new Date(now.getTime() - ms)
    const lost = [1, 2, 3].map(() => ({ isOutage: true, endedAt: before(3 * PAUSE_MS) }))
    expect(breakerOf({ ended: lost, running: [before(PAUSE_MS - 1)] }, now).state).toBe('trying')
    expect(breakerOf({ ended: lost, running: [before(PAUSE_MS)] }, now).state).toBe('closed')
  })
})
