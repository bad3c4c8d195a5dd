// From a brief to a plan, by the house and by a language model, whatever the model does.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Blueprint, makeBlueprint, type StageName } from './blueprint.ts'
import { knowledge } from './knowledge/knowledge.ts'
import { quantitiesOf } from './plan/kit/marks.ts'
import { SECTION_IDS, type Section } from './plan/kit/section.ts'
import { draftPlan } from './plan/make-plan.ts'
import { planInput } from './plan/testing/plans.ts'
import { SAMPLES } from './testing/sample-briefs.ts'
import type { Limits } from './writers/limits.ts'
import type { ModelWriter } from './writers/model/model-writer.ts'
import { fill } from './writers/placeholders.ts'
import { openSandbox, type Sandbox, SHORT } from './writers/testing/sandbox.ts'
import { NOTHING } from './writers/writer.ts'

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

/** A writer that passes its own checks and still changes what must stay. */
const rewriting = (change: (draft: string) => string): ModelWriter => ({
  proposeAssumptions: async () => ({ taken: [], record: { ...NOTHING, heard: [] } }),
  write: async ({ draft, facts }) => {
    const marked = { paragraphs: draft.map(change), facts }
    return { paragraphs: marked.paragraphs.map((text) => fill(text, facts)), marked, by: 'model' }
  },
})

test('a model that loses the offer costs its words, not the plan', async () => {
  for (const brief of Object.values(SAMPLES)) {
    const writer = rewriting((text) => text.replace(/\p{L}{4,}/gu, 'word'))
    const { plan } = await makeBlueprint(brief, { knowledge, writer })
    expect(plan.sections.map(({ id }) => id)).toEqual([...SECTION_IDS])
    expect(plan.writing.some(({ by, reason }) => by === 'house' && reason === 'invalid-output')).toBe(true)
  }
})

test('whoever orders the figures anew, the marks in the text are those in the list', async () => {
  const turned = (text: string) => {
    const holes = [...text.matchAll(/\{\{[^{}]+\}\}/g)].map(([hole]) => hole).reverse()
    return text.replace(/\{\{[^{}]+\}\}/g, () => holes.shift() ?? '')
  }
  const { plan } = await makeBlueprint(SAMPLES.bakery, { knowledge, writer: rewriting(turned) })
  const listed = JSON.stringify(plan.sections.at(-1))
  for (const { mark, quantity } of plan.assumptions)
    expect(listed).toMatch(new RegExp(`"${mark}"}][^}]*}[^}]*${quantity.label?.replace(/[^\w ]/g, '.')}`))
})

describe('with a language model', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await openSandbox()
    await makeBlueprint(SAMPLES.bakery, { knowledge, writer: sandbox.writer().writer })
  })
  afterAll(() => sandbox.close())

  async function written(fault: string | undefined, limits: Partial<Limits> = {}) {
    const all = { ...SHORT, ...limits }
    const { writer, seen } = sandbox.writer(fault, all)
    const blueprint = await makeBlueprint(SAMPLES.bakery, { knowledge, writer, limits: all })
    return { ...blueprint, seen: await seen() }
  }
  const figuresOf = (sections: Section[]) =>
    new Set(
      sections.flatMap(({ blocks }) => blocks.flatMap(quantitiesOf)).map(({ id, text }) => `${id}: ${text}`),
    )

  /** The house's own text for the same assumptions. */
  function drafted({ assumptions }: Blueprint['plan']): Section[] {
    const proposed = new Map(assumptions.map(({ quantity }) => [quantity.id, quantity.value]))
    return draftPlan({ ...planInput(SAMPLES.bakery), proposed }).sections
  }

  test('its words, our figures', async () => {
    const { plan } = await written(undefined)
    expect(plan.writing.filter(({ by }) => by === 'house')).toEqual([])
    expect(plan.sections).not.toEqual(drafted(plan))
    expect(figuresOf(plan.sections)).toEqual(figuresOf(drafted(plan)))
  })

  test('it may assume, within our bounds; everything is computed from that', async () => {
    const ours = await house()
    const { plan } = await written(undefined)
    const used = (from: Blueprint['plan']) =>
      new Map(from.assumptions.map(({ quantity }) => [quantity.id, quantity]))
    const changed = [...used(plan).values()].filter(
      ({ id, value }) => used(ours.plan).get(id)?.value !== value,
    )
    expect(changed.length).toBeGreaterThan(0)
    for (const { basis, value } of changed) {
      if (basis.kind !== 'assumption') throw new Error('only assumptions may change')
      expect(value).toBeGreaterThanOrEqual(basis.low)
      expect(value).toBeLessThanOrEqual(basis.high)
    }
    expect(plan.finance.projection).not.toEqual(ours.plan.finance.projection)
  })

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
    ['digits'],
    ['invent'],
    ['markdown'],
    ['empty'],
    ['rate-limit-long'],
    ['unauthorised'],
    ['redirect'],
    ['web-page'],
    ['apologise'],
    ['run-out'],
    ['unknown-placeholder'],
    ['boast'],
  ])('%s: a complete plan by the house, in bounded calls', async (fault, limits = {}) => {
    const { plan, seen } = await written(fault, limits)
    expect(plan.sections.map(({ id }) => id)).toEqual([...SECTION_IDS])
    expect(plan.sections).toEqual(drafted(plan))
    const records = plan.writing.filter(({ section }) => section !== 'assumptions')
    expect(records.length).toBeGreaterThan(14)
    expect(records.every(({ by, reason }) => by === 'house' && reason !== undefined)).toBe(true)
    expect(seen.length).toBeLessThanOrEqual(60)
  })

  test.each([
    'rate-limit-once',
    'busy-once',
    'plain-only',
    'backticks',
    'digits-once',
    'no-usage',
    'echo',
    'drop-facts',
  ])('%s: a complete plan, whoever wrote it, in bounded calls', async (fault) => {
    const { plan, seen } = await written(fault)
    expect(plan.sections.map(({ id }) => id)).toEqual([...SECTION_IDS])
    expect(figuresOf(plan.sections)).toEqual(figuresOf(drafted(plan)))
    expect(seen.length).toBeLessThanOrEqual(60)
  })
})
