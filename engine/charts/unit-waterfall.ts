// From the price of one to what it leaves, cost by cost.
import type { Ink, Item } from '../drawing/drawing.ts'
import { formatMoney } from '../money.ts'
import { capital } from '../plan/names.ts'
import { compactMoney } from './amounts.ts'
import { bar, type Chart, LINE, label, level, picture, type Size, zeroLine } from './pens.ts'
import type { Charted } from './plot.ts'
import { textWidth, wrapped } from './text-width.ts'

const ABOVE = 13
const NAMES = 2 * LINE + 5
const COLUMN = 0.62
const WIDEST = 110

interface Step {
  name: string
  from: number
  to: number
  /** What is written over it. */
  amount: number
  ink: Ink
  isEnd: boolean
}

/** Of the first stream, or the one asked for. Undefined where nothing is sold. */
export function unitWaterfall({ finance }: Charted, size: Size, streamId?: string): Chart | undefined {
  const unit = finance.units.find((each) => streamId === undefined || each.streamId === streamId)
  const contribution = unit?.measures.find(({ id }) => id === 'contribution')
  if (!unit || !contribution) return undefined
  const { currency } = finance.projection
  const steps = stepsOf(contribution)
  const foot = size.height - NAMES
  const values = steps.flatMap(({ from, to }) => [from, to])
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const y = (value: number) => foot - ((value - low) / (high - low || 1)) * (foot - ABOVE)
  const step = Math.min(WIDEST, size.width / steps.length)
  return picture(
    size,
    [
      ...steps.flatMap((each, i) => stepItems(each, i, { step, y, foot, next: steps[i + 1], currency })),
      zeroLine(0, step * steps.length, y(0)),
    ],
    {
      caption: {
        name: `${unit.label}: one ${unit.per}`,
        unit: formatMoney(0, currency, { digits: 0 }).slice(0, -1).trim(),
      },
      alternative: `${unit.label}, one ${unit.per}: ${steps
        .map(({ name, amount }) => `${name} ${formatMoney(amount, currency)}`)
        .join(', ')}.`,
    },
  )
}

type Contribution = Charted['finance']['units'][number]['measures'][number]

function stepsOf({ terms, result }: Contribution): Step[] {
  let reached = 0
  const steps = terms.map(({ op, name, value }, i): Step => {
    const from = reached
    reached += op === '−' ? -value : value
    const amount = op === '−' ? -value : value
    return { name, from, to: reached, amount, ink: i === 0 ? 'mid' : 'light', isEnd: i === 0 }
  })
  const ink = result < 0 ? 'signal' : 'primary'
  return [...steps, { name: 'contribution', from: 0, to: result, amount: result, ink, isEnd: true }]
}

interface Place {
  step: number
  y: (value: number) => number
  foot: number
  next: Step | undefined
  currency: string
}

function stepItems({ name, from, to, amount, ink, isEnd }: Step, i: number, place: Place): Item[] {
  const { step, y, foot, next, currency } = place
  const [left, right] = [i * step + (step * (1 - COLUMN)) / 2, i * step + (step * (1 + COLUMN)) / 2]
  const [top, bottom] = [y(Math.max(from, to)), y(Math.min(from, to))]
  const middle = (left + right) / 2
  const value = label('', [middle, top - 4], {
    anchor: 'middle',
    weight: isEnd ? 600 : 400,
    ink: amount < 0 && isEnd ? 'signal' : 'ink',
  })
  const exact = formatMoney(amount, currency)
  const text = textWidth(exact, value) <= step - 3 ? exact : compactMoney(amount, currency)
  const setting = label('', [middle, 0], {
    anchor: 'middle',
    weight: isEnd ? 600 : 400,
    ink: isEnd ? 'ink' : 'grey',
  })
  return [
    ...(from === to ? [] : [bar(left, top, right, bottom, ink)]),
    ...(next ? [level(right, right + step * (1 - COLUMN), y(to), { ink: 'ink', width: 0.35 })] : []),
    { ...value, text },
    ...wrapped(capital(name), step - 5, setting).map((words, line) => ({
      ...setting,
      text: words,
      y: foot + 10 + line * (LINE - 1),
    })),
  ]
}
