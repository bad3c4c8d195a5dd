// The learned points of words, and how likely each class is for the mean of a text's points.

/** Places in the middle of the network. */
export const WIDTH = 96

export interface EmbeddingFile {
  classes: string[]
  /** One on each line, sorted. */
  words: string
  /** Bytes in base64, each so many steps. */
  rarity: string
  points: string
  reads: string
  bias: number[]
  steps: number[]
}

export type Embedding = (features: Map<string, number>) => Float64Array

export function embeddingOf({
  classes,
  words,
  rarity,
  points,
  reads,
  bias,
  steps,
}: EmbeddingFile): Embedding {
  const [rarityStep = 1, pointStep = 1, readStep = 1] = steps
  const index = new Map(words.split('\n').map((word, i) => [word, i]))
  const rarities = Float32Array.from(decodeBytes(rarity), (byte) => byte * rarityStep)
  const [pointBytes, readBytes] = [decodeBytes(points), decodeBytes(reads)]
  return (features) => {
    const { at, by } = meanOf(features, index, rarities)
    const middle = new Float64Array(WIDTH)
    at.forEach((word, w) => {
      for (let j = 0; j < WIDTH; j++)
        middle[j] =
          (middle[j] as number) + (pointBytes[word * WIDTH + j] as number) * pointStep * (by[w] as number)
    })
    const scores = Float64Array.from(bias)
    middle.forEach((height, j) => {
      if (height <= 0) return
      for (let k = 0; k < classes.length; k++)
        scores[k] = (scores[k] as number) + height * (readBytes[j * classes.length + k] as number) * readStep
    })
    return likely(scores)
  }
}

function likely(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  const sizes = scores.map((score) => Math.exp(score - most))
  const sum = sizes.reduce((total, size) => total + size, 0)
  return sizes.map((size) => size / sum)
}

/** Which known words a text has, each by its share of the text. Words that are not known make the others' shares smaller. */
export function meanOf(
  features: Map<string, number>,
  index: ReadonlyMap<string, number>,
  rarity: Float32Array,
): { at: Int32Array; by: Float32Array } {
  const knownWords: [number, number][] = []
  let squares = 0
  const unknownRarity = rarity.length > 0 ? rarity.reduce((most, one) => Math.max(most, one), 0) : 1
  for (const [feature, times] of features) {
    const at = index.get(feature)
    const weight =
      times * (at === undefined ? (feature.includes(' ') ? 0 : unknownRarity) : (rarity[at] as number))
    squares += weight * weight
    if (at !== undefined) knownWords.push([at, weight])
  }
  const length = Math.sqrt(squares) || 1
  return {
    at: Int32Array.from(knownWords, ([at]) => at),
    by: Float32Array.from(knownWords, ([, weight]) => weight / length),
  }
}

/** Each value as the nearest of 255 steps. */
export function encodeBytes(values: Float32Array, step: number): string {
  const bytes = Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(value / step))))
  return Buffer.from(bytes.buffer).toString('base64')
}

function decodeBytes(text: string): Int8Array {
  const bytes = Buffer.from(text, 'base64')
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
}
