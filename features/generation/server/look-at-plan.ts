import type { Brief } from '#engine/brief.ts'
import type { House } from '#server/house.ts'
import type { LookedAt, Reissue } from './planning/messages.ts'
import { workshopOf } from './workshop.ts'

/** What was understood of a brief, and what is to be said of changes to its plan. Beside the thread that serves people. */
export const lookAtPlan = (house: House, brief: Brief, changes?: Partial<Reissue>): Promise<LookedAt> =>
  workshopOf(house).planner.lookAt(brief, changes)
