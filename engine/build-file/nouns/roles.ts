// What the person in front of the screen is called.

import { singular } from '../../read/text/words.ts'
import type { BusinessModel, Understanding } from '../../read/understanding.ts'
import { isPlainWord, type Noun, noun } from './noun.ts'

const FALLBACK: Record<BusinessModel, string> = {
  'software-subscription': 'member',
  'usage-based-software': 'developer',
  'success-fee': 'client',
  marketplace: 'buyer',
  'direct-to-consumer': 'customer',
  'hardware-subscription': 'owner',
  'local-shop': 'customer',
  'local-service': 'customer',
  agency: 'client',
  education: 'learner',
  content: 'reader',
  rental: 'renter',
  manufacturing: 'buyer',
  event: 'guest',
  'non-profit': 'supporter',
}

/** Who may be called by what they are: 'farmer', 'housemate', 'tutor', 'landlord', 'dog owner'. */
const PERSON =
  /^(?:\p{L}+(?:er|or|mate|ist|ian|lord|nurse|eur)|parent|student|freelance|pupil|nurse|patient|athlete|cyclist|tenant|merchant|accountant|pensioner|volunteer|guest|pilot|cook|chef|artist|host)$/u
/** Said of nearly anybody, or no person at all. */
const VAGUE = new Set(
  'customer consumer user buyer worker lover number order computer offer center other over under younger older newcomer shopper member retailer manufacturer employer publisher former floor labor major minor senior junior door career paper water letter dinner summer winter corner power flower weather border matter sensor float'.split(
    ' ',
  ),
)
const FIRM =
  /^(?:practice|farm|clinic|school|restaurant|hotel|shop|store|home|studio|gym|charity|brand|district|municipality|council|office|brewery|café|cafe|salon|garage|warehouse|factory|hospital|pharmacy)$/
/** Too plain to be part of a name. */
const ANY_FIRM = /^(?:firm|company|agency|team|startup|business|operator|retailer|manufacturer|publisher)$/

export function roleOf(u: Understanding, idea: string): Noun {
  const model = u.model.value
  if (/\bweddings?\b/i.test(idea) && model === 'event') return noun('couple')
  if (SELLS_TO_PASSERS_BY.has(model)) return noun(FALLBACK[model])
  for (const phrase of [u.user.value, u.buyer.value]) {
    // A service in a street is for whoever lives there, whatever two groups the brief names.
    if (model === 'local-service' && /\s(?:and|or)\s/.test(phrase)) continue
    const found = headOf(phrase)
    if (found) return noun(found)
  }
  return noun(
    model === 'software-subscription' && /\bteam|staff|employee/i.test(idea) ? 'colleague' : FALLBACK[model],
  )
}

/** There the word for whoever comes in is settled by the trade. */
const SELLS_TO_PASSERS_BY = new Set<BusinessModel>([
  'local-shop',
  'direct-to-consumer',
  'manufacturing',
  'event',
  'non-profit',
])

function headOf(phrase: string): string | undefined {
  const head =
    phrase.toLowerCase().split(/\s(?:who|that|which|with|in|on|of|from|aged|at|for|within|to)\s|,/)[0] ?? ''
  const [conjunct = ''] = head.split(/\s(?:and|or)\s/)
  // 'therapy and dental practices' are practices; 'oyster farmers and hobbyists' are farmers first.
  return firmIn(head) ?? personIn(conjunct) ?? personIn(head)
}

const wordsOf = (phrase: string) => phrase.split(/\s+/).filter(Boolean)

function firmIn(phrase: string): string | undefined {
  const last = singular(wordsOf(phrase).at(-1) ?? '')
  if (ANY_FIRM.test(last)) return 'manager'
  return FIRM.test(last) ? `${last} manager` : undefined
}

function personIn(phrase: string): string | undefined {
  const words = wordsOf(phrase)
  const last = singular(words.at(-1) ?? '')
  if (!isPlainWord(last) || !PERSON.test(last) || VAGUE.has(last)) return undefined
  const before = words.at(-2) ?? ''
  return last === 'owner' && isPlainWord(before) ? `${singular(before)} owner` : last
}
