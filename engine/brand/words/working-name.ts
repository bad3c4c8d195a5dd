// A name for a sketch whose founder has not typed one: the place and the thing, in the founder's own words, or none at all. It
// promises nothing that only a founder can choose.
import type { Reading } from '../../read/reading.ts'
import { headNounOf, isForeign } from '../../read/text/articles.ts'

export const NAMELESS_STARTUP = 'Your Startup'

const LONGEST = 28
const LEAST_SURE = 0.55
/** The founder says what it is at the beginning; what comes later is a detail. */
const OPENING = 60
/** These say how good or how much it is, not what it is. */
const NO_PART_OF_A_NAME =
  /^(?:an?|the|my|our|your|free|paid|new|small|simple|cheap|low-cost|affordable|online|average|complete|whole|several|best|good|nice|first|better|fast|quick|easy|other|more|extra|single|proper)$/i
/** What every second startup is: it needs a word in front of it. */
const SAYS_LITTLE =
  /^(?:apps?|applications?|platform|websites?|sites?|tools?|software|services?|systems?|solutions?|products?|business|company|startup|shop|store|marketplace|goods|things|stuff|work|events?|courses?|class|classes|lessons?|devices?|equipment|program(?:me)?s?|ideas?|hire|rentals?|rooms?|seats?|loans?|tickets?|slots?|places?|boxe?s?|packs?|repairs?|care|plans?|subs?|memberships?|shares?|units?|visits?|hours?)$/i
const PLAIN_WORD = /^\p{Script=Latin}+(?:['’-]\p{Script=Latin}+)*$/u
/** A cut phrase: 'recovery of', 'rental of', 'maps and'. */
const JOINING = /^(?:of|for|and|or|by|with|to|in|on|at|from|that|which|per|as|plus|&)$/i

export function workingName({ offer, place, language }: Reading, idea: string): string {
  const words = language === 'en' ? nounsOf(offer.text) : []
  const thing = words.join(' ')
  if (!thing || offer.sure < LEAST_SURE || isForeign(thing) || !opensWith(idea, thing))
    return NAMELESS_STARTUP
  const locality = PLACE_NAME.test(place.locality) && idea.includes(place.locality) ? place.locality : ''
  if (words.includes(locality)) return NAMELESS_STARTUP
  const candidates = locality
    ? [words, words.slice(-2), words.slice(-1)].map((some) => [locality, ...some])
    : [words, words.slice(-2)].filter(({ length }) => length > 1)
  const fitting = candidates.find((some) => isTelling(some.at(-1), some.length) && lengthOf(some) <= LONGEST)
  return fitting ? fitting.map(capital).join(' ') : NAMELESS_STARTUP
}

/** As whole words, and not cut out of a longer phrase: 'language' is no name for a language café. */
function opensWith(idea: string, thing: string): boolean {
  const [before, after] = idea.toLowerCase().split(thing.toLowerCase(), 2)
  if (before === undefined || after === undefined || before.length > OPENING) return false
  return !/[\p{L}\d'’-]$/u.test(before) && ENDS_PHRASE.test(after)
}

const ENDS_PHRASE =
  /^(?:$|\s*[^\p{L}\d\s'’-]|\s+(?:in|for|on|at|with|of|from|to|that|which|who|where|and|or|by|near|around|across|inside|outside|through|out|so|using|made|sold|because|when|between|online|nationwide|delivered|as|per)\b)/u

const PLACE_NAME = /^\p{Lu}[\p{Script=Latin}'’ -]{1,17}$/u

/** The words up to the head noun, without what praises or counts; none where the phrase is more than a few nouns. */
function nounsOf(offer: string): string[] {
  const head = headNounOf(offer)
  const all = offer.split(/\s+/)
  const end = all.findIndex((word) => word.replace(/[^\p{L}\d'-]/gu, '') === head)
  const words = all.slice(0, end + 1)
  while (words[0] && NO_PART_OF_A_NAME.test(words[0])) words.shift()
  const isClean = words.every((word) => PLAIN_WORD.test(word) && !JOINING.test(word))
  return isClean && words.length <= 4 && !words.some((word) => NO_PART_OF_A_NAME.test(word)) ? words : []
}

/** One noun behind a place has to say what the business is: 'Boise Newsletter', not 'Naas Hire'. */
const isTelling = (noun = '', length: number) => length > 2 || !(SAYS_LITTLE.test(noun) || /ing$/i.test(noun))

const lengthOf = (words: string[]) => words.join(' ').length

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
