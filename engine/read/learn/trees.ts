// Boosted decision trees for a yes or no over a few hundred numbers: histograms, a fixed depth, small steps. The same examples
// give the same trees.
import { likelihood, type TreeNode, type TreesFile } from '../learned/trees.ts'

export interface TreeExample {
  numbers: number[]
  isYes: boolean
}

interface TreeSettings {
  trees: number
  depth: number
  pace: number
  /** A leaf with fewer examples is chance. */
  fewest: number
  /** Against large steps from few examples. */
  caution: number
}

const SETTINGS: TreeSettings = { trees: 120, depth: 4, pace: 0.1, fewest: 25, caution: 3 }
const BINS = 32

export function learnTrees(examples: TreeExample[], settings = SETTINGS): TreesFile {
  const limits = limitsOf(examples)
  const bins = limits.map((edges, which) =>
    Uint8Array.from(examples, ({ numbers }) => binOf(edges, numbers[which] ?? 0)),
  )
  const yes = examples.filter(({ isYes }) => isYes).length
  const start = Math.log(yes / (examples.length - yes))
  const odds = new Float64Array(examples.length).fill(start)
  const trees = Array.from({ length: settings.trees }, () => {
    const slopes = Float64Array.from(
      odds,
      (one, i) => Number((examples[i] as TreeExample).isYes) - likelihood(one),
    )
    const curves = Float64Array.from(odds, (one) => likelihood(one) * (1 - likelihood(one)))
    const grower = new Grower({ bins, limits, slopes, curves, settings, odds })
    return grower.grow()
  })
  return { start: round(start), trees }
}

const round = (value: number) => Math.round(value * 1e4) / 1e4

/** Where each number is cut: between its quantiles. */
function limitsOf(examples: TreeExample[]): number[][] {
  const width = examples[0]?.numbers.length ?? 0
  return Array.from({ length: width }, (_, which) => {
    const values = examples.map(({ numbers }) => numbers[which] ?? 0).sort((a, b) => a - b)
    const edges = Array.from(
      { length: BINS - 1 },
      (_, i) => values[Math.floor(((i + 1) * values.length) / BINS)] ?? 0,
    )
    return [...new Set(edges)].map(round)
  })
}

function binOf(edges: number[], value: number): number {
  let bin = 0
  while (bin < edges.length && value > (edges[bin] as number)) bin++
  return bin
}

interface Growth {
  bins: Uint8Array[]
  limits: number[][]
  slopes: Float64Array
  curves: Float64Array
  settings: TreeSettings
  /** Raised by what the leaf of each example adds. */
  odds: Float64Array
}

interface Split {
  which: number
  bin: number
  gain: number
}

class Grower {
  readonly #growth: Growth
  readonly #nodes: TreeNode[] = []

  constructor(growth: Growth) {
    this.#growth = growth
  }

  grow(): TreeNode[] {
    this.#node(
      Int32Array.from(this.#growth.slopes, (_, i) => i),
      0,
    )
    return this.#nodes
  }

  #node(rows: Int32Array, depth: number): number {
    const at = this.#nodes.length
    const { bins, limits, settings } = this.#growth
    const split = depth < settings.depth ? this.#bestSplit(rows) : undefined
    if (!split) {
      this.#nodes.push([this.#leaf(rows)])
      return at
    }
    this.#nodes.push([0])
    const column = bins[split.which] as Uint8Array
    const below = this.#node(
      rows.filter((row) => (column[row] as number) <= split.bin),
      depth + 1,
    )
    const above = this.#node(
      rows.filter((row) => (column[row] as number) > split.bin),
      depth + 1,
    )
    this.#nodes[at] = [split.which, limits[split.which]?.[split.bin] ?? 0, below, above]
    return at
  }

  #leaf(rows: Int32Array): number {
    const { slopes, curves, settings, odds } = this.#growth
    let slope = 0
    let curve = 0
    for (const row of rows) {
      slope += slopes[row] as number
      curve += curves[row] as number
    }
    const step = round((settings.pace * slope) / (curve + settings.caution))
    for (const row of rows) odds[row] = (odds[row] as number) + step
    return step
  }

  #bestSplit(rows: Int32Array): Split | undefined {
    const { bins, limits, slopes, curves, settings } = this.#growth
    let best: Split | undefined
    const slopeIn = new Float64Array(BINS)
    const curveIn = new Float64Array(BINS)
    const countIn = new Int32Array(BINS)
    for (let which = 0; which < bins.length; which++) {
      const cuts = limits[which]?.length ?? 0
      if (cuts === 0) continue
      const column = bins[which] as Uint8Array
      slopeIn.fill(0)
      curveIn.fill(0)
      countIn.fill(0)
      for (const row of rows) {
        const bin = column[row] as number
        slopeIn[bin] = (slopeIn[bin] as number) + (slopes[row] as number)
        curveIn[bin] = (curveIn[bin] as number) + (curves[row] as number)
        countIn[bin] = (countIn[bin] as number) + 1
      }
      const slopeAll = slopeIn.reduce((sum, one) => sum + one, 0)
      const curveAll = curveIn.reduce((sum, one) => sum + one, 0)
      const worth = (slope: number, curve: number) => (slope * slope) / (curve + settings.caution)
      let slope = 0
      let curve = 0
      let count = 0
      for (let bin = 0; bin < cuts; bin++) {
        slope += slopeIn[bin] as number
        curve += curveIn[bin] as number
        count += countIn[bin] as number
        if (count < settings.fewest || rows.length - count < settings.fewest) continue
        const gain =
          worth(slope, curve) + worth(slopeAll - slope, curveAll - curve) - worth(slopeAll, curveAll)
        if (gain > (best?.gain ?? 1e-6)) best = { which, bin, gain }
      }
    }
    return best
  }
}
