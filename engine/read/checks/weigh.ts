// The numbers by which it is judged whether a sum that does not come out is worth telling: how surely the figures belong
// together, how far it is off, and whether another sum explains what is stated.
import type { CheckFigure } from './figures.ts'
import { shareWord } from './relation.ts'
import { agrees, ratioOf, SUM_KINDS, type Sum } from './sums.ts'

export interface RelatedSum {
  sum: Sum
  /** Log odds that its figures are meant for it. */
  related: number
  /** What the figures by themselves and the pairs of them add to it. */
  ofFigures: number
  ofPairs: number
  /** The best bond of the figure that is bound least. */
  weakest: number
}

const NEVER = -14
const LEADS_TO_TOTAL =
  /(?:\bso\b|\bthat'?s\b|\b(?:that|which) is\b|\bmakes?\b|=|\btotal\b|\bin all\b|\bc[ao]mes? to\b|\bmeans\b|\btogether\b|\bworks out\b|\bgives?\b|\bbrought\b|\btook\b|\bmade\b|\bcollected\b|\binvoiced\b|\bbilled\b)[^.;]{0,25}$/i
const SAYS_ENOUGH =
  /\b(?:enough|cover(?:s|ed)?|pays? for|lasts?|plan|will|by|ready|in time|promised|needs?|wants?)\b/i
const OF_TEN = [10, 100, 1000]
const OF_PERIODS = [12, 52, 4.33, 4, 2]

/** Sums less likely than this are not judged: the trees would learn from nothing else. */
const NOT_JUDGED = -8

/** For every likely sum that does not come out, its numbers. */
export function weigh(sums: RelatedSum[], all: CheckFigure[]): { sum: Sum; numbers: number[] }[] {
  const explains = bestOf(sums.filter(({ sum }) => agrees(sum)))
  const rivals = bestOf(sums.filter(({ sum }) => !agrees(sum)))
  return sums
    .filter(({ sum, related }) => related > NOT_JUDGED && !agrees(sum))
    .map(({ sum, related, ofFigures, ofPairs, weakest }) => ({
      sum,
      numbers: [
        SUM_KINDS.indexOf(sum.kind),
        related,
        ofFigures / sum.parts.length,
        ofPairs / sum.parts.length,
        weakest,
        ...ofRivals(sum, related, explains, rivals),
        ...ofResult(sum),
        ...ofPlace(sum, all),
        ...ofRoles(sum),
        sums.length,
      ],
    }))
}

interface Best {
  stated: Map<CheckFigure, number>
  any: Map<CheckFigure, number>
}

function bestOf(sums: RelatedSum[]): Best {
  const best: Best = { stated: new Map(), any: new Map() }
  const raise = (map: Map<CheckFigure, number>, figure: CheckFigure, to: number) =>
    map.set(figure, Math.max(map.get(figure) ?? NEVER, to))
  for (const { sum, related } of sums) {
    raise(best.stated, statedIn(sum), related)
    for (const [, figure] of sum.parts) raise(best.any, figure, related)
  }
  return best
}

const statedIn = ({ parts }: Sum) => (parts.at(-1) as Sum['parts'][0])[1]
const othersIn = ({ parts }: Sum) => parts.slice(0, -1).map(([, figure]) => figure)

function ofRivals(sum: Sum, related: number, explains: Best, rivals: Best): number[] {
  const explained = explains.stated.get(statedIn(sum)) ?? NEVER
  const elsewhere = othersIn(sum).map((figure) => explains.any.get(figure) ?? NEVER)
  const better = sum.parts.map(([, figure]) => (rivals.any.get(figure) ?? NEVER) - related)
  return [
    explained,
    explained - related,
    Math.max(NEVER, ...elsewhere),
    Math.min(0, ...elsewhere),
    (rivals.stated.get(statedIn(sum)) ?? NEVER) - related,
    Math.min(...better),
    Math.max(...better),
  ]
}

function ofResult(sum: Sum): number[] {
  const ratio = ratioOf(sum)
  const off = ratio > 0 ? Math.log(ratio) : -9
  const isTimes = (factors: number[]) =>
    factors.some((factor) => Math.abs(ratio / factor - 1) < 0.02 || Math.abs(ratio * factor - 1) < 0.02)
  return [off, Math.abs(off), Number(isTimes(OF_TEN)), Number(isTimes(OF_PERIODS)), sum.parts.length]
}

function ofPlace(sum: Sum, all: CheckFigure[]): number[] {
  const stated = statedIn(sum)
  const others = othersIn(sum)
  const figures = [...others, stated]
  const { field, start } = stated.entry
  const here = figures.filter(({ entry }) => entry.field === field)
  const orders = here.map(({ order }) => order)
  const sentences = here.map(({ sentence }) => sentence)
  const away = others.map(({ entry }) => (entry.field === field ? Math.abs(entry.start - start) : 1500))
  const rate = sum.parts.find(([slot]) => slot === 'rate' || slot === 'price')?.[1]
  const counts = sum.parts
    .filter(([slot]) => ['count', 'jobs', 'demand'].includes(slot))
    .map(([, one]) => one)
  const between = all.filter(
    (one) =>
      one.entry.field === field &&
      one.kind === stated.kind &&
      !figures.includes(one) &&
      one.order > Math.min(...orders) &&
      one.order < Math.max(...orders),
  )
  return [
    Math.max(...sentences) - Math.min(...sentences),
    Math.max(...orders) - Math.min(...orders) + 1 - orders.length,
    new Set(figures.map(({ entry }) => entry.field)).size,
    Math.min(2000, ...away),
    Math.max(0, ...away),
    others.filter(({ entry }) => entry.field === field && entry.start < start).length /
      Math.max(1, others.length),
    others.filter((one) => one.entry.field === field && one.sentence === stated.sentence).length,
    between.length,
    Number(LEADS_TO_TOTAL.test(stated.text.slice(Math.max(0, start - 45), start))),
    Number(SAYS_ENOUGH.test(stated.text.slice(Math.max(0, start - 60), stated.end + 60))),
    rate ? counts.filter((count) => belongs(rate, count)).length : -1,
    counts.filter((count) => belongs(count, stated)).length,
    others.filter((one) => shareWord(one, stated)).length,
    rate ? Number(rate.entry.per === stated.entry.per) : -1,
    Number(stated.entry.per !== ''),
    figures.filter(({ entry }) => entry.approximate).length,
    figures.filter(({ which }) => which !== 'only').length,
    figures.filter(({ worded }) => worded).length,
    Number(stated.number % 1000 === 0),
    Math.log10(Math.max(1, stated.number || 1)),
    all.length,
  ]
}

/** The price is for what is counted, or for the time that is counted. */
const belongs = (a: CheckFigure, b: CheckFigure): boolean =>
  shareWord(a, b) ||
  (a.entry.per !== '' && b.entry.unit.startsWith(a.entry.per)) ||
  (b.entry.per !== '' && a.entry.unit.startsWith(b.entry.per))

function ofRoles(sum: Sum): number[] {
  const stated = statedIn(sum)
  const others = othersIn(sum)
  const surest = [stated, ...others].map(({ likely }) => Math.max(0, ...Object.values(likely)))
  return [
    Number(stated.entry.status === 'goal'),
    Number(stated.entry.status === 'claim'),
    Number(others.some(({ entry }) => entry.status === 'goal')),
    Math.min(...surest),
  ]
}
