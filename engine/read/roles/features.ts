// What speaks for the role of a figure: its unit and size, the words around it, the figures beside it.

import { type FoundFigure, figuresOf } from '../figures/find.ts'
import { type Field, type Span, sentenceAround, sentencesOf } from '../text/field.ts'
import { asItStands, stem, type Token, type Translate, tokenOf, tokensOf } from '../words.ts'

export interface FigureFeatures {
  figure: FoundFigure
  features: string[]
}

interface Word extends Token {
  figure?: FoundFigure
}

/** A field with its figures found and its words in order. */
interface Text {
  field: Field
  figures: FoundFigure[]
  words: Word[]
  sentences: Span[]
}

const LONGEST_SIDE = 30
const PERIODS = /^(?:19[5-9]\d|20[0-4]\d)$/

export function featuresOf(fields: Field[], translate: Translate = asItStands): FigureFeatures[] {
  const customers = customerWords(fields, translate)
  return fields.flatMap((field) => {
    const figures = figuresOf(field)
    const text = {
      field,
      figures,
      words: wordsOf(field, figures, translate),
      sentences: sentencesOf(field.plain),
    }
    return figures.map((figure, i) => ({
      figure,
      features: [...new Set([...ofFigure(figure, customers, translate), ...ofPlace(text, i)])],
    }))
  })
}

/** Nouns of the field about customers: a count of them is a count of customers. */
const customerWords = (fields: Field[], translate: Translate) =>
  new Set(
    (fields.find(({ name }) => name === 'targetCustomer')?.plain ?? '')
      .slice(0, 160)
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.map((word) => stem(translate(word))),
  )

/** Each figure is one word; what belongs to it ('a month', the counted noun) follows as words. */
function wordsOf({ plain }: Field, figures: FoundFigure[], translate: Translate): Word[] {
  const words: Word[] = []
  let at = 0
  for (const figure of figures) {
    if (figure.which === 'to' || figure.start < at) continue
    words.push(...tokensOf(plain, at, figure.start, translate), figureWord(figure))
    if (typeof figure.value === 'number')
      words.push(...tokensOf(plain, figure.start + numberLength(plain, figure), figure.end, translate))
    at = figure.end
  }
  return [...words, ...tokensOf(plain, at, plain.length, translate)]
}

const figureWord = (figure: FoundFigure): Word => ({
  word: `<${figure.unit}>`,
  stem: `<${figure.unit}${figure.per && `/${figure.per}`}>`,
  at: figure.start,
  figure,
})

const NUMBER = /^[$€£₹₱₦¤]?\s?[^\p{L}]*?[\d.,' ]*\d\s?[kKmM]?(?!\p{L})/u
const numberLength = (plain: string, { start, end }: FoundFigure) =>
  NUMBER.exec(plain.slice(start, end))?.[0].length ?? 0

function ofFigure(figure: FoundFigure, customers: ReadonlySet<string>, translate: Translate): string[] {
  const { unit, per, field, which, approximate, bound, worded, value } = figure
  const rate = `${unit}${per && `/${per}`}`
  const features = [
    'any',
    `u:${unit}`,
    `up:${rate}`,
    `f:${field.name}`,
    `w:${which}`,
    `uf:${unit}|${field.name}`,
  ]
  if (approximate) features.push(`about|${unit}`)
  if (bound) features.push(`bound:${bound}`, `bound:${bound}|${unit}`)
  if (worded) features.push(`worded|${unit}`)
  if (typeof value === 'number') {
    const size = Math.floor(Math.log10(Math.max(value, 0.001)) * 2) / 2
    features.push(`size:${unit}:${size}`, `sizep:${rate}:${Math.floor(size)}`)
    if (unit === 'count' && PERIODS.test(String(value))) features.push('year')
  } else features.push(`date:${value.length}`)
  const things = (figure.thing.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) =>
    tokenOf(translate(word), 0),
  )
  for (const { stem: thing } of things) features.push(`t:${thing}`)
  const head = things.at(-1)
  if (head) {
    features.push(`th:${head.stem}`, `th:${head.stem}|${rate}`)
    if (customers.has(head.stem)) features.push('counts-customers', `counts-customers|${field.name}`)
  }
  return features
}

function ofPlace({ field, figures, words, sentences }: Text, i: number): string[] {
  const figure = figures[i]
  if (!figure) return []
  const { unit } = figure
  const rate = `${unit}${figure.per && `/${figure.per}`}`
  const sentence = sentenceAround(sentences, figure.start)
  const at = words.findIndex((word) => word.figure?.start === figure.start)
  if (at < 0) return []
  const left: Word[] = []
  for (let k = at - 1; k >= 0 && left.length < LONGEST_SIDE; k--) {
    const word = words[k] as Word
    if (word.at < sentence.start) break
    left.push(word)
  }
  const right: Word[] = []
  for (let k = at + 1; k < words.length && right.length < LONGEST_SIDE; k++) {
    const word = words[k] as Word
    if (word.at >= Math.max(sentence.end, figure.end)) break
    right.push(word)
  }
  return [
    ...ofNeighbours(left, right, unit, rate),
    ...ofClauses(left, right, unit),
    ...ofSentence(field, words, at, sentence, [...left, ...right]),
    ...ofVerbs(left, right, unit),
    ...ofOtherFigures(figures, i, sentence, rate),
    `pos:${field.name}:${Math.min(i, 4)}|${unit}`,
    ...(/\?\s*$/.test(field.plain.slice(sentence.start, sentence.end)) ? [`question|${unit}`] : []),
    ...(/^\s*(?:I|we|my|our)\b/i.test(field.plain.slice(sentence.start, sentence.end))
      ? [`first-person|${unit}`]
      : []),
  ]
}

/** The nearest words on both sides, in their order. */
function ofNeighbours(left: Word[], right: Word[], unit: string, rate: string): string[] {
  const l = (k: number) => left[k]?.stem ?? '^'
  const r = (k: number) => right[k]?.stem ?? '$'
  const features = [
    `l01:${l(1)} ${l(0)}`,
    `r01:${r(0)} ${r(1)}`,
    `l012:${l(2)} ${l(1)} ${l(0)}`,
    `lr:${l(0)}|${r(0)}|${unit}`,
    `l0u:${l(0)}|${rate}`,
    `r0u:${r(0)}|${rate}`,
    `r01u:${r(0)} ${r(1)}|${unit}`,
  ]
  for (let k = 0; k < 5; k++) features.push(`l${k}:${l(k)}`, `r${k}:${r(k)}`)
  return features
}

/** The words of its own clause: up to the next comma or figure. */
function ofClauses(left: Word[], right: Word[], unit: string): string[] {
  const side = (tag: string, words: Word[]) =>
    words.flatMap(({ stem: word }) => [`${tag}:${word}`, `${tag}u:${word}|${unit}`])
  return [...side('cl', clauseOf(left, 10, 2)), ...side('cr', clauseOf(right, 9, 1))]
}

function clauseOf(side: Word[], most: number, fewest: number): Word[] {
  const words: Word[] = []
  for (const word of side) {
    if (words.length === most) break
    if (word.figure) {
      if (words.length > 1) break
      continue
    }
    if (/^[,;:()]$/.test(word.word) && words.length >= fewest) break
    if (/\p{L}/u.test(word.word)) words.push(word)
  }
  return words
}

const BEFORE_SENTENCE = 14

function ofSentence(_field: Field, words: Word[], at: number, sentence: Span, own: Word[]): string[] {
  const features = own.filter(({ word }) => /\p{L}{3}/u.test(word)).map(({ stem: word }) => `s:${word}`)
  let wordsSeen = 0
  for (let k = at - 1; k >= 0 && wordsSeen < BEFORE_SENTENCE; k--) {
    const word = words[k] as Word
    if (word.at >= sentence.start) continue
    wordsSeen++
    if (/\p{L}{4}/u.test(word.word)) features.push(`p:${word.stem}`)
  }
  return features
}

const VERB =
  /^(?:is|are|was|were|have|has|had|pay|paid|cost|charg|charge|sell|sold|rent|want|need|offer|quot|quote|earn|make|made|get|got|take|took|say|said|sav|save|owe|rais|raise|spend|spent|buy|bought|plan|expect|hope|hop|reach|follow|sign|ask|lend|borrow|appli|apply|award|won|open|start|deliver|last|hold|fit|do|does|did|work|keep|lose|lost|cancel|book|come|came|go|goe|went|run|ran|use|us|handle|serv|serve|give|gave|live|told|reckon|think|thought|wait|join|order|bring|brought|would|will|could|can|should|if|aim|target|goal|bill|average|total|left|leave|repay|lent|invest|cover|includ|include|allow|deposit|prepaid|presold|list|rate|grow|grew|drop|rise|rose)$/
const WHO =
  /^(?:i|we|they|he|she|you|people|customer|client|landlord|supplier|bank|my|our|their|his|her|competitor|nobody|cousin|friend|guy|wife|husband|dad|mom|mum|uncle|member|parent|owner|school|farmer)$/

/** The nearest verb on each side, and whoever acts. */
function ofVerbs(left: Word[], right: Word[], unit: string): string[] {
  const verb = (side: Word[]) => side.find(({ stem: word }) => VERB.test(word))?.stem ?? '-'
  const who = left.find(({ stem: word }) => WHO.test(word))?.stem ?? '-'
  const [before, after] = [verb(left), verb(right)]
  return [
    `vl:${before}`,
    `vr:${after}`,
    `vl:${before}|${unit}`,
    `vr:${after}|${unit}`,
    `who:${who}`,
    `who:${who}|${unit}`,
    `does:${who}|${before}|${unit}`,
  ]
}

const NEAR = 4

/** The units beside it, and whether it is the product, the sum or a factor of figures near it. */
function ofOtherFigures(figures: FoundFigure[], i: number, sentence: Span, rate: string): string[] {
  const figure = figures[i] as FoundFigure
  const isIn = (other: FoundFigure | undefined) =>
    other !== undefined && other.start >= sentence.start && other.start < sentence.end
  const unitOf = (other: FoundFigure | undefined) => (other && isIn(other) ? other.unit + other.per : '-')
  const features = [
    `pu:${unitOf(figures[i - 1])}|${rate}`,
    `nu:${unitOf(figures[i + 1])}|${rate}`,
    `many:${Math.min(6, figures.filter(isIn).length)}|${figure.unit}`,
  ]
  const { value } = figure
  if (typeof value !== 'number' || value <= 0) return features
  const near = figures
    .slice(Math.max(0, i - NEAR), i + NEAR + 1)
    .filter((other) => other !== figure)
    .flatMap((other) => (typeof other.value === 'number' ? [other.value] : []))
  const isPair = (test: (a: number, b: number) => boolean) =>
    near.some((a, k) => near.some((b, j) => j > k && test(a, b)))
  const isAbout = (a: number, b: number, share: number) => Math.abs(a - b) < b * share
  if (isPair((a, b) => a > 1 && b > 1 && isAbout(a * b, value, 0.02))) features.push(`product|${figure.unit}`)
  if (isPair((a, b) => isAbout(a + b, value, 0.01))) features.push(`sum|${figure.unit}`)
  if (near.some((a) => a > 1 && near.some((b) => b > 1 && isAbout(value * a, b, 0.02))))
    features.push(`factor|${figure.unit}`)
  return features
}
