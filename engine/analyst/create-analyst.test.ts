// Whatever the server does, an analyst answers or says why not, within the time, the calls and the money of one plan.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeBlueprint } from '../blueprint.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import type { Limits } from '../writers/limits.ts'
import { openSandbox, type Sandbox } from '../writers/testing/sandbox.ts'
import type { Reason } from '../writers/writer.ts'
import type { Analyst, Question } from './analyst.ts'
import { BooksAnswer } from './books-answer.ts'
import { CriticAnswer } from './critic-answer.ts'
import { FieldAnswer } from './field-answer.ts'
import { LineAnswer } from './line-answer.ts'
import type { CallEvent } from './observed.ts'
import { ReadingAnswer } from './reading-answer.ts'
import { SectionsAnswer } from './sections-answer.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox()
  // The first question loads the library; those after it can be held to the clock.
  await sandbox.analyst().analyst.ask(QUESTION)
})
afterAll(() => sandbox.close())

const QUESTION: Question<ReadingAnswer> = {
  kind: 'reading',
  part: 'reading',
  task: 'Read.',
  data: { brief: { startupName: 'Tidewatch', businessIdea: 'Buoys for oyster farms.' } },
  schema: ReadingAnswer as Question<ReadingAnswer>['schema'],
  faults: () => [],
}

const QUICK: Partial<Limits> = { callMs: 500 }

test.each<[string, Reason, number, Partial<Limits>?]>([
  ['hang', 'timeout', 1, QUICK],
  ['drip', 'timeout', 1, QUICK],
  ['cut', 'cut-off', 3],
  ['reset', 'server-error', 3],
  ['rate-limit', 'rate-limited', 3],
  ['rate-limit-long', 'rate-limited', 1],
  ['error', 'server-error', 3],
  ['unauthorised', 'refused', 1],
  ['redirect', 'server-error', 3],
  ['flood', 'too-large', 1],
  ['web-page', 'invalid-output', 1],
  ['refuse', 'refused', 1],
  ['apologise', 'refused', 1],
  ['run-out', 'cut-off', 1],
  // What was written is shown to the model once more.
  ['not-json', 'invalid-output', 2],
  ['wrong-schema', 'invalid-output', 2],
])('%s: there is no answer, for %s, after %i calls', async (fault, reason, calls, limits = {}) => {
  const { analyst, seen } = sandbox.analyst(fault, limits)
  await expect(analyst.ask(QUESTION)).rejects.toMatchObject({ reason, spent: { calls } })
  // A call may be over before it arrives, if it is given up in time.
  if (reason === 'timeout') expect((await seen()).length).toBeLessThanOrEqual(calls)
  else expect(await seen()).toHaveLength(calls)
})

test.each([
  ['busy-once', 2],
  ['rate-limit-once', 2],
  ['backticks', 1],
  ['plain-only', 2],
  ['no-usage', 1],
])('%s: there is an answer all the same, after %i calls', async (fault, calls) => {
  const { analyst } = sandbox.analyst(fault)
  const { value, spent } = await analyst.ask(QUESTION)
  expect(value.payer).toBe('households nearby')
  expect(spent.calls).toBe(calls)
  expect(spent.inputTokens).toBeGreaterThan(50)
  expect(spent.outputTokens).toBeGreaterThan(50)
})

test('a server that refuses the schema is asked for plain JSON from then on', async () => {
  const { analyst, seen } = sandbox.analyst('plain-only')
  await analyst.ask(QUESTION)
  await analyst.ask(QUESTION)
  const asked = (await seen()).map(({ body }) => body.response_format?.type)
  expect(asked).toEqual(['json_schema', 'json_object', 'json_object'])
})

test('every kind of answer has a JSON schema, and room of its own', async () => {
  for (const schema of [ReadingAnswer, BooksAnswer, FieldAnswer, LineAnswer, SectionsAnswer, CriticAnswer])
    expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({ type: 'object' })
  const { analyst, seen } = sandbox.analyst()
  await makeBlueprint(SAMPLES.bakery, { knowledge, analyst })
  const asked = await seen()
  // The first two are asked side by side.
  expect(asked.map(({ body }) => body.max_tokens ?? 0).toSorted((a, b) => b - a)).toEqual([
    24_000, 24_000, 16_000, 16_000, 16_000, 16_000, 16_000, 12_000, 8_000,
  ])
  expect(new Set(asked.map(({ body }) => body.response_format?.type))).toEqual(new Set(['json_schema']))
})

test('a plan is told of call by call, and written by the model', async () => {
  const events: CallEvent[] = []
  const { analyst } = sandbox.analyst()
  const { plan } = await makeBlueprint(SAMPLES.bakery, {
    knowledge,
    analyst,
    onCall: (event) => events.push(event),
  })
  const ended = events.filter(({ state }) => state === 'ended')
  expect(events.filter(({ state }) => state === 'begun').map(({ part }) => part)).toEqual([
    'field',
    'reading',
    'books',
    'sections of ninety-days',
    'sections of summary',
    'sections of problem',
    'sections of model',
    'sections of finance',
    'critic',
  ])
  expect(ended).toHaveLength(9)
  expect(ended.every(({ by, spent, ms }) => by === 'model' && spent.calls === 1 && ms >= 0)).toBe(true)
  expect(plan.writing.filter(({ by }) => by === 'house')).toEqual([])
})

test('a server that is down is asked three questions, and the house plans', async () => {
  const events: CallEvent[] = []
  const { analyst, seen } = sandbox.analyst('error', { retries: 0 })
  const { plan } = await makeBlueprint(SAMPLES.bakery, {
    knowledge,
    analyst,
    onCall: (event) => events.push(event),
  })
  expect(await seen()).toHaveLength(3)
  expect(plan.writing.filter(({ by }) => by === 'model')).toEqual([])
  const ended = events.filter(({ state }) => state === 'ended')
  expect(
    ended.every(({ by, reason, isOutage }) => by === 'house' && reason === 'server-error' && isOutage),
  ).toBe(true)
  const { plan: house } = await makeBlueprint(SAMPLES.bakery, { knowledge })
  const written = (sections: typeof plan.sections) => sections.filter(({ id }) => id !== 'assumptions')
  expect(written(plan.sections)).toEqual(written(house.sections))
})

test('a plan that hangs throughout ends with its time', async () => {
  const started = performance.now()
  const { analyst } = sandbox.analyst('hang', { totalMs: 600, callMs: 5_000 })
  const { plan } = await makeBlueprint(SAMPLES.bakery, { knowledge, analyst })
  expect(performance.now() - started).toBeLessThan(6_000)
  expect(new Set(plan.writing.flatMap(({ reason }) => reason ?? []))).toEqual(new Set(['budget']))
})

test.each<[string, Partial<Limits>]>([
  ['time', { totalMs: 5_000, lastStartMs: 5_001 }],
  ['calls', { calls: 0 }],
  ['tokens', { tokens: 12_000 }],
])('no call begins without %s for it', async (_, limits) => {
  const { analyst, seen } = sandbox.analyst(undefined, limits)
  await expect(analyst.ask(QUESTION)).rejects.toMatchObject({ reason: 'budget', spent: { calls: 0 } })
  expect(await seen()).toEqual([])
})

test('no more questions are under way than allowed', async () => {
  const { analyst, seen } = sandbox.analyst(undefined, { atOnce: 2 })
  await Promise.all(Array.from({ length: 6 }, () => analyst.ask(QUESTION)))
  expect(Math.max(...(await seen()).map(({ atOnce }) => atOnce))).toBeLessThanOrEqual(2)
})

test('an abort rejects with its reason, also for who waits', async () => {
  const control = new AbortController()
  const { analyst } = sandbox.analyst('hang', { atOnce: 1 })
  const asked: Promise<unknown>[] = [1, 2].map(() => (analyst as Analyst).ask(QUESTION, control.signal))
  control.abort(new Error('stop'))
  for (const one of asked) await expect(one).rejects.toThrow('stop')
})
