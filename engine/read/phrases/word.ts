// A word of a brief, and what the lessons teach about words.

export type Part =
  | 'noun'
  | 'adjective'
  | 'gerund'
  | 'participle'
  | 'verb'
  | 'determiner'
  | 'possessive'
  | 'preposition'
  | 'conjunction'
  | 'pronoun'
  | 'relative'
  | 'number'
  | 'adverb'
  | 'other'

/** What the lessons teach about words. */
export interface Lexicon {
  /** Last words of noun phrases: nouns, whatever else they may be. */
  nouns: ReadonlySet<string>
  /** Words that founders write small. */
  words: ReadonlySet<string>
  /** Words of nations, faiths and tongues, written small. */
  capitals: ReadonlySet<string>
}

export const lexiconOf = ({
  nouns,
  words,
  capitals,
}: Record<'nouns' | 'words' | 'capitals', string>): Lexicon => ({
  nouns: new Set(nouns.split(' ')),
  words: new Set(words.split(' ')),
  capitals: new Set(capitals.split(' ')),
})

export interface Word {
  text: string
  lower: string
  stem: string
  start: number
  end: number
  part: Part
  isPlural: boolean
  /** A name: of a place, a firm, a person. */
  isName: boolean
  isPlace: boolean
  /** 'thai', 'french': a capital even where the founder wrote none. */
  isNation: boolean
  /** 'lutheran', 'bahraini': the same, of any people, faith or tongue. */
  isCapital: boolean
  /** Written without a capital, but a town where one is due. */
  isTown: boolean
  /** Somebody by trade: 'baker', 'parents'. */
  isActor: boolean
  /** The mark between it and the next word: ',', '.', '(', '-' or nothing. */
  mark: string
  sentence: number
}
