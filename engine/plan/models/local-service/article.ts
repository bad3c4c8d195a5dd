// 'a walker', 'an instructor': for words out of our own tables.
import { withArticle } from '../article.ts'

export const aOr = (noun: string): string => withArticle(noun.toLowerCase())
