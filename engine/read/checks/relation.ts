// What speaks for it that figures are meant for one sum: their roles and units, how far apart they stand, the words between
// them. Whether the sum comes out is left out of it.
import type { CheckFigure } from './figures.ts'
import type { Sum } from './sums.ts'

const WORD = /\p{L}+(?:'\p{L}+)?|[=:;,.%×x*+-]|\d/gu
const FAR = 60

export function relationFeatures({ kind, parts }: Sum): string[] {
  const figures = parts.map(([, figure]) => figure)
  const stated = figures.at(-1) as CheckFigure
  const features = new Set<string>([
    `n${parts.length}`,
    `roles=${sortedList(parts.map(([slot, { role }]) => `${slot}:${role}`))}`,
    `units=${sortedList(parts.map(([slot, { kind: of, entry }]) => `${slot}:${of}/${entry.per}`))}`,
    `skip${skippedBy(figures, stated)}`,
    `fields${new Set(figures.map(({ entry }) => entry.field)).size}`,
    ...wordsAround(stated),
  ])
  for (let i = 0; i < parts.length; i++) {
    const [slot, figure] = parts[i] as Sum['parts'][0]
    for (const feature of featuresOf(figure)) features.add(slot + feature)
    for (let j = i + 1; j < parts.length; j++) {
      const [otherSlot, other] = parts[j] as Sum['parts'][0]
      const { distance, words } = pairOf(figure, other)
      const roles = `${slot}:${figure.role}-${otherSlot}:${other.role}`
      features.add(roles).add(`${roles} ${distance}`)
      for (const word of words) features.add(`${slot}-${otherSlot} ${word}`)
    }
  }
  return Array.from(features, (feature) => `${kind}|${feature}`)
}

const sortedList = (words: string[]) => words.sort().join(' ')

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

const featuresOf = memoize(({ likely, entry, which, worded, number, kind }: CheckFigure): string[] => {
  const features = [`/${entry.per || '-'}`, `.${entry.unit}`]
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

function pairOf(a: CheckFigure, b: CheckFigure): Pair {
  const pairs = pairsOf(a)
  const cachedPair = pairs.get(b)
  if (cachedPair) return cachedPair
  const isSameField = a.entry.field === b.entry.field
  const distance = isSameField ? String(Math.min(4, Math.abs(a.sentence - b.sentence))) : 'F'
  const words = [distance]
  if (shareWord(a, b)) words.push('same')
  if (isSameField) {
    words.push(`o${Math.max(-4, Math.min(4, b.order - a.order))}`)
    const from = Math.min(a.end, b.end)
    const to = Math.max(a.entry.start, b.entry.start)
    if (to - from < FAR) words.push(...wordsIn(a.text.slice(from, Math.max(from, to))))
  }
  const pair = { distance, words }
  pairs.set(b, pair)
  return pair
}

export const shareWord = (a: CheckFigure, b: CheckFigure): boolean =>
  a.nouns.some((noun) => b.nouns.includes(noun))

const wordsAround = memoize(({ text, entry: { start }, end }: CheckFigure): string[] => {
  const before = wordsIn(text.slice(Math.max(0, start - 45), start)).slice(-5)
  const behind = wordsIn(text.slice(end, end + 40)).slice(0, 4)
  return [
    ...before.map((word) => `b=${word}`),
    ...behind.map((word) => `a=${word}`),
    `b1=${before.at(-1)}`,
    `b2=${before.slice(-2).join(' ')}`,
  ]
})

/** How many figures of the field stand between them and are left out. */
function skippedBy(figures: CheckFigure[], { entry: { field } }: CheckFigure): number {
  const orders = figures.filter(({ entry }) => entry.field === field).map(({ order }) => order)
  return Math.min(6, Math.max(...orders) - Math.min(...orders) + 1 - orders.length)
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(WORD) ?? []
