// Phases of the product over three years.
import type { Item, Lettering } from '../drawing/drawing.ts'
import { MONTHS } from '../plan/finance/calendar.ts'
import { bar, type Chart, diamond, gridLine, LINE, label, line, picture, type Size } from './pens.ts'
import { yearDimensions } from './plot.ts'
import { textWidth, wrapped } from './text-width.ts'

export interface RoadmapPhase {
  name: string
  fromMonth: number
  toMonth: number
  /** Something is sold or used by then; before, it is prepared. */
  isRunning?: boolean
}

const BAR = 17
const BELOW = 20
const NAMES_SHARE = 0.3

export function roadmapGantt(phases: RoadmapPhase[], size: Size, gates: number[] = []): Chart {
  const names = size.width * NAMES_SHARE
  const foot = size.height - BELOW
  const row = foot / Math.max(1, phases.length)
  const step = (size.width - names - 4) / MONTHS
  const edge = (month: number) => names + Math.min(MONTHS, Math.max(0, month)) * step
  return picture(
    size,
    [
      ...[0, 12, 24, 36].map((month) => upright(edge(month), foot, 'hair', 0.35)),
      ...phases.flatMap((_, i) => (i > 0 ? [gridLine(0, size.width, i * row)] : [])),
      ...gates.flatMap((month) => [
        upright(edge(month), foot, 'signal', 0.8),
        diamond([edge(month), foot], 3.4, 'signal'),
      ]),
      ...phases.flatMap((phase, i) =>
        phaseItems(phase, { top: i * row, row, names, edge, gates: gates.map(edge) }),
      ),
      ...yearDimensions({ left: names, step }, foot + 11),
    ],
    {
      caption: { name: 'Phases', unit: 'months from the start' },
      alternative: `Phases: ${phases.map((phase) => `${phase.name}, ${monthsOf(phase)}`).join('; ')}.`,
    },
  )
}

const upright = (x: number, bottom: number, ink: 'hair' | 'signal', width: number): Item =>
  line(
    [
      [x, 0],
      [x, bottom],
    ],
    { ink, width },
  )

const monthsOf = ({ fromMonth, toMonth }: RoadmapPhase): string =>
  fromMonth === toMonth ? `month ${fromMonth}` : `months ${fromMonth} to ${toMonth}`

interface Place {
  top: number
  row: number
  names: number
  edge: (month: number) => number
  gates: number[]
}

function phaseItems(phase: RoadmapPhase, place: Place): Item[] {
  const { top, row, names, edge } = place
  const setting = label('', [0, 0], { weight: 600 })
  const lines = wrapped(phase.name, names - 12, setting, row >= 2 * LINE ? 2 : 1)
  const middle = top + row / 2
  const first = middle + 2.6 - ((lines.length - 1) * (LINE - 1)) / 2
  const half = Math.min(BAR, row * 0.75) / 2
  const [left, right] = [
    edge(phase.fromMonth - 1),
    Math.max(edge(phase.toMonth), edge(phase.fromMonth - 1) + 2),
  ]
  return [
    ...lines.map((text, i) => ({ ...setting, text, y: first + i * (LINE - 1) })),
    bar(left, middle - half, right, middle + half, phase.isRunning ? 'mid' : 'primary'),
    ...timeLabel(monthsOf(phase), left, right, middle + 2.6, place),
  ]
}

/** In the bar; else beside it on white, clear of the gates; else not at all. */
function timeLabel(words: string, left: number, right: number, y: number, place: Place): Item[] {
  const inside: Lettering = label(words, [left + 5, y], { ink: 'paper', size: 7.2 })
  const width = textWidth(words, inside)
  if (width + 10 <= right - left) return [inside]
  const spot = [right, ...place.gates.filter((gate) => gate >= right)]
    .map((after) => after + 5)
    .concat([left, ...place.gates.filter((gate) => gate <= left)].map((before) => before - 5 - width))
    .find(
      (x) =>
        x >= place.names + 2 &&
        x + width <= place.edge(MONTHS) &&
        !place.gates.some((gate) => gate > x - 3 && gate < x + width + 3),
    )
  if (spot === undefined) return []
  return [bar(spot - 2, y - 7, spot + width + 2, y + 3, 'paper'), { ...inside, x: spot, ink: 'ink' }]
}
