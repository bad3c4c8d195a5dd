// A phrase that can be printed, or nothing: no loose end, no company name, no figure, no address.
import { articleFor, headNounOf, inPlural, isPluralNoun, withArticle } from '../text/articles.ts'

const MOST_WORDS = 9
const MOST_CHARACTERS = 90

/** No phrase ends on these, and none begins on those. */
const LOOSE_END =
  /(?:^|[\s'])(?:the|an?|and|or|but|nor|of|to|in|on|at|by|for|from|with|within|without|into|onto|near|around|between|across|over|under|about|than|as|if|who|whom|whose|that|which|where|when|what|how|is|are|was|were|be|been|has|have|had|do|does|did|can|will|would|could|should|may|might|must|per|each|every|some|any|no|very|more|most|other|such|our|my|their|your|his|its|this|these|those|so|because|while|until|via|through|during|like|plus|also|not|too|mostly|mainly|basically|free|own|small|large|big|new|old|older|young|local|busy|whole|full|same|few|many|monthly|weekly|daily|da|de|do|del|di|la|le|el|von)$/i
const LOOSE_START =
  /^(?:(?:\S+ (?:of|for) )?own|and|or|but|nor|of|to|in|on|at|by|for|from|with|within|into|near|is|are|was|were|be|has|have|had|do|does|did|can|will|would|could|should|who|that|which|where|when|my|our|your|his|her|its|their|these|those|this|some|many|most|mostly|mainly|other|such|so|because|not|very|i|we|you|they|he|she|it)\s/i
const FIGURE = /[\d$€£₹₱₦¥%@=<>{}[\]|\\^~#*_]|https?:|www\.|\.(?:com|org|net|io)\b/i
/** A word of time, money or talk alone says nothing about what is sold or to whom. */
const EMPTY =
  /^(?:an? )?(?:hours?|days?|weeks?|months?|years?|nights?|times?|minutes?|euros?|dollars?|pesos?|rupees?|pounds?|rs|yen|money|price|prices|cost|costs|fee|fees|lot|lots|bit|way|ways|thing|things|stuff|kind|sort|part|rest|one|ones|idea|problem|question|example|end|place|side|number|numbers|total|amount|max|min|half|etc|pm|am|everything|something|anything|nothing|business|company|startup|customer|customers|client|clients|user|users|buyer|buyers|seller|sellers|target|market|audience)$/i

/** 'fans and people', cut from 'people who …'. */
const VAGUE_MEMBER =
  /(?:,| and| or| for| of| with) (?:people|others|ones|those|anyone|everyone|stuff|things|back)$/i

export function isPrintable(phrase: string, name: string): boolean {
  const words = phrase.split(/\s+/)
  return (
    phrase.length > 2 &&
    phrase.length <= MOST_CHARACTERS &&
    words.length <= MOST_WORDS &&
    !LOOSE_END.test(phrase) &&
    !LOOSE_START.test(phrase) &&
    !FIGURE.test(phrase) &&
    !EMPTY.test(phrase) &&
    !VAGUE_MEMBER.test(phrase) &&
    !hasName(phrase, name)
  )
}

/** One-word names in any case, longer ones as the founder writes them: 'The Honey Shed' may run a honey shed. */
export function hasName(phrase: string, name: string): boolean {
  const title = name.trim().replace(/^the\s+/i, '')
  if (title.length < 3) return false
  const isWord = !/\s/.test(title)
  const isCommonWord = isWord && /^\p{Lu}?\p{Ll}+$/u.test(title) && phrase.includes(title.toLowerCase())
  if (isCommonWord) return false
  return isWord ? phrase.toLowerCase().includes(title.toLowerCase()) : phrase.includes(title)
}

const SHORT_FORMS: Record<string, string> = {
  ppl: 'people',
  biz: 'business',
  mgr: 'manager',
  mgrs: 'managers',
  uni: 'university',
  govt: 'government',
  yrs: 'years',
  bldg: 'building',
  apts: 'apartments',
  alot: 'a lot',
  abt: 'about',
  w: 'with',
  depts: 'departments',
}

export const spelledOut = (phrase: string): string =>
  phrase.replace(/[\p{L}]+/gu, (word) =>
    Object.hasOwn(SHORT_FORMS, word) ? (SHORT_FORMS[word] as string) : word,
  )

/** Groups that have no plural of their own. */
const GROUP =
  /^(?:staff|public|police|youth|elderly|z|personnel|management|government|nhs|community|gentry|folk|crew|alumni|media|.*people|children|.*[^u]men)$/i
const ODD_PLURALS: [RegExp, string][] = [
  [/child$/, 'children'],
  [/person$/, 'people'],
  [/man$/, 'men'],
  [/wife$/, 'wives'],
]

/** What is known about the head of one member of a list. */
export interface MemberFacts {
  head: string
  isPlural: boolean
  isName: boolean
  /** Whether one of it has an article; undefined where nobody knows. */
  isCounted: boolean | undefined
  /** Somebody who can pay or use. */
  isSomebody: boolean
}

/** 'dog owner' → 'dog owners', as fits behind 'It is sold to'. */
export function asPayers(members: string[], facts: MemberFacts[] = []): string[] {
  const isLastPlural = isPluralNoun(lastNounOf(members.at(-1) ?? ''))
  // 'oyster and mussel growers', 'hotel and villa owners': one thing beside several only says which.
  return members.map((member, i) =>
    i < members.length - 1 && (isLastPlural || facts[i]?.isSomebody !== true) ? member : inNumber(member),
  )
}

function inNumber(group: string): string {
  const head = headNounOf(group)
  if (/^an? /.test(group) || GROUP.test(head) || /^\p{Lu}/u.test(head)) return group
  // 'larger online shops'
  if (isPluralNoun(lastNounOf(group))) return group
  const odd = ODD_PLURALS.find(([singular]) => singular.test(head))
  return odd ? group.replace(head, head.replace(odd[0], odd[1])) : inPlural(group)
}

const lastNounOf = (group: string): string => (group.split(COMPLEMENT)[0] ?? '').split(' ').at(-1) ?? ''
const COMPLEMENT = / (?:for|of|in|with|from|on|at|by|near|around) /

const NO_ARTICLE =
  /(?:^|[\s-])(?:saris|kelp|batter|lime|cattle|livestock|cassava|maize|physio|drama|feed|hay|firewood|ice|membership|admission|accommodation|bedding|compost|tempeh|mohair|broadband|credit|homework|homewares|kebaya|batik)$/i

const COUNTED =
  /^(?:apps?|service|tool|platform|website|site|marketplace|course|class|workshop|kit|box|game|book|guide|magazine|newsletter|podcast|machine|device|sensor|subscription|plan|pass|van|bus|boat|coach|minibus|trailer|room|library|makerspace|studio|gym|clinic|caf[eé]|bakery|farm|hotel|hostel|camp|school|nursery|desk|dress|bike|car|event|festival|fair|tour|trip|report|audit|dashboard|directory|calendar|map|shower|workbook|toolkit|chatbot|robot|drone)$/i

/** 'late coach' → 'a late coach', as fits behind 'The company sells'. */
export function asOffers(members: string[], facts: MemberFacts[] = []): string[] {
  const [first = '', ...others] = members
  const last = others.at(-1)
  if (last === undefined) return [articled(first, facts[0])]
  // 'termite and rat control', 'web and phone app': the first words only say which.
  const isCompound = /\s/.test(last) && members.slice(0, -1).every((member) => !/\s/.test(member))
  const isCounted = (member: string) => COUNTED.test(headNounOf(member))
  if (isCompound)
    return isCounted(last) && !isPluralNoun(first) ? [`${articleFor(first)} ${first}`, ...others] : members
  // Of a list only what is surely a thing has its article, and then all do: 'a newsletter and a podcast', but 'idli and dosa
  // batter'.
  return members.some(isCounted) ? members.map((member, i) => articled(member, facts[i])) : members
}

/** By the founder's own article, then by the lessons, then by rule. */
function articled(member: string, facts: MemberFacts | undefined): string {
  // 'a women's gym', but 'the customer's door' has its own.
  const hasOwner = /'s\s/.test(member) && !/^(?:(?:wo)?men|children|people)'s\s/.test(member)
  if (hasOwner || NO_ARTICLE.test(member.split(COMPLEMENT)[0] ?? '')) return member
  if (!facts) return withArticle(member)
  if (facts.isPlural || facts.isName || facts.isCounted === false) return member
  return facts.isCounted && !/^(?:an?|the) /.test(member)
    ? `${articleFor(member)} ${member}`
    : withArticle(member)
}
