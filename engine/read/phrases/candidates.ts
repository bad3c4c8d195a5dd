// Noun phrases of a field, each with its complements one after another: 'owners', 'owners of older houses',
// 'owners of older houses in Leeds'.
import { isSomebody } from '../customers.ts'
import type { Part, Word } from './word.ts'

export interface Segment {
  /** What joins it to what stands before: 'of', ',', 'and'; empty for the first. */
  join: string
  /** 'the' or 'a' in front of a complement. */
  article: string
  /** First and last word, the last one not included. */
  from: number
  to: number
}

export interface Candidate {
  segments: Segment[]
  from: number
  to: number
  /** The word that says what it is. */
  head: number
  /** A relative clause at its end: 'people who work nights'. */
  clause?: { from: number; to: number }
  /** Words of our own around the founder's: 'rental of', 'for planning'. */
  made?: { kind: string; text: (phrase: string) => string; verb: number }
}

const MOST_WORDS = 9
const MOST_SEGMENTS = 5
const COMPLEMENT =
  /^(?:of|for|in|at|with|without|from|near|around|across|on|between|outside|along|throughout|about|by|under|over|within|round)$/
const JOIN = /^(?:and|or|&|\+|n|plus|en)$/
const MODIFIERS = new Set<Part>(['noun', 'adjective', 'gerund', 'participle', 'adverb'])

export function candidatesIn(words: Word[]): Candidate[] {
  const candidates: Candidate[] = []
  let at = 0
  while (at < words.length) {
    const end = nounPhraseEnd(words, at)
    if (end === undefined) {
      at++
      continue
    }
    for (const from of startsOf(words, at, end)) candidates.push(...extensionsOf(words, from, end))
    at = end
  }
  return candidates
}

/** Behind the last noun of a run of modifiers and nouns, or nothing. */
export function nounPhraseEnd(words: Word[], from: number): number | undefined {
  let end: number | undefined
  for (let i = from; i < words.length; i++) {
    const word = words[i] as Word
    // 'hobby and semi-pro beekeepers', 'cleaning and catering firms'
    if (i > from && (isBetweenModifiers(words, i) || isBetweenNouns(words, i, from))) continue
    if (!MODIFIERS.has(word.part)) break
    // 'productions shooting in Rome': what they do, told behind them.
    if (i > from && (isDoing(words, i) || isDoneTo(words, i))) break
    if (i > from && (isPlaceBehind(words, i) || opensClause(words, i))) break
    if (word.part === 'adverb' && !isDegree(words, i, i === from)) break
    if (isHead(words, i)) end = i + 1
    if (word.mark !== '') break
  }
  return end
}

function isBetweenModifiers(words: Word[], i: number): boolean {
  const [before, link, after] = [words[i - 1], words[i], words[i + 1]]
  if (!before || !after || !/^(?:and|or|&)$/.test(link?.lower ?? '')) return false
  if (before.mark !== '' || link?.mark !== '') return false
  if (before.part === 'adjective' && after.part === 'adjective') return true
  const isBeforeNoun = after.mark === '' && words[i + 2]?.part === 'noun'
  const isAlike =
    (before.part === 'participle' && after.part === 'participle') ||
    (/[a-z]{3}ing$/.test(before.lower) && after.part === 'gerund') ||
    (isOfPeople(before) && isOfPeople(after))
  return isBeforeNoun && isAlike
}

/** 'oyster and mussel growers', 'climate and mould monitoring': both nouns say which, so it is one phrase. */
function isBetweenNouns(words: Word[], i: number, from: number): boolean {
  const [before, link, after, head] = [words[i - 1], words[i], words[i + 1], words[i + 2]]
  if (!before || !after || !head || !/^(?:and|&|or)$/.test(link?.lower ?? '')) return false
  const isBare = (word: Word) => word.mark === '' && !word.isPlural && !word.isName && !word.isPlace
  const hasArticle = /^(?:determiner|possessive|number)$/.test(words[from - 1]?.part ?? '')
  return (
    !hasArticle &&
    i - from <= 2 &&
    before.part === 'noun' &&
    isBare(before) &&
    link?.mark === '' &&
    /^(?:noun|gerund)$/.test(after.part) &&
    isBare(after) &&
    (head.part === 'noun' || isHead(words, i + 2))
  )
}

const isOfPeople = ({ isNation, isCapital }: Word) => isNation || isCapital

/** 'newly arrived refugees', 'very small firms'; in front only where it says how. */
function isDegree(words: Word[], i: number, isFirst: boolean): boolean {
  const { lower, mark } = words[i] as Word
  const next = mark === '' ? words[i + 1] : undefined
  if (next?.part !== 'adjective' && next?.part !== 'participle') return false
  return (
    !isFirst ||
    /^(?:newly|recently|highly|fully|locally|freshly|professionally|privately|naturally|hand)$/.test(lower)
  )
}

function isDoing(words: Word[], i: number): boolean {
  const { lower, part, mark } = words[i] as Word
  const before = words[i - 1] as Word
  if (!/ing$/.test(lower) || before.part !== 'noun' || !before.isPlural || before.lower === 'sports')
    return false
  const next = mark === '' ? words[i + 1]?.part : undefined
  return (
    part === 'gerund' ||
    next === 'number' ||
    next === 'determiner' ||
    next === 'possessive' ||
    next === 'preposition'
  )
}

/** 'the things families forget': those behind are who does it, not what it is. */
function opensClause(words: Word[], i: number): boolean {
  const [before, word] = [words[i - 1] as Word, words[i] as Word]
  const isPair = before.part === 'noun' && before.isPlural && word.part === 'noun' && word.isPlural
  return (
    isPair &&
    word.isGroup &&
    word.mark === '' &&
    words[i + 1]?.part === 'verb' &&
    !/^(?:wo)?men$/.test(before.lower)
  )
}

/** 'piano moving Marseille': where, told without 'in'. */
function isPlaceBehind(words: Word[], i: number): boolean {
  const { isName, isPlace, isTown, isCapital, isNation, mark } = words[i] as Word
  const before = words[i - 1] as Word
  if (!(isName || isPlace || isTown) || isCapital || isNation || before.isName || before.isPlace) return false
  const next = mark === '' ? words[i + 1] : undefined
  // 'Salvador da Bahia' is one name.
  const isParticle = before.lower.length < 4
  return !isParticle && /^(?:noun|gerund)$/.test(before.part) && !(next && MODIFIERS.has(next.part))
}

/** 'sauna tents delivered on Friday', 'kids aged five'. */
function isDoneTo(words: Word[], i: number): boolean {
  const before = words[i - 1] as Word
  return (
    words[i]?.part === 'participle' && before.part === 'noun' && before.isPlural && before.lower !== 'sports'
  )
}

function isHead(words: Word[], i: number): boolean {
  const { part, mark, isNation, isPlural } = words[i] as Word
  if (part === 'noun') return !(isNation && !isPlural)
  if (part !== 'gerund') return false
  const next = mark === '' ? words[i + 1] : undefined
  return (
    next === undefined ||
    next.part === 'preposition' ||
    next.part === 'conjunction' ||
    next.part === 'relative' ||
    isPlaceBehind(words, i + 1)
  )
}

const UNIT =
  /^(?:kwh?|k[gm]|g|ml|cm|mm|m2|m²|m|l|min(?:ute)?s?|hours?|hrs?|days?|nights?|weeks?|months?|years?|yrs?|kilos?|lit(?:re|er)s?|acres?|hectares?|tons?|tonnes?|sq|metres?|meters?|feet|foot|inch(?:es)?|miles?|bed(?:room)?|seat(?:er)?|room|page|lakhs?|million|yen|euros?|dollars?|rupees?|pesos?|pounds?|percent|per)$/

/** 'selling frozen pies': with the verb in front, and without. */
function startsOf(words: Word[], from: number, end: number): number[] {
  const first = words[from] as Word
  // '30 kW heater', '12 week course': what is counted is no part of it.
  if (words[from - 1]?.part === 'number' && words[from - 1]?.mark === '' && UNIT.test(first.lower))
    return from + 1 < end ? [from + 1] : []
  const starts = [from]
  // 'Leaving Cert students' leave nothing.
  const isDoubtful = (first.part === 'gerund' || first.part === 'participle') && !first.isName
  if (isDoubtful && from + 1 < end && words[from + 1]?.part !== 'conjunction') starts.push(from + 1)
  return starts
}

function extensionsOf(words: Word[], from: number, end: number): Candidate[] {
  const first: Segment = { join: '', article: '', from, to: end }
  const candidates: Candidate[] = []
  const segments = [first]
  let to = end
  while (to - from <= MOST_WORDS && segments.length <= MOST_SEGMENTS) {
    const candidate = { segments: [...segments], from, to, head: headOf(words, first) }
    const isOneList = isClosedList(words, candidate)
    if (isOneList && isWhole(words, candidate) && !lacksArticle(words, candidate)) candidates.push(candidate)
    const clause = clauseAfter(words, to)
    if (clause && isOneList && segments.length <= 2 && clause.to - from <= MOST_WORDS)
      candidates.push({ ...candidate, clause, to: clause.to })
    const next = segmentAfter(words, to)
    if (!next) break
    segments.push(next)
    to = next.to
  }
  return candidates
}

const IS_LIST = /^(?:,|and|or)$/

/** The segments that are named side by side, before any complement. */
export function membersOf(segments: Segment[]): Segment[] {
  const complement = segments.findIndex(({ join }, i) => i > 0 && !IS_LIST.test(join))
  return complement < 0 ? segments : segments.slice(0, complement)
}

/** A comma without 'and' joins people only ('hikers, swimmers'): elsewhere it ends a thought ('wigs, women in chemo'). */
function isClosedList(words: Word[], { segments }: Pick<Candidate, 'segments'>): boolean {
  const members = membersOf(segments)
  // 'Lutheran' in 'Lutheran, Methodist and Catholic parishes' only says which.
  const isSeveralAt = ({ to }: Segment) => {
    const { isPlural, isCapital, isNation } = words[to - 1] as Word
    return isPlural || isCapital || isNation
  }
  const isSomebodyAt = ({ to }: Segment) =>
    words[to - 1]?.isGroup === true || isSomebody(words[to - 1]?.lower ?? '')
  const lastOfAll = segments.at(-1) as Segment
  // 'livestreams for families, weddings'
  if (lastOfAll.join === ',' && members.length < segments.length && !words[lastOfAll.to - 1]?.isName)
    return false
  // 'people in Lagos and Abuja and Nigerians': two towns and somebody are no list of three.
  const behind = segments.slice(members.length)
  const isNamed = ({ to }: Segment) => words[to - 1]?.isName === true || words[to - 1]?.isTown === true
  if (behind.length > 2 && behind.some(isNamed) && !behind.every(isNamed)) return false
  if (members.length < 2 || !members.some(({ join }) => join === ',')) return true
  const { join, from, to } = members.at(-1) as Segment
  const isOpen = join === ',' && !words.slice(from, to).some(({ part }) => part === 'conjunction')
  if (isOpen) return members.every((member) => isSeveralAt(member) && isSomebodyAt(member))
  return members.every(isSeveralAt) || !members.some(isSomebodyAt)
}

/** 'saffron from co-op': one thing behind a preposition has its article, but for 'by van' and 'at home'. */
const lacksArticle = (words: Word[], { segments }: Candidate): boolean =>
  segments.some(({ join, article, from, to }) => {
    const last = words[to - 1] as Word
    const isBare = article === '' && !last.isPlural && !last.isName && last.isCounted === true
    return (
      /^(?:of|for|in|with|from|near|on|without)$/.test(join) &&
      isBare &&
      !/['’]/.test(words[from]?.text ?? '')
    )
  })

/** 'in Lima, Peru' is no list, and 'for heat-pump' is half of 'for heat-pump and ventilation firms'. */
function isWhole(words: Word[], { segments, head }: Candidate): boolean {
  const last = segments.at(-1) as Segment
  const word = words[last.to - 1] as Word
  const isNamed = word.isName || word.isPlace || word.isTown
  if (last.join === ',' && isNamed && !words[head]?.isName) return false
  const goesOn = word.mark === ',' || /^(?:and|or|&)$/.test(words[last.to]?.lower ?? '')
  const isBare = last.join !== '' && last.article === '' && !isNamed && !word.isPlural
  return !(isBare && goesOn && segmentAfter(words, last.to) !== undefined)
}

export const headOf = (words: Word[], { from, to }: Segment): number => {
  for (let i = to - 1; i >= from; i--) if (isHead(words, i)) return i
  return to - 1
}

function segmentAfter(words: Word[], to: number): Segment | undefined {
  const mark = words[to - 1]?.mark ?? ''
  let at = pastAge(words, to)
  let join = ''
  if (mark === ',' || mark === '/') join = ','
  else if (mark === '&' || mark === '+') join = 'and'
  else if (mark !== '') return undefined
  const link = words[at]
  if (!link) return undefined
  if (JOIN.test(link.lower)) {
    join = link.lower === 'or' ? 'or' : 'and'
    at++
  } else if (join === '') {
    if (!COMPLEMENT.test(link.lower) || link.mark !== '') return undefined
    join = link.lower
    at++
  }
  let article = ''
  const determiner = words[at]
  if (determiner?.part === 'determiner' && /^(?:the|an?)$/.test(determiner.lower)) {
    article = determiner.lower
    at++
  } else if (determiner?.lower === 'their') {
    article = 'their'
    at++
  }
  // '4 schools and 2 resorts': figures are not printed.
  if (IS_LIST.test(join) && words[at]?.part === 'number' && words[at + 1]?.part !== 'number') at++
  const end = nounPhraseEnd(words, at)
  // 'psychologists without paying'
  const isDoingOnly = join === 'without' && words[at]?.part === 'gerund' && end === at + 1
  return end === undefined || isDoingOnly ? undefined : { join, article, from: at, to: end }
}

/** 'women 25 to 55 in Tulsa' are women in Tulsa: figures are not printed. */
function pastAge(words: Word[], to: number): number {
  if (words[to - 1]?.mark !== '' || words[to]?.part !== 'number' || !words[to - 1]?.isPlural) return to
  let at = to
  while (
    at < to + 4 &&
    (words[at]?.part === 'number' || /^(?:to|and|or|up|over|plus|years|old)$/.test(words[at]?.lower ?? ''))
  )
    at++
  const isPlace = /^(?:in|from|around|near|across)$/.test(words[at]?.lower ?? '')
  return isPlace && /^[-–+]?$/.test(words[at - 1]?.mark ?? '') ? at : to
}

const CLAUSE_VERBS = new Set<Part>(['verb', 'participle'])
const LAST_OF_CLAUSE = new Set<Part>(['noun', 'adverb'])

/** 'who work nights', up to a mark or the end. */
function clauseAfter(words: Word[], to: number): { from: number; to: number } | undefined {
  if ((words[to - 1]?.mark ?? '') !== '' || !/^(?:who|that)$/.test(words[to]?.lower ?? '')) return undefined
  const verb = words[to + 1]
  if (!verb || !CLAUSE_VERBS.has(verb.part)) return undefined
  for (let i = to + 1; i < Math.min(words.length, to + MOST_WORDS); i++) {
    const word = words[i] as Word
    if (/^(?:i|we|me|us|my|our|you|your|ur|it|this|them)$/.test(word.lower) || word.part === 'number')
      return undefined
    if (word.mark !== '' || i === words.length - 1)
      return LAST_OF_CLAUSE.has(word.part) &&
        !/^(?:already|too|also|now|yet|anyway|actually)$/.test(word.lower)
        ? { from: to, to: i + 1 }
        : undefined
  }
  return undefined
}
