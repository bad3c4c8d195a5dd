// How sums are judged with learned tables, apart from those that are in use: learning writes them.
import type { Model } from '../learned/model.ts'
import type { CheckFigure } from './figures.ts'
import { figureFeatures, pairFeatures, wholeFeatures, wholeKey } from './relation.ts'
import { SLOTS, SUM_KINDS, type Sum } from './sums.ts'
import type { RelatedSum } from './weigh.ts'

/** How surely the figures of each sum belong together. What a figure or a pair adds is added up once a brief. */
export function relatedSums(model: Model, sums: Sum[]): RelatedSum[] {
  const yes = model.classes.indexOf('yes')
  const worth = (features: string[]) => {
    const scores = model.scores(features)
    return (scores[yes] ?? 0) - (scores[1 - yes] ?? 0)
  }
  const byKey = new Map<number, number>()
  const cachedWorth = (key: number, features: () => string[]): number => {
    const known = byKey.get(key)
    if (known !== undefined) return known
    const value = worth(features())
    byKey.set(key, value)
    return value
  }
  return sums.map((sum) => {
    const { parts } = sum
    const kind = SUM_KINDS.indexOf(sum.kind)
    const ofWhole = cachedWorth(-1 - kind - wholeKey(sum) * SUM_KINDS.length, () => wholeFeatures(sum))
    let ofFigures = 0
    let ofPairs = 0
    const bonds = new Float64Array(parts.length).fill(Number.NEGATIVE_INFINITY)
    for (let i = 0; i < parts.length; i++) {
      const one = parts[i] as Sum['parts'][0]
      const key = keyOf(kind, one)
      ofFigures += cachedWorth(key, () => figureFeatures(sum.kind, ...one))
      for (let j = i + 1; j < parts.length; j++) {
        const other = parts[j] as Sum['parts'][0]
        const bond = cachedWorth(key * PLACES + placeOf(other), () => pairFeatures(sum.kind, one, other))
        ofPairs += bond
        bonds[i] = Math.max(bonds[i] as number, bond)
        bonds[j] = Math.max(bonds[j] as number, bond)
      }
    }
    return { sum, related: ofWhole + ofFigures + ofPairs, ofFigures, ofPairs, weakest: Math.min(...bonds) }
  })
}

/** Figures are numbered from 0; one more than that, so that a pair has another key than a figure. */
const FIGURES = 1024
const PLACES = FIGURES * SLOTS.length
const placeOf = ([slot, { entry }]: Sum['parts'][0]) => (entry.id + 1) * SLOTS.length + SLOTS.indexOf(slot)
const keyOf = (kind: number, part: Sum['parts'][0]) => (kind + 1) * PLACES + placeOf(part)

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
