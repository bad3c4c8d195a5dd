// The words of a brief as the learned table knows them: each with where it stands, for 'for bakeries' is not 'a bakery'.
import type { Brief } from '../../brief.ts'
import { industryOf } from '../../brief-words.ts'
import type { Offer } from '../offer.ts'
import { customersIn } from '../people.ts'
import { evidenceAt, type Field, type Span } from '../text/field.ts'
import { isStopWord } from '../text/words.ts'
import type { Evidence } from '../understanding.ts'

interface Word extends Span {
  stem: string
  /** As it stands in dictionaries of small words. */
  plain: string
}

/** What stands in the brief, and the founder's own words where it is one. */
export type Marks = Map<string, Evidence | undefined>

const DEEP = 4_000
const CUSTOMER_WORDS = 12
const WORD = /\p{L}[\p{L}\p{M}]*(?:['-]\p{L}+)*|\d[\d.,]*|%/gu
const COMMON = new Set(
  'a an the and or of in on at to is are be we i our my your their they it its with from by as that who this you he she will can which have has'.split(
    ' ',
  ),
)
const SERVED = /\b(?:for|helps?|to)\s+((?:[\p{L}'-]+\s*){1,4})/giu

export function marksOf(
  brief: Brief,
  fields: Record<'idea' | 'customer' | 'context', Field>,
  { head }: Offer,
): Marks {
  const marks: Marks = new Map()
  const idea = fields.idea.plain.slice(0, DEEP)
  const words = wordsIn(idea)
  const named = words.filter(({ start, end }) => start >= head.start && end <= head.end)
  const last = named.at(-1)
  if (last) marks.set(`last ${last.stem}`, undefined)
  addWords(marks, 'offer', named)
  addWords(marks, 'idea', words, fields.idea)
  addPairs(marks, 'idea', words)
  for (const length of [1, 2]) {
    const opening = words.slice(0, length).map(({ stem }) => stem)
    if (opening.length === length) marks.set(`opens ${opening.join(' ')}`, undefined)
  }
  for (const [, served = ''] of idea.matchAll(SERVED)) addWords(marks, 'for', wordsIn(served))
  addWords(marks, 'customer', wordsIn(fields.customer.plain.slice(0, DEEP)).slice(0, CUSTOMER_WORDS))
  const context = wordsIn(fields.context.plain.slice(0, DEEP))
  addWords(marks, 'context', context, fields.context)
  addPairs(marks, 'context', context)
  marks.set(`industry ${industryOf(brief)}`, undefined)
  marks.set(`sells ${customersIn(fields)}`, undefined)
  marks.set('any', undefined)
  return marks
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const plain = word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
    return { plain, stem: stemOf(plain), start: index, end: index + word.length }
  })
}

/** Figures are all alike, and so are 'baker', 'baked' and 'baking'. */
function stemOf(word: string): string {
  if (/^\d/.test(word)) return '0'
  if (word.length < 4) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^s])s$/, '$1')
    .replace(/(?<=.{3})(?:ing|ed|er|e)$/, '')
}

function addWords(marks: Marks, place: string, words: Word[], field?: Field): void {
  for (const { plain, stem, start, end } of words) {
    if (COMMON.has(plain)) continue
    const isShown = field && plain.length > 2 && !isStopWord(plain)
    marks.set(`${place} ${stem}`, isShown ? evidenceAt(field, { start, end }) : undefined)
  }
}

function addPairs(marks: Marks, place: string, words: Word[]): void {
  words.forEach(({ stem }, i) => {
    const before = words[i - 1]
    if (before) marks.set(`${place} ${before.stem} ${stem}`, undefined)
  })
}
