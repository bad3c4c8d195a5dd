// What does not add up in a brief: sums that its figures are meant for and that do not come out, with their working.
import { type Model, modelOf } from '../learned/model.ts'
import { likelihood, logOdds, type TreesFile } from '../learned/trees.ts'
import type { Contradiction } from '../reading.ts'
import type { ReadFigure } from '../roles/ledger.ts'
import { sumsOf } from './candidates.ts'
import { relatedSums, worthTelling } from './checks-by.ts'
import { checkFigures } from './figures.ts'
import judge from './judge-table.json' with { type: 'json' }
import relationTable from './relation-table.json' with { type: 'json' }
import type { Sum } from './sums.ts'
import { weigh } from './weigh.ts'
import { workingOf } from './working.ts'

let relations: Model | undefined

/** A sum that does not come out, and how surely it was meant. */
export interface FailedSum {
  sum: Sum
  sure: number
}

/** The surest first. */
export function failedSumsIn(figures: ReadFigure[]): FailedSum[] {
  relations ??= modelOf(relationTable)
  const all = checkFigures(figures)
  const { threshold, ...trees } = judge as unknown as TreesFile & { threshold: number }
  return worthTelling(
    weigh(relatedSums(relations, sumsOf(all)), all).map(({ sum, numbers }) => ({
      sum,
      sure: likelihood(logOdds(trees, numbers)),
    })),
    threshold,
  )
}

export const contradictionOf = ({ sum, sure }: FailedSum): Contradiction => ({
  figures: sum.parts.map(([, { entry }]) => entry.id),
  says: workingOf(sum),
  sure: Math.round(sure * 100) / 100,
})
