// What the founder calls those who pay: 'salons' where the trade says 'customers'. Only nouns that the trade lets go.
import type { Reading, Role } from '../read/reading.ts'
import type { Trade } from '../trades/schema.ts'

type Pair = [one: string, many: string]

const COUNTED: Role[] = ['customers-paying', 'market-count']
const PLAIN =
  /^(?:people|persons?|customers?|clients?|users?|members?|ones?|others?|times?|orders?|sales|units?|names?|more|signs?|quotes?|requests?|enquir(?:y|ies)|inquir(?:y|ies)|leads?|visits?|jobs|hours|weeks|months|years|bookings?|subscribers?|followers?|reviews?)$/

/** Undefined: the trade's own word stands. */
export function customersCalled(
  { words }: Trade,
  { ledger, payer }: Pick<Reading, 'ledger' | 'payer'>,
): Pair | undefined {
  const [one] = words.customer
  if (!(one in words.nouns)) return undefined
  const things = ledger
    .filter(({ used, role }) => used && COUNTED.includes(role))
    .map(({ thing }) => thing.toLowerCase().trim())
    .filter((thing) => /^\p{L}{4,}s$/u.test(thing) && !PLAIN.test(thing))
    // '31 policies' are sold to somebody; '31 salons' pay.
    .filter((thing) => RegExp(`\\b${thing}\\b`, 'i').test(payer.text))
  const many = things[0]
  return many ? [singular(many), many] : undefined
}

function singular(many: string): string {
  if (/ies$/.test(many)) return `${many.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/.test(many)) return many.slice(0, -2)
  return many.slice(0, -1)
}

/** The trade with the founder's noun in all its sentences but the rules, which name laws. */
export function withCalled(trade: Trade, called: Pair | undefined): Trade {
  if (!called) return trade
  const [one, many] = trade.words.customer
  const swap = (text: string): string =>
    withArticle(
      text.replace(RegExp(`\\b(${many}|${one})\\b`, 'gi'), (word) => {
        const noun = word.toLowerCase() === many ? called[1] : called[0]
        return word[0] === word[0]?.toUpperCase() ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun
      }),
      called[0],
    )
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return swap(value)
    if (Array.isArray(value)) return value.map(walk)
    if (value && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, NO_SENTENCES.has(key) ? inner : walk(inner)]),
      )
    return value
  }
  const { rules, numbers, ...rest } = trade
  return {
    ...(walk(rest) as Trade),
    rules,
    numbers: walk(numbers) as Trade['numbers'],
    words: { ...trade.words, customer: called },
  }
}

/** Ids, conditions and formulas are no sentences. */
const NO_SENTENCES = new Set([
  'id',
  'when',
  'make',
  'moves',
  'fills',
  'mechanism',
  'for',
  'buys',
  'like',
  'variants',
  'if',
  'use',
  'parent',
  'role',
  'source',
  'spend',
  'names',
  'british',
])

/** 'a customer' and 'an office'. */
const withArticle = (text: string, noun: string): string =>
  /^[aeio]/i.test(noun)
    ? text.replace(RegExp(`\\b([Aa]) (?=${noun}\\b)`, 'g'), '$1n ')
    : text.replace(RegExp(`\\b([Aa])n (?=${noun}\\b)`, 'g'), '$1 ')
