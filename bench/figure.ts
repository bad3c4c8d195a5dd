export interface Figure {
  bench: string
  value: number
  unit: string
  /** What it is measured against, in the same run: machines are noisy, ratios less so. */
  reference: number
  ratio: number
  /** The ratio to reach, where there is one. */
  goal?: Goal
  met?: boolean
}

export type Goal = { atMost: number } | { atLeast: number }

/** For times, sizes and costs beside their own limit; and for rates and points. */
export const WITHIN: Goal = { atMost: 1 }
export const REACHED: Goal = { atLeast: 1 }

export function figure(bench: string, value: number, unit: string, reference: number, goal?: Goal): Figure {
  const ratio = round(value / reference)
  const measured = { bench, value: round(value), unit, reference: round(reference), ratio }
  return goal ? { ...measured, goal, met: isMet(ratio, goal) } : measured
}

function isMet(ratio: number, goal: Goal): boolean {
  return 'atMost' in goal ? ratio <= round(goal.atMost) : ratio >= round(goal.atLeast)
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000
}
