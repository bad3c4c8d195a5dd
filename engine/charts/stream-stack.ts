// Revenue by stream, quarter by quarter.
import type { Ink, Item } from '../drawing/drawing.ts'
import { formatMoney } from '../money.ts'
import { at } from '../plan/finance/calendar.ts'
import { compactMoney } from './amounts.ts'
import { endLabels } from './end-labels.ts'
import { bar, type Chart, LABEL_SIZE, label, measure, picture, type Size } from './pens.ts'
import {
  type Charted,
  endRoom,
  gridOf,
  type Plot,
  plotOf,
  TICK_ROOM,
  yearDimensions,
  zeroOf,
} from './plot.ts'
import { shortened } from './text-width.ts'

const TONES: { fill: Ink; ink: 'primary' | 'mid' | 'grey' }[] = [
  { fill: 'primary', ink: 'primary' },
  { fill: 'mid', ink: 'mid' },
  { fill: 'line', ink: 'grey' },
  { fill: 'light', ink: 'grey' },
  { fill: 'tint', ink: 'grey' },
]
const QUARTERS = 12
const COLUMN = 0.62
const BELOW = 27
const NAME_WIDTH = 92

interface Layer {
  name: string
  quarters: number[]
  years: number[]
}

/** Undefined with fewer than two streams that earn. */
export function streamStack({ finance: { projection } }: Charted, size: Size): Chart | undefined {
  const layers = layersOf(projection.streams)
  if (layers.length < 2) return undefined
  const { currency } = projection
  const totals = Array.from({ length: QUARTERS }, (_, i) =>
    sum(layers.map(({ quarters }) => at(quarters, i))),
  )
  const setting = label('', [0, 0], { weight: 600, size: LABEL_SIZE })
  const names = layers.map(({ name }) => shortened(name, NAME_WIDTH, setting))
  const values = layers.map(({ quarters }) => compactMoney(at(quarters, QUARTERS - 1), currency))
  const right = size.width - endRoom(names, values)
  const plot = plotOf({ left: TICK_ROOM, right, top: 6, bottom: size.height - BELOW }, totals, currency)
  const ends = layers.map((layer, i) => {
    const below = sum(layers.slice(0, i).map(({ quarters }) => at(quarters, QUARTERS - 1)))
    const y = plot.y(below + at(layer.quarters, QUARTERS - 1) / 2)
    return { name: names[i] ?? '', value: values[i] ?? '', ink: TONES[i]?.ink ?? 'grey', y }
  })
  const wide = (right - TICK_ROOM) / QUARTERS
  return picture(
    size,
    [
      ...gridOf(plot),
      ...Array.from({ length: QUARTERS }, (_, i) => column(layers, i, plot, wide)).flat(),
      zeroOf(plot),
      ...endLabels(ends.toReversed(), right - wide * 0.1, 0, size.height - 6),
      ...Array.from({ length: QUARTERS }, (_, i) =>
        measure(`Q${(i % 4) + 1}`, [TICK_ROOM + (i + 0.5) * wide, plot.bottom + 10], { anchor: 'middle' }),
      ),
      ...yearDimensions(plot, plot.bottom + 20),
    ],
    {
      caption: { name: 'Revenue a quarter by stream', unit: plot.unit.name },
      alternative: `Revenue by stream in the first, second and third year. ${layers
        .map(
          ({ name, years }) =>
            `${name}: ${years.map((year) => formatMoney(year, currency, { digits: 0 })).join(', ')}`,
        )
        .join('; ')}.`,
    },
  )
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

/** The largest first; what exceeds the tones is one layer. */
function layersOf(streams: Charted['finance']['projection']['streams']): Layer[] {
  const earning = streams
    .map(({ label: name, revenue }) => ({ name, quarters: revenue.quarters, years: revenue.years }))
    .filter(({ years }) => sum(years) > 0)
    .sort((a, b) => sum(b.years) - sum(a.years))
  if (earning.length <= TONES.length) return earning
  const [kept, rest] = [earning.slice(0, TONES.length - 1), earning.slice(TONES.length - 1)]
  const together = (pick: (layer: Layer) => number[], length: number) =>
    Array.from({ length }, (_, i) => sum(rest.map((layer) => at(pick(layer), i))))
  const others: Layer = {
    name: `${rest.length} others`,
    quarters: together(({ quarters }) => quarters, QUARTERS),
    years: together(({ years }) => years, 3),
  }
  return [...kept, others]
}

function column(layers: Layer[], quarter: number, plot: Plot, wide: number): Item[] {
  const middle = plot.left + (quarter + 0.5) * wide
  const half = (wide * COLUMN) / 2
  let reached = 0
  return layers.flatMap(({ quarters }, i) => {
    const value = at(quarters, quarter)
    const from = reached
    reached += value
    const fill = TONES[i]?.fill ?? 'tint'
    return value > 0 ? [bar(middle - half, plot.y(reached), middle + half, plot.y(from), fill)] : []
  })
}
