// The making that a blueprint began with: every other issue rests on what it read and assumed.

import type { Brief } from '#engine/brief.ts'
import type { CaseSource } from '#engine/compose/source-data.ts'
import { type Edits, NO_EDITS } from '#engine/edits.ts'
import type { Understanding } from '#engine/read/understanding.ts'
import type { Db } from '#server/database/connect.ts'
import { and, asc, eq, isNotNull, isNull } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { read } from '#server/storage/storage.ts'
import { askedOnce } from './asked-once.ts'
import { readPlan } from './finished-plan.ts'
import { ALL_SECTIONS } from './made.ts'
import { type StoredBlueprint, unpackPlan } from './planning/packed-plan.ts'
import { type Generation, generations } from './tables.ts'
import { workshopOf } from './workshop.ts'

type First = Pick<Generation, 'id' | 'blueprintId' | 'brief' | 'writing' | 'planKey'>

export async function firstMaking(db: Db, blueprintId: string): Promise<First | undefined> {
  const [first] = await db
    .select({
      id: generations.id,
      blueprintId: generations.blueprintId,
      brief: generations.brief,
      writing: generations.writing,
      planKey: generations.planKey,
    })
    .from(generations)
    .where(
      and(
        eq(generations.blueprintId, blueprintId),
        eq(generations.status, 'complete'),
        isNull(generations.edits),
      ),
    )
    .orderBy(asc(generations.createdAt))
    .limit(1)
  return first
}

/** What a plan was first made from. */
export interface FirstPlan {
  /** Of the first making. */
  id: string
  brief: Brief
  source: CaseSource
  /** What the founder had corrected before it was made. */
  edits: Edits
}

/** What every issue of a blueprint is made from, beside its changes. */
interface Origin extends FirstPlan {
  /** What a language model assumed when it was first made, by quantity id. */
  proposed: Record<string, number>
  /** Of a plan that was first made without a source, or with corrections: what its brand was made from. */
  brandedBy?: Understanding
}

/**
 * Plans that were made before they had a source get one from their brief. Once an issue was made with it, its own counts: a
 * better reader changes no plan that somebody has.
 */
export function originOf(house: House, first: First): Promise<Origin> {
  return askedOnce(house, `origin ${first.id}`, async () => {
    const { id, brief } = first
    const stored = await storedPlan(house, first.planKey)
    if (stored?.source)
      return { id, brief, ...madeFrom(stored, stored.source), proposed: await proposedIn(house, first) }
    const source = (await laterSource(house, first)) ?? (await sourceOfBrief(house, first))
    const branded = stored && (stored.plan.brandedBy ?? stored.plan.understood)
    return { id, brief, source, edits: NO_EDITS, proposed: {}, ...(branded && { brandedBy: branded }) }
  })
}

/** With corrections its brand was made from what they say. */
const madeFrom = ({ plan, edits }: StoredBlueprint, source: CaseSource) => ({
  source,
  edits: edits ?? NO_EDITS,
  ...(edits && { brandedBy: plan.understood }),
})

async function sourceOfBrief(house: House, { brief }: First): Promise<CaseSource> {
  const { source } = await workshopOf(house).planner.lookAt(brief)
  if (!source) throw new Error('The planner names no source.')
  return source
}

async function laterSource(house: House, { blueprintId }: First): Promise<CaseSource | undefined> {
  const issues = await house.db
    .select({ planKey: generations.planKey })
    .from(generations)
    .where(
      and(
        eq(generations.blueprintId, blueprintId),
        eq(generations.status, 'complete'),
        isNotNull(generations.edits),
      ),
    )
    .orderBy(asc(generations.createdAt))
  for (const planKey of new Set(issues.map((issue) => issue.planKey))) {
    const source = (await storedPlan(house, planKey))?.source
    if (source) return source
  }
  return undefined
}

async function storedPlan(
  { storage }: Pick<House, 'storage'>,
  planKey: string | null,
): Promise<StoredBlueprint | undefined> {
  const packed = planKey && (await read(storage, planKey))
  return packed ? unpackPlan(packed) : undefined
}

/** Whether the documents of a making were made before plans had a source. Its figures are not those of today's model. */
export function isOutdated(house: House, { planKey }: Pick<Generation, 'planKey'>): Promise<boolean> {
  if (!planKey) return Promise.resolve(true)
  return askedOnce(house, `outdated ${planKey}`, async () => !(await storedPlan(house, planKey))?.source)
}

/**
 * What a language model of an earlier release assumed for it, by quantity id; empty without one. The oldest records do not say
 * so: there the plan itself does, in which the model's assumptions stand among ours.
 */
export async function proposedIn(
  house: Pick<House, 'storage'>,
  { writing, planKey }: Pick<First, 'writing' | 'planKey'>,
): Promise<Record<string, number>> {
  // An analyst assumes nothing on the side: its numbers are in the source.
  if (!writing || writing.kinds || writing.fallbacks.some(({ section }) => section === ALL_SECTIONS))
    return {}
  if (writing.proposed || !planKey) return writing.proposed ?? {}
  const { assumptions } = (await readPlan(house, planKey)).plan
  return Object.fromEntries(assumptions.map(({ quantity: { id, value } }) => [id, value]))
}
