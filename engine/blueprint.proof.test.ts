// From a brief to a plan, by the house and by a language model, whatever the model does.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBlueprint, type StageName } from './blueprint.ts'
import { knowledge } from './knowledge/knowledge.ts'
import { SECTION_IDS } from './plan/kit/section.ts'
import { SAMPLES } from './testing/sample-briefs.ts'
import type { Limits } from './writers/limits.ts'
import { openSandbox, type Sandbox } from './writers/testing/sandbox.ts'

const house = () => makeBlueprint(SAMPLES.bakery, { knowledge })

test('the stages come in the order of the progress dialog', async () => {
  const stages: StageName[] = []
  await makeBlueprint(SAMPLES.dogs, { knowledge, onStage: (stage) => stages.push(stage) })
  expect(stages).toEqual([
    'Idea Analysis',
    'Market Research',
    'Business Model',
    'Technical Architecture',
    'Financial Projections',
    'Visual Brand Assets',
    'Document Creation',
  ])
})

test('the same brief gives the same bytes', async () => {
  const [one, other] = await Promise.all([house(), house()])
  expect(JSON.stringify(one.plan)).toBe(JSON.stringify(other.plan))
})

test('whoever does not want it any more gets no plan', async () => {
  const gone = AbortSignal.abort(new Error('nobody waits'))
  await expect(makeBlueprint(SAMPLES.bakery, { knowledge, signal: gone })).rejects.toThrow('nobody waits')
})

describe('with a language model', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await openSandbox()
    await makeBlueprint(SAMPLES.bakery, { knowledge, analyst: sandbox.analyst().analyst })
  })
  afterAll(() => sandbox.close())

  async function written(fault: string | undefined, limits: Partial<Limits> = {}) {
    const { analyst, seen } = sandbox.analyst(fault, limits)
    const { plan } = await makeBlueprint(SAMPLES.bakery, { knowledge, analyst })
    return { plan, seen: await seen(), text: JSON.stringify(plan.sections) }
  }

  test.each<[string, Partial<Limits>?]>([
    ['hang', { callMs: 400 }],
    ['drip', { callMs: 400 }],
    ['cut'],
    ['reset'],
    ['rate-limit'],
    ['error'],
    ['refuse'],
    ['flood'],
    ['not-json'],
    ['wrong-schema'],
    ['empty'],
    ['rate-limit-long'],
    ['unauthorised'],
    ['redirect'],
    ['web-page'],
    ['apologise'],
    ['run-out'],
  ])('%s: a complete plan by the house, in bounded calls', async (fault, limits = {}) => {
    const { plan, seen } = await written(fault, limits)
    expect(plan.sections.map(({ id }) => id)).toEqual([...SECTION_IDS])
    expect(plan.writing.every(({ by }) => by === 'house')).toBe(true)
    expect(seen.length).toBeLessThanOrEqual(40)
  })

  test.each([
    'rate-limit-once',
    'busy-once',
    'plain-only',
    'backticks',
    'no-usage',
    'digits',
    'digits-once',
    'unknown-placeholder',
    'echo',
    'boast',
    'markdown',
  ])('%s: a complete plan with the model’s words, and none that may not be printed', async (fault) => {
    const { plan, seen, text } = await written(fault)
    expect(plan.sections.map(({ id }) => id)).toEqual([...SECTION_IDS])
    expect(plan.writing.filter(({ by }) => by === 'model').length).toBeGreaterThan(8)
    for (const word of ['900bn', 'market-size', 'world-class', 'example.com', '**'])
      expect(text).not.toContain(word)
    expect(seen.length).toBeLessThanOrEqual(40)
  })
})
