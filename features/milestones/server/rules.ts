import { isDeepStrictEqual } from 'node:util'
import type { MilestoneEdits } from '#engine/edits.ts'
import { MOST_ITEMS, MOST_READ } from '#engine/plan/milestone-data.ts'
import { type Evidence, type Goal, MILESTONES, type Milestone, type MilestoneData } from '../contract.ts'

export interface Edit {
  milestone: Milestone
  data: MilestoneData[Milestone]
  version: number
}

export interface Saved {
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
  const own = edits.flatMap((edit) => {
    const kept = ownFields(originals, edit).map(([field, words]) => [field, asRead(words)])
    return kept.length > 0 ? [[edit.milestone, Object.fromEntries(kept)]] : []
  })
  return Object.fromEntries(own)
}

function ownFields(originals: MilestoneData, { milestone, data, changed }: Edit & Saved) {
  const fields = changed ?? changedFields(originals[milestone], data)
  return Object.entries(data).filter(([field]) => fields.includes(field))
}

/** No document has more of it, and every issue keeps what it was made from. */
function asRead(words: string | string[]): string | string[] {
  if (typeof words === 'string') return words.slice(0, MOST_READ)
  return words.slice(0, MOST_ITEMS).map((item) => item.slice(0, MOST_READ))
}

/** By milestone; those without a number are not here. */
export type Wanted = Partial<Record<Milestone, Evidence>>

/** The founder's words where there are any, the newest plan's elsewhere: field by field. */
export function mapOf(originalData: MilestoneData, edits: (Edit & Saved)[], wanted: Wanted = {}) {
  const saved = new Map(edits.map((edit) => [edit.milestone, edit]))
  const shown = (milestone: Milestone) => {
    const edit = saved.get(milestone)
    const own = edit ? Object.fromEntries(ownFields(originalData, edit)) : {}
    return { ...originalData[milestone], ...own }
  }
  const each = <T>(value: (milestone: Milestone) => T) =>
    Object.fromEntries(MILESTONES.map((milestone) => [milestone, value(milestone)])) as Record<Milestone, T>
  return {
    originalData,
    milestoneData: each(shown) as unknown as MilestoneData,
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
