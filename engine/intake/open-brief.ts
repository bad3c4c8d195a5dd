// A brief, read once: what everything that is shown of it before an order is made from.
import type { Brief } from '../brief.ts'
import { caseSourceOf } from '../compose/case-source.ts'
import type { CaseSource } from '../compose/source-data.ts'
import type { FailedSum } from '../read/checks/checks.ts'
import { readClosely } from '../read/read.ts'
import type { Role } from '../read/reading.ts'

export interface OpenedBrief {
  brief: Brief
  /** As it was read, before any correction. */
  source: CaseSource
  /** One for each contradiction of the reading. */
  sums: FailedSum[]
  /** The roles that each figure may have, the likeliest first, by its id. */
  likely: ReadonlyMap<number, Role[]>
}

export function openBrief(brief: Brief): OpenedBrief {
  const { reading, figures, sums } = readClosely(brief)
  return {
    brief,
    source: caseSourceOf(brief, reading),
    sums,
    likely: new Map(figures.map(({ entry, likely }) => [entry.id, byLikelihood(likely)])),
  }
}

const byLikelihood = (likely: Partial<Record<Role, number>>): Role[] =>
  (Object.entries(likely) as [Role, number][]).sort(([, a], [, b]) => b - a).map(([role]) => role)
