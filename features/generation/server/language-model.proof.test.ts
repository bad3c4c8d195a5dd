import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { briefSchema } from '#engine/brief.ts'
import { type LanguageModel, openLanguageModel } from '#sandbox/language-model/language-model.ts'
import { loadConfig } from '#server/config.ts'
import { testHouse } from '#server/testing/house.ts'
import { generationFeature } from './feature.ts'
import { modelOf } from './language-model.ts'
import { makeBlueprint } from './make-blueprint.ts'
import { unpackPlan } from './planning/packed-plan.ts'
import { createPlanner, type Planner } from './planning/planner.ts'
import { FORM } from './testing/founders.ts'
import { generationOf, paid } from './testing/paid.ts'

const configured = (env: Record<string, string>) => modelOf(loadConfig({ NODE_ENV: 'test', ...env }))

describe('the configuration says who writes', () => {
  test('nobody but the house, when nothing is set', () => {
    expect(configured({})).toBeUndefined()
  })

  test('a server that speaks the usual protocol, with or without a key', () => {
    const env = { LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'writer' }
    const model = { kind: 'openai-compatible', baseUrl: env.LLM_BASE_URL, name: 'writer' }
    expect(configured(env)).toEqual(model)
    expect(configured({ ...env, LLM_API_KEY: 'secret' })).toEqual({ ...model, apiKey: 'secret' })
  })

  test('Anthropic, with a model of ours unless one is named', () => {
    const model = { kind: 'anthropic', apiKey: 'secret' }
    expect(configured({ ANTHROPIC_API_KEY: 'secret' })).toEqual({ ...model, name: 'claude-sonnet-4-5' })
    expect(configured({ ANTHROPIC_API_KEY: 'secret', LLM_MODEL: 'other' })).toEqual({
      ...model,
      name: 'other',
    })
  })
})

describe('a plan written by a language model', () => {
  const house = testHouse({ features: [generationFeature] })
  let server: LanguageModel
  const planners: Planner[] = []
  beforeAll(async () => {
    server = await openLanguageModel()
  })
  afterAll(async () => {
    await Promise.all(planners.map((planner) => planner.close()))
    await server.close()
  })

  function plannerWith(name: string): Planner {
    const model = { kind: 'openai-compatible', baseUrl: server.baseUrl, apiKey: 'secret', name } as const
    const planner = createPlanner({ model })
    planners.push(planner)
    return planner
  }

  test('tells how many sections are written, and what they cost; the record stays with the generation', async () => {
    const one = await paid(house())
    const workshop = {
      planner: plannerWith('writer'),
      press: () => Promise.reject(new Error('There is no press.')),
      warm: () => {},
      close: async () => {},
    }
    const { signal } = new AbortController()
    const making = makeBlueprint(house(), workshop, { generationId: one.generation.id, signal })
    await expect(making).rejects.toThrow('There is no press.')
    const { writing, planKey, progress } = await generationOf(house(), one.blueprintId)
    expect(planKey).not.toBeNull()
    expect(progress).toBe(60)
    expect(writing).toMatchObject({ model: 'writer', fallbacks: expect.any(Array) })
    expect(writing?.sections).toBeGreaterThan(5)
    expect(writing?.calls).toBe(server.requests('writer').length)
    expect(writing?.inputTokens).toBeGreaterThan(1_000)
    expect(writing?.outputTokens).toBeGreaterThan(100)
    expect(JSON.stringify(writing)).not.toContain('secret')
  }, 120_000)

  test.each([
    ['error', 'server-error'],
    ['refuse', 'refused'],
  ])(
    'whose server answers with %s is written by the house, and the record says so',
    async (fault, reason) => {
      const planner = plannerWith(`writer:${fault}`)
      const { plan, writing } = await planner.plan(briefSchema.parse(FORM))
      expect((await unpackPlan(plan)).plan.name).toBe(FORM.startupName)
      expect(writing).toMatchObject({ sections: 0 })
      expect(writing?.fallbacks.length).toBeGreaterThan(5)
      expect(new Set(writing?.fallbacks.map((fallback) => fallback.reason))).toContain(reason)
      expect(writing?.calls).toBeGreaterThan(0)
    },
    120_000,
  )
})
