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
  /** Words of the dictionary: a capital at the start of a sentence is none of theirs. */
  right: ReadonlySet<string>
  /** Names as they are written, by their small letters: 'airbnb' → 'Airbnb', 'whatsapp' → 'WhatsApp'. */
  names: ReadonlyMap<string, string>
  /** Last words of those who pay or use: 'growers', 'councils'. */
  groups: ReadonlySet<string>
  /** Words that founders use as verbs in their bare form: 'rent', 'call'. */
  verbs: ReadonlySet<string>
  /** Nouns in front of other nouns: 'care' in 'care home groups'. */
  modifiers: ReadonlySet<string>
  /** Nouns that have an article where they name one thing: 'club'. */
  counted: ReadonlySet<string>
  /** Nouns that have none: 'straw', 'physiotherapy'. */
  mass: ReadonlySet<string>
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

type LexiconTable = Record<
  'nouns' | 'words' | 'capitals' | 'right' | 'names' | 'groups' | 'verbs' | 'modifiers' | 'counted' | 'mass',
  string
>

export const lexiconOf = (table: LexiconTable): Lexicon => ({
  nouns: wordSet(table.nouns),
  words: wordSet(table.words),
  capitals: wordSet(table.capitals),
  right: wordSet(table.right),
  names: new Map(table.names.split(' ').map((name) => [name.toLowerCase(), name])),
  groups: wordSet(table.groups),
  verbs: wordSet(table.verbs),
  modifiers: wordSet(table.modifiers),
  counted: wordSet(table.counted),
  mass: wordSet(table.mass),
})

export interface Word {
  text: string
  lower: string
  stem: string
  start: number
  end: number
  part: Part
  isPlural: boolean
  /** 'began', 'sent': a verb that is no noun. */
  isPast: boolean
  /** A name: of a place, a firm, a person. */
  isName: boolean
  isPlace: boolean
  /** As the lessons write this name, or nothing: 'Saturday', 'WhatsApp'. */
  name: string
  /** 'thai', 'french': a capital even where the founder wrote none. */
  isNation: boolean
  /** 'lutheran', 'bahraini': the same, of any people, faith or tongue. */
  isCapital: boolean
  /** Written without a capital, but a town where one is due. */
  isTown: boolean
  /** Whether one of it has an article; undefined where the lessons do not tell. */
  isCounted: boolean | undefined
  /** Somebody by trade: 'baker', 'parents'. */
  isActor: boolean
  /** Named by authors as who pays or uses: 'growers', 'councils', 'wineries'. */
  isGroup: boolean
  /** The mark between it and the next word: ',', '.', '(', '-' or nothing. */
  mark: string
  sentence: number
}
