// What the question is about, where the business sells several things: the price whose words it shares.
import { plural } from '../../plan/kit/plural.ts'
import type { LedgerEntry, Role } from '../../read/reading.ts'
import { singular } from '../../read/text/words.ts'
import type { Ask } from './ask.ts'
import { type Economics, economicsOfPrice, IRREGULAR, isPrice } from './economics.ts'

const BEFORE = 50
const BEHIND = 40
const PLAIN =
  /^(?:should|would|could|what|which|when|where|have|this|that|with|from|there|their|about|into|them|they|need|want|best|better|price|prices|charge|much|many|more|less|people|customers?|clients?|month|monthly|year|yearly|week|weekly|hour|each|only|high|cheap|raise|increase|right|fair|sell|selling|take|make|keep|before|after|first|small|cover|does|will|than|your|mine|ours|also|just|like|tell|know|please|kindly|advise|days?|hours?|rent|live|enough|left)$/

/** Figures of one thing that the question names; undefined where it speaks of the business as a whole. */
export function economicsMeant(ask: Ask): { economics: Economics; word: string } | undefined {
  const { composer, question, economics } = ask
  const { one, context } = composer
  const texts: Record<string, string | undefined> = { ...context.brief }
  const questionWords = tellingWords(question.text)
  for (const { entry } of question.figures) {
    if (!isPrice(entry, one.currency) || entry.status === 'past' || question.text.includes(entry.quote))
      continue
    const word = questionWords.find((one) =>
      clauseOf(entry, texts[entry.field] ?? '').some((other) => isSame(one, other)),
    )
    const economicsThere = word === undefined ? undefined : economicsOfPrice(composer, entry, economics)
    if (word !== undefined && economicsThere)
      return {
        economics: {
          ...economicsThere,
          noun: one.reading.language === 'en' ? pairOf(word) : economicsThere.noun,
        },
        word,
      }
  }
  return undefined
}

/** A figure that may be the one, but was read with doubt: it is quoted back, never computed with. */
export const doubtfulFigure = (ask: Ask, roles: readonly Role[]): LedgerEntry | undefined =>
  ask.question.figures
    .filter(({ entry }) => !entry.used && entry.unit === 'money' && roles.includes(entry.role))
    .find(({ entry, distance }) => distance <= 1 || sharesWord(ask, entry))?.entry

/** Whether the clause of a figure and the question speak of the same thing. */
export function sharesWord({ question, composer }: Ask, entry: LedgerEntry): boolean {
  const texts: Record<string, string | undefined> = { ...composer.context.brief }
  const clause = clauseOf(entry, texts[entry.field] ?? '')
  return tellingWords(question.text).some((one) => clause.some((other) => isSame(one, other)))
}

const tellingWords = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !PLAIN.test(word))

/** The words around a price, to the ends of its clause. */
function clauseOf({ start, quote }: LedgerEntry, text: string): string[] {
  const before =
    text
      .slice(Math.max(0, start - BEFORE), start)
      .split(/[.,;:()!?\n]|\band\b/)
      .at(-1) ?? ''
  const behind =
    text.slice(start + quote.length, start + quote.length + BEHIND).split(/[.,;:()!?\n]|\band\b/)[0] ?? ''
  return tellingWords(`${before} ${quote} ${behind}`)
}

const isSame = (one: string, other: string) => singular(one) === singular(other)

const pairOf = (word: string): [string, string] => {
  const single = singular(word)
  return [single, IRREGULAR[single] ?? plural(single)]
}
