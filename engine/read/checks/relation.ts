// What speaks for it that figures are meant for one sum: their roles and units, how far apart they stand, the words between
// them. Whether the sum comes out is left out of it. Features belong to one figure, to two of them, or to the whole, so that
// what is known of a figure is looked up once and not for every sum.
import type { CheckFigure } from './figures.ts'
import type { Slot, Sum } from './sums.ts'

const WORD = /\p{L}+(?:'\p{L}+)?|[=:;,.%×x*+-]|\d/gu
const FAR = 60

/** Of all its parts, in the order in which a reader adds them up. */
export function relationFeatures(sum: Sum): string[] {
  const { kind, parts } = sum
  const features = [...wholeFeatures(sum)]
  for (let i = 0; i < parts.length; i++) {
    const [slot, figure] = parts[i] as Sum['parts'][0]
    features.push(...figureFeatures(kind, slot, figure))
    for (let j = i + 1; j < parts.length; j++) {
      const [otherSlot, other] = parts[j] as Sum['parts'][0]
      features.push(...pairFeatures(kind, [slot, figure], [otherSlot, other]))
    }
  }
  return features
}

const MOST_SKIPPED = 6

export function wholeFeatures(sum: Sum): string[] {
  const { kind, parts } = sum
  return [`${kind}|n${parts.length}`, `${kind}|skip${skippedBy(sum)}`, `${kind}|fields${fieldsOf(sum)}`]
}

/** A number for what these features depend on besides the kind: the same number, the same features. */
export const wholeKey = (sum: Sum): number =>
  (sum.parts.length * 4 + fieldsOf(sum)) * (MOST_SKIPPED + 1) + skippedBy(sum)

/** What a figure brings to a kind of sum in its slot. What is learned of the slot in every kind helps where there are few. */
export function figureFeatures(kind: string, slot: Slot, figure: CheckFigure): string[] {
  return featuresOf(figure).flatMap((feature) => [`${kind}|${slot}${feature}`, `${slot}${feature}`])
}

export function pairFeatures(
  kind: string,
  [slot, figure]: [Slot, CheckFigure],
  [otherSlot, other]: [Slot, CheckFigure],
): string[] {
  const { distance, words } = pairWords(figure, other)
  const roles = `${slot}:${figure.role}-${otherSlot}:${other.role}`
  const slots = `${slot}-${otherSlot}`
  return [
    `${kind}|${roles}`,
    `${kind}|${roles} ${distance}`,
    roles,
    `${roles} ${distance}`,
    ...words.flatMap((word) => [`${kind}|${slots} ${word}`, `${slots} ${word}`]),
  ]
}

/** A figure is in many sums, and what it brings to each is the same. */
function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, Value>()
  return (key) => {
    const cachedValue = values.get(key)
    if (cachedValue !== undefined) return cachedValue
    const value = make(key)
    values.set(key, value)
    return value
  }
}

const featuresOf = memoize((figure: CheckFigure): string[] => {
  const { likely, entry, which, worded, number, kind } = figure
  const features = [`/${entry.per || '-'}`, `.${entry.unit}`, ...wordsAround(figure)]
  for (const [role, chance] of Object.entries(likely)) {
    if (chance > 0.15) features.push(`=${role}`)
    if (chance > 0.6) features.push(`=${role}!`)
  }
  if (entry.approximate) features.push('~')
  if (which !== 'only') features.push(' range')
  if (worded) features.push(' worded')
  if (kind === 'count' && number >= 1900 && number <= 2100) features.push(' year')
  return features
})

interface Pair {
  distance: string
  words: string[]
}

const pairsOf = memoize((_: CheckFigure) => new Map<CheckFigure, Pair>())

function pairWords(a: CheckFigure, b: CheckFigure): Pair {
  const pairs = pairsOf(a)
  const cachedPair = pairs.get(b)
  if (cachedPair) return cachedPair
  const isSameField = a.entry.field === b.entry.field
  const distance = isSameField ? String(Math.min(4, Math.abs(a.sentence - b.sentence))) : 'F'
  const words = [distance]
  if (shareWord(a, b)) words.push('same')
  if (isForEach(a, b)) words.push('for each')
  if (a.entry.per && b.entry.per) words.push(a.entry.per === b.entry.per ? 'same period' : 'other period')
  if (isSameField) {
    words.push(`o${Math.max(-4, Math.min(4, b.order - a.order))}`)
    const from = Math.min(a.end, b.end)
    const to = Math.max(a.entry.start, b.entry.start)
    words.push(`far${Math.min(9, Math.round(Math.log2(Math.max(1, to - from))))}`)
    if (to - from < FAR) words.push(...new Set(wordsIn(a.text.slice(from, Math.max(from, to)))))
  }
  const pair = { distance, words }
  pairs.set(b, pair)
  return pair
}

export const shareWord = (a: CheckFigure, b: CheckFigure): boolean =>
  a.nouns.some((noun) => b.nouns.includes(noun))

/** One is for each unit of the other: a price per hour and hours. */
const isForEach = (a: CheckFigure, b: CheckFigure): boolean =>
  (a.entry.per !== '' && b.entry.unit.startsWith(a.entry.per)) ||
  (b.entry.per !== '' && a.entry.unit.startsWith(b.entry.per))

const wordsAround = ({ text, entry: { start }, end }: CheckFigure): string[] => {
  const before = wordsIn(text.slice(Math.max(0, start - 45), start)).slice(-5)
  const behind = wordsIn(text.slice(end, end + 40)).slice(0, 4)
  return [
    ...[...new Set(before)].map((word) => ` b=${word}`),
    ...[...new Set(behind)].map((word) => ` a=${word}`),
    ` b1=${before.at(-1)}`,
    ` b2=${before.slice(-2).join(' ')}`,
  ]
}

/** How many figures of the last one's field stand between them and are left out. */
function skippedBy({ parts }: Sum): number {
  const field = parts.at(-1)?.[1].entry.field
  let first = Number.POSITIVE_INFINITY
  let last = 0
  let count = 0
  for (const [, { entry, order }] of parts) {
    if (entry.field !== field) continue
    first = Math.min(first, order)
    last = Math.max(last, order)
    count++
  }
  return Math.min(MOST_SKIPPED, Math.max(0, last - first + 1 - count))
}

/** There are three fields at most. */
function fieldsOf({ parts }: Sum): number {
  const [first] = parts
  const others = parts.filter(([, { entry }]) => entry.field !== first?.[1].entry.field)
  if (others.length === 0) return 1
  return others.every(([, { entry }]) => entry.field === others[0]?.[1].entry.field) ? 2 : 3
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(WORD) ?? []
