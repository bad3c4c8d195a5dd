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

/** What it costs when ticks need decimals. */
const FRACTIONS = 0.25

/** Zero is always among the ticks. `most` steps have room; `unit` is what the axis counts in. */
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
      const step = digit * 10 ** exponent
      const [below, above] = stepsTo(low, high, step)
      const count = above - below
      const unused = 1 - (high - low) / (above * step - Math.min(low, below * step))
      const isWhole = Math.abs(step / unit - Math.round(step / unit)) < 1e-9
      const cost =
        unused + dislike + (isWhole ? 0 : FRACTIONS) + 0.05 * Math.abs(4 - count) + (count < 2 ? 0.2 : 0)
      return { step, count, cost }
    }),
  )
}

/** A little below the last tick needs no tick of its own: half a plot would stay empty for it. */
const LITTLE = 0.6

function stepsTo(low: number, high: number, step: number): [number, number] {
  const whole = Math.ceil(low / step - 1e-9) + 0
  return [whole - low / step > LITTLE ? whole - 1 : whole, Math.ceil(high / step - 1e-9) + 0]
}

function scaleOf(low: number, high: number, step: number): Scale {
  const [below, above] = stepsTo(low, high, step)
  const ticks = Array.from({ length: above - below + 1 }, (_, i) => (below + i) * step)
  const lowest = below * step
  return { ticks, low: low < lowest ? low - (above * step - low) * 0.06 : lowest, high: above * step }
}
