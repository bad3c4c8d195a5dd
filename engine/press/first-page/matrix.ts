// How points of a drawing come to their place on the page.

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const matrixOf = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[]): Matrix => [a, b, c, d, e, f]

/** First the one, then the other. */
export function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}

/** How much longer a line becomes. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

/** Pairs of coordinates, placed, as they stand in a path. */
export function placed(numbers: readonly number[], [a, b, c, d, e, f]: Matrix): string {
  const points: string[] = []
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [x = 0, y = 0] = [numbers[at], numbers[at + 1]]
    points.push(`${short(a * x + c * y + e)} ${short(b * x + d * y + f)}`)
  }
  return points.join(' ')
}

/** To a twentieth of a point: finer than anybody sees. */
export const short = (number: number): number => Math.round(number * 20) / 20
