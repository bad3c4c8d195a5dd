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

/** No verb, and no word for the product itself. */
const isThing = (term: string) =>
  !/(ing|ly|ed)$|^(apps?|api|software|tools?|platform|pay|predict|turn|send|track|manage|help|find|connect)$/.test(
    term,
  )

/** A word that the brief only writes with a capital is a place or a name. */
const isCommon = (text: string, term: string) => text.includes(term) || !text.includes(capital(term))

/** The telling words of the idea, as a list: 'housemate, auction, chore and point'. */
export function vocabulary({ u, text }: Context, most = 4): string | undefined {
  const terms = u.terms.filter((term) => isThing(term) && isCommon(text, term)).slice(0, most)
  if (terms.length < 2) return undefined
  return `${terms.slice(0, -1).join(', ')} and ${terms.at(-1)}`
}

/** 'an app that predicts' was cut where the founder went on: then what it is for completes it. */
const CUT = /^(an? [\p{L} -]+?) (?:that|which) (\p{L}{3,})s\b/iu

/** 'software for beekeepers' is not said to be for beekeepers again. */
function withoutBuyers({ names }: Context): string {
  const [offer, end] = [names.offer.words, ` for ${names.buyers.words}`]
  return offer.toLowerCase().endsWith(end.toLowerCase()) ? offer.slice(0, -end.length) : offer
}

/** The offer as a thing that reads after 'is'. */
function offerOf(context: Context): string {
  const offer = withoutBuyers(context)
  const [, thing, verb] = CUT.exec(offer) ?? []
  const purpose = purposeOf(context)
  if (thing && verb && purpose?.startsWith(`${verb} `) && purpose.length > offer.length - thing.length)
    return `${thing} to ${purpose}`
  return /^(an?|the)\s|software|\b(api|app|tool|platform|system)\b/i.test(offer)
    ? offer
    : `a service for ${offer}`
}

/** With an offer that a sentence can carry, and with buyers of the kind where the brief names none. */
export const spoken = (context: Context, { many }: { many?: string } = {}): Context => ({
  ...context,
  names: {
    ...context.names,
    offer: words(offerOf(context)),
    ...(many && context.u.buyer.basis === 'assumed' ? { buyers: words(many) } : {}),
  },
})
