// How customers are won: how many by each way, and what one of them costs.
import type { Item, Lettering } from '../drawing/drawing.ts'
import { decimalsOf, formatMoney } from '../money.ts'
import { bar, type Chart, gridLine, LINE, label, level, measure, picture, type Size } from './pens.ts'
import { shortened, textWidth, wrapped } from './text-width.ts'

interface Figure {
  value: number
  text: string
}

/** Wins and cost of the first year; the cost in minor units. */
export interface ChannelRow {
  name: string
  wins: Figure
  cost: Figure
}

const HEAD = 15
const BAR = 11
const NAMES_SHARE = 0.3
const GAP = 18

/** Undefined without channels. */
export function channelMix(channels: ChannelRow[], currency: string, size: Size): Chart | undefined {
  if (channels.length === 0) return undefined
  const each = channels.map(({ wins, cost }) => costOfOne(wins.value, cost.value, currency))
  const names = size.width * NAMES_SHARE
  const half = (size.width - names - GAP) / 2
  const won = column(
    channels.map(({ wins }) => wins),
    names,
    half,
    600,
  )
  const cost = column(each, names + half + GAP, half, 400)
  const step = (size.height - HEAD) / channels.length
  return picture(
    size,
    [
      measure('Won in the first year', [won.left, 6]),
      measure('Cost of winning one', [cost.left, 6]),
      level(0, size.width, HEAD - 2, { ink: 'ink', width: 0.7 }),
      ...channels.flatMap(({ name }, i) => {
        const place = { top: HEAD + i * step, step }
        return [
          ...(i > 0 ? [gridLine(0, size.width, place.top)] : []),
          ...nameLines(name, names - 10, place),
          ...won.items(i, place, 'primary'),
          ...cost.items(i, place, 'light'),
        ]
      }),
    ],
    {
      caption: { name: 'Customers won in the first year, and the cost of one', unit: '' },
      alternative: `${channels
        .map(
          ({ name, wins, cost: spent }, i) =>
            `${name}: ${wins.text} for ${spent.text}, ${wins.value > 0 ? `${each[i]?.text} each` : 'nobody won'}`,
        )
        .join('; ')}.`,
    },
  )
}

function costOfOne(wins: number, cost: number, currency: string): Figure {
  if (wins <= 0) return { value: 0, text: '–' }
  const value = cost / wins
  const isSmall = value < 100 * 10 ** decimalsOf(currency)
  return { value, text: formatMoney(value, currency, isSmall ? {} : { digits: 0 }) }
}

interface Place {
  top: number
  step: number
}

function nameLines(name: string, width: number, { top, step }: Place): Lettering[] {
  const setting = label('', [0, 0], { weight: 600 })
  const lines = wrapped(name, width, setting, step >= 2 * LINE ? 2 : 1)
  const first = top + step / 2 + 2.6 - ((lines.length - 1) * (LINE - 1)) / 2
  return lines.map((text, i) => ({ ...setting, text, y: first + i * (LINE - 1) }))
}

/** Bars of one scale, each with its figure after it. */
function column(figures: Figure[], left: number, width: number, weight: 400 | 600) {
  const setting = label('', [0, 0], { weight })
  const texts = figures.map(({ text }) => shortened(text, width * 0.6, setting))
  const longest = Math.max(...figures.map(({ value }) => value), 0)
  const room = width - 5 - Math.max(...texts.map((text) => textWidth(text, setting)))
  const items = (i: number, { top, step }: Place, ink: 'primary' | 'light'): Item[] => {
    const value = figures[i]?.value ?? 0
    const length = longest > 0 ? (Math.max(0, value) / longest) * room : 0
    const half = Math.min(BAR, step * 0.5) / 2
    const middle = top + step / 2
    return [
      ...(length > 0 ? [bar(left, middle - half, left + length, middle + half, ink)] : []),
      { ...setting, text: texts[i] ?? '', x: left + length + (length > 0 ? 5 : 0), y: middle + 2.6 },
    ]
  }
  return { left, items }
}
