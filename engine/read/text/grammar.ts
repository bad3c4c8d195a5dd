// Parts of speech, from compromise. It is slow on long text, so only the opening of a field is parsed this deeply.
import nlp from 'compromise/two'

export interface Token {
  text: string
  start: number
  end: number
  isNoun: boolean
  isVerb: boolean
  /** Stands as a verb of the sentence: 'get', 'can', 'were'; not 'baking' or 'to fit'. */
  isFinite: boolean
}

const DEEPEST = 900

interface Term {
  text: string
  tags: string[]
  offset: { start: number; length: number }
}

export function tokensOf(plain: string): Token[] {
  const text = plain.slice(0, DEEPEST)
  const sentences = nlp(text).json({ offset: true }) as { terms: Term[] }[]
  return sentences.flatMap(({ terms }) => terms.map(tokenOf)).filter((token) => token.text !== '')
}

function tokenOf({ text, tags, offset }: Term): Token {
  const has = (tag: string) => tags.includes(tag)
  return {
    text,
    start: offset.start,
    end: offset.start + offset.length,
    isNoun: has('Noun') && !has('Pronoun'),
    isVerb: has('Verb'),
    isFinite:
      has('Verb') &&
      !has('Gerund') &&
      (has('Infinitive') ||
        has('Auxiliary') ||
        has('Copula') ||
        has('Modal') ||
        has('PastTense') ||
        has('PresentTense')),
  }
}
