// What counts as a change, and how it is said. Pure.
import { isDeepStrictEqual } from 'node:util'
import type { Edits } from '#engine/edits.ts'
import { MOST_REISSUES, MOST_RESTORES, type PlanEdits } from '../contract.ts'

/** In one order, whoever sends it. */
export function valuesWithout(values: PlanEdits['values'], same: string[]): PlanEdits['values'] {
  const needless = new Set(same)
  const changed = Object.entries(values).filter(([id]) => !needless.has(id))
  return Object.fromEntries(changed.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** What is kept of the edits that an issue was made with: the milestones are kept by the map. */
export const planEditsIn = ({ values, reading }: Pick<Edits, 'values' | 'reading'>): PlanEdits => ({
  values,
  ...(reading && { reading }),
})

export const isSame = (one: Partial<Edits>, other: Partial<Edits>): boolean => isDeepStrictEqual(one, other)

/** 'in 3 hours', 'in 20 minutes'. */
export function waitFor(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes < 60) return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'in an hour' : `in ${hours} hours`
}

export const usedUp = (seconds: number): string =>
  `${MOST_REISSUES} issues were made within 24 hours, and that is as many as there can be. The next can be made ${waitFor(seconds)}. Your changes are kept.`

export const usedUpRestores = (seconds: number): string =>
  `${MOST_RESTORES} issues were restored within 24 hours, and that is as many as there can be. The next can be restored ${waitFor(seconds)}. Until then each can be opened and downloaded as it was.`
