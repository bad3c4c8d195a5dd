// Counts that are written as words in Spanish, German, French and Portuguese. English ones are found with the digits.
import { languageOf } from '../language.ts'
import { numberWordsOf } from './number-words.ts'

interface Worded {
  start: number
  end: number
}

/** The text with such words as digits that end where the words ended, so that what follows is read as behind any number. */
export function withDigits(plain: string): { text: string; worded: Worded[] } {
  const words = numberWordsOf(languageOf(plain))
  const worded: Worded[] = []
  if (!words) return { text: plain, worded }
  const text = plain.replace(WORD, (word, at: number) => {
    const value = words.get(word.toLowerCase())
    if (value === undefined || !COUNTS.test(plain.slice(at + word.length))) return word
    worded.push({ start: at, end: at + word.length })
    return String(value).padStart(word.length)
  })
  return { text, worded }
}

const WORD = /(?<![\p{L}\d'-])\p{Ll}{3,}(?![\p{L}\d'-])|(?<![\p{L}\d'-])\p{Lu}\p{Ll}{2,}(?![\p{L}\d'-])/gu
/** A noun has to follow; otherwise it is often no count. */
const COUNTS = /^ (?!(?:y|o|e|ou|et|und|oder|de|von|por|que)(?!\p{L}))\p{L}{3}/u
