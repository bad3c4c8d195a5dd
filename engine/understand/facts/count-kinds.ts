// What a number without a currency says: orders, customers, a team, a room's size, a distance, an age.

import type { FieldName } from '../text/field.ts'
import type { Fact, FactKind, FactUnit } from '../understanding.ts'
import type { Setting } from './nearest.ts'
import type { Quantity } from './quantities.ts'

type Kind = Pick<Fact, 'kind' | 'about'> & { unit?: FactUnit }
const SHARES: [FactKind, RegExp][] = [
  ['equity', /\b(?:equity|stake|shares? of the company|for \d+ ?(?:%|percent) of (?:the|our) company)\b/i],
  ['margin', /\bmargins?\b|\bmark-?up\b/i],
  ['churn', /\b(?:churn|cancel\w*|leave each|drop ?out)\b/i],
  ['conversion', /\b(?:conver\w+|sign up|click\w*|response rate|reply|trial)\b/i],
  ['growth', /\b(?:grow\w*|growth|month over month|mom|year over year|increas\w+)\b/i],
  [
    'take-rate',
    /\b(?:keep|keeps|comm?iss?ions?|take(?: rate)?|takes|taking|cut|fees?|share|charg\w+|per (?:transaction|booking|sale|order))\b/i,
  ],
]

/** '1.2% of the sale price', '25% of the compensation', '18 percent of first-year salary': a share of each deal. */
const OF_DEAL =
  /^\s*of (?:what|whatever|everything) (?:we|is|they|you|gets?) |^\s*(?:of|on|from|per) (?:each |every |the |any |all |whatever |what |their |our |your |a )*(?:[\p{L}-]+ ){0,3}?(?:sale|selling price|booking|order|transaction|purchase|rental|trip|fare|ride|job|lesson|session|deal|trade|ticket|invoice|payout|payment|transfer|loan|claim|compensation|refund|savings?|saved|salary|price|proceeds|winnings|premium|fee|amount|sum|money|debt|recover(?:ed|y)|contract value|order value|donation|bill)s?\b/iu
const NO_SHARE_OF_OURS =
  /\b(?:costs?|costing|spen[dt]|spending|rent|wast\w+|los[et]\w*|returns?|returned|ingredients?|materials?|discounts?|deposit|vat|tax|interest|only|fail\w*|reject\w+|denied|about|save|saves|saving|reduc\w+|cut|cuts)\b[^,;]*$/i

export function shareKind({ sentence, span }: Setting): Kind {
  const before = sentence.slice(Math.max(0, span.start - 45), span.start)
  const after = sentence.slice(span.end, span.end + 60)
  const near = SHARES.find(([, words]) => words.test(lastClause(before)) || words.test(firstClause(after)))
  if (
    near?.[0] === 'take-rate' &&
    /\b(?:they|competitors?|agencies|platforms?|banks?|others|incumbents?|apps?) (?:\w+ )?(?:charge|take|keep)/i.test(
      before,
    )
  )
    return { kind: 'other-number', about: 'what others charge' }
  if (!near && OF_DEAL.test(after) && !NO_SHARE_OF_OURS.test(lastClause(before)))
    return { kind: 'take-rate', about: '' }
  return {
    kind: near?.[0] ?? 'other-number',
    about: near ? '' : firstClause(after).trim().split(' ').slice(0, 5).join(' '),
  }
}

const lastClause = (text: string) => text.split(/[,;:]|\b(?:and|but)\b/).at(-1) ?? ''
const firstClause = (text: string) => text.split(/[,;:.]|\b(?:and|but)\b/)[0] ?? ''

const TRAVEL =
  /\b(?:walk|walking|drive|driving|ride|radius|cycle|bike|away|distance|commut\w*|of (?:the|our|my) (?:shop|store|studio|campus|centre|center|site|town|city))\b/i
const AHEAD =
  /\b(?:ahead|in advance|notice|deliver\w*|turnaround|ships?|ready|respon\w+|arriv\w+|guarantee\w*|same|lead time|set ?up|install\w*|before (?:they|it|the))\b/i

export function measureKind(quantity: Quantity, setting: Setting, field: FieldName): Kind | undefined {
  const { sentence, span } = setting
  const around = sentence.slice(Math.max(0, span.start - 50), span.end + 45)
  const after = sentence.slice(span.end, span.end + 30)
  switch (quantity.unit) {
    case 'years-of-age':
      return { kind: 'customer-age', about: '' }
    case 'square-metres':
    case 'square-feet':
      return {
        kind: isCustomers(setting, field) ? 'customer-size' : 'floor-area',
        about: after.trim().split(/[^\p{L}-]/u)[0] ?? '',
      }
    case 'hectares':
    case 'acres':
      return {
        kind: isCustomers(setting, field) ? 'customer-size' : 'floor-area',
        about: quantity.unit,
      }
    case 'kilometres':
    case 'miles':
    case 'metres':
      return {
        kind:
          quantity.bound === 'at-most' || TRAVEL.test(around) || /\bwithin\b/i.test(around)
            ? 'reach'
            : 'other-number',
        about: travelBy(after),
      }
    case 'minutes':
    case 'hours':
    case 'days':
    case 'weeks':
      return timeKind(quantity, sentence.slice(Math.max(0, span.start - 50), span.start), after)
    case 'months':
    case 'years':
      return longTimeKind(around)
    case 'kilograms':
    case 'tonnes':
    case 'litres':
      return { kind: quantity.per ? 'capacity' : 'other-number', about: quantity.unit }
    default:
      return undefined
  }
}

const travelBy = (after: string) => TRAVEL.exec(after.slice(0, 16))?.[0].toLowerCase() ?? 'distance'

function timeKind({ unit, per }: Quantity, before: string, after: string): Kind {
  const around = `${before} ${after}`
  if (
    per === 'week' &&
    /\b(?:I|we|me|my|our|founder|available|part[- ]time|evenings|weekends)\b/.test(around) &&
    !/\bsav/i.test(around)
  )
    return { kind: 'capacity', about: 'working time' }
  if (/\bsav(?:e|es|ing)\b|\bspend|\bwast|\blos[et]/i.test(around))
    return { kind: 'other-number', about: `${unit} spent today` }
  if ((unit === 'minutes' || unit === 'hours') && TRAVEL.test(after))
    return { kind: 'reach', about: travelBy(after) }
  if (AHEAD.test(around)) return { kind: 'lead-time', about: AHEAD.exec(around)?.[0].toLowerCase() ?? '' }
  if (/\b(?:launch|open|start)\w*\b/i.test(around)) return { kind: 'deadline', about: 'start' }
  if (/\b(?:within|in|under|less than)\s*(?:about )?$/i.test(before)) return { kind: 'lead-time', about: '' }
  return { kind: 'other-number', about: after.trim().split(/[^\p{L}-]/u)[0] ?? '' }
}

function longTimeKind(around: string): Kind {
  if (
    /\b(?:experience|worked|working (?:as|in)|veteran|career|background|practi[cs]ing|cooking|teaching|running|been an?)\b|\b(?:I|we) (?:was|were|ran|taught|managed|am)\b/i.test(
      around,
    )
  )
    return { kind: 'skill', about: 'experience' }
  if (/\b(?:launch|open|start|live|ready|finish|deadline)\w*\b/i.test(around))
    return { kind: 'deadline', about: 'start' }
  if (/\brunway\b/i.test(around)) return { kind: 'other-number', about: 'runway' }
  return { kind: 'other-number', about: 'duration' }
}

/** Who is meant by a size: the founder's own place and team, or the customers'. */
export function isCustomers({ sentence, span }: Setting, field: FieldName): boolean {
  const before = sentence.slice(0, span.start)
  if (/\b(?:we|our|I|my|I'm|we're)\b(?![^,.]*\bfor\b)/.test(before)) return false
  if (field === 'targetCustomer') return true
  return /\b(?:farms?|firms?|companies|businesses|teams?|practices|clinics|hotels|restaurants|shops|offices|schools|agencies|landlords|growers|owners|organi[sz]ations|fleets|households|families|homes|houses|smes|startups|studios|gyms|departments|buildings|operators)\s+(?:with|of|under|employing|up to|between|that have|having|who (?:own|manage|have))\b[^,.]{0,30}$/i.test(
    before,
  )
}
