// What speaks for a phrase naming the offer, who pays, or who uses it.
import { isSomebody } from '../customers.ts'
import type { Field } from '../text/field.ts'
import type { Candidate } from './candidates.ts'
import { namesSomebody } from './somebody.ts'
import type { Word } from './word.ts'

export interface PhraseContext {
  field: Field
  /** The idea is all that there is. */
  isAlone: boolean
  words: Word[]
  /** Nouns of each field, by its tag. */
  stems: Map<string, Set<string>>
  /** Stems of those of whom it is said that they pay. */
  payers: Set<string>
  /** The main way of earning; empty where it is unsure. */
  mechanism: string
  /** Words of the company name. */
  name: Set<string>
  /** How often each stem stands in the whole brief. */
  counts: Map<string, number>
}

const TAGS: Partial<Record<Field['name'], string>> = {
  businessIdea: 'i',
  targetCustomer: 'c',
  additionalContext: 'x',
}
/** An idea alone tells in another order than one with its customers beside it. */
export const tagOf = (field: Field, isAlone: boolean): string =>
  isAlone && field.name === 'businessIdea' ? 'alone' : (TAGS[field.name] ?? 'x')

const PAYS =
  /^(?:pay|pays|paid|buy|buys|bought|order|orders|book|books|subscribe|subscribes|rent|rents|hire|hires|sponsor|sponsors|license|licenses|licence|fund|funds|donate|donates|lease|leases|join|joins)$/
const CHARGES = /^(?:charge|bill|invoice)$/
const IS_CHARGED = /^(?:billed|charged|invoiced)$/
const SOLD =
  /^(?:sell|sells|selling|sold|billed|paid|rented|leased|licensed|invoiced|charged|lent|rent|lease|supply|hired|financed|funded|sponsored|covered)$/
/** How many words may stand between a verb and who pays. */
const NEAR = 5
const FAR = 8

/** Stems of those of whom it is said that they pay, that we charge them, or that it is sold to them. */
export function payersIn(words: Word[]): string[] {
  return words.flatMap((word, i) => {
    const isPassive = IS_CHARGED.test(word.lower) && /^(?:is|are|get|gets)$/.test(words[i - 1]?.lower ?? '')
    const found = [
      PAYS.test(word.lower) || isPassive ? subjectBefore(words, i) : undefined,
      CHARGES.test(word.lower) ? words.slice(i + 1, i + 4).find(({ part }) => part === 'noun') : undefined,
      SOLD.test(word.lower) ? receiverAfter(words, i) : undefined,
    ]
    return found.flatMap((one) => one?.stem ?? [])
  })
}

/** 'diners along the road sponsor': the nearest who can pay, else the nearest noun. */
function subjectBefore(words: Word[], i: number): Word | undefined {
  const { sentence } = words[i] as Word
  const nouns = words
    .slice(Math.max(0, i - NEAR), i)
    .filter((word) => word.part === 'noun' && word.sentence === sentence)
  return nouns.findLast((word) => namesSomebody(word)) ?? nouns.at(-1)
}

/** 'sold as a kit to schools', 'paid by parents'. */
function receiverAfter(words: Word[], i: number): Word | undefined {
  const { sentence } = words[i] as Word
  const to = words.findIndex(
    (word, at) => at > i && at <= i + FAR && word.sentence === sentence && /^(?:to|by)$/.test(word.lower),
  )
  return to < 0 ? undefined : words.slice(to + 1, to + NEAR).find((word) => namesSomebody(word))
}

export function featuresOf(candidate: Candidate, order: number, context: PhraseContext): string[] {
  const head = context.words[candidate.head] as Word
  const sight: Sight = {
    ...context,
    ...candidate,
    order,
    head,
    tag: tagOf(context.field, context.isAlone),
    kind: candidate.made?.kind ?? (candidate.clause ? 'clause' : 'plain'),
    somebody: kindOf(head),
    wordAt: (i) => (context.words[i]?.sentence === head.sentence ? context.words[i] : undefined),
  }
  return [...ofHead(sight), ...ofPlace(sight), ...ofNeighbours(sight), ...ofExtent(sight), ...ofBrief(sight)]
}

/** A candidate as the features look at it. */
type Sight = Omit<Candidate, 'head'> &
  PhraseContext & {
    /** Which head of its field it is. */
    order: number
    head: Word
    tag: string
    kind: string
    somebody: string
    /** Words of the same sentence only. */
    wordAt: (i: number) => Word | undefined
  }

const kindOf = ({ lower, isActor }: Word): string =>
  isSomebody(lower) ? 'somebody' : isActor ? 'actor' : 'thing'

const ofHead = ({ head, tag, somebody, mechanism, name }: Sight): string[] => [
  'any',
  `h:${head.stem}`,
  `H:${head.lower}`,
  `h:${head.stem}|${tag}`,
  `e3:${head.lower.slice(-3)}`,
  `e4:${head.lower.slice(-4)}`,
  `who:${somebody}`,
  `pl:${head.isPlural}|${somebody}`,
  `pl:${head.isPlural}|${tag}`,
  `part:${head.part}`,
  `name:${head.isName}`,
  `group:${head.isGroup}|${tag}`,
  `counted:${head.isCounted ?? '-'}|${head.isPlural}`,
  `m:${mechanism}|${tag}|${somebody}`,
  `m:${mechanism}|${head.stem}`,
  ...(name.has(head.lower) ? ['in-name'] : []),
]

const ofPlace = ({ head, tag, kind, order, somebody, mechanism, field }: Sight): string[] => [
  `f:${tag}`,
  `k:${kind}`,
  `k:${kind}|${tag}`,
  `s:${tag}|${Math.min(head.sentence, 4)}`,
  `o:${tag}|${Math.min(order, 6)}`,
  `who:${somebody}|${tag}|${Math.min(order, 3)}`,
  `m:${mechanism}|${tag}|${Math.min(order, 2)}`,
  `at:${tag}|${Math.floor((8 * head.start) / Math.max(1, field.plain.length))}`,
]

function ofNeighbours({ words, from, to, head, tag, somebody, wordAt }: Sight): string[] {
  const stem = (i: number) => wordAt(i)?.stem ?? '^'
  const part = (i: number) => wordAt(i)?.part ?? '^'
  const isNear = ({ sentence }: Word) => sentence === head.sentence
  const left = words.slice(Math.max(0, from - 8), from).filter(isNear)
  const verb = left.findLast((word) => word.part === 'verb')?.stem ?? '-'
  const subject = left.find((word) => word.part === 'pronoun')?.lower ?? '-'
  const right = words.slice(to, to + 6).filter(isNear)
  const nextVerb = right.find((word) => word.part === 'verb')?.stem ?? '-'
  const before = words[from - 1]
  const isTail = from > 1 && (/^(?:and|or|&)$/.test(before?.lower ?? '') || before?.mark === ',')
  return [
    `-1:${stem(from - 1)}`,
    `-1:${stem(from - 1)}|${tag}`,
    `-1:${stem(from - 1)}|${somebody}`,
    `-2:${stem(from - 2)}`,
    `-21:${stem(from - 2)} ${stem(from - 1)}`,
    `-321:${stem(from - 3)} ${stem(from - 2)} ${stem(from - 1)}`,
    `-1p:${part(from - 1)}|${part(from - 2)}`,
    `+1:${stem(to)}`,
    `+12:${stem(to)} ${stem(to + 1)}`,
    `v:${verb}`,
    `v:${verb}|${stem(from - 1)}`,
    `v:${verb}|${subject}|${somebody}`,
    `nv:${nextVerb}|${tag}`,
    `nv:${nextVerb}|${somebody}`,
    `subject:${subject}|${somebody}`,
    `tail:${isTail}|${somebody}|${tag}`,
  ]
}

/** How far it goes, what joins its pieces, and where it stops. */
function ofExtent({
  words,
  from,
  to,
  segments,
  made,
  head,
  tag,
  kind,
  order,
  somebody,
  wordAt,
}: Sight): string[] {
  const joins = segments.slice(1).map(({ join }) => (join.startsWith('for ') ? 'for-doing' : join))
  const lastJoin = joins.at(-1) ?? '-'
  const first = words[from] as Word
  const last = words[to - 1] as Word
  const stop = last.mark || (wordAt(to)?.part ?? '^')
  const features = [
    `+m:${stop}`,
    `+m:${stop}|${kind}|${lastJoin}`,
    `n:${Math.min(segments.length, 4)}|${tag}`,
    `j:${joins.join(' ')}`,
    `j1:${lastJoin}|${somebody}`,
    `words:${Math.min(to - from, 9)}`,
    `first:${first.stem}`,
    `firstp:${first.part}|${to - from > 1}`,
    `last:${last.stem}`,
    `lastp:${last.isPlace || last.isName ? 'name' : last.part}|${lastJoin}`,
  ]
  for (const { stem } of words.slice(from, to)) features.push(`w:${stem}`, `w:${stem}|${tag}`)
  if (segments.length > 1)
    for (const member of segments.filter(({ join }) => /^(?:|,|and|or)$/.test(join))) {
      const word = words[member.to - 1] as Word
      features.push(`mh:${word.stem}`, `mw:${word.isName ? 'name' : kindOf(word)}|${tag}`)
    }
  if (made)
    features.push(
      `made:${words[made.verb]?.stem}`,
      `kh:${kind}|${head.stem}`,
      `ko:${kind}|${Math.min(order, 4)}`,
      `k-1:${kind}|${wordAt(from - 1)?.stem ?? '^'}`,
    )
  return features
}

/** What the rest of the brief says about the same words. */
function ofBrief({ words, from, head, tag, order, somebody, payers, stems, counts }: Sight): string[] {
  const count = Math.min(counts.get(head.stem) ?? 0, 5)
  const modifiers = words
    .slice(from, words.indexOf(head))
    .filter(({ part }) => part === 'noun' || part === 'adjective')
  const isTopical = modifiers.some(({ stem }) => (counts.get(stem) ?? 0) > 1)
  const features = [
    `count:${count}|${somebody}`,
    `count:${count}|${tag}|${Math.min(order, 3)}`,
    `topical:${isTopical}|${modifiers.length > 0}`,
  ]
  if (payers.has(head.stem)) features.push('pays', `pays|${tag}`, `pays|${somebody}`)
  else if (payers.size > 0) features.push('others-pay', `others-pay|${tag}|${somebody}`)
  for (const [other, set] of stems)
    if (other !== tag && set.has(head.stem))
      features.push(`again:${other}`, `again:${other}|${tag}|${somebody}`)
  return features
}

export const noneFeatures = (mechanism: string, payers: Set<string>): string[] => [
  'none',
  `none|${mechanism}`,
  `none|${Math.min(payers.size, 3)}`,
]
