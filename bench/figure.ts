export interface Figure {
  bench: string
  value: number
  unit: string
  /** What it is measured against, in the same run: machines are noisy, ratios less so. */
  reference: number
  ratio: number
}

export function figure(bench: string, value: number, unit: string, reference: number): Figure {
  const round = (number: number) => Math.round(number * 1000) / 1000
  return { bench, value: round(value), unit, reference: round(reference), ratio: round(value / reference) }
}
