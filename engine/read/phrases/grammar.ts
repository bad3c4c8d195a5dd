// The words of a field with their parts of speech: compromise's, put right where a closed class or the neighbours decide.
import nlp from 'compromise/two'
import type { Field } from '../../understand/text/field.ts'
import { stem } from '../words.ts'
import { nameTowns } from './towns.ts'
import type { Lexicon, Part, Word } from './word.ts'

const CLOSED = new Map<string, Part>(
  (
    [
      [
        'preposition',
        'of for in at with without from near around across on between by to under over within outside inside into onto through via during against about after before until since per along behind beyond among throughout towards toward off up down out beside besides past round than like as despite except',
      ],
      ['conjunction', 'and or & + n but nor so because if while although though unless plus yet'],
      [
        'pronoun',
        "i we you they he she it me us them him myself themselves ourselves yourself everybody everyone anybody anyone somebody someone nobody something nothing everything anything this that's it's i'm we're they're you're i've we've i'd we'd u im ive thats theyre everyones one",
      ],
      ['relative', 'who whom whose which that where when what how why'],
      [
        'determiner',
        'a an the these those some any all every each no both either neither many most more few several much other another such various lots',
      ],
      ['possessive', 'my our your their his her its ur'],
      [
        'verb',
        "is are was were be been being am do does did have has had can could will would shall should may might must don't doesn't didn't can't won't isn't aren't wasn't dont doesnt didnt cant wont isnt arent get gets got want wants need needs pay pays paid sell sells sold buy buys bought go goes went come comes came make makes made take takes took give gives gave know knows think thinks say says said hire hires lets let helps wanna gonna gotta hate hates love loves keep keeps find finds",
      ],
      [
        'adverb',
        'not very mostly mainly just only also too already still usually basically especially even never always often now then here there currently really maybe probably later soon first again together instead alot nowadays',
      ],
    ] as [Part, string][]
  ).flatMap(([part, words]) => words.split(' ').map((word) => [word, part] as const)),
)
/** Verbs above that are nouns too: the neighbours decide. */
const EITHER = /^(?:need|needs|pay|hire|love|finds|can|will)$/

interface Term {
  text: string
  pre: string
  post: string
  tags: string[]
  offset: { start: number; length: number }
}

/** What is sold, and to whom, is said early; the grammar is slow on long text. */
const DEEPEST: Partial<Record<Field['name'], number>> = { businessIdea: 450, targetCustomer: 300 }
const DEEPEST_ELSEWHERE = 200

export function wordsOf(field: Field, lexicon: Lexicon): Word[] {
  const text = field.plain.slice(0, DEEPEST[field.name] ?? DEEPEST_ELSEWHERE)
  const sentences = nlp(text).json({ offset: true }) as { terms: Term[] }[]
  const terms = sentences.flatMap(({ terms }, sentence) =>
    terms.filter((term) => term.text !== '').map((term) => wordOf(term, text, sentence, lexicon)),
  )
  const words = compoundsOf(terms, text)
  words.forEach((word, i) => {
    const gap = text.slice(word.end, words[i + 1]?.start ?? text.length)
    word.mark = /[^\s'"]/.exec(gap)?.[0] ?? ''
    if (word.mark === '' && (/\n/.test(gap) || (words[i + 1] && words[i + 1]?.sentence !== word.sentence)))
      word.mark = '.'
  })
  for (let i = 0; i < words.length; i++) settle(words, i, lexicon.nouns, field.name === 'targetCustomer')
  nameTowns(words)
  return words
}

/** 'gluten-free' and 'mid-size' are one word; '12-week' is a number. */
function compoundsOf(terms: Word[], text: string): Word[] {
  const words: Word[] = []
  for (const term of terms) {
    const last = words.at(-1)
    if (!last || text.slice(last.end, term.start) !== '-') {
      words.push(term)
      continue
    }
    const whole = text.slice(last.start, term.end)
    words[words.length - 1] = {
      ...term,
      text: whole,
      lower: whole.toLowerCase(),
      start: last.start,
      isName: last.isName && term.isName,
      isNation: false,
      part:
        last.part === 'number'
          ? 'number'
          : term.part === 'noun' || term.part === 'preposition'
            ? 'noun'
            : 'adjective',
    }
  }
  return words
}

function wordOf({ text, tags, offset }: Term, plain: string, sentence: number, lexicon: Lexicon): Word {
  const has = (tag: string) => tags.includes(tag)
  const end = offset.start + text.length
  const start = plain.slice(offset.start, end) === text ? offset.start : plain.indexOf(text, offset.start)
  const lower = text.toLowerCase()
  const part = partOf(lower, has)
  return {
    text,
    lower,
    stem: part === 'number' ? (has('Money') || /[$€£₹₱₦¥]/.test(text) ? 'money' : '0') : stem(lower),
    start,
    end: start + text.length,
    part,
    isPlural: has('Plural') || (/[^su]s$/.test(lower) && has('Noun')),
    isName: isName(text, has, start === 0 || /[.!?:\n(]\s*$/.test(plain.slice(0, start)), lexicon),
    isPlace: has('Place'),
    isNation: has('Demonym') || has('Country'),
    isCapital: lexicon.capitals.has(lower) || lexicon.capitals.has(lower.replace(/s$/, '')),
    isTown: false,
    isActor: has('Actor'),
    mark: '',
    sentence,
  }
}

/** A capital at the start of a sentence names nobody whom the lessons write small; one inside it does. */
function isName(text: string, has: (tag: string) => boolean, isFirst: boolean, { words }: Lexicon): boolean {
  const isKnown = words.has(text.toLowerCase())
  const isCapital = /^\p{Lu}/u.test(text)
  if (isCapital)
    return isFirst ? has('ProperNoun') && !isKnown : !(isKnown && /^\p{Lu}+$/u.test(text) && text.length > 4)
  return has('ProperNoun') && !isKnown && /^\p{Lu}/u.test(text)
}

function partOf(lower: string, has: (tag: string) => boolean): Part {
  const closed = CLOSED.get(lower)
  if (closed) return closed
  if (/\d/.test(lower) && !/^(?:b2[bc]|[234]d|k-?12|e-?\d+)$/.test(lower)) return 'number'
  if (has('Value') && !has('Noun')) return 'number'
  if (!/\p{L}{2}/u.test(lower)) return 'other'
  if (has('Pronoun')) return 'pronoun'
  if (has('Gerund') || (/[a-z]{3}ing$/.test(lower) && has('Verb'))) return 'gerund'
  if (has('Verb')) return /(?:ed|en|made|built|grown|run)$/.test(lower) ? 'participle' : 'verb'
  if (has('Adjective')) return 'adjective'
  if (has('Noun')) return 'noun'
  if (has('Adverb')) return 'adverb'
  if (has('Preposition')) return 'preposition'
  if (has('Conjunction')) return 'conjunction'
  if (has('Determiner')) return 'determiner'
  return 'other'
}

const AT_END = new Set<Part>(['preposition', 'conjunction', 'relative', 'verb'])
const LEADS_TO_NOUN = new Set<Part>(['adjective', 'noun', 'gerund', 'participle', 'determiner', 'possessive'])

/** 'Shrink wrapping of yachts'. */
const isNamedActivity = (words: Word[], i: number): boolean =>
  words[i]?.part === 'gerund' && (words[i]?.mark !== '' || /^(?:of|for)$/.test(words[i + 1]?.lower ?? ''))

/** ', and rest home managers': the next of the customers. */
const opensMember = (words: Word[], i: number): boolean =>
  words[i - 1]?.part === 'conjunction' && words[i - 2]?.mark === ',' && words[i + 1]?.part === 'noun'

const HELPS = /^(?:help|let|make|watch|see|have)(?:s|ing)?$/

/** 'ski patrol leaders', 'on film productions': behind one thing, or a preposition, no verb stands in its bare form. */
function isInCompound(words: Word[], i: number): boolean {
  const { lower, mark } = words[i] as Word
  const before = words[i - 1]
  if (CLOSED.has(lower) || /(?:[^s]s|ed|ing)$/.test(lower) || !before || before.mark !== '') return false
  if (before.part === 'preposition')
    return before.lower !== 'to' && mark === '' && words[i + 1]?.part === 'noun'
  const isOneThing =
    before.part === 'noun' &&
    !before.isPlural &&
    !before.isName &&
    !/(?:people|men|children|folk)$/.test(before.lower)
  return isOneThing && !words.slice(Math.max(0, i - 5), i).some((word) => HELPS.test(word.lower))
}

/** 'bike repair', 'a wash', 'peoples houses': a verb by its form, a noun by its neighbours. */
function settle(words: Word[], i: number, nouns: ReadonlySet<string>, isCustomer: boolean): void {
  const word = words[i] as Word
  const before = words[i - 1]?.mark === '' ? words[i - 1] : undefined
  const next = word.mark === '' ? words[i + 1] : undefined
  if (word.part === 'verb' && (!CLOSED.has(word.lower) || EITHER.test(word.lower))) {
    const isLed = before !== undefined && LEADS_TO_NOUN.has(before.part)
    const isLast = next === undefined || AT_END.has(next.part) || /^(?:i|we|they|you)$/.test(next.lower)
    // 'Gift buyers', 'Balance boards': a noun phrase begins with what could be an order.
    const isOpening =
      !before &&
      ((next?.part === 'noun' && (isCustomer || nouns.has(word.lower))) || isNamedActivity(words, i + 1))
    const isPluralHead =
      isLed &&
      isLast &&
      before.part !== 'gerund' &&
      !before.isPlural &&
      !before.isName &&
      /[^su]s$/.test(word.lower)
    const isAfterDeterminer =
      before?.part === 'determiner' || before?.part === 'possessive' || before?.part === 'adjective'
    if (
      isAfterDeterminer ||
      isOpening ||
      (isCustomer && opensMember(words, i)) ||
      isInCompound(words, i) ||
      isPluralHead ||
      (isLed && isLast && nouns.has(word.lower)) ||
      (!before && isLast && nouns.has(word.lower))
    )
      word.part = 'noun'
  }
  if (word.part === 'adjective' && (next === undefined || AT_END.has(next.part)) && nouns.has(word.lower))
    word.part = 'noun'
  // 'are sitting on leftover rolls' tells what somebody does.
  if (word.part === 'gerund' && /^(?:are|am|were|been|i'm|we're|they're|im)$/.test(before?.lower ?? ''))
    word.part = 'verb'
  if (
    /^(?:noun|adjective|participle)$/.test(word.part) &&
    before?.part === 'pronoun' &&
    /^(?:i|we|they|you)$/.test(before.lower) &&
    next &&
    !word.isName
  )
    word.part = 'verb'
}
