// One rung of a ladder of counts: a bar whose length is true to the largest.
import { bar, type Chart, level, picture, type Size } from './pens.ts'

export function ladderBar(value: number, largest: number, size: Size, isLast = false): Chart {
  const share = largest > 0 ? Math.min(1, Math.max(0, value / largest)) : 0
  return picture(
    size,
    [
      level(0, size.width, size.height - 0.2, { ink: 'hair', width: 0.35 }),
      ...(share > 0 ? [bar(0, 0, size.width * share, size.height, isLast ? 'signal' : 'primary')] : []),
    ],
    { caption: { name: '', unit: '' }, alternative: '' },
  )
}
