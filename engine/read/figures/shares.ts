// Shares in words: 'half', 'a third', 'three quarters', '1 in 8', '8 out of 10'. In per cent.
import { NUMBER_WORDS } from './number-words.ts'

export interface ShareFound {
  start: number
  end: number
  percent: number
}

const FRACTIONS: [string, number][] = [
  ['three[- ]quarters?', 75],
  ['two[- ]thirds?|zwei drittel|deux tiers|dos tercios|dois terços', 100 * (2 / 3)],
  ['(?:a|one)[- ]quarter(?! of (?:an? |the year))|un quart|ein viertel|un cuarto|um quarto', 25],
  ['(?:a|one)[- ]third|un tiers|ein drittel|un tercio|um terço', 100 / 3],
  ['(?:a|one)[- ]fifth', 20],
  ['(?:a|one)[- ]tenth', 10],
  ['half|die hälfte|la mitad|la moitié|metade', 50],
]
/** 'half an hour', 'half a litre', 'a year and a half', 'half-day' measure something; they are no share. */
const MEASURE =
  /^[\s-](?:an? (?!of\b)\p{L}+|day|hour|time|year|term|marathon|dozen|million|board|way|past|decent)/iu
const WORDS = FRACTIONS.map(
  ([words, percent]) =>
    [new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}])`, 'giu'), percent] as const,
)
const NUMBER = String.raw`\d{1,4}|${[...NUMBER_WORDS.keys()].join('|')}`
const IN = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${NUMBER})(?:\s\p{L}+)?\s(?:in(?: every)?|out of(?: every)?|of every|von|sur|de cada|em cada)\s(${NUMBER})(?![\p{L}\d]|[.,]\d|\s?%)(?!\s(?:days?|weeks?|months?|years?|hours?|minutes?|january|february|march|april|may|june|july|august|september|october|november|december))`,
  'giu',
)
const numberOf = (word: string) => NUMBER_WORDS.get(word.toLowerCase()) ?? Number(word)

export function sharesOf(plain: string): ShareFound[] {
  const found: ShareFound[] = []
  for (const match of plain.matchAll(IN)) {
    const [part, whole] = [numberOf(match[1] ?? ''), numberOf(match[2] ?? '')]
    if (!(whole > 1) || part > whole || whole > 1900) continue
    found.push({ start: match.index, end: match.index + match[0].length, percent: (100 * part) / whole })
  }
  for (const [pattern, percent] of WORDS)
    for (const match of plain.matchAll(pattern)) {
      const end = match.index + match[0].length
      const before = plain.slice(Math.max(0, match.index - 12), match.index)
      if (/(?:and a|und ein)[\s-]$/i.test(before) || /\b(?:second|first|other|\d)[\s-]$/i.test(before))
        continue
      if (percent === 50 && MEASURE.test(plain.slice(end, end + 20))) continue
      if (!found.some((one) => one.start < end && one.end > match.index))
        found.push({ start: match.index, end, percent })
    }
  return found.sort((a, b) => a.start - b.start)
}
