// Learns to choose one out of a list: a softmax over the candidates of one brief instead of over classes. AdaGrad, features
// left out at random, several runs averaged. The same lists give the same table.
import { encodeWeights, type TableFile } from '../learned/model.ts'
import { chanceFrom, shuffle } from './softmax.ts'

export interface List {
  /** The features of every candidate. */
  candidates: string[][]
  /** For each slot the share of every candidate, adding up to one; none: the list teaches nothing about that slot. */
  shares: Record<string, number[] | undefined>
}

export interface RankingSettings {
  rounds: number
  pace: number
  leaveOut: number
  fewest: number
  runs: number
  step: number
  worth: number
}

interface Row {
  candidates: Int32Array[]
  shares: (number[] | undefined)[]
}

export function learnRanking(lists: List[], slots: string[], settings: RankingSettings): TableFile {
  const index = indexOf(lists, settings.fewest)
  const rows = lists.map(({ candidates, shares }) => ({
    candidates: candidates.map((features) =>
      Int32Array.from(features.flatMap((one) => index.get(one) ?? [])),
    ),
    shares: slots.map((slot) => shares[slot]),
  }))
  const sum = new Float32Array(index.size * slots.length)
  for (let run = 1; run <= settings.runs; run++)
    fit(rows, index.size, slots.length, run, settings).forEach((weight, i) => {
      sum[i] = (sum[i] as number) + weight / settings.runs
    })
  const kept = [...index]
    .map(([feature, i]) => [feature, sum.subarray(i * slots.length, (i + 1) * slots.length)] as const)
    .filter(([, weights]) => weights.some((weight) => Math.abs(weight) >= settings.worth))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    classes: slots,
    step: settings.step,
    weights: kept
      .map(([feature, weights]) => `${feature}\t${encodeWeights(weights, settings.step)}`)
      .join('\n'),
  }
}

/** A feature that few lists have is chance. */
function indexOf(lists: List[], fewest: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { candidates } of lists)
    for (const feature of new Set(candidates.flat())) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return new Map([...counts].filter(([, count]) => count >= fewest).map(([feature], i) => [feature, i]))
}

function fit(
  rows: Row[],
  features: number,
  slots: number,
  seed: number,
  settings: RankingSettings,
): Float32Array {
  const weights = new Float32Array(features * slots)
  const squaredSlopes = new Float32Array(features * slots).fill(0.1)
  const chance = chanceFrom(seed)
  const order = rows.map((_, i) => i)
  for (let round = 0; round < settings.rounds; round++) {
    shuffle(order, chance)
    const pace = settings.pace * (1 - (round / settings.rounds) * 0.8)
    for (const i of order) {
      const { candidates, shares } = rows[i] as Row
      const kept = candidates.map((one) => one.filter(() => chance() >= settings.leaveOut))
      shares.forEach((target, slot) => {
        if (target) step(kept, target, slot, slots, weights, squaredSlopes, pace, 1 / (1 - settings.leaveOut))
      })
    }
  }
  return weights
}

function step(
  candidates: Int32Array[],
  target: number[],
  slot: number,
  slots: number,
  weights: Float32Array,
  squaredSlopes: Float32Array,
  pace: number,
  scale: number,
): void {
  const scores = candidates.map(
    (one) => one.reduce((sum, feature) => sum + (weights[feature * slots + slot] as number), 0) * scale,
  )
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  candidates.forEach((one, i) => {
    const slope = (powers[i] as number) / all - (target[i] as number)
    if (Math.abs(slope) < 1e-3) return
    for (const feature of one) {
      const at = feature * slots + slot
      squaredSlopes[at] = (squaredSlopes[at] as number) + slope * slope
      weights[at] = (weights[at] as number) - (pace * slope) / Math.sqrt(squaredSlopes[at] as number)
    }
  })
}
