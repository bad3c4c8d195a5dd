// The founder's figures as a case may use them: those read with doubt as well, where nothing else of the kind is sure, and each
// with the period that its sentence names.
import type { BookPlace } from '../read/books/places.ts'
import type { LedgerEntry, Reading, Role } from '../read/reading.ts'

/** Below this a role is a guess, and a wrong figure is worse than a usual one. */
const LEAST_SURE = 0.6
/** Where at least seven in ten of the briefs held out are right, less doubt suffices; where fewer are, it does not. */
const LEAST_SURE_OF: Partial<Record<Role, number>> = {
  'revenue-actual': 0.35,
  'revenue-goal': 0.35,
  rent: 0.35,
  'fixed-cost': 0.4,
  'competitor-price': 0.4,
  wage: 0.5,
  cash: 0.5,
  'one-off-cost': 0.5,
  price: 0.55,
  capacity: 0.65,
  'units-sold': 0.7,
}
/** Nearly every brief has a price: where none has its place, the likeliest one is it. */
const LIKELIEST_PRICE = 0.3
/** Roles that a figure in its place can have; the first one where it was read as something else. */
const ROLES_IN: Record<BookPlace, [Role, ...Role[]]> = {
  price: ['price'],
  'other-price': ['price'],
  'unit-cost': ['unit-cost'],
  'fixed-cost': ['fixed-cost', 'rent', 'wage'],
  'start-cost': ['one-off-cost'],
  cash: ['cash'],
  loan: ['loan-offered', 'debt'],
  'revenue-now': ['revenue-actual'],
  'units-now': ['units-sold'],
  'customers-now': ['customers-paying'],
}
/** What is in the books is decided or known, whatever words it is told in. */
const DECIDED: BookPlace[] = ['price', 'unit-cost', 'fixed-cost', 'start-cost']
const KNOWN: BookPlace[] = ['revenue-now', 'units-now', 'customers-now']
const COST_ROLES: Role[] = ['fixed-cost', 'one-off-cost', 'rent']
const TIMED: Role[] = ['revenue-actual', 'units-sold']
const TIMED_BEHIND: Role[] = ['fixed-cost', 'rent', 'wage']
const BEHIND = 25
const PERIODS: [string, RegExp][] = [
  ['year', /\b(?:last year|this year|per year|a year|annual(?:ly)?|yearly|turnover)\b/i],
  ['month', /\b(?:last month|this month|per month|a month|monthly|every month)\b/i],
  ['week', /\b(?:last week|per week|a week|weekly|every week)\b/i],
  ['day', /\b(?:per day|a day|daily|every day)\b/i],
]
const MONTH_NAMES =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre'
/** Sales are told after their time: 'Last month we sold 640 jars, 410 of them to shops, roughly …'. The nearest one counts. */
const SALES_PERIODS: [string, RegExp][] = [
  [
    'year',
    /\b(?:since|so far|to date|until now|up to now|in total|bis jetzt|hasta ahora|até agora|depuis)\b/gi,
  ],
  [
    'year',
    /\b(?:last|past|this) (?:year|season|harvest|summer|winter|spring|autumn|edition)\b|\b(?:in|for) 20\d\d\b|\bfirst edition\b|\bturnover\b|\bannual\w*|\b(?:año|ano) pasado\b|\bletzten jahr\b|\ban passé\b|\bpasado carnaval\b|\bcarnaval pasado\b/gi,
  ],
  ['quarter', /\b(?:last|past|this) quarter\b|\bover (?:3|three) months\b/gi],
  [
    'month',
    /\b(?:last|this|past|each|every|a|per|in a \S+) month\b|\bmonthly\b|\bmrr\b|\bmes pasado\b|\bmês passado\b|\b(?:im|pro|letzten) monat\b|\bmois dernier\b|\b(?:par|al|por) (?:mois|mes|mês)\b|\bevery 4 weeks\b/gi,
  ],
  ['month', new RegExp(`(?<!since )\\b(?:in|im|en|em|of)? ?(?:${MONTH_NAMES})\\b(?: 20\\d\\d)?`, 'gi')],
  ['week', /\b(?:last|this|past|each|every|a|per) week\b|\bweekly\b/gi],
  ['day', /\b(?:a|per|each|every) day\b|\bdaily\b/gi],
]

export function clearFigures(
  reading: Reading,
  textOf: (field: LedgerEntry['field']) => string,
): LedgerEntry[] {
  const price = likeliestPrice(reading)
  const figures = withPeriods(reading, textOf, price)
  const revenue = Math.max(0, ...figures.filter(isRevenue).map(monthly))
  // A cost of a month that is more than a month's revenue is a goal or a total, unless the founder says that it is one.
  return figures.map((entry) =>
    entry.sure < 1 && revenue > 0 && TIMED_BEHIND.includes(entry.role) && monthly(entry) > revenue
      ? { ...entry, used: false }
      : entry,
  )
}

const MONTHS_IN: Record<string, number> = { week: 12 / 52, month: 1, quarter: 3, year: 12 }

const monthly = ({ value, per }: LedgerEntry): number =>
  per in MONTHS_IN && typeof value === 'number' ? value / (MONTHS_IN[per] as number) : 0

const isRevenue = ({ used, role, status }: LedgerEntry): boolean =>
  used && role === 'revenue-actual' && (status === 'actual' || status === 'past')

function withPeriods(
  reading: Reading,
  textOf: (field: LedgerEntry['field']) => string,
  price: LedgerEntry | undefined,
): LedgerEntry[] {
  const hasPrice = reading.ledger.some(({ place }) => place === 'price')
  return reading.ledger.map((read) => {
    const entry = inItsPlace(read)
    const used =
      entry.place === undefined && entry.role === 'price' && hasPrice
        ? false
        : entry.used || (entry.role !== 'other' && entry.sure >= leastSureOf(entry)) || read === price
    const per = periodIn(entry, textOf(entry.field))
    const thing =
      entry.thing || (COST_ROLES.includes(entry.role) ? costNamed(entry, textOf(entry.field)) : '')
    const times = entry.place === 'fixed-cost' ? countOf(entry, reading, textOf(entry.field)) : 1
    return { ...entry, used, per, thing, ...(times > 1 && { value: Number(entry.value) * times }) }
  })
}

/** 'Rent 48,000, power 9,000': what is paid every month is often told without the word. */
function periodIn(entry: LedgerEntry, text: string): string {
  const { per, place } = entry
  const isBare = per === '' || per === 'unit' || per === 'once'
  if (!isBare) return per
  return periodOf(entry, text) || (place === 'fixed-cost' ? 'month' : per)
}

const EACH =
  /^\W*(?:each|apiece|a head|per (?:person|head|outlet|van|bike)|cada un[oa]?|chacune?|jeweils|je)\b/i
const MOST_EACH = 40
const JUST_BEFORE = 36

/** '2 coordinators at 60,000 each': two of them. */
function countOf({ start, quote, field }: LedgerEntry, { ledger }: Reading, text: string): number {
  if (!EACH.test(text.slice(start + quote.length)) && !/\beach\b/i.test(quote)) return 1
  const count = ledger.findLast(
    (other) =>
      other.field === field &&
      other.unit === 'count' &&
      other.start < start &&
      start - other.start - other.quote.length < JUST_BEFORE,
  )
  const value = Number(count?.value)
  return Number.isInteger(value) && value > 1 && value <= MOST_EACH ? value : 1
}

function inItsPlace(entry: LedgerEntry): LedgerEntry {
  const { place, role, status, sure } = entry
  if (place === undefined || sure === 1) return entry
  const roles = ROLES_IN[place]
  return {
    ...entry,
    role: roles.includes(role) ? role : roles[0],
    status:
      (DECIDED.includes(place) && status !== 'quote') || (KNOWN.includes(place) && status !== 'past')
        ? 'actual'
        : status,
    used: true,
  }
}

const leastSureOf = ({ role }: LedgerEntry): number => LEAST_SURE_OF[role] ?? LEAST_SURE

function likeliestPrice({ ledger }: Reading): LedgerEntry | undefined {
  if (ledger.some(({ place }) => place === 'price')) return undefined
  const prices = ledger.filter(
    ({ role, status, unit, sure }) =>
      role === 'price' && status !== 'claim' && unit === 'money' && sure >= LIKELIEST_PRICE,
  )
  if (prices.some((entry) => entry.used || entry.sure >= leastSureOf(entry))) return undefined
  return prices.sort((a, b) => b.sure - a.sure)[0]
}

/** Sales are timed by their sentence, costs by the words behind them. */
function periodOf(entry: LedgerEntry, text: string): string {
  const { role, start, quote } = entry
  const end = start + quote.length
  if (TIMED.includes(role))
    return salesPeriod(text.slice(sentenceStart(text, start), end + BEHIND), start, text)
  if (!TIMED_BEHIND.includes(role)) return ''
  const behind = text.slice(start, end + BEHIND)
  return PERIODS.find(([, words]) => words.test(behind))?.[0] ?? ''
}

const SENTENCE_BEFORE = 170

function sentenceStart(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - SENTENCE_BEFORE), at)
  const stop = Math.max(...[...before.matchAll(/[.!?\n]\s/g)].map(({ index }) => index), -1)
  return at - before.length + stop + 1
}

function salesPeriod(sentence: string, at: number, text: string): string {
  const here = at - sentenceStart(text, at)
  const times = SALES_PERIODS.flatMap(([period, words]) =>
    [...sentence.matchAll(words)].map(({ index }) => ({ period, distance: Math.abs(here - index) })),
  )
  return times.sort((a, b) => a.distance - b.distance)[0]?.period ?? ''
}

const CLAUSE_BEFORE = 48
const CLAUSE_BEHIND = 40
const LITTLE =
  /^(?:is|are|was|were|about|around|roughly|approx|costs?|at|for|of|the|a|an|my|our|i|we|pay|paying|it|its|and|with|plus|another|some|to|from|just|only|currently|comes?|quoted|me|us|they|want|wants|will|would|be|on|in|that|this|per|month|year|week|each|monthly|another|also|then|have|has|had|by|so|but|or|total|say)$/i

/** 'Power about KSh 28,000 a month': power. The nouns before the amount, else those behind 'for'. */
function costNamed({ start, quote }: LedgerEntry, text: string): string {
  const before =
    text
      .slice(Math.max(0, start - CLAUSE_BEFORE), start)
      .split(/[.,;:()!?\n]/)
      .at(-1) ?? ''
  const words = (before.match(/[\p{L}'-]+/gu) ?? []).filter((word) => !LITTLE.test(word)).slice(-3)
  if (words.length > 0) return words.join(' ')
  const behind = text.slice(start + quote.length, start + quote.length + CLAUSE_BEHIND)
  const [, named = ''] =
    /^\s*(?:a month|monthly|a year|per month)?\s*(?:for|on|in|of)\s+((?:[\p{L}'-]+\s?){1,4})/u.exec(behind) ??
    []
  return (named.match(/[\p{L}'-]+/gu) ?? [])
    .filter((word) => !LITTLE.test(word))
    .slice(0, 3)
    .join(' ')
}
