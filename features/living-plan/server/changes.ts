// What one issue changed of the one before: read out of two plans once, and kept.

import { type Changes, changesBetween } from '#engine/plan/compare.ts'
import { readPlan } from '#features/generation/server/public.ts'
import { inArray } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { Listed } from './issue-queries.ts'
import type { KeptChanges } from './kept-changes.ts'
import { planIssueChanges } from './tables.ts'

/** By the issue's id. The first has none. */
export async function changesOf(
  house: House,
  blueprintId: string,
  pairs: { before: Listed; after: Listed }[],
): Promise<Map<string, KeptChanges>> {
  const ids = pairs.map(({ after }) => after.id)
  const known = await house.db
    .select()
    .from(planIssueChanges)
    .where(inArray(planIssueChanges.generationId, ids))
  const found = new Map(known.map(({ generationId, changes }) => [generationId, changes]))
  for (const { before, after } of pairs) {
    if (found.has(after.id)) continue
    const { figures, sections } = await compare(house, before, after)
    const changes = { figures, sections: sections.map(({ id, title }) => ({ id, title })) }
    found.set(after.id, changes)
    await house.db
      .insert(planIssueChanges)
      .values({ generationId: after.id, blueprintId, changes })
      .onConflictDoNothing()
  }
  return found
}

export async function compare(house: House, before: Listed, after: Listed): Promise<Changes> {
  const [one, other] = await Promise.all([planOf(house, before), planOf(house, after)])
  return changesBetween(one, other)
}

async function planOf(house: House, { planKey }: Listed) {
  if (!planKey) throw new Failure('not_found')
  return (await readPlan(house, planKey)).plan
}
