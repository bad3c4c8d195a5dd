// The words of a field with their parts of speech: compromise's, put right where a closed class or the neighbours decide.
import nlp from 'compromise/two'
import type { Field } from '../text/field.ts'
import { stem } from '../words.ts'
import { compoundsOf, ordinalsOf } from './compounds.ts'
import { capital, nameTowns } from './towns.ts'
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
        "is are was were be been being am do does did have has had can could will would shall should may might must don't doesn't didn't can't won't isn't aren't wasn't dont doesnt didnt cant wont isnt arent get gets got want wants need needs pay pays paid sell sells sold buy buys bought go goes went come comes came make makes made take takes took give gives gave know knows think thinks say says said hire hires lets let helps wanna gonna gotta havent hasnt hadnt wouldnt couldnt shouldnt werent wasnt hate hates love loves keep keeps find finds",
      ],
      [
        'adverb',
        'not very mostly mainly just only also too already still usually basically especially even never always often now then here there currently really maybe probably later soon first again together instead alot nowadays ofc lol tbh btw imo imho haha etc',
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
  const words = ordinalsOf(compoundsOf(terms, text), text)
  words.forEach((word, i) => {
    const gap = text.slice(word.end, words[i + 1]?.start ?? text.length)
    word.mark = /[^\s'"]/.exec(gap)?.[0] ?? ''
    if (word.mark === '' && (/\n/.test(gap) || (words[i + 1] && words[i + 1]?.sentence !== word.sentence)))
      word.mark = '.'
  })
  for (let i = 0; i < words.length; i++) settle(words, i, lexicon, field.name === 'targetCustomer')
  nameTowns(words)
  words.forEach((word, i) => {
    word.isName ||= isNamedElsewhere(word, text) || opensName(word, words[i + 1])
    // 'west yorkshire'
    const next = words[i + 1]
    if (IN_NAMES.test(word.text) && next?.name && next.lower === next.text) word.name = capital(word.text)
  })
  return words
}

/** 'Leaving Cert students': an activity in front of a name that is no place is part of it. */
const opensName = ({ text, part, mark }: Word, next: Word | undefined): boolean => {
  if (part !== 'gerund' || mark !== '' || !/^\p{Lu}\p{Ll}/u.test(text) || !next?.isName) return false
  const isOfPlace = next.isPlace || next.isTown || next.isNation || next.isCapital
  return !isOfPlace && /\p{Ll}/u.test(next.text)
}

const IN_NAMES = /^(?:north|south|east|west|new|port|cape|saint|san|santa|los|las|el|la)$/

/** 'Joburg homeowners' at the start is a name where the founder writes 'in Joburg' later on. */
const isNamedElsewhere = ({ text, lower, start }: Word, plain: string): boolean =>
  /^\p{Lu}\p{Ll}{3,}$/u.test(text) &&
  new RegExp(`(?<=[\\p{Ll},] )${text}(?!\\p{L})`, 'u').test(plain) &&
  !new RegExp(`(?<!\\p{L})${lower}(?!\\p{L})`, 'u').test(plain) &&
  plain.indexOf(text) === start

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
    isPast: has('PastTense'),
    isName: isName(text, has, start === 0 || /[.!?:\n(]\s*$/.test(plain.slice(0, start)), lexicon),
    name: lexicon.names.get(lower) ?? '',
    isPlace: has('Place'),
    isNation: has('Demonym') || has('Country'),
    isCapital: lexicon.capitals.has(lower) || lexicon.capitals.has(lower.replace(/s$/, '')),
    isTown: false,
    isCounted: lexicon.counted.has(lower) ? true : lexicon.mass.has(lower) ? false : undefined,
    isActor: has('Actor'),
    isGroup: lexicon.groups.has(lower) || lexicon.groups.has(`${lower}s`),
    mark: '',
    sentence,
  }
}

const KNOWN_NAME = ['Place', 'Person', 'Acronym', 'WeekDay', 'Month']

/** A capital at the start of a sentence is one only where the grammar knows the name; one inside it always. */
function isName(
  text: string,
  has: (tag: string) => boolean,
  isFirst: boolean,
  { words, right }: Lexicon,
): boolean {
  const isKnown = words.has(text.toLowerCase()) || (isFirst && right.has(text.toLowerCase()))
  const isCapital = /^\p{Lu}/u.test(text)
  if (isCapital)
    return isFirst
      ? KNOWN_NAME.some(has) && !isKnown
      : !(isKnown && /^\p{Lu}+$/u.test(text) && text.length > 4)
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
  const { lower, mark, isPast } = words[i] as Word
  const before = words[i - 1]
  if (isPast || CLOSED.has(lower) || /(?:[^s]s|ed|ing)$/.test(lower) || !before || before.mark !== '')
    return false
  if (before.part === 'preposition')
    return before.lower !== 'to' && mark === '' && words[i + 1]?.part === 'noun'
  const isOneThing =
    before.part === 'noun' &&
    !before.isPlural &&
    !before.isName &&
    !/(?:people|men|children|folk)$/.test(before.lower)
  return isOneThing && !words.slice(Math.max(0, i - 5), i).some((word) => HELPS.test(word.lower))
}

const SUBJECT =
  /^(?:i|we|they|you|who|that|which|can|will|would|could|should|must|may|might|don't|dont|not|also|then|just)$/

/** 'tax refunds', 'boot camp', 'care home groups': a noun in front of a noun in the lessons, and nobody who does it here. */
function isModifier(
  words: Word[],
  i: number,
  { modifiers, nouns, verbs }: Lexicon,
  isCustomer: boolean,
): boolean {
  const { lower, mark } = words[i] as Word
  const [before, next, after] = [words[i - 1], words[i + 1], words[i + 2]]
  if (!modifiers.has(lower) || CLOSED.has(lower) || mark !== '' || !next) return false
  // 'boot drying lockers'
  const isBeforeActivity = next.part === 'gerund' && next.mark === '' && after?.part === 'noun'
  if (next.part !== 'noun' && !isBeforeActivity) return false
  if (!nouns.has(next.lower) && !modifiers.has(next.lower)) return false
  // 'Rent hospital beds' and 'fly and repair drones' tell what is done, 'Boot camp' does not.
  if (before?.mark !== '' || before.part === 'conjunction')
    return isCustomer || !verbs.has(lower) || (!next.isPlural && !(next.mark === '' && after?.isPlural))
  if (SUBJECT.test(before.lower)) return false
  // 'women fish traders', but 'parents book lessons'
  if (before.isPlural) return next.isGroup && /^(?:wo)?men$/.test(before.lower)
  // 'sell to care home groups', but 'to book lessons'
  if (before.lower === 'to')
    return !next.isPlural && next.mark === '' && after?.isPlural === true && after.isGroup
  return true
}

/** 'farmers markets', 'kids shoes': several of them would do it without an 's'. */
const isHeadAfterPlural = (words: Word[], i: number, { nouns, modifiers }: Lexicon): boolean => {
  const { lower } = words[i] as Word
  const before = words[i - 1]
  const isThing = nouns.has(lower) || modifiers.has(lower) || nouns.has(lower.replace(/s$/, ''))
  return isThing && /[^su]s$/.test(lower) && before?.part === 'noun' && before.isPlural
}

/** 'phone repair stalls', 'sports clubs here': who pays or uses, not what somebody does. */
function isGroupHead(words: Word[], i: number): boolean {
  const { lower, isGroup, mark } = words[i] as Word
  const before = words[i - 1]
  const next = mark === '' ? words[i + 1] : undefined
  const hasObject = next !== undefined && /^(?:determiner|possessive|pronoun)$/.test(next.part)
  return (
    isGroup &&
    /[^su]s$/.test(lower) &&
    before?.part === 'noun' &&
    (!before.isPlural || before.lower === 'sports') &&
    !hasObject
  )
}

/** 'museums in Flanders rent our tables', 'stalls waste half a day': what they do, though it could be a thing. */
function isVerbOf(words: Word[], i: number, { verbs }: Lexicon): boolean {
  const { lower, mark, isPlural, isName } = words[i] as Word
  const before = words[i - 1]
  // 'our centre, in Hanoi, repairs wheelchairs'
  const isOpening = before?.mark === ',' && isPlural && verbs.has(lower.replace(/s$/, ''))
  if (isOpening && mark === '' && words[i + 1]?.part === 'noun' && words[i + 1]?.isPlural) return true
  // 'a supervisor sends you photos'
  const isThird =
    before?.mark === '' && before.part === 'noun' && !before.isPlural && verbs.has(lower.replace(/s$/, ''))
  if (isThird && mark === '' && /^(?:pronoun|determiner|possessive)$/.test(words[i + 1]?.part ?? ''))
    return true
  if (!verbs.has(lower) || isPlural || isName || !before || before.mark !== '') return false
  const next = mark === '' ? words[i + 1] : undefined
  // 'how to fly and repair drones'
  if (before.lower === 'and' && words[i - 2]?.part === 'verb' && next?.part === 'noun') return true
  if (isInPlace(words, i - 1)) return next === undefined || next.part !== 'noun' || next.isPlural
  return (
    before.part === 'noun' &&
    next !== undefined &&
    (/^(?:determiner|possessive|pronoun)$/.test(next.part) || (before.isPlural && next.part === 'number'))
  )
}

/** 'in Flanders', 'around Port Harcourt'. */
function isInPlace(words: Word[], i: number): boolean {
  if (!words[i]?.isName) return false
  let at = i
  while (words[at - 1]?.isName && words[at - 1]?.mark === '') at--
  return /^(?:in|around|near|from|across|at|on)$/.test(words[at - 1]?.lower ?? '')
}

function becomeNoun(word: Word): void {
  word.part = 'noun'
  word.isPlural ||= /[^su]s$/.test(word.lower)
}

/** 'bike repair', 'a wash', 'peoples houses': a verb by its form, a noun by its neighbours. */
function settle(words: Word[], i: number, lexicon: Lexicon, isCustomer: boolean): void {
  const word = words[i] as Word
  const { nouns } = lexicon
  const before = words[i - 1]?.mark === '' ? words[i - 1] : undefined
  const next = word.mark === '' ? words[i + 1] : undefined
  if (word.part === 'verb' && (!CLOSED.has(word.lower) || EITHER.test(word.lower))) {
    const isLed = before !== undefined && LEADS_TO_NOUN.has(before.part)
    const isLast = next === undefined || AT_END.has(next.part) || /^(?:i|we|they|you)$/.test(next.lower)
    // 'our centre, in Hanoi, repairs wheelchairs'
    const isThird = !isCustomer && /[^su]s$/.test(word.lower)
    // 'Gift buyers', 'Balance boards': a noun phrase begins with what could be an order.
    const isOpening =
      !before &&
      ((next?.part === 'noun' && !(isThird && next.isPlural) && (isCustomer || nouns.has(word.lower))) ||
        isNamedActivity(words, i + 1))
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
      isModifier(words, i, lexicon, isCustomer) ||
      isPluralHead ||
      (isLed && (isGroupHead(words, i) || isHeadAfterPlural(words, i, lexicon))) ||
      (isLed && isLast && nouns.has(word.lower)) ||
      (!before && isLast && nouns.has(word.lower))
    )
      becomeNoun(word)
  }
  // 'piano moving Marseille'
  if (word.part === 'adjective' && /[a-z]{3}ing$/.test(word.lower) && next?.isName) word.part = 'gerund'
  if (word.part === 'adjective' && (next === undefined || AT_END.has(next.part)) && nouns.has(word.lower))
    word.part = 'noun'
  // 'at home parents buy new animals'
  if (word.lower === 'home' && before?.lower === 'at') word.part = 'adverb'
  // 'we would run shopping trips'
  if (
    word.part === 'participle' &&
    next &&
    /^(?:can|will|would|could|should|to|i|we|they|you)$/.test(before?.lower ?? '')
  )
    word.part = 'verb'
  if (word.part === 'noun' && isVerbOf(words, i, lexicon)) word.part = 'verb'
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
