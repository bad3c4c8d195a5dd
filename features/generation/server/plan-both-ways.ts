// A brief that nobody bought, planned by the house and with the language model.
import type { CallEvent } from '#engine/analyst/observed.ts'
import type { Brief } from '#engine/brief.ts'
import type { Plan } from '#engine/plan/plan.ts'
import type { House } from '#server/house.ts'
import type { Writing } from './made.ts'
import { endRun, permitRun } from './model-runs.ts'
import { unpackPlan } from './planning/packed-plan.ts'
import type { Planned } from './planning/planner.ts'
import { asking } from './progress-rules.ts'
import { workshopOf } from './workshop.ts'

export interface PlannedOnce {
  plan: Plan
  seconds: number
  writing?: Writing
}

interface BothWays {
  house: PlannedOnce
  model?: PlannedOnce
  /** Why the model was not asked. */
  refused?: 'budget' | 'paused'
}

interface Watching {
  signal: AbortSignal
  /** By the engine's name of the question; null between two. */
  onActivity: (activity: string | null) => Promise<void>
}

export async function planBothWays(
  house: House,
  brief: Brief,
  { signal, onActivity }: Watching,
): Promise<BothWays> {
  const { planner } = workshopOf(house)
  const byHouse = await timed(() => planner.plan(brief, { by: 'house', signal }))
  const permit = await permitRun(house, 'comparison')
  if (permit.runId === undefined)
    return { house: byHouse, ...(permit.refused && { refused: permit.refused }) }
  const events: CallEvent[] = []
  const told: Promise<void>[] = []
  const onCall = (event: CallEvent) => {
    events.push(event)
    // What is shown meanwhile may be lost.
    told.push(onActivity(asking(events).activity).catch(() => {}))
  }
  const byModel = await timed(() => planner.plan(brief, { by: 'model', signal, onCall }))
  if (byModel.writing) await endRun(house, permit.runId, byModel.writing)
  await Promise.all(told)
  return { house: byHouse, model: byModel }
}

async function timed(plan: () => Promise<Planned>): Promise<PlannedOnce> {
  const started = performance.now()
  const { plan: packed, writing } = await plan()
  const seconds = (performance.now() - started) / 1000
  return { plan: (await unpackPlan(packed)).plan, seconds, ...(writing && { writing }) }
}
