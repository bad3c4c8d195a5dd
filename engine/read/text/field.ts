import type { Evidence } from '../understanding.ts'

export type FieldName = Evidence['field']

export interface Field {
  name: FieldName
  text: string
  plain: string
}

export interface Span {
  start: number
  end: number
}

const LONGEST = 50_000

export function fieldOf(name: FieldName, text: string): Field {
  return { name, text, plain: plainOf(text.slice(0, LONGEST)) }
}

export const evidenceAt = (field: Field, { start, end }: Span): Evidence => ({
  field: field.name,
  words: field.text.slice(start, end).trim(),
})

const blank = (found: string) => ' '.repeat(found.length)

const NOISE = [
  /<\/?[a-z!][^<>]{0,300}>/gi,
  /&(?:nbsp|amp|lt|gt|quot|#\d{1,6});/gi,
  /\bhttps?:\/\/\S+/gi,
  /\bwww\.\S+/gi,
  /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,32})+/g,
]

/** Markup, addresses and foreign digits out of the way; every character still in its place. */
function plainOf(text: string): string {
  let plain = text.replace(/[^\x20-\x7e]/g, (letter) => LIKE.get(letter) ?? digitOf(letter) ?? letter)
  for (const noise of NOISE) plain = plain.replace(noise, blank)
  return plain
}

const LIKE = new Map([
  ...['\t', '\u00a0', '\u2007', '\u2009', '\u202f', '\u3000', '\u200e', '\u200f'].map(
    (c) => [c, ' '] as const,
  ),
  ...['‘', '’', 'ʼ'].map((c) => [c, "'"] as const),
  ...['“', '”', '„', '«', '»'].map((c) => [c, '"'] as const),
  ...['‐', '‑', '−'].map((c) => [c, '-'] as const),
  ...['。', '．'].map((c) => [c, '.'] as const),
  ...['，', '、', '،', '٬'].map((c) => [c, ','] as const),
  ['％', '%'],
  ['٪', '%'],
  ['٫', '.'],
  ['！', '!'],
  ['？', '?'],
  ['؟', '?'],
  ['；', ';'],
  ['＄', '$'],
  ['￥', '¥'],
  ['￡', '£'],
])

/** Zero in the scripts that founders write numbers in: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

function digitOf(letter: string): string | undefined {
  const code = letter.charCodeAt(0)
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? undefined : String(code - zero)
}

const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|approx|vs|st|dr|mr|mrs|ms|no|inc|ltd|co|ca|p\.a|u\.s|u\.k|mio|rs)|\b[a-z])$/i

/** Sentences as spans. A dot inside a number or after an abbreviation ends nothing. */
export function sentencesOf(plain: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const { index, 0: mark } of plain.matchAll(
    /(?<![.!?])[.!?]+(?=\s|$)|[;\n\r]+|[.!?](?=[^\x20-\x7e])/g,
  )) {
    if (mark === '.' && ABBREVIATION.test(plain.slice(Math.max(0, index - 8), index))) continue
    spans.push({ start, end: index + mark.length })
    start = index + mark.length
  }
  spans.push({ start, end: plain.length })
  return spans.filter((span) => plain.slice(span.start, span.end).trim() !== '')
}

/** The sentence around a place, without walking through all of them. */
export function sentenceAround(sentences: Span[], at: number): Span {
  let low = 0
  let high = sentences.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((sentences[middle]?.start ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return sentences[low] ?? { start: 0, end: 0 }
}
