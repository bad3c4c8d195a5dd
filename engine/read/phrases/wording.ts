// A candidate as words that can stand in a sentence: lower case but for names, no company name, no loose end.
import type { Candidate, Segment } from './candidates.ts'
import type { Word } from './grammar.ts'

export function wordingOf(plain: string, words: Word[], { segments, clause, made }: Candidate): string {
  const phrase = segments
    .map((segment, i) => {
      const text = textOf(plain, words, segment)
      return i === 0 ? text : `${joinOf(segments, i)}${segment.article ? `${segment.article} ` : ''}${text}`
    })
    .join('')
  const whole = clause ? `${phrase} ${textOf(plain, words, clause)}` : phrase
  return made ? made.text(whole) : whole
}

const isListed = (segment: Segment | undefined) => /^(?:,|and|or)$/.test(segment?.join ?? '')

/** 'clinics, shops, resorts' ends with 'and'; 'clinics and shops, resorts' is one list. */
function joinOf(segments: Segment[], i: number): string {
  const { join } = segments[i] as Segment
  if (!isListed(segments[i])) return ` ${join} `
  if (isListed(segments[i + 1])) return ', '
  return join === 'or' ? ' or ' : ' and '
}

function textOf(plain: string, words: Word[], { from, to }: Pick<Segment, 'from' | 'to'>): string {
  return words
    .slice(from, to)
    .map((word, i) => {
      const glue = i === 0 ? '' : plain.slice(words[from + i - 1]?.end, word.start) === '-' ? '-' : ' '
      return `${glue}${casedOf(word)}`
    })
    .join('')
}

const NATIONS_CAPITAL = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function casedOf({ text, isName, isNation }: Word): string {
  if (isNation) return NATIONS_CAPITAL(text)
  if (isName || /\p{Lu}.*\p{Lu}/u.test(text)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}
