// Numbers as people write them: '85,000', '€1.900,50', '1,00,000', '85k', 'twenty-five', 'a dozen', 'half a million'.

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const SMALL = new Map(ONES.split(' ').map((word, index) => [word, index + 1]))
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, 20 + index * 10]),
)

const any = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|')
const ONE = any(SMALL.keys())
const UNDER_100 = `(?:(?:${any(TENS.keys())})(?:[- ](?:${ONE}))?|${ONE})`
const WORDY = `(?:half a(?=[ -](?:million|billion|dozen))|(?:a )?couple of|an?(?=[ -](?:hundred|thousand|million|billion|dozen))|${UNDER_100}(?: and a half)?)(?:[ -]hundred(?: and ${UNDER_100})?)?`
const DIGITS = `\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d)|\\d{1,3}(?:[,.' ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,12}(?:[.,]\\d{1,9})?`

/** Sticky: a number in digits or words. */
export const NUMBER = new RegExp(`(?<digits>${DIGITS})|(?<words>${WORDY})(?![a-z])`, 'iy')
/** Where one may start; whether it does, its surroundings decide. */
export const NUMBER_START = new RegExp(`\\d|(?<![\\w-])(?=(?:${WORDY})(?![a-z]))[a-z]`, 'gi')

const SCALES: [RegExp, number][] = [
  [/\s?(?:k|K)(?!\p{L})/uy, 1e3],
  [/[\s-]?(?:thousand|grand|tsd|tys\.?|mil(?=[\s.,;)/]|$)|mille|mila|千)(?!\p{L})/iuy, 1e3],
  [
    /[\s-]?(?:millions?|millones|millionen|milhões|milhão|millón|milioni|milyon|mio\.?|mill\.?|mln|mn|triệu|juta|jt)(?!\p{L})/iuy,
    1e6,
  ],
  [/[\s-]?(?:billions?|bn|milliarden?|tỷ|miliar)(?!\p{L})/iuy, 1e9],
  [/\s?(?:lakhs?|lacs?)(?![a-z])/iy, 1e5],
  [/\s?(?:crores?|cr)(?![a-z])/iy, 1e7],
  [/\s?hundred(?![a-z])/iy, 100],
  [/\s?dozen(?![a-z])/iy, 12],
  [/\s?万/y, 1e4],
  [/\s?亿/y, 1e8],
]
/** 'm' and 'b' are metres or millions: the caller knows whether money or a counted thing is meant. */
const LETTER: [RegExp, number][] = [
  [/\s?mm(?![a-zA-Z0-9])/y, 1e6],
  [/\s?(?:m|M)(?![a-zA-Z²³0-9])/y, 1e6],
  [/(?:b|B)(?![a-zA-Z0-9])/y, 1e9],
]

export interface Scale {
  factor: number
  end: number
}

export function scaleAt(text: string, at: number, mayBeMillion: boolean): Scale | undefined {
  for (const [pattern, factor] of mayBeMillion ? [...SCALES, ...LETTER] : SCALES) {
    pattern.lastIndex = at
    if (pattern.test(text)) return { factor, end: pattern.lastIndex }
  }
  return undefined
}

export function valueOfDigits(digits: string): number {
  if (/^\d{1,2}(?:,\d{2})+,\d{3}$/.test(digits)) return Number(digits.replaceAll(',', ''))
  const grouped = /^(\d{1,3}(?:([,.' ])\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/.exec(digits)
  // Nobody writes a price or a count with three decimals, so three digits behind a mark are thousands.
  if (grouped?.[1] && !digits.startsWith('0'))
    return Number(`${grouped[1].replace(/\D/g, '')}.${grouped[3] ?? '0'}`)
  return Number(
    digits
      .replaceAll(/[' ]/g, '')
      .replace(/,(?=\d+$)/, '.')
      .replaceAll(',', ''),
  )
}

export function valueOfWords(words: string): number {
  const text = words.toLowerCase().replaceAll('-', ' ')
  if (/^half a/.test(text)) return 0.5
  if (/couple of/.test(text)) return 2
  if (/^an?$/.test(text)) return 1
  let sum = 0
  for (const word of text.split(' ')) {
    if (word === 'hundred') sum = (sum || 1) * 100
    else if (word === 'half') sum += 0.5
    else sum += SMALL.get(word) ?? TENS.get(word) ?? 0
  }
  return sum
}
