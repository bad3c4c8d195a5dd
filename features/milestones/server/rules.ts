import { isDeepStrictEqual } from 'node:util'
import type { MilestoneEdits } from '#engine/edits.ts'
import { type Evidence, type Goal, MILESTONES, type Milestone, type MilestoneData } from '../contract.ts'

export interface Edit {
  milestone: Milestone
  data: MilestoneData[Milestone]
  version: number
}

interface Saved {
  data: object
  changed: string[] | null
}

/**
 * The fields that are the founder's own. A save writes the whole milestone: what was not touched stays the plan's, though
 * a newer plan says it otherwise by then.
 */
export function changedFields(original: object, data: object, before?: Saved): string[] {
  const known: Record<string, unknown> = { ...original }
  const last: Record<string, unknown> = { ...before?.data }
  return Object.entries(data).flatMap(([field, value]) => {
    const isUntouched = before?.changed && isDeepStrictEqual(value, last[field])
    const isOwn = isUntouched ? before.changed?.includes(field) : !isDeepStrictEqual(value, known[field])
    return isOwn ? [field] : []
  })
}

/** What the founder made of the map, without what is the plan's anyway. */
export function ownWords(originals: MilestoneData, edits: (Edit & Saved)[]): MilestoneEdits {
  const own = edits.flatMap(({ milestone, data, changed }) => {
    const fields = changed ?? changedFields(originals[milestone], data)
    const kept = Object.entries(data).filter(([field]) => fields.includes(field))
    return kept.length > 0 ? [[milestone, Object.fromEntries(kept)]] : []
  })
  return Object.fromEntries(own)
}

/** By milestone; those without a number are not here. */
export type Wanted = Partial<Record<Milestone, Evidence>>

/** The founder's words where there are any, the plan's elsewhere. */
export function mapOf(originalData: MilestoneData, edits: Edit[], wanted: Wanted = {}) {
  const saved = new Map(edits.map((edit) => [edit.milestone, edit]))
  const each = <T>(value: (milestone: Milestone) => T) =>
    Object.fromEntries(MILESTONES.map((milestone) => [milestone, value(milestone)])) as Record<Milestone, T>
  return {
    originalData,
    milestoneData: each(
      (milestone) => saved.get(milestone)?.data ?? originalData[milestone],
    ) as unknown as MilestoneData,
    completed: each((milestone) => saved.has(milestone) && isReached(wanted[milestone])),
    evidence: wanted,
    versions: each((milestone) => saved.get(milestone)?.version ?? 0),
  }
}

const isReached = (evidence: Evidence | undefined) => !evidence || evidence.reached >= evidence.target

export const isSameGoal = (one: Goal, other: Goal): boolean =>
  one.counted === other.counted && one.words === other.words && one.target === other.target

const MOST_CHANGES = 50

interface Next extends Goal {
  reached: number
}

/** With progress noted, once or right now, the number is not set beforehand, so what it was stays to be seen. */
export function changesAfter(now: Evidence, next: Next, at: Date): Evidence['changes'] {
  const isBeforehand = !now.noted && next.reached === 0
  if (isBeforehand || isSameGoal(now, next)) return now.changes
  const { counted, words, target } = now
  return [...now.changes, { counted, words, target, at: at.toISOString() }].slice(-MOST_CHANGES)
}
