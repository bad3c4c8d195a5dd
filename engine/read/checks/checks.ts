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
import { weigh } from './weigh.ts'
import { workingOf } from './working.ts'

let relations: Model | undefined

export function contradictionsIn(figures: ReadFigure[]): Contradiction[] {
  relations ??= modelOf(relationTable)
  const all = checkFigures(figures)
  const { threshold, ...trees } = judge as unknown as TreesFile & { threshold: number }
  return worthTelling(
    weigh(relatedSums(relations, sumsOf(all)), all).map(({ sum, numbers }) => ({
      sum,
      sure: likelihood(logOdds(trees, numbers)),
    })),
    threshold,
  ).map(({ sum, sure }) => ({
    figures: sum.parts.map(([, { entry }]) => entry.id),
    says: workingOf(sum),
    sure: Math.round(sure * 100) / 100,
  }))
}
