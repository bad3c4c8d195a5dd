// Small helpers for the texts of software.
import type { Context } from '../../context.ts'
import { type Prose, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital, short } from '../../names.ts'
import { INDUSTRY_WAYS, type IndustryWays } from '../industry.ts'

export const w = (text: string) => words(text)
export const sentence = (text: string): Prose => say`${words(text)}`
export const clause = (text: string) => words(capital(text))

export const withArticle = (noun: string) =>
  `${/^(a|e|i|o)/i.test(noun) || noun === 'hour' ? 'an' : 'a'} ${noun}`

/** 'a practice', 'an account'. */
export const aOne = ({ one }: { one: string }) => withArticle(one)

export const waysOf = ({ u }: Context, { own }: { own?: Partial<IndustryWays> }): IndustryWays => ({
  ...INDUSTRY_WAYS[u.industry.value],
  ...own,
})

/** What the brief says it is for; nothing where the brief says nothing. */
export function purposeOf({ u }: Context): string | undefined {
  const { value, basis } = u.outcome
  return basis === 'assumed' || /^find\b/i.test(value) || value.length < 8 ? undefined : short(value)
}

/** The telling words of the idea, as a list: 'housemate, auction, chore and point'. */
export function vocabulary({ u }: Context, most = 4): string | undefined {
  const terms = u.terms.filter((term) => !/(ing|ly|ed)$/.test(term)).slice(0, most)
  if (terms.length < 2) return undefined
  return `${terms.slice(0, -1).join(', ')} and ${terms.at(-1)}`
}
