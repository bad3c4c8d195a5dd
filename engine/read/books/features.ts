// What speaks for the place of a figure in the founder's books, as numbers: its likely roles, its unit and period, the words around
// it, and where it stands among the others.

import { ROLES, STATUSES } from '../reading.ts'
import type { ReadFigure } from '../roles/ledger.ts'
import { sentenceAround, sentencesOf } from '../text/field.ts'

const UNITS = ['money', 'count', 'fraction', 'hours', 'days', 'weeks', 'months', 'date'] as const
const PERIODS = ['', 'unit', 'once', 'hour', 'day', 'week', 'month', 'year'] as const
const FIELDS = ['businessIdea', 'targetCustomer', 'additionalContext'] as const

/** Words that tell figures of one role apart. Looked for before the figure and behind it. */
const CUES = [
  /\b(?:average|avg|mean|typical(?:ly)?|on average|mostly|most|main|usual(?:ly)?|standard|basic)\b/i,
  /\b(?:extra|additional|add-?ons?|plus|optional|upgrade|premium|also|too)\b/i,
  /\b(?:if|would|could|might|maybe|thinking|consider|option|alternativ\w+|instead|or)\b/i,
  /\b(?:quoted?|quotes|offer(?:s|ed)?|proposes?|proposed|asks?|wants?|asking)\b/i,
  /\b(?:second|another|new|next|bigger|expand|later|future|then)\b/i,
  /\b(?:goal|aim|hope|target|want to|plan|by the end|dream)\b/i,
  /\b(?:myself|my pay|my salary|my wage|i draw|draw|own pay|take out|pay me|ourselves|live on|my own)\b/i,
  /\b(?:wages?|staff|salar\w+|assistant|driver|helper|employ\w+|worker|cook|teacher|nurse|girl|guy|boy|people)\b/i,
  /\b(?:shops?|wholesale|trade|distributor|retail\w*|stores?|resell\w+|hotels?|restaurants?|cafes?)\b/i,
  /\b(?:deposit|set-?up|registration|joining|sign-?up|call-?out|delivery|shipping|minimum|discount|deposit)\b/i,
  /\b(?:costs?|pay|paid|spend|expenses?|overheads?|bill)\b/i,
  /\b(?:competitors?|rivals?|others?|they charge|elsewhere|chain|brand|market price|going rate|undercut\w*)\b/i,
  /\b(?:total|all in|altogether|together|in all|sum|comes? to|makes?|equals|so)\b|=/i,
  /\b(?:each|per|every|a piece|apiece)\b/i,
  /\b(?:sell\w*|sold|charg\w+|pric\w+|customers? pay|clients? pay|bill\w*|fees?|subscription)\b/i,
  /\b(?:buy|bought|purchas\w+|machine|equipment|van|truck|fit-?out|stock|licen[cs]e|build|develop\w*|kit)\b/i,
  /\b(?:rent|lease|electric\w*|power|insurance|internet|software|fuel|diesel|ads?|advertis\w+|marketing|hosting)\b/i,
  /\b(?:saved|savings|cash|bank|own money|have|got|put in|invest\w*)\b/i,
  /\b(?:loan|lend|lends|borrow\w*|credit|instal?ments?|interest|repay\w*|overdraft|finance)\b/i,
  /\b(?:last (?:month|year|week|season)|so far|until now|since|used to|was|were|previous\w*)\b/i,
  /\b(?:now|today|currently|at the moment|right now|these days|already|at present)\b/i,
  /\b(?:capacity|can (?:do|make|serve|take|handle|produce)|max\w*|most|full|places|seats|slots|up to)\b/i,
  /\b(?:materials?|ingredients?|parts?|packag\w+|flour|labou?r|feed|seed|to make|unit cost|cost of)\b/i,
  /\b(?:commission|percent|share|margin|profit|left|leaves|keep)\b/i,
]
const BEFORE = 42
const BEHIND = 30

/** Of all figures of one brief, in their order. */
export function bookFeatures(figures: ReadFigure[]): number[][] {
  const amounts = figures
    .filter(({ entry }) => entry.unit === 'money' && typeof entry.value === 'number' && entry.value > 0)
    .map(({ entry }) => Math.log10(Number(entry.value)))
    .sort((a, b) => a - b)
  const middle = amounts[Math.floor(amounts.length / 2)] ?? 0
  const rolesBefore = new Map<string, number>()
  return figures.map((read, i) => {
    const { entry, likely } = read
    const nth = rolesBefore.get(entry.role) ?? 0
    rolesBefore.set(entry.role, nth + 1)
    const rivals = figures.filter((other) => other !== read && other.entry.role === entry.role)
    const size = typeof entry.value === 'number' && entry.value > 0 ? Math.log10(Number(entry.value)) : -3
    return [
      ...ROLES.map((role) => likely[role] ?? 0),
      ...STATUSES.map((status) => Number(entry.status === status)),
      ...UNITS.map((unit) => Number(entry.unit === unit)),
      ...PERIODS.map((per) => Number(entry.per === per)),
      ...FIELDS.map((field) => Number(entry.field === field)),
      i,
      i / figures.length,
      figures.length,
      nth,
      rivals.length,
      Math.max(0, ...rivals.map((other) => other.likely[entry.role] ?? 0)),
      size,
      size - middle,
      amounts.length > 0 ? size - (amounts.at(-1) ?? 0) : 0,
      amounts.length > 0 ? size - (amounts[0] ?? 0) : 0,
      Number(entry.approximate),
      Number(entry.bound === 'at-most') - Number(entry.bound === 'at-least'),
      Number(read.found.figure.which === 'to'),
      Number(read.found.figure.which === 'from'),
      Number(entry.thing !== ''),
      ...neighbours(figures, i),
      ...wordsAround(read),
    ]
  })
}

/** The likely roles and the distance of the figures on either side. */
function neighbours(figures: ReadFigure[], i: number): number[] {
  return [-1, 1].flatMap((step) => {
    const here = figures[i] as ReadFigure
    const other = figures[i + step]
    if (!other || other.entry.field !== here.entry.field) return [0, 0, 0, 0, 0, 0, 200]
    const { likely, entry } = other
    const distance = Math.abs(entry.start - here.entry.start)
    return [
      likely.price ?? 0,
      likely['unit-cost'] ?? 0,
      (likely['fixed-cost'] ?? 0) + (likely.rent ?? 0) + (likely.wage ?? 0),
      likely['one-off-cost'] ?? 0,
      (likely['units-sold'] ?? 0) + (likely['customers-paying'] ?? 0),
      Number(entry.unit === here.entry.unit),
      Math.min(200, distance),
    ]
  })
}

function wordsAround({ entry, found }: ReadFigure): number[] {
  const { plain } = found.figure.field
  const end = found.figure.end
  const sentence = sentenceAround(sentencesOf(plain), entry.start)
  const before = plain.slice(Math.max(sentence.start, entry.start - BEFORE), entry.start)
  const behind = plain.slice(end, Math.min(sentence.end, end + BEHIND))
  const isAsked = plain.slice(entry.start, sentence.end + 1).includes('?')
  return [
    Number(isAsked),
    entry.start - sentence.start,
    ...CUES.map((cue) => Number(cue.test(before))),
    ...CUES.map((cue) => Number(cue.test(behind))),
  ]
}
