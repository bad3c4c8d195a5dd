// 'an order', 'a lesson': for nouns that come out of a table.
import { type Words, words } from '../kit/quantity.ts'

export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

export const a = (noun: string): Words => words(withArticle(noun))
export const A = (noun: string): Words => words(withArticle(noun).replace(/^a/, 'A'))
