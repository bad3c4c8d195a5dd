import type { Blueprint } from '#features/blueprints/server/public.ts'
import {
  correctedGround,
  type FirstPlan,
  isBeingMade,
  isOutdated,
} from '#features/generation/server/public.ts'
import { ownMilestones } from '#features/milestones/server/public.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { type AssumptionsState, MOST_REISSUES, type PlanEdits } from '../contract.ts'
import { currentEdits, issuedEdits } from './current-edits.ts'
import { madeLately, newestReady } from './issue-queries.ts'
import { notFinished, originIn } from './look-at-changes.ts'
import { readFigures, readingPoints } from './reading-rules.ts'
import { isSame } from './rules.ts'

/** All that the page of a plan begins with. */
export async function assumptionsOf(house: House, blueprint: Blueprint): Promise<AssumptionsState> {
  const { db } = house
  const { id, name, slug, userId } = blueprint
  const origin = await originIn(house, id)
  const kept = await currentEdits(house, db, { blueprintId: id, first: origin })
  const [reading, issue, isMaking, { made }, milestones] = await Promise.all([
    readingIn(house, origin, kept.edits),
    newestReady(db, id),
    isBeingMade(db, id),
    madeLately(db, userId, 'reissue'),
    ownMilestones(house, id),
  ])
  if (!issue) throw notFinished()
  const issued = await issuedEdits(house, origin, issue)
  const edits = { ...kept.edits, milestones }
  const milestonesChanged = !isSame({ milestones }, { milestones: issued.milestones })
  const outdated = await isOutdated(house, issue)
  const { startupName, businessIdea, targetCustomer, industry, stage, additionalContext } = origin.brief
  return {
    blueprint: { id, name, slug },
    brief: { startupName, businessIdea, targetCustomer, industry, stage, additionalContext },
    ...reading,
    proposed: origin.proposed,
    edits,
    issued,
    version: kept.version,
    isMaking,
    reissuesLeft: Math.max(0, MOST_REISSUES - made),
    milestonesChanged,
    isOutdated: outdated,
    hasUnissued: outdated || !isSame(edits, issued),
    issue: issue.number,
  }
}

async function readingIn(
  house: House,
  first: FirstPlan,
  { reading: corrections = {} }: PlanEdits,
): Promise<Pick<AssumptionsState, 'u' | 'understood' | 'reading'>> {
  const { source } = first
  const { u } = await correctedGround(house, first)
  return {
    u,
    understood: readingPoints({ source, u }, corrections),
    reading: {
      ground: await correctedGround(house, first, corrections),
      corrections,
      figures: readFigures(source, corrections),
    },
  }
}

/** Somebody was faster: what there is now goes with the refusal, so that nothing of either is lost. */
export async function editedElsewhere(house: House, blueprint: Blueprint): Promise<Failure> {
  return new Failure('edited_elsewhere', { more: { newer: await assumptionsOf(house, blueprint) } })
}
