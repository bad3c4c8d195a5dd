// Dates, months, seasons and times of day, as founders write them in five languages.
import type { Span } from '../text/field.ts'

export interface DateFound extends Span {
  /** As precise as it was written: '2027-01-31', '2027-01', '--06' for a month without a year, '14:30'. */
  value: string
  kind: 'date' | 'time'
}

const MONTHS = [
  'jan(?:uary|vier|uar|eiro)?|ene(?:ro)?|gennaio|januari',
  'feb(?:ruary|ruar|rero)?|fév(?:rier)?|fev(?:ereiro)?|febbraio|februari',
  'mar(?:ch|zo|ço)?|märz|mars|maart',
  'apr(?:il)?|avril|abr(?:il)?|aprile',
  'may|mai|mayo|maio|maggio|mei',
  'june?|juin|juni|junio|junho|giugno',
  'july?|juillet|juli|julio|julho|luglio',
  'aug(?:ust)?|août|agosto|augustus',
  'sept?(?:ember|iembre|embre)?|setembro|settembre',
  'oct(?:ober|ubre|obre)?|okt(?:ober)?|outubro|ottobre',
  'nov(?:ember|iembre|embre|embro)?',
  'dec(?:ember)?|déc(?:embre)?|dez(?:ember|embro)?|dic(?:iembre|embre)?',
]
const MONTH = MONTHS.map((words, i) => `(?<m${i}>${words})`).join('|')
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º)?(?:\s(?:of|de))?\s`
const DAY_AFTER = String.raw`\s(?<after>\d{1,2})(?:st|nd|rd|th)?(?![\d.,:%]*\d|\s?(?:%|kg|km|am|pm|days?|weeks?|months?|people|hours?|units?))(?!\d)`
const YEAR = String.raw`(?:,?\s(?:de\s|of\s)?(?<year>(?:19|20)\d\d))`
const FULL = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${DAY})?(?:${MONTH})\.?(?:${YEAR}|${DAY_AFTER}${YEAR}?)?(?![\p{L}\d])`,
  'giu',
)
/** Words that are also months: they need a day or a year beside them, or such a word before them. */
const DOUBTFUL = /^(?:may|mar|mars|march|mai|mei|dec|sep|dez|juli|abr|feb|jan|nov|oct|okt|ene|dic|aug|apr)$/i
const BEFORE_MONTH =
  /(?:\b(?:in|by|since|until|till|til|from|to|through|before|after|every|each|last|next|this|end of|start of|mid|early|late|and|or|of|seit|ab|bis|im|ende|anfang|mitte|en|desde|hasta|antes de|fin de|finales de|depuis|dès|avant|jusqu'en|fin|début|em|até|before the end of)|[-–—/(,])[\s-]?$/i
const NAMED: [RegExp, string][] = [
  [
    /(?<![\p{L}])(?:christmas|xmas|weihnachten|navidad|noël|natal)(?![\p{L}])(?!\s(?:market|tree|card|gift|present|party|parties|decoration|light|season sale|hamper|cake|jumper|box|dinner))/giu,
    '--12-25',
  ],
  [/(?<![\p{L}])(?:end of the year|year[- ]end|jahresende|fin de año|fin d'année)(?![\p{L}])/giu, '--12-31'],
]
const QUARTER = /(?<![\p{L}\d])Q([1-4])(?:\s(?:of\s)?((?:19|20)\d\d))?(?![\p{L}\d])/gu
const SEASON =
  /(?<![\p{L}])(?:next|this|last|by|until|before)\s(?:the\s)?(spring|summer|autumn|fall|winter)(?:\s((?:19|20)\d\d))?(?![\p{L}])/giu
const SEASONS: Record<string, string> = { spring: '03', summer: '06', autumn: '09', fall: '09', winter: '12' }
const ISO = /(?<![\d.])(?:((?:19|20)\d\d)-(\d\d)-(\d\d)|(\d{1,2})[./](\d{1,2})[./]((?:19|20)\d\d))(?![\d])/g
const TIME =
  /(?<![\d:.,])(\d{1,2})(?:[:.](\d\d))?\s?([ap])\.?\s?m\b\.?|(?<![\d:.,])([01]?\d|2[0-3]):([0-5]\d)(?!\d|:)|(?<![\d:.,])(\d{1,2})\s?(?:o'clock|uhr)(?!\p{L})/giu

const two = (n: number | string) => String(n).padStart(2, '0')

export function datesOf(plain: string): DateFound[] {
  const found: DateFound[] = []
  const add = (start: number, end: number, value: string, kind: DateFound['kind'] = 'date') => {
    if (!found.some((one) => one.start < end && one.end > start)) found.push({ start, end, value, kind })
  }
  for (const match of plain.matchAll(ISO)) {
    const [words, y, m, d, d2, m2, y2] = match
    add(match.index, match.index + words.length, `${y ?? y2}-${two(m ?? m2 ?? '')}-${two(d ?? d2 ?? '')}`)
  }
  for (const match of plain.matchAll(FULL)) monthIn(plain, match, add)
  for (const match of plain.matchAll(QUARTER))
    add(match.index, match.index + match[0].length, `${match[2] ?? '-'}-${two(Number(match[1]) * 3)}`)
  for (const match of plain.matchAll(SEASON))
    add(
      match.index,
      match.index + match[0].length,
      `${match[2] ?? '-'}-${SEASONS[(match[1] ?? '').toLowerCase()]}`,
    )
  for (const [pattern, value] of NAMED)
    for (const match of plain.matchAll(pattern)) add(match.index, match.index + match[0].length, value)
  for (const match of plain.matchAll(TIME)) timeIn(match, add)
  return found.sort((a, b) => a.start - b.start)
}

type Add = (start: number, end: number, value: string, kind?: DateFound['kind']) => void

function monthIn(plain: string, match: RegExpMatchArray, add: Add): void {
  const groups = match.groups ?? {}
  const month = MONTHS.findIndex((_, i) => groups[`m${i}`] !== undefined)
  const name = groups[`m${month}`] ?? ''
  const start = match.index ?? 0
  const day = groups.day ?? groups.after
  const isCapital = /^\p{Lu}/u.test(name) && start > 0 && !/[.!?]\s*$/.test(plain.slice(0, start))
  const before = plain.slice(Math.max(0, start - 24), start)
  if (!day && !groups.year) {
    if (
      DOUBTFUL.test(name) &&
      !(BEFORE_MONTH.test(before) && (isCapital || !/^(?:may|mar|march|mars|mai|mei)$/i.test(name)))
    )
      return
    if (/^(?:may|march)$/i.test(name) && !isCapital && !BEFORE_MONTH.test(before)) return
  }
  if (day && Number(day) > 31) return
  const value = `${groups.year ?? '-'}-${two(month + 1)}${day ? `-${two(day)}` : ''}`
  add(start, start + match[0].length, value)
}

function timeIn(match: RegExpMatchArray, add: Add): void {
  const [words, hour, minutes, half, hour24, minutes24, clock] = match
  const start = match.index ?? 0
  const base = Number(hour ?? hour24 ?? clock)
  const later = half?.toLowerCase() === 'p' && base < 12 ? 12 : 0
  add(start, start + words.length, `${two(base + later)}:${minutes ?? minutes24 ?? '00'}`, 'time')
}
