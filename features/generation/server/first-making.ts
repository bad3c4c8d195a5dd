// The making that a blueprint began with: every other issue rests on what it understood and assumed.

import type { CaseSource } from '#engine/compose/source-data.ts'
import type { Db } from '#server/database/connect.ts'
import { and, asc, eq, isNull } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { read } from '#server/storage/storage.ts'
import { askedOnce } from './asked-once.ts'
import { readPlan } from './finished-plan.ts'
import { ALL_SECTIONS } from './made.ts'
import { unpackPlan } from './planning/packed-plan.ts'
import { type Generation, generations } from './tables.ts'

type First = Pick<Generation, 'id' | 'brief' | 'writing' | 'planKey'>

export async function firstMaking(db: Db, blueprintId: string): Promise<First | undefined> {
  const [first] = await db
    .select({
      id: generations.id,
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

/**
 * What a language model assumed for it, by quantity id; empty without one. The oldest records do not say so: there the
 * plan itself does, in which the model's assumptions stand among ours.
 */
export async function proposedIn(
  house: Pick<House, 'storage'>,
  { writing, planKey }: Pick<First, 'writing' | 'planKey'>,
): Promise<Record<string, number>> {
  if (!writing || writing.fallbacks.some(({ section }) => section === ALL_SECTIONS)) return {}
  if (writing.proposed || !planKey) return writing.proposed ?? {}
  const { assumptions } = (await readPlan(house, planKey)).plan
  return Object.fromEntries(assumptions.map(({ quantity: { id, value } }) => [id, value]))
}

/** What a composed plan was first made from; undefined for one that its playbook made. */
export function sourceIn(
  house: House,
  { id, planKey }: Pick<First, 'id' | 'planKey'>,
): Promise<CaseSource | undefined> {
  if (!planKey) return Promise.resolve(undefined)
  return askedOnce(house, `source ${id}`, async () => {
    // Plans that playbooks made do without: they are made again from the brief.
    const packed = await read(house.storage, planKey)
    return packed && (await unpackPlan(packed)).source
  })
}
