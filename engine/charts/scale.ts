// Round ticks that cover the data, and where a value lies between them.

export interface Scale {
  ticks: number[]
  low: number
  high: number
}

/** Steps a reader counts in, with how much each is disliked. */
const STEPS = [
  { step: 1, dislike: 0 },
  { step: 2, dislike: 0 },
  { step: 5, dislike: 0 },
  { step: 2.5, dislike: 0.05 },
  { step: 3, dislike: 0.06 },
  { step: 4, dislike: 0.08 },
]

/** Zero is always among the ticks. `most` ticks have room above it; `unit` is the smallest step that means anything. */
export function roundScale(values: number[], most = 5, unit = 1): Scale {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  if (low === high) return { ticks: [0], low: 0, high: unit }
  const found = candidates(low, high, unit)
    .filter(({ count }) => count <= Math.max(2, most))
    .sort((a, b) => a.cost - b.cost || a.step - b.step)[0]
  return found ? scaleOf(low, high, found.step) : { ticks: [0], low, high }
}

function candidates(low: number, high: number, unit: number) {
  const power = Math.floor(Math.log10(high - low))
  return [power - 1, power, power + 1].flatMap((exponent) =>
    STEPS.map(({ step: digit, dislike }) => {
      const step = Math.max(unit, digit * 10 ** exponent)
      const [below, above] = stepsTo(low, high, step)
      const count = above - below
      const unused = 1 - (high - low) / (count * step)
      return { step, count, cost: unused + dislike + 0.05 * Math.abs(4 - count) }
    }),
  )
}

const stepsTo = (low: number, high: number, step: number): [number, number] => [
  Math.floor(low / step + 1e-9) + 0,
  Math.ceil(high / step - 1e-9) + 0,
]

function scaleOf(low: number, high: number, step: number): Scale {
  const [below, above] = stepsTo(low, high, step)
  const ticks = Array.from({ length: above - below + 1 }, (_, i) => (below + i) * step)
  return { ticks, low: below * step, high: above * step }
}
