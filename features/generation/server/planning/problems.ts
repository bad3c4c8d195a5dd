// What a run of the model says of the founder's values.
import type { WhatIf } from '#engine/plan/what-if.ts'
import type { LookedAt } from './messages.ts'

/** Values that cannot be, each with its figure's label, and values that the plan has anyway. */
export function problemsAndSame(
  { levers, problems }: Pick<WhatIf, 'levers' | 'problems'>,
  values: Record<string, number>,
): Pick<LookedAt, 'problems' | 'same'> {
  const refused = new Set(problems.map(({ id }) => id))
  const labels = new Map(levers.map(({ id, label }) => [id, label]))
  const wanted = levers.filter(({ id }) => values[id] !== undefined && !refused.has(id))
  return {
    problems: problems.map((one) => ({ ...one, label: labels.get(one.id) ?? one.id })),
    same: wanted.filter(({ edited }) => !edited).map(({ id }) => id),
  }
}
