// A small network over sparse words: each word is a point, a text the mean of its words, and every class reads the point. It
// learns that 'loaves' and 'bread' mean the same baker, which a table of single words cannot. The same examples give the same
// table.
import { chanceFrom, shuffle } from '../../read/learn/softmax.ts'
import { type EmbeddingFile, encodeBytes, meanOf, WIDTH } from '../embedding.ts'

export interface EmbeddingExample {
  features: Map<string, number>
  /** Shares that add up to one. */
  classes: [name: string, share: number][]
  weight: number
}

const ROUNDS = 16
const PACE = 0.08
/** Share of the words, and of the places in the middle, that are left out of a step. */
const WORDS_LEFT_OUT = 0.25
const PLACES_LEFT_OUT = 0.2
/** Share of the answer that is spread over all classes. */
const SMOOTH = 0.03
const SMALL = 1e-3

type Row = { at: Int32Array; by: Float32Array; target: [number, number][]; weight: number }

export function learnEmbedding(examples: EmbeddingExample[], classes: string[]): EmbeddingFile {
  const uses = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features.keys()) uses.set(feature, (uses.get(feature) ?? 0) + 1)
  // What was met once is chance, and two neighbours that were met twice.
  const words = [...uses]
    .filter(([feature, count]) => count > (feature.includes(' ') ? 2 : 1))
    .map(([feature]) => feature)
    .sort()
  const rarity = Float32Array.from(words, (word) => Math.log(1 + examples.length / (uses.get(word) ?? 1)) / 4)
  const index = new Map(words.map((word, i) => [word, i]))
  const classIndex = new Map(classes.map((name, i) => [name, i]))
  const rows = examples.map(({ features, classes: shares, weight }): Row => {
    const { at, by } = meanOf(features, index, rarity)
    return { at, by, target: shares.map(([name, share]) => [classIndex.get(name) as number, share]), weight }
  })
  const network = fit(rows, words.length, classes.length)
  return {
    classes,
    words: words.join('\n'),
    rarity: encodeBytes(rarity, 0.02),
    points: encodeBytes(network.points, POINT_STEP),
    reads: encodeBytes(network.reads, READ_STEP),
    bias: [...network.bias].map((value) => Number(value.toFixed(2))),
    steps: [0.02, POINT_STEP, READ_STEP],
  }
}

const POINT_STEP = 0.04
const READ_STEP = 0.04

interface Network {
  points: Float32Array
  reads: Float32Array
  bias: Float32Array
}

/** AdaGrad over one example at a time. */
function fit(rows: Row[], words: number, classes: number): Network {
  const chance = chanceFrom(5)
  const around = () => (chance() + chance() + chance() + chance() - 2) * 1.7
  const points = Float32Array.from({ length: words * WIDTH }, () => around() * 0.3)
  const reads = Float32Array.from({ length: WIDTH * classes }, () => around() * 0.1)
  const bias = new Float32Array(classes)
  const pointSlopes = new Float32Array(points.length).fill(0.01)
  const readSlopes = new Float32Array(reads.length).fill(0.01)
  const biasSlopes = new Float32Array(classes).fill(0.1)
  const middle = new Float32Array(WIDTH)
  const openPlaces = new Float32Array(WIDTH)
  const back = new Float32Array(WIDTH)
  const scores = new Float32Array(classes)
  const order = rows.map((_, i) => i)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, chance)
    const pace = PACE * (1 - (round / ROUNDS) * 0.9)
    for (const i of order) {
      const { at, by, target, weight } = rows[i] as Row
      const keptWords = [...at.keys()].filter(() => chance() >= WORDS_LEFT_OUT)
      middle.fill(0)
      for (const w of keptWords) {
        const base = (at[w] as number) * WIDTH
        const share = (by[w] as number) / (1 - WORDS_LEFT_OUT)
        for (let j = 0; j < WIDTH; j++)
          middle[j] = (middle[j] as number) + (points[base + j] as number) * share
      }
      scores.set(bias)
      for (let j = 0; j < WIDTH; j++) {
        const isOpen = (middle[j] as number) > 0 && chance() >= PLACES_LEFT_OUT
        openPlaces[j] = isOpen ? 1 / (1 - PLACES_LEFT_OUT) : 0
        middle[j] = (middle[j] as number) * (openPlaces[j] as number)
        if (!isOpen) continue
        const height = middle[j] as number
        for (let k = 0; k < classes; k++)
          scores[k] = (scores[k] as number) + height * (reads[j * classes + k] as number)
      }
      slopesOf(scores, target, weight)
      for (let j = 0; j < WIDTH; j++) {
        back[j] = 0
        if ((openPlaces[j] as number) === 0) continue
        let sum = 0
        for (let k = 0; k < classes; k++) {
          const slope = scores[k] as number
          const one = j * classes + k
          sum += slope * (reads[one] as number)
          if (Math.abs(slope) > SMALL) step(reads, readSlopes, one, slope * (middle[j] as number), pace)
        }
        back[j] = sum * (openPlaces[j] as number)
      }
      for (let k = 0; k < classes; k++)
        if (Math.abs(scores[k] as number) > SMALL) step(bias, biasSlopes, k, scores[k] as number, pace * 0.3)
      for (const w of keptWords) {
        const base = (at[w] as number) * WIDTH
        const share = (by[w] as number) / (1 - WORDS_LEFT_OUT)
        for (let j = 0; j < WIDTH; j++)
          if ((back[j] as number) !== 0)
            step(points, pointSlopes, base + j, (back[j] as number) * share, pace)
      }
    }
  }
  return { points, reads, bias }
}

function step(weights: Float32Array, squares: Float32Array, at: number, slope: number, pace: number): void {
  squares[at] = (squares[at] as number) + slope * slope
  weights[at] = (weights[at] as number) - (pace * slope) / Math.sqrt(squares[at] as number)
}

/** Likelihoods less the right answer, in place. */
function slopesOf(scores: Float32Array, target: [number, number][], weight: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (const score of scores) most = Math.max(most, score)
  let sum = 0
  for (let k = 0; k < scores.length; k++) {
    scores[k] = Math.exp((scores[k] as number) - most)
    sum += scores[k] as number
  }
  for (let k = 0; k < scores.length; k++)
    scores[k] = ((scores[k] as number) / sum - SMOOTH / scores.length) * weight
  for (const [k, share] of target) scores[k] = (scores[k] as number) - share * (1 - SMOOTH) * weight
}
