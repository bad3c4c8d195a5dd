// Small counts in words, and back: 'eight steps', 'months four to nine'.

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]

const ORDINALS: Record<string, number> = { first: 1, second: 2, third: 3 }

export const countInWords = (count: number): string => NUMBERS[count] ?? 'many'

/** Of 'six' and of 'second'; undefined for any other word. */
export function numberOf(word: string): number | undefined {
  const found = NUMBERS.indexOf(word)
  return found > 0 ? found : ORDINALS[word]
}
