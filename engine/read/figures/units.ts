// What stands behind a number: a unit, a noun, a period.
import type { Fact, FactUnit } from '../understanding.ts'

type Per = NonNullable<NonNullable<Fact['amount']>['per']>

const UNITS: [FactUnit, string][] = [
  ['fraction', '%|percent|per cent|pct|por ciento|prozent|pour cent|بالمئة'],
  [
    'square-metres',
    'm²|m2|sqm|sq\\.? ?m|square[ -]?met(?:re|er)s?|quadratmeter|metros cuadrados|qm|平方米|平米',
  ],
  ['square-feet', 'ft²|ft2|sq\\.? ?ft\\.?|sqft|square[ -]?(?:foot|feet)'],
  ['hectares', 'hectares?|ha'],
  ['acres', 'acres?'],
  ['minutes', 'minutes?|mins?\\.?|minuten|minutos|分钟'],
  ['hours', 'hours?|hrs?|h(?=[ ,.)]|$)|stunden?|horas?|heures?|小时'],
  ['days', '(?:working |business )?days?|tagen?|días|dias|jours|天'],
  ['weeks', 'weeks?|wochen|semanas|semaines|周'],
  ['months', 'months?|monaten?|meses|mois|个月'],
  ['years-of-age', '(?:to \\d+ )?(?:years? old|years? of age|[- ]?years?[- ]olds?|yo|y\\/o)'],
  ['years', 'years?|yrs?|jahren?|años|anos|ans|années?|年'],
  ['kilometres', 'km|kilomet(?:re|er)s?|公里'],
  ['miles', 'miles?|mi'],
  ['metres', 'm|met(?:re|er)s?'],
  ['kilograms', 'kgs?|kilos?|kilograms?|公斤'],
  ['tonnes', 'tonnes?|tons?'],
  ['litres', 'l|lit(?:re|er)s?'],
]
const PATTERNS = UNITS.map(
  ([unit, words]) => [unit, new RegExp(`[\\s-]?(?:${words})(?![a-z²³0-9])`, 'iy')] as const,
)

export function unitAt(plain: string, at: number): { unit: FactUnit; end: number } | undefined {
  for (const [unit, pattern] of PATTERNS) {
    pattern.lastIndex = at
    if (pattern.test(plain)) return { unit, end: pattern.lastIndex }
  }
  return undefined
}

const PERIODS: [Per, string][] = [
  ['month', 'months?|mo\\.?|mth|monthly|calendar month|monat|mes|mois|mês|月'],
  ['year', 'years?|yr|y|annum|annually|yearly|season|jahr|año|année|ano|an|年'],
  ['week', 'weeks?|wk|weekly|woche|semana|semaine|周'],
  ['day', 'days?|daily|night|nights|tag|día|dia|jour|jr|天'],
  ['hour', 'hours?|hr|h|hourly|stunde|hora|heure|小时'],
]
const LINK =
  "(?:\\s?\\/\\s?|[\\s-](?:per|an?|each|every|pro|je|al|a la|a cada|por|par|im|am|in der|die|la|ao|à|de l'|à l'|l')(?:\\s|(?<=')))"
/** Periods as one word, in the five languages. */
const BARE: [Per, string][] = [
  ['month', 'monthly|pcm|p\\.?\\s?m\\.|monatlich|mensual(?:es)?|mensuel(?:le)?s?|mensal|mensais'],
  ['year', 'yearly|annually|p\\.?\\s?a\\.?|jährlich|anual(?:es)?|annuel(?:le)?s?|anuais'],
  ['week', 'weekly|wöchentlich|semanal(?:es)?|hebdomadaires?|semanais'],
  ['day', 'daily|täglich|diari[oa]s?|diári[oa]s?|quotidiens?'],
  ['hour', 'hourly|stündlich'],
]
const PERIOD = PERIODS.map(
  ([per, words]) => [per, new RegExp(`(?:${LINK}|\\s?每)(?:${words})(?![a-z])`, 'iy')] as const,
)
const BARE_PERIOD = BARE.map(([per, words]) => [per, new RegExp(`\\s(?:${words})(?!\\p{L})`, 'iuy')] as const)
const OTHER =
  /(?:\s?\/\s?|\s(?:per|each|every)\s|\s(?:an?|the)\s)((?!lot|few|bit|way|while|new|good|great)[a-z][a-z-]{2,}(?: (?:hour|night|transaction|call|box))?)(?![a-z])/iy
const ONCE = /\s?(?:\(?one[- ](?:time|off)\)?|once|up ?front|lifetime)(?![a-z])/iy
const EACH = /\s(?:each|apiece)(?![a-z])/iy

interface Period {
  per: Per
  thing: string
  end: number
}

const BY_RATE =
  /\b(day|daily|hour|hourly|week|weekly|month|monthly|year|yearly|annual|night|nightly)[ -](?:rates?|fees?|prices?|charges?|retainers?|subscriptions?|memberships?|dues|salary|wages?|rent|revenue|turnover|income|costs?)(?: (?:is|of|are|was|will be|from|about|around|at|currently|roughly))*\s*:?\s*$/i

/** 'Day rate €950', 'a monthly fee of $20': the period stands before the sum. */
export function perBefore(lead: string): Per | undefined {
  const word = BY_RATE.exec(lead)?.[1]?.toLowerCase()
  if (!word) return undefined
  if (/^(?:da|ni)/.test(word)) return 'day'
  if (/^[ya]/.test(word)) return 'year'
  return /^h/.test(word) ? 'hour' : /^w/.test(word) ? 'week' : 'month'
}

const OF_EACH = /(?:\s?\/\s?|\s(?:per|each|every|for (?:each|every))\s)(\p{L}[\p{L}-]{2,})(?!\p{L})/iuy

/** '/mo', 'a month', 'per seat per month', 'a month per seat', 'each', 'a unit'. */
export function perAt(plain: string, at: number): Period | undefined {
  const plainPeriod = periodAt(plain, at)
  if (plainPeriod) {
    OF_EACH.lastIndex = plainPeriod.end
    const thing = OF_EACH.exec(plain)?.[1]
    return thing ? { ...plainPeriod, thing, end: OF_EACH.lastIndex } : plainPeriod
  }
  ONCE.lastIndex = at
  if (ONCE.test(plain)) return { per: 'once', thing: '', end: ONCE.lastIndex }
  OTHER.lastIndex = at
  const other = OTHER.exec(plain)
  if (other?.[1]) {
    const end = OTHER.lastIndex
    const period = periodAt(plain, end)
    return period ? { ...period, thing: other[1] } : { per: 'unit', thing: other[1], end }
  }
  EACH.lastIndex = at
  return EACH.test(plain) ? { per: 'unit', thing: '', end: EACH.lastIndex } : undefined
}

function periodAt(plain: string, at: number): Period | undefined {
  for (const [per, pattern] of [...PERIOD, ...BARE_PERIOD]) {
    pattern.lastIndex = at
    if (pattern.test(plain)) return { per, thing: '', end: pattern.lastIndex }
  }
  return undefined
}

const STOP =
  /^(?:a|an|the|and|or|but|of|to|in|on|at|by|for|from|with|within|who|that|which|so|is|are|was|were|per|each|every|about|than|as|if|when|where|into|near|over|under|we|i|they|you|it|our|my|their|this|these|signed|using|used|across|through|since|after|before|ago|ahead|away|already|only|every|will|would|can|have|has|had|want|get|because|while|plus|between|without|not|then|more|less|or|last|next|now|today|currently|daily|monthly|weekly|all|both|from|paying for|waiting|ready)$/i

/** The counted noun, up to four words: 'prototype buoys', 'paying customers'. */
export function thingAt(plain: string, at: number): { words: string; end: number } | undefined {
  const next =
    /(?:[\s-]|(?<=[^\x20-\x7e])|(?=[^\x20-\x7e]))(?:of (?:these|our|the|them) )?((?:[\p{L}][\p{L}'&-]*)(?: [\p{L}][\p{L}'&-]*){0,3})/uy
  next.lastIndex = at
  const match = next.exec(plain)
  if (!match?.[1]) return undefined
  const kept: string[] = []
  for (const word of match[1].split(' ')) {
    if (STOP.test(word)) break
    kept.push(word)
    // A plural ends the noun: 'orders so far', 'clinicians'.
    if (/[^s]s$/i.test(word) || /^(?:people|women|men|children|staff|sales|kids)$/i.test(word)) break
  }
  if (kept.length === 0) return undefined
  const words = kept.join(' ')
  return { words, end: next.lastIndex - match[1].length + words.length }
}
