// How many work for the business, founders included, month by month.
import { formatNumber } from '../money.ts'
import { addUp, at } from '../plan/finance/calendar.ts'
import type { Point } from './boxes.ts'
import { area, type Chart, line, MAIN, picture, type Size } from './pens.ts'
import {
  type Charted,
  endLabel,
  endRoom,
  gridOf,
  monthTicks,
  plotIn,
  TICK_ROOM,
  yearDimensions,
  zeroOf,
} from './plot.ts'

const BELOW = 27

/** Undefined where nobody is ever paid. */
export function peopleSteps({ finance }: Charted, size: Size): Chart | undefined {
  const counts = addUp(finance.projection.staff.map(({ count }) => count.months))
  if (counts.every((count) => count === 0)) return undefined
  const last = formatNumber(at(counts, 35), 1)
  const right = size.width - endRoom(['People'], [last])
  const box = { left: TICK_ROOM, right, top: 6, bottom: size.height - BELOW }
  const plot = plotIn(box, counts, { name: 'full-time posts', size: 1 })
  const steps = counts.flatMap((count, i): Point[] => [
    [plot.x(i + 1) - plot.step / 2, plot.y(count)],
    [plot.x(i + 1) + plot.step / 2, plot.y(count)],
  ])
  const y = Math.max(9, Math.min(plot.bottom - 9, plot.y(at(counts, 35))))
  return picture(
    size,
    [
      area([[plot.left, plot.y(0)], ...steps, [plot.right, plot.y(0)]], 'tint'),
      ...gridOf(plot),
      zeroOf(plot),
      line(steps, { ink: 'primary', width: MAIN }),
      ...endLabel(plot.right, y, { name: 'People', value: last, ink: 'primary' }),
      ...monthTicks(plot, plot.bottom + 10),
      ...yearDimensions(plot, plot.bottom + 20),
    ],
    {
      caption: { name: 'People at work', unit: 'full-time posts' },
      alternative: `Full-time posts, founders included: ${[1, 12, 24, 36]
        .map((month) => `${formatNumber(at(counts, month - 1), 1)} in month ${month}`)
        .join(', ')}.`,
    },
  )
}
