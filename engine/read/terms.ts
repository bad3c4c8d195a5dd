// The words that carry the idea, most telling first, as singular nouns and plain words.
import type { Field } from './text/field.ts'
import { tokensOf } from './text/grammar.ts'
import { isCommon, isStopWord, singular } from './text/words.ts'

const MOST = 16
const HEAD_START = 3

interface Counted {
  score: number
  first: number
}

export function termsOf(
  [name = '', ...places]: string[],
  idea: Field,
  customer: Field,
  context: Field,
): string[] {
  const own = new Set(
    name
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => !/^(?:and|the)$/.test(word))
      .map(singular),
  )
  // A name made of the trade's own words ('Larder & Loaf') must not hide a word that the idea itself uses.
  const inIdea = new Set(wordsOf(idea.plain.slice(0, 2000)))
  const where = new Set(places.flatMap((place) => wordsOf(place)))
  const scores = new Map<string, Counted>()
  let at = 0
  for (const [field, weight] of [
    [idea, 2],
    [customer, 1.2],
    [context, 0.6],
  ] as const) {
    const nouns = new Set(
      tokensOf(field.plain)
        .filter((token) => token.isNoun)
        .map((token) => singular(token.text.toLowerCase().replace(/[^\p{L}\d-]/gu, ''))),
    )
    for (const word of wordsOf(field.plain.slice(0, 6000))) {
      at++
      if (where.has(word)) continue
      if (
        own.has(word) &&
        !(inIdea.has(word) && nouns.has(word) && own.size > 1 && name.toLowerCase() !== word)
      )
        continue
      const known = scores.get(word) ?? { score: 0, first: at }
      // Repeating a word adds less each time; nouns tell more than verbs, long words more than short ones.
      const gain =
        (weight *
          (nouns.has(word) ? HEAD_START : 1) *
          Math.min(word.length, 9) *
          (isCommon(word) ? 0.5 : 1)) /
        6
      scores.set(word, { ...known, score: known.score + (known.score === 0 ? gain : gain * 0.35) })
    }
  }
  return [...scores]
    .sort((a, b) => b[1].score - a[1].score || a[1].first - b[1].first)
    .slice(0, MOST)
    .map(([word]) => word)
}

function wordsOf(plain: string): string[] {
  return (plain.toLowerCase().match(/(?:\d[a-z]-)?\p{L}[\p{L}'-]+/gu) ?? [])
    .map((word) => word.replace(/'s$|['-]+$/g, ''))
    .filter((word) => word.length > 2 && word.length < 30 && !isStopWord(word))
    .map(singular)
    .filter((word) => !isStopWord(word))
}
