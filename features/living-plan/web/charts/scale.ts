// Where things stand in a chart. Pure.

export interface Box {
  width: number
  height: number
  top: number
  right: number
  bottom: number
  left: number
}

export interface Scale {
  x: (month: number) => number
  y: (amount: number) => number
  /** Round amounts, zero among them. */
  ticks: number[]
}

/** Room for every one of the lines, and for zero. */
export function scaleOf(lines: readonly (readonly number[])[], box: Box, most = 5): Scale {
  let [low, high] = [0, 0]
  for (const line of lines)
    for (const amount of line) {
      if (amount < low) low = amount
      if (amount > high) high = amount
    }
  const step = roundStep((high - low) / most)
  const [from, to] = [Math.floor(low / step) * step, Math.max(Math.ceil(high / step), 1) * step]
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step)
  const months = Math.max(2, ...lines.map(({ length }) => length))
  const [across, up] = [box.width - box.left - box.right, box.height - box.top - box.bottom]
  return {
    x: (month) => box.left + ((month - 1) / (months - 1)) * across,
    y: (amount) => box.top + (1 - (amount - from) / (to - from)) * up,
    ticks,
  }
}

/** The next of 1, 2, 2.5, 5, 10, 20 …, and never nothing. */
export function roundStep(size: number): number {
  if (!(size > 0)) return 1
  const ten = 10 ** Math.floor(Math.log10(size))
  return ([1, 2, 2.5, 5].find((one) => one * ten >= size * (1 - 1e-9)) ?? 10) * ten
}

const short = (place: number) => Math.round(place * 10) / 10

export function pathOf(amounts: readonly number[], { x, y }: Scale): string {
  return amounts.map((amount, i) => `${i === 0 ? 'M' : 'L'}${short(x(i + 1))} ${short(y(amount))}`).join('')
}

/** Down to zero and back along it. */
export function areaOf(amounts: readonly number[], scale: Scale): string {
  const { x, y } = scale
  return `${pathOf(amounts, scale)}L${short(x(amounts.length))} ${short(y(0))}L${short(x(1))} ${short(y(0))}Z`
}
