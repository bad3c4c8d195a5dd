// A noun in its three shapes. Only plain words become nouns, so that no founder's text can slip into names of tables.

export interface Noun {
  one: string
  many: string
  /** 'DogOwner': as a table is called. */
  table: string
}

const ODD: Record<string, string> = {
  loaf: 'loaves',
  knife: 'knives',
  shelf: 'shelves',
  leaf: 'leaves',
  person: 'people',
  woman: 'women',
  man: 'men',
  child: 'children',
  clothes: 'clothes',
  bus: 'buses',
}

function plural(word: string): string {
  const odd = Object.hasOwn(ODD, word) ? ODD[word] : undefined
  if (odd) return odd
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

export function noun(one: string, many?: string): Noun {
  const words = one.split(' ')
  const last = words.at(-1) ?? one
  return {
    one,
    many: many ?? [...words.slice(0, -1), plural(last)].join(' '),
    table: tableName(one),
  }
}

/** 'box meal' gives BoxMeal, 'pick-up' PickUp, 'café' Cafe. */
function tableName(one: string): string {
  return one
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

export const isPlainWord = (word: string): boolean => /^[a-z][a-z-]{1,17}[a-z]$/.test(word)

/** Tables that features name themselves; a noun of the brief must not take one. */
const TAKEN = new Set(
  `User Order Delivery Batch Referral Rental Membership Purchase Quote Bid Reading Threshold Alert Forecast Agreement
  Client Project Subscription Campaign Donation Loan Thread Message Review Invitation`.split(/\s+/),
)
export const isFree = ({ table }: Noun): boolean => table.length > 2 && !TAKEN.has(table)

/** 'a loaf', 'an order', 'an hour'. */
export function a({ one }: Pick<Noun, 'one'>): string {
  return /^(?:[aeio]|hour|u(?!ni|se|su))/i.test(one) ? `an ${one}` : `a ${one}`
}

export function first(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
