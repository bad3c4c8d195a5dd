// Every number of a text with what it counts: money, a share, a length of time, an area, an age, or a named thing.
import type { Fact, FactUnit } from '../understanding.ts'
import { type CurrencySign, PREFIX, partAt, SUFFIX, signOf } from './currencies.ts'
import { NUMBER, NUMBER_START, scaleAt, valueOfDigits, valueOfWords } from './numbers.ts'
import { perAt, perBefore, thingAt, unitAt } from './units.ts'

type Amount = NonNullable<Fact['amount']>

export interface Quantity {
  /** Where the words around the number begin: 'about', 'at least', 'aged'. */
  from: number
  start: number
  end: number
  low: number
  high: number
  unit: FactUnit
  currency?: CurrencySign
  per?: Amount['per']
  bound?: Amount['bound']
  /** What 'per' names when it is no period ('seat', 'walk'), or the counted noun ('prototype buoys'). */
  thing: string
  approximate: boolean
  /** Written as a word: 'one' and 'two' are often no quantities at all. */
  worded: boolean
}

/** Numbers that are names: standards, versions, telephone numbers, clock times. */
const NAMES =
  /\b(?:type|tier|soc|grade|gcse|iso|iec|en|article|section|art|version|v|windows|route|highway|web|gpt|level|phase|covid|room|no|nr|rfc|part|form|category|title|top|number)[ -]?\d[\d.]*(?:\([a-z0-9]\))*(?![\d.]*\s?(?:usd|eur|gbp|euros?|dollars?|pounds?|cents?|[€$£₹]|a month|per ))|\b24\s?\/\s?7\b|\b501\s?\(c\)(?:\(\d\))?|\+\d[\d ()-]{7,}|\b\d{3}[- .]\d{3}[- .]\d{4}\b|\b\d{1,2}:\d{2}\b|\b\d{1,2}\s?[ap]\.?m\b\.?|\b0\d{6,}\b|#\w+/gi

/** 'EN 1176' is a standard; 'en 5 semanas' is none. */
const IN = /^en /

const MOST = 400

export function quantitiesOf(text: string): Quantity[] {
  const plain = text.replace(NAMES, (name) => (IN.test(name) ? name : ' '.repeat(name.length)))
  const found: Quantity[] = []
  let from = 0
  for (const { index } of plain.matchAll(NUMBER_START)) {
    if (index < from) continue
    const quantity = isFree(plain, index) ? quantityAt(plain, index) : undefined
    if (quantity) found.push(quantity)
    from = quantity?.end ?? endOfRun(plain, index)
    if (found.length === MOST) break
  }
  return found
}

const endOfRun = (plain: string, at: number) => {
  const run = /[\w.,]*/y
  run.lastIndex = at
  run.test(plain)
  return Math.max(run.lastIndex, at + 1)
}

/** 'COVID-19', 'B2B' and 'mp3' hold digits that count nothing; 'EUR85' and 'Rs500' do. */
function isFree(plain: string, at: number): boolean {
  const before = plain.slice(Math.max(0, at - 12), at)
  if (/[a-z_]$/i.test(before)) return PREFIX.test(before)
  return !/[a-z]-$/i.test(before) && !/\d[.,:]$/.test(before)
}

interface Counted {
  value: number
  end: number
  scaled: boolean
  worded: boolean
}

/** What is larger is a slip or a joke; and sums of it would not be exact to the cent. */
const LARGEST = 1e10

function numberAt(plain: string, at: number, isMoney: boolean): Counted | undefined {
  NUMBER.lastIndex = at
  const match = NUMBER.exec(plain)
  if (!match) return undefined
  const { digits, words } = match.groups ?? {}
  const plainValue = digits === undefined ? valueOfWords(words ?? '') : valueOfDigits(digits)
  const end = at + match[0].length
  const scale = scaleAt(plain, end, isMoney || (digits !== undefined && countsAfterLetter(plain, end)))
  const value = plainValue * (scale?.factor ?? 1)
  if (!Number.isFinite(value) || value > LARGEST) return undefined
  return { value, end: scale?.end ?? end, scaled: scale !== undefined, worded: digits === undefined }
}

/** '1.5m users' are millions, '500m away' are metres. */
const countsAfterLetter = (plain: string, at: number) =>
  /^[mMbB]\s?\+? (?:active |paying |registered |new )?(?:users|people|customers|downloads|followers|subscribers|households|views|orders|dollars|euros?|pounds|members|students|companies|farmers|businesses)/.test(
    plain.slice(at, at + 40),
  )

const JOINT = /(?:\s?[-–—]\s?|-?\s(?:to|or|bis|à|until)\s|\s?~\s?)(?:[$€£₹¥₦]\s?)?/iy
const JOINT_BETWEEN = /\s(?:and|y|und)\s(?:[$€£₹¥₦]\s?)?/iy

function quantityAt(plain: string, at: number): Quantity | undefined {
  const before = plain.slice(Math.max(0, at - 28), at)
  const prefix = PREFIX.exec(before)
  let currency = prefix?.[1] ? signOf(prefix[1]) : undefined
  const first = numberAt(plain, at, currency !== undefined)
  if (!first) return undefined
  const lead = currency && prefix ? before.slice(0, prefix.index) : before
  const second = secondOf(plain, first, lead, currency !== undefined)
  let end = second?.end ?? first.end
  let low = first.value
  const high = second?.value ?? low
  // '5-10k': the thousand belongs to both.
  if (second?.scaled && !first.scaled) {
    const single = unscaled(plain, second, first.end)
    if (low < single) low *= high / single
  }
  if (high < low) return undefined

  const plus = /\s?\+/y
  plus.lastIndex = end
  const more = plus.test(plain) && !/^\s?\+\s?\d/.test(plain.slice(end))
  if (more) end = plus.lastIndex

  const start = currency && prefix ? at - (before.length - prefix.index) : at
  if (!currency) {
    SUFFIX.lastIndex = end
    const suffix = SUFFIX.exec(plain)
    currency = suffix?.[1] ? signOf(suffix[1]) : undefined
    if (currency) end = SUFFIX.lastIndex
  }
  const part = currency ? undefined : partAt(plain, end)
  if (part) {
    currency = part.sign
    end = part.end
  }
  const whole = part ? 100 : 1
  const trail =
    /^\s?(?:or (?:more|so)|and (?:over|up|above|older)|plus\b|minimum)/i.exec(
      plain.slice(end, end + 16),
    )?.[0] ?? ''
  const base = {
    low: low / whole,
    high: high / whole,
    approximate: ABOUT.test(lead) || /or so/i.test(trail),
    bound: boundOf(lead, more || /or more|over|up|above|older|plus|minimum/i.test(trail)),
    worded: first.worded,
  }
  const shape = described(plain, { start, end, currency })
  if (currency && !shape.per) shape.per = perBefore(lead)
  // '2FA' and '3rd' are names; a number is followed by a unit it knows, or by no letter.
  if (
    shape.end === end &&
    /^[a-z]/i.test(plain.slice(end, end + 1)) &&
    !/^s\b/.test(plain.slice(end, end + 2))
  )
    return undefined
  const from = start - (LEADING.exec(plain.slice(Math.max(0, start - 28), start))?.[0].length ?? 0)
  return { ...shape, ...withoutUndefined(base), from, start }
}

const withoutUndefined = <T extends { bound?: Amount['bound'] | undefined }>({ bound, ...rest }: T) =>
  bound ? { ...rest, bound } : rest

/** The second number's value as written, before its scale. */
function unscaled(plain: string, second: Counted, from: number): number {
  const digits = /\d[\d.,' ]*/.exec(plain.slice(from, second.end))?.[0].trim()
  return digits ? valueOfDigits(digits) : second.value
}

function secondOf(plain: string, first: Counted, lead: string, isMoney: boolean): Counted | undefined {
  const joint = /between\s*$|zwischen\s*$|entre\s*$/i.test(lead) ? JOINT_BETWEEN : JOINT
  joint.lastIndex = first.end
  const match = joint.exec(plain)
  if (!match) return undefined
  const second = numberAt(plain, joint.lastIndex, isMoney || /[$€£₹¥₦]/.test(match[0]))
  if (!second || second.worded !== first.worded) return undefined
  const isAscending = second.value > first.value
  return isAscending ? second : undefined
}

const ABOUT =
  /(?:~|≈|\b(?:about|around|approximately|approx\.?|roughly|circa|ca\.?|nearly|almost|some|close to|or so|etwa|rund|unos|environ))\s*(?:an?\s|the\s)?$/i
const LEAST =
  /\b(?:at least|minimum(?: of)?|more than|over|from|min\.?|above|starting at|mindestens)\s*(?:the age of\s*)?$|≥\s?$|>\s?$/i
const MOST_WORDS =
  /\b(?:up to|at most|under|less than|fewer than|max\.?|maximum(?: of)?|below|no more than|not more than|within)\s*$|≤\s?$|<\s?$/i

function boundOf(lead: string, more: boolean): Amount['bound'] | undefined {
  if (more || LEAST.test(lead)) return 'at-least'
  return MOST_WORDS.test(lead) ? 'at-most' : undefined
}

const LEADING = new RegExp(
  `(?:${ABOUT.source}|${LEAST.source}|${MOST_WORDS.source}|\\b(?:aged?|ages|between|aged between) $)`,
  'i',
)

interface Sized {
  start: number
  end: number
  currency: CurrencySign | undefined
}

/** What follows the number: unit or thing, and the period. */
function described(plain: string, { end: at, currency }: Sized) {
  let end = at
  let unit: FactUnit = 'count'
  if (currency) unit = 'money'
  const named = currency ? undefined : unitAt(plain, at)
  if (named) {
    unit = named.unit
    end = named.end
  }
  let thing = ''
  if (unit === 'count') {
    const noun = thingAt(plain, end)
    if (noun) {
      thing = noun.words
      end = noun.end
    }
  }
  const period = perAt(plain, end)
  if (period) end = period.end
  return {
    end,
    unit,
    thing: thing || (period?.thing ?? ''),
    ...(currency ? { currency } : {}),
    ...(period ? { per: period.per } : {}),
  }
}
