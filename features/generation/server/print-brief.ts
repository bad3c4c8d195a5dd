import type { Brief } from '#engine/brief.ts'
import type { PrintedFile } from '#engine/press/press.ts'
import type { House } from '#server/house.ts'
import { unpackPlan } from './planning/packed-plan.ts'
import { createPlanner } from './planning/planner.ts'
import { printedDate } from './rules.ts'
import { workshopOf } from './workshop.ts'

interface Printing {
  date: Date
  signal: AbortSignal
}

/** The files of a brief that nobody bought. The house writes, whichever language model is configured: it costs nothing. */
export async function printBrief(
  house: House,
  brief: Brief,
  { date, signal }: Printing,
): Promise<PrintedFile[]> {
  const planner = createPlanner()
  try {
    const { plan } = await planner.plan(brief, { signal })
    const press = await workshopOf(house).press()
    const job = { blueprint: await unpackPlan(plan), date: printedDate(date) }
    return (await press.print(job, { signal })).files
  } finally {
    await planner.close()
  }
}
