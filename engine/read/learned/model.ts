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
  const signsByFeature = new Map(
    weights.split('\n').map((line) => {
      const tab = line.indexOf('\t')
      return [line.slice(0, tab), line.slice(tab + 1)]
    }),
  )
  return {
    classes,
    scores(features) {
      const sums = new Float64Array(classes.length)
      for (const feature of features) {
        const characters = signsByFeature.get(feature)
        if (characters === undefined) continue
        for (let k = 0; k < sums.length; k++)
          sums[k] = (sums[k] as number) + (characters.charCodeAt(k) - ZERO) * step
      }
      return sums
    },
  }
}

/** Likelihoods that add up to one. */
export function likelihoods(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}
