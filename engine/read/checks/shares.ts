// 'So many of so many' against the per cent that are stated, and per cent of a sum against the part that is stated.
import { type CheckedFigure, isAbout, isNear, numberOf } from './figures.ts'
import type { Finding } from './checks.ts'

const SHARES = new Set(['conversion', 'churn', 'utilisation', 'commission-rate', 'margin-claim', 'other', 'discount', 'market-claim'])
const SAME = 0.06

export function shareFindings(figures: CheckedFigure[]): Finding[] {
  return figures
    .filter(({ unit, role, worded }: CheckedFigure & { worded?: boolean }) => unit === 'fraction' && SHARES.has(role) && !worded)
    .flatMap((percent) => ofCounts(figures, percent) ?? ofMoney(figures, percent) ?? [])
}

/** '3 of 37 stopped paying, that is 5 %'. */
function ofCounts(figures: CheckedFigure[], percent: CheckedFigure): Finding | undefined {
  const counts = figures.filter((one) => one.unit === 'count' && isNear(one, percent, 1) && Math.abs(one.order - percent.order) <= 3 && numberOf(one) > 0)
  const pairs = counts.flatMap((part) => counts.filter((whole) => numberOf(whole) > numberOf(part)).map((whole) => ({ part, whole })))
  const shareOf = ({ part, whole }: (typeof pairs)[number]) => (100 * numberOf(part)) / numberOf(whole)
  const stated = numberOf(percent)
  if (pairs.some((pair) => isAbout(shareOf(pair), stated, SAME) || isAbout(100 - shareOf(pair), stated, SAME))) return undefined
  const wrong = pairs.find(
    (pair) =>
      isPart(pair.part) && Math.abs(pair.part.order - pair.whole.order) <= 2 && pair.part.sentence === pair.whole.sentence && isComparable(shareOf(pair), stated),
  )
  if (!wrong) return undefined
  return { figures: [wrong.part, wrong.whole, percent], working: `${wrong.part.value} of ${wrong.whole.value} is ${Math.round(shareOf(wrong) * 10) / 10} %, not ${percent.value} %` }
}

/** 'of them', 'bought', 'won': a part of the others. */
const isPart = ({ after, before }: CheckedFigure) =>
  /^\s*(?:of (?:them|those|these|our|my|the)|\p{L}*\s?(?:bought|paid|won|signed|cancel|left|stopped|renew|came back|replied|said|booked|converted|became|ordered|got|stay|dropped|quit|lost))/iu.test(after) ||
  /(?:only|lost|won|sold|signed|converted)\s*$/i.test(before)

const isComparable = (computed: number, stated: number) => computed > stated / 3 && computed < stated * 3

/** '8 % of the award, $412,000, is about $41,000'. */
function ofMoney(figures: CheckedFigure[], percent: CheckedFigure): Finding | undefined {
  const sums = figures.filter((one) => one.unit === 'money' && isNear(one, percent, 1) && Math.abs(one.order - percent.order) <= 3 && numberOf(one) > 0)
  const rate = numberOf(percent) / 100
  const pairs = sums.flatMap((whole) => sums.filter((part) => part !== whole && numberOf(part) < numberOf(whole)).map((part) => ({ part, whole })))
  if (pairs.some(({ part, whole }) => [1, 2, 12, 52, 4].some((n) => isAbout(numberOf(whole) * rate * n, numberOf(part), 0.04) || isAbout(numberOf(whole) * (1 - rate) * n, numberOf(part), 0.04)))) return undefined
  const wrong = pairs.find(
    ({ part, whole }) => part.order === Math.max(part.order, whole.order, percent.order) && STATED.test(part.before) && isComparable(numberOf(whole) * rate, numberOf(part)) && part.sentence === percent.sentence,
  )
  if (!wrong) return undefined
  return { figures: [percent, wrong.whole, wrong.part], working: `${percent.value} % of ${wrong.whole.value} is ${Math.round(numberOf(wrong.whole) * rate * 100) / 100}, not ${wrong.part.value}` }
}

const STATED = /(?:so|that'?s|that is|which is|is|makes?|made|means|comes to|about|leaves|=|earns?|earned|be|i\.e\.|get|got|gives?|or|brings?|brought)[^.]{0,24}$/i
