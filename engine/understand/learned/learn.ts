// Learns the table from briefs whose model is known: softmax regression, with the steps of AdaGrad. The same briefs give
// the same table.
import { BUSINESS_MODELS, type BusinessModel } from '../understanding.ts'
import { type Table, written } from './table.ts'

export interface Example {
  marks: string[]
  model: BusinessModel
}

const ROUNDS = 40
const PACE = 0.15
/** Draws weights to zero, so that no single word decides. */
const DRAW = 0.001
/** Met once, it is chance. */
const LEAST = 2
/** Below this a mark is not worth its line. */
const WORTH = 0.15

type Weights = Map<string, { now: Float64Array; moved: Float64Array }>

export function learn(examples: Example[]): Table {
  const often = commonMarks(examples)
  const known = examples.map(({ marks, model }) => ({
    marks: marks.filter((mark) => often.has(mark)),
    model: BUSINESS_MODELS.indexOf(model),
  }))
  const weights: Weights = new Map(
    [...often].map((mark) => [
      mark,
      {
        now: new Float64Array(BUSINESS_MODELS.length),
        moved: new Float64Array(BUSINESS_MODELS.length).fill(0.01),
      },
    ]),
  )
  const next = shuffler()
  for (let round = 0; round < ROUNDS; round++) for (const one of next(known)) improve(weights, one)
  return tableOf(weights)
}

function commonMarks(examples: Example[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { marks } of examples) for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= LEAST).map(([mark]) => mark))
}

function improve(weights: Weights, { marks, model }: { marks: string[]; model: number }): void {
  const expected = likelihoods(weights, marks)
  for (const mark of marks) {
    const weight = weights.get(mark)
    if (!weight) continue
    const { now, moved } = weight
    for (let i = 0; i < now.length; i++) {
      const slope = (expected[i] ?? 0) - (i === model ? 1 : 0) + DRAW * (now[i] ?? 0)
      moved[i] = (moved[i] ?? 0) + slope * slope
      now[i] = (now[i] ?? 0) - (PACE * slope) / Math.sqrt(moved[i] ?? 1)
    }
  }
}

function likelihoods(weights: Weights, marks: string[]): number[] {
  const sums = BUSINESS_MODELS.map((_, i) =>
    marks.reduce((sum, mark) => sum + (weights.get(mark)?.now[i] ?? 0), 0),
  )
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

/** Another order in each round, and the same orders in each run. */
function shuffler(): <T>(list: T[]) => T[] {
  let state = 7
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  return <T>(list: T[]) => {
    const order = [...list]
    for (let i = order.length - 1; i > 0; i--) {
      const j = below(i + 1)
      const [here, there] = [order[i] as T, order[j] as T]
      order[i] = there
      order[j] = here
    }
    return order
  }
}

function tableOf(weights: Weights): Table {
  const worth = [...weights].filter(([, { now }]) => now.some((weight) => Math.abs(weight) >= WORTH))
  return Object.fromEntries(
    worth.sort(([a], [b]) => (a < b ? -1 : 1)).map(([mark, { now }]) => [mark, written(now)]),
  )
}
