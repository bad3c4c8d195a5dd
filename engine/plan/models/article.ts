// 'an order', 'a lesson', 'an hour', 'a user': for nouns that come out of a table.
import { articleFor } from '../../understand/text/articles.ts'
import { type Words, words } from '../kit/quantity.ts'
import { capital } from '../names.ts'

export const withArticle = (noun: string): string => `${articleFor(noun)} ${noun}`

export const a = (noun: string): Words => words(withArticle(noun))
export const A = (noun: string): Words => words(capital(withArticle(noun)))
