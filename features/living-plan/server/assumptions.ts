import type { Blueprint } from '#features/blueprints/server/public.ts'
import { correctedGround, isBeingMade, understoodIn } from '#features/generation/server/public.ts'
import { ownMilestones } from '#features/milestones/server/public.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { type AssumptionsState, type ComposedState, MOST_REISSUES, type PlanEdits } from '../contract.ts'
import { editsIn, madeLately, newestReady } from './issue-queries.ts'
import { groundOf, notFinished } from './look-at-changes.ts'
import { keptEdits } from './queries.ts'
import { readFigures, readingPoints } from './reading-rules.ts'
import { isSame, understoodPoints } from './rules.ts'

/** All that the page of a plan begins with. */
export async function assumptionsOf(house: House, blueprint: Blueprint): Promise<AssumptionsState> {
  const { db } = house
  const { id, name, slug, userId } = blueprint
  const ground = await groundOf(house, id)
  const { brief, proposed } = ground
  const kept = await keptEdits(db, id)
  const [understanding, issue, isMaking, { made }, milestones] = await Promise.all([
    understandingIn(house, ground, kept.edits),
    newestReady(db, id),
    isBeingMade(db, id),
    madeLately(db, userId, 'reissue'),
    ownMilestones(house, id),
  ])
  if (!issue) throw notFinished()
  const issued = editsIn(issue)
  const edits = { ...kept.edits, milestones }
  const milestonesChanged = !isSame({ milestones }, { milestones: issued.milestones })
  const { startupName, businessIdea, targetCustomer, industry, stage, additionalContext } = brief
  return {
    blueprint: { id, name, slug },
    brief: { startupName, businessIdea, targetCustomer, industry, stage, additionalContext },
    ...understanding,
    proposed,
    edits,
    issued,
    version: kept.version,
    isMaking,
    reissuesLeft: Math.max(0, MOST_REISSUES - made),
    milestonesChanged,
    hasUnissued: !isSame(edits, issued),
    issue: issue.number,
  }
}

async function understandingIn(
  house: House,
  { first, brief, source }: Awaited<ReturnType<typeof groundOf>>,
  { understood, reading: corrections = {} }: PlanEdits,
): Promise<Pick<AssumptionsState, 'u' | 'understood' | 'composed'>> {
  if (!source) {
    const u = await understoodIn(house, first)
    return { u, understood: understoodPoints(u, understood) }
  }
  const making = { id: first.id, brief, source }
  const { u } = await correctedGround(house, making)
  const composed: ComposedState = {
    ground: await correctedGround(house, { ...making, corrections }),
    corrections,
    points: readingPoints({ source, u }, corrections),
    figures: readFigures(source, corrections),
  }
  return { u, understood: [], composed }
}

/** Somebody was faster: what there is now goes with the refusal, so that nothing of either is lost. */
export async function editedElsewhere(house: House, blueprint: Blueprint): Promise<Failure> {
  return new Failure('edited_elsewhere', { more: { newer: await assumptionsOf(house, blueprint) } })
}
