// The job of a comparison: the same brief by the house and with the model.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Brief, briefSchema } from '#engine/brief.ts'
import type { Me } from '#features/accounts/server/public.ts'
import { modelStateOf, planBothWays } from '#features/generation/server/public.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { queue } from '#server/jobs/job.ts'
import { beginComparison, runningComparison, updateComparison } from './queries.ts'
import { sideOf } from './side.ts'

export const comparePlansJob = queue({
  name: 'compare-plans',
  data: z.object({ comparisonId: z.uuid() }),
  // It costs money each time, and whoever pressed the button can press it again.
  retries: 0,
  timeLimitSeconds: 600,
  concurrency: 1,
})

/** A second press while one runs begins nothing. */
export async function startComparison(
  house: House,
  { id: userId }: Me,
  form: Partial<Brief>,
): Promise<{ success: true }> {
  if (!(await modelStateOf(house))) throw new Failure('model_missing')
  const id = randomUUID()
  const brief = briefSchema.parse(form)
  await house.db.transaction(async (tx) => {
    if (await beginComparison(tx, { id, userId, brief }))
      await house.jobs.enqueue(tx, comparePlansJob, { comparisonId: id })
  })
  return { success: true }
}

const PROBLEMS = {
  budget: 'What is left of the day’s budget is less than one plan may cost. The house’s plan is below.',
  paused:
    'The language model failed for several plans in a row and is paused for ten minutes. The house’s plan is below.',
  failed: 'The comparison could not be made. Please try again.',
}

export async function compare(house: House, id: string, signal: AbortSignal): Promise<void> {
  const { db, config } = house
  const comparison = await runningComparison(db, id)
  if (!comparison) return
  try {
    const both = await planBothWays(house, comparison.brief, {
      signal,
      onActivity: (activity) => updateComparison(db, id, { activity }),
    })
    const sides = {
      house: sideOf(both.house, config.modelPrices),
      ...(both.model && { model: sideOf(both.model, config.modelPrices) }),
    }
    const outcome = both.refused
      ? { state: 'failed' as const, problem: PROBLEMS[both.refused] }
      : { state: 'done' as const }
    await updateComparison(db, id, { ...sides, ...outcome, activity: null })
  } catch (error) {
    await updateComparison(db, id, { state: 'failed', problem: PROBLEMS.failed, activity: null })
    throw error
  }
}
