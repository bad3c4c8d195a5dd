// How sums are judged with learned tables, apart from those that are in use: learning writes them.
import { likelihoods, type Model } from '../learned/model.ts'
import type { CheckFigure } from './figures.ts'
import { relationFeatures } from './relation.ts'
import type { Sum } from './sums.ts'
import type { RelatedSum } from './weigh.ts'

export function relatedSums(model: Model, sums: Sum[]): RelatedSum[] {
  const yes = model.classes.indexOf('yes')
  return sums.map((sum) => {
    const likely = likelihoods(model.scores(relationFeatures(sum)))[yes] ?? 0
    return { sum, related: logit(likely) }
  })
}

const LEAST = 1e-6
const logit = (likely: number) => Math.log(Math.max(LEAST, likely) / Math.max(LEAST, 1 - likely))

/** The surest first; of two that share two figures, the surer one. */
export function worthTelling(
  sums: { sum: Sum; sure: number }[],
  threshold: number,
): { sum: Sum; sure: number }[] {
  const contradictions: { sum: Sum; sure: number }[] = []
  const sorted = sums.filter(({ sure }) => sure >= threshold).sort((a, b) => b.sure - a.sure)
  for (const one of sorted)
    if (!contradictions.some(({ sum }) => commonFigures(sum, one.sum) >= 2)) contradictions.push(one)
  return contradictions
}

const commonFigures = (a: Sum, b: Sum): number => {
  const figures = new Set<CheckFigure>(a.parts.map(([, figure]) => figure))
  return b.parts.filter(([, figure]) => figures.has(figure)).length
}
