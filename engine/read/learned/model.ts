// A learned table: for each feature one weight a class, encodeWeights as one character each to keep the file small.

export interface TableFile {
  classes: string[]
  /** How much one step of a character is. */
  step: number
  /** A line for each feature: its name, a tab, its characters. One text, because a type for each name would cost the compiler minutes. */
  weights: string
}

export interface Model {
  classes: string[]
  scores: (features: Iterable<string>) => Float64Array
}

const ZERO = 'P'.charCodeAt(0)
const MOST = 44

export const encodeWeights = (weights: ArrayLike<number>, step: number): string =>
  Array.from(weights, (weight) =>
    String.fromCharCode(ZERO + Math.max(-MOST, Math.min(MOST, Math.round(weight / step)))),
  ).join('')

export function modelOf({ classes, step, weights }: TableFile): Model {
  const placeOf = placesIn(weights)
  return {
    classes,
    scores(features) {
      const sums = new Float64Array(classes.length)
      for (const feature of features) {
        const place = placeOf(feature)
        if (place < 0) continue
        for (let k = 0; k < sums.length; k++)
          sums[k] = (sums[k] as number) + (weights.charCodeAt(place + k) - ZERO) * step
      }
      return sums
    },
  }
}

const TAB = '\t'.charCodeAt(0)

/**
 * Where the characters of a feature begin in the text, or -1. A hash table of places in the text: a map would hold a string for
 * each of its hundred thousand lines, and the engine would make room for many times as much while it is filled.
 */
export function placesIn(weights: string): (feature: string) => number {
  const starts = startsOfLines(weights)
  const mask = 2 ** Math.ceil(Math.log2(starts.length * 2 + 2)) - 1
  const table = new Int32Array(mask + 1).fill(-1)
  for (const start of starts) {
    let at = hashOf(weights, start, weights.indexOf('\t', start)) & mask
    while (table[at] !== -1) at = (at + 1) & mask
    table[at] = start
  }
  return (feature) => {
    let at = hashOf(feature, 0, feature.length) & mask
    for (let start = table[at] as number; start >= 0; start = table[at] as number) {
      const end = start + feature.length
      if (weights.charCodeAt(end) === TAB && weights.startsWith(feature, start)) return end + 1
      at = (at + 1) & mask
    }
    return -1
  }
}

function startsOfLines(text: string): Int32Array {
  let count = 0
  for (let at = 0; at >= 0 && at < text.length; at = nextLine(text, at)) count++
  const starts = new Int32Array(count)
  for (let i = 0, at = 0; i < count; i++, at = nextLine(text, at)) starts[i] = at
  return starts
}

const nextLine = (text: string, from: number): number => {
  const end = text.indexOf('\n', from)
  return end < 0 ? -1 : end + 1
}

/** FNV-1a. */
function hashOf(text: string, from: number, end: number): number {
  let hash = 0x811c9dc5
  for (let i = from; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash ^ (hash >>> 15)
}

/** Likelihoods that add up to one. */
export function likelihoods(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}
