import { afterAll, expect, test } from 'vitest'
import { briefSchema } from '#engine/brief.ts'
import { FORM } from '../testing/founders.ts'
import { unpackPlan } from './packed-plan.ts'
import { CannotPlan, createPlanner } from './planner.ts'
import { THREADS } from './testing/threads.ts'

const brief = briefSchema.parse(FORM)

const planner = createPlanner()
afterAll(() => planner.close())

test('a brief becomes a plan that can be kept, stage by stage', async () => {
  const stages: string[] = []
  const { plan, writing } = await planner.plan(brief, { onStage: (stage) => stages.push(stage) })
  expect(stages).toEqual([
    'Idea Analysis',
    'Market Research',
    'Business Model',
    'Technical Architecture',
    'Financial Projections',
    'Visual Brand Assets',
    'Document Creation',
  ])
  expect(writing).toBeUndefined()
  const blueprint = await unpackPlan(plan)
  expect(blueprint.plan).toMatchObject({ name: FORM.startupName })
  // Whoever plans it again gets the same bytes.
  expect(Buffer.compare((await planner.plan(brief)).plan, plan)).toBe(0)
})

test('what is given up ends at once', async () => {
  const control = new AbortController()
  const planned = planner.plan(brief, { signal: control.signal })
  control.abort(new Error('not wanted any more'))
  await expect(planned).rejects.toThrow('not wanted any more')
  await expect(planner.plan(brief, { signal: control.signal })).rejects.toThrow('not wanted any more')
})

test('a brief that the engine refuses is told apart from a passing trouble', async () => {
  const refusing = createPlanner({ program: THREADS.refusing })
  const refusal = refusing.plan(brief)
  await expect(refusal).rejects.toThrow(CannotPlan)
  await expect(refusal).rejects.toThrow('The plan has a fault')
  await refusing.close()
})

test('a thread that hangs is given up after its time, one that dies at once; the next plan has a new one', async () => {
  const hanging = createPlanner({ program: THREADS.hanging, limitMs: 300 })
  for (const _ of [1, 2]) {
    const late = hanging.plan(brief)
    await expect(late).rejects.toThrow('longer than 0.3 seconds')
    await expect(late).rejects.not.toThrow(CannotPlan)
  }
  await hanging.close()
  const dying = createPlanner({ program: THREADS.dying })
  for (const _ of [1, 2]) await expect(dying.plan(brief)).rejects.toThrow('The planning thread ended with 9')
  await dying.close()
})

test('who waits for others is not late: the time of a plan begins with the work on it', async () => {
  const slow = createPlanner({ program: THREADS.slow, limitMs: 2_000 })
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => slow.plan(brief)))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['fulfilled']))
  await slow.close()
})

test('a closed planner takes nothing, and gives up what it has', async () => {
  const closing = createPlanner({ program: THREADS.hanging })
  const planned = closing.plan(brief)
  const told = expect(planned).rejects.toThrow('The planner is closed.')
  await closing.close()
  await told
  await expect(closing.plan(brief)).rejects.toThrow('The planner is closed.')
})
