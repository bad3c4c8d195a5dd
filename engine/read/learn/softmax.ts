// Softmax regression over sparse features: AdaGrad, features left out at random, several runs averaged. The same examples
// give the same table.
import { encodeWeights, type TableFile } from '../learned/model.ts'

export interface Example {
  features: string[]
  /** Shares that add up to one. */
  classes: [name: string, share: number][]
  weight?: number
}

export interface Settings {
  rounds: number
  pace: number
  /** Share of the features that are left out of a step, so that none is relied upon alone. */
  leaveOut: number
  /** Share of the answer that is spread over all classes, against certainty that examples do not bear out. */
  smooth: number
  /** A feature met less often is chance. */
  fewest: number
  runs: number
  step: number
  /** A feature whose weights are all smaller is dropped. */
  worth: number
}

export const SETTINGS: Settings = {
  rounds: 8,
  pace: 0.15,
  leaveOut: 0.4,
  smooth: 0.08,
  fewest: 3,
  runs: 3,
  step: 0.04,
  worth: 0.1,
}

export function learn(examples: Example[], settings: Settings = SETTINGS): TableFile {
  const classes = [...new Set(examples.flatMap((one) => one.classes.map(([name]) => name)))].sort()
  const index = indexOf(examples, settings.fewest)
  const rows = examples.map(({ features, classes: shares, weight = 1 }) => {
    const target = new Float32Array(classes.length).fill(settings.smooth / classes.length)
    for (const [name, share] of shares) {
      const at = classes.indexOf(name)
      target[at] = (target[at] as number) + share * (1 - settings.smooth)
    }
    return { at: Int32Array.from(features.flatMap((feature) => index.get(feature) ?? [])), target, weight }
  })
  const sum = new Float32Array(index.size * classes.length)
  for (let run = 1; run <= settings.runs; run++)
    fit(rows, index.size, classes.length, run, settings).forEach((weight, i) => {
      sum[i] = (sum[i] as number) + weight / settings.runs
    })
  const kept = [...index]
    .map(([feature, i]) => [feature, sum.subarray(i * classes.length, (i + 1) * classes.length)] as const)
    .filter(([, weights]) => weights.some((weight) => Math.abs(weight) >= settings.worth))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    classes,
    step: settings.step,
    weights: kept
      .map(([feature, weights]) => `${feature}\t${encodeWeights(weights, settings.step)}`)
      .join('\n'),
  }
}

function indexOf(examples: Example[], fewest: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count >= fewest)
  return new Map(often.map(([feature], i) => [feature, i]))
}

interface Row {
  at: Int32Array
  target: Float32Array
  weight: number
}

const SMALL = 5e-4

function fit(rows: Row[], features: number, classes: number, seed: number, settings: Settings): Float32Array {
  const weights = new Float32Array(features * classes)
  const squaredSlopes = new Float32Array(features * classes).fill(0.1)
  const chance = chanceFrom(seed)
  const order = rows.map((_, i) => i)
  const scores = new Float32Array(classes)
  for (let round = 0; round < settings.rounds; round++) {
    shuffle(order, chance)
    const pace = settings.pace * (1 - (round / settings.rounds) * 0.8)
    for (const i of order) {
      const { at, target, weight } = rows[i] as Row
      const kept = at.filter(() => chance() >= settings.leaveOut)
      scores.fill(0)
      for (const feature of kept) {
        const base = feature * classes
        for (let k = 0; k < classes; k++) scores[k] = (scores[k] as number) + (weights[base + k] as number)
      }
      const sum = exponentials(scores, 1 / (1 - settings.leaveOut))
      for (let k = 0; k < classes; k++) {
        const slope = ((scores[k] as number) / sum - (target[k] as number)) * weight
        if (Math.abs(slope) < SMALL) continue
        for (const feature of kept) {
          const one = feature * classes + k
          squaredSlopes[one] = (squaredSlopes[one] as number) + slope * slope
          weights[one] = (weights[one] as number) - (pace * slope) / Math.sqrt(squaredSlopes[one] as number)
        }
      }
    }
  }
  return weights
}

/** In place; returns their sum. */
function exponentials(scores: Float32Array, scale: number): number {
  let most = Number.NEGATIVE_INFINITY
  for (const score of scores) most = Math.max(most, score * scale)
  let sum = 0
  for (let k = 0; k < scores.length; k++) {
    scores[k] = Math.exp((scores[k] as number) * scale - most)
    sum += scores[k] as number
  }
  return sum
}

export function chanceFrom(seed: number): () => number {
  let state = seed * 7919 + 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export function shuffle(order: number[], chance: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1))
    ;[order[i], order[j]] = [order[j] as number, order[i] as number]
  }
}
