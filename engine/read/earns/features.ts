// What speaks for a way of earning: words of the idea, of the customers and of the rest, what money is paid for.

import { type FoundFigure, figuresOf } from '../figures/find.ts'
import type { Field } from '../text/field.ts'
import { asItStands, stem, type Translate, tokensOf } from '../words.ts'

const TAGS: Partial<Record<Field['name'], string>> = {
  businessIdea: 'i',
  targetCustomer: 'c',
  additionalContext: 'x',
}
/** How many words of the idea count as its beginning, where most founders say what it is. */
const BEGINNING = 12
const SHARE_TAKEN =
  /commission|cut|take|share|of each|of every|per (?:booking|sale|transaction)|fee|kommission|comisi|provision/

/** `pricesOf` names the figures that customers pay, if somebody knows them. */
export function earningFeatures(
  fields: Field[],
  prices: PriceContext[] = [],
  translate: Translate = asItStands,
): string[] {
  const features = new Set<string>(['any', ...prices.flatMap(ofPrice)])
  for (const field of fields) {
    const tag = TAGS[field.name]
    if (!tag) continue
    const figures = figuresOf(field)
    for (const figure of figures) for (const one of ofMoney(field, figure, tag, translate)) features.add(one)
    for (const one of ofWords(wordsOf(field.plain, figures, translate), tag)) features.add(one)
  }
  return [...features]
}

function ofMoney(
  field: Field,
  { unit, per, thing, start, end }: FoundFigure,
  tag: string,
  translate: Translate,
): string[] {
  if (unit === 'fraction') {
    const around = field.plain.slice(Math.max(0, start - 40), end + 40).toLowerCase()
    return SHARE_TAKEN.test(around) ? ['%', 'share-taken'] : ['%']
  }
  if (unit !== 'money') return []
  const noun = thing.toLowerCase().split(' ').at(-1)
  return [
    `m/${per}`,
    ...(noun ? [`m/${per}/${stem(translate(noun))}`] : []),
    ...(tag === 'i' ? [`im/${per}`] : []),
  ]
}

/** Figures become MONEY, PCT or NUM: what they are matters, not how much. */
function wordsOf(plain: string, figures: FoundFigure[], translate: Translate): { stem: string }[] {
  const words: { stem: string }[] = []
  let at = 0
  for (const { start, end, unit } of figures) {
    if (start < at) continue
    const name = unit === 'money' ? 'MONEY' : unit === 'fraction' ? 'PCT' : 'NUM'
    words.push(...tokensOf(plain, at, start, translate), { stem: name })
    at = end
  }
  return [...words, ...tokensOf(plain, at, plain.length, translate)]
}

function ofWords(words: { stem: string }[], tag: string): string[] {
  return words.flatMap(({ stem: word }, i) => {
    if (!/\p{L}/u.test(word)) return []
    const [next, after] = [words[i + 1]?.stem, words[i + 2]?.stem]
    const isIdea = tag === 'i'
    return [
      `w:${word}`,
      `${tag}:${word}`,
      ...(next ? [`2:${word} ${next}`] : []),
      ...(isIdea && next && after ? [`3:${word} ${next} ${after}`] : []),
      ...(isIdea && i < BEGINNING ? [`e:${word}`] : []),
    ]
  })
}

/** A figure that customers pay, and what was seen around it. */
export interface PriceContext {
  role: 'price' | 'commission-rate'
  unit: string
  per: string
  features: string[]
}

const CONTEXT = /^(?:cl|cr|th|t|r0|r1|l0|l1|r01|l01|vl|vr|who):/

/** The words right at a price say more about the way of earning than all others. */
const ofPrice = ({ role, unit, per, features }: PriceContext): string[] => [
  `P:${role}/${unit}/${per}`,
  ...features.filter((one) => CONTEXT.test(one)).map((one) => `P:${one}`),
]
