// Who buys when nobody is named: told by the thing itself, in words that cannot be absurd.
import { headNounOf, inPlural, isCountSingular, isPluralNoun } from './text/articles.ts'
import { isMassNoun } from './text/mass-nouns.ts'
import { bare } from './text/phrase.ts'
import type { BusinessModel } from './understanding.ts'

/** With nothing to go by. */
export const PLAIN: Record<BusinessModel, string> = {
  'software-subscription': 'small firms',
  'usage-based-software': 'small firms',
  'success-fee': 'small firms',
  marketplace: 'people who buy and sell online',
  'direct-to-consumer': 'people who shop online',
  'hardware-subscription': 'people who need such a device',
  'local-shop': 'people who live or work nearby',
  'local-service': 'people who live or work nearby',
  agency: 'small firms',
  education: 'people who want to learn',
  content: 'people who follow the subject',
  rental: 'people who need it for a short time',
  manufacturing: 'small firms',
  event: 'people nearby who go out',
  'non-profit': 'people nearby who need help',
}

const MOST_WORDS = 4
/** A shop or a brand is not bought; its goods are. */
const PLACE =
  /^(?:shop|store|brand|boutique|label|box|company|business|startup|site|website|delivery|farm|brewery|factory|distillery|roastery|winery|workshop)$/i
/** What one needs, not what one visits: 'window cleaner', 'pet care', 'shoe repair'. */
const NEEDED =
  /^(?:care|repairs?|services?|help|support|removals?|plumber|electrician|gardener|cleaners?|mechanic|locksmith|handyman|tailor|taxi|courier|therapy|maintenance|installation|tuition|catering|photographer|nanny|carer|decorator|builder|roofer)$/i

/** 'people who buy hot sauce online', 'people nearby who need a window cleaner'. */
export function buyersOf(offer: string, model: BusinessModel): string | undefined {
  const thing = bare(offer.split(/\s(?:for|that|which|where|with|from|by|to|about)\s|,/i)[0] ?? '', true)
  const head = headNounOf(thing)
  const isShort = thing !== '' && thing.split(' ').length <= MOST_WORDS && /^[\x20-\x7eé]+$/.test(thing)
  if (!isShort || !/^[a-zé'-]{3,}$/i.test(head) || /^(?:service|business)$/.test(thing)) return undefined
  if (model === 'direct-to-consumer' && !PLACE.test(head))
    return `people who buy ${inPlural(thing).replace(/ online$/, '')} online`
  if (model === 'manufacturing' && !PLACE.test(head) && (isPluralNoun(head) || isMassNoun(head)))
    return /ing$/.test(head) ? undefined : `firms that buy ${thing}`
  if (model === 'local-service' && (NEEDED.test(head) || /ing$/.test(head)))
    return `people nearby who need ${isCountSingular(head) ? offer.slice(0, offer.indexOf(thing) + thing.length) : thing}`
  return undefined
}
