// Single changes, ranked by what they do to cash after three years: what costs to the left, what brings to the right.
import type { Item, Lettering } from '../drawing/drawing.ts'
import { formatMoney } from '../money.ts'
import { outcomeOf } from '../plan/finance/outcome.ts'
import { project } from '../plan/finance/project.ts'
import { type Sensitivity, stepText } from '../plan/finance/sensitivities.ts'
import { type Change, changesFor } from '../plan/finance/sensitivity-changes.ts'
import { denomination, withPlus } from './amounts.ts'
import { bar, type Chart, gridLine, LINE, label, line, measure, picture, type Size, ZERO } from './pens.ts'
import type { Charted } from './plot.ts'
import { textWidth, wrapped } from './text-width.ts'

const MOST_ROWS = 10
const LEAST_ROW = 23
const BAR = 11
const BELOW = 14
const NAMES_SHARE = 0.29
const GAP = 5

interface Side {
  effect: number
  /** What was changed, by how much. */
  step: string
  money: string
}

interface Row {
  name: string
  left?: Side
  right?: Side
}

/** Undefined where no change has any effect. */
export function tornado({ finance }: Charted, size: Size): Chart | undefined {
  const { currency } = finance.projection
  const count = Math.max(1, Math.min(MOST_ROWS, Math.floor((size.height - BELOW) / LEAST_ROW)))
  const rows = rowsOf({ finance }, count)
  if (rows.length === 0) return undefined
  const names = Math.min(170, size.width * NAMES_SHARE)
  const space = axisAndScale(rows, names, size.width)
  const step = (size.height - BELOW) / rows.length
  const base = outcomeOf(finance.projection).endCash
  const foot = size.height - BELOW
  return picture(
    size,
    [
      ...rows.flatMap((row, i) =>
        rowItems(row, i, { top: i * step, step, names, ...space, width: size.width }),
      ),
      line(
        [
          [space.axis, 0],
          [space.axis, foot],
        ],
        { ink: 'ink', width: ZERO },
      ),
      baseLabel(`base ${formatMoney(base, currency, { digits: 0 })}`, space.axis, foot + 10, size.width),
    ],
    {
      caption: {
        name: 'Effect on cash after three years',
        unit: `change in ${denomination(0, currency).name}`,
      },
      alternative: alternativeOf(rows, finance.sensitivities, base, currency),
    },
  )
}

function rowsOf({ finance }: Charted, count: number): Row[] {
  const { drivers, projection, sensitivities } = finance
  const base = outcomeOf(projection).endCash
  const changes = new Map(changesFor(drivers, projection).map((change) => [change.id, change]))
  const side = (effect: number, step: string): Side => ({
    effect,
    step,
    money: withPlus(effect, formatMoney(effect, projection.currency, { digits: 0 })),
  })
  return sensitivities.slice(0, count).map(({ id, label: words, by, effect }) => {
    const change = changes.get(id)
    const done = side(effect, stepText(by))
    const back = change && oppositeOf(change)
    const undone =
      back && side(outcomeOf(project(back(drivers))).endCash - base, stepText({ ...by, value: -by.value }))
    // Where both directions push the same way, only the one in the plan's table is shown.
    const other = undone && undone.effect * effect < 0 ? undone : undefined
    const [left, right] = effect < 0 ? [done, other] : [other, done]
    return { name: change?.name ?? words, ...(left && { left }), ...(right && { right }) }
  })
}

const oppositeOf = ({ opposite }: Change) => opposite

const bold = (words: string, x: number, y: number): Lettering => label(words, [x, y], { weight: 600 })

/** As large as bars with their labels fit into what the names leave. Found by halving: a wider scale needs more room. */
function axisAndScale(rows: Row[], names: number, width: number): { axis: number; scale: number } {
  const need = (sides: (Side | undefined)[], scale: number) =>
    Math.max(24, ...sides.map((side) => (side ? Math.abs(side.effect) * scale + labelRoom(side) : 0)))
  const [lefts, rights] = [rows.map(({ left }) => left), rows.map(({ right }) => right)]
  const most = Math.max(...[...lefts, ...rights].map((side) => Math.abs(side?.effect ?? 0)))
  let [fits, tooMuch] = [0, width / most]
  for (let i = 0; i < 40; i++) {
    const tried = (fits + tooMuch) / 2
    if (names + need(lefts, tried) + need(rights, tried) <= width) fits = tried
    else tooMuch = tried
  }
  return { axis: names + need(lefts, fits), scale: fits }
}

const labelRoom = ({ money, step }: Side): number =>
  GAP + textWidth(money, bold('', 0, 0)) + GAP + textWidth(step, label('', [0, 0])) + GAP

interface Place {
  top: number
  step: number
  names: number
  axis: number
  scale: number
  width: number
}

function rowItems({ name, left, right }: Row, i: number, place: Place): Item[] {
  const middle = place.top + place.step / 2
  const isTop = i < 2
  const half = Math.min(BAR, place.step * 0.5) / 2
  const setting = label('', [0, 0], { weight: isTop ? 600 : 400 })
  const lines = wrapped(name, place.names - 6, setting)
  const first = middle + 2.6 - ((lines.length - 1) * (LINE - 1)) / 2
  return [
    ...(i > 0 ? [gridLine(0, place.width, place.top)] : []),
    ...lines.map((text, at) => ({ ...setting, text, y: first + at * (LINE - 1) })),
    ...[left, right].flatMap((side) => {
      if (!side) return []
      const end = place.axis + side.effect * place.scale
      const ink = side.effect < 0 ? (isTop ? 'signal' : 'soft') : isTop ? 'primary' : 'light'
      const shape = bar(
        Math.min(end, place.axis),
        middle - half,
        Math.max(end, place.axis),
        middle + half,
        ink,
      )
      return [shape, ...sideLabels(side, end, middle + 2.6)]
    }),
  ]
}

function sideLabels({ money, step, effect }: Side, end: number, y: number): Lettering[] {
  const away = effect < 0 ? -1 : 1
  const anchor = effect < 0 ? 'end' : 'start'
  const effectText = { ...bold(money, end + away * GAP, y), anchor } as const
  const further = effectText.x + away * (textWidth(money, effectText) + GAP)
  return step === '' ? [effectText] : [effectText, label(step, [further, y], { ink: 'grey', anchor })]
}

function baseLabel(words: string, axis: number, y: number, width: number): Lettering {
  const text = measure(words, [axis, y], { anchor: 'middle', ink: 'ink' })
  const half = textWidth(words, text) / 2
  return { ...text, x: Math.min(width - half, Math.max(half, axis)) }
}

function alternativeOf(rows: Row[], all: Sensitivity[], base: number, currency: string): string {
  const money = (minor: number) => formatMoney(minor, currency, { digits: 0 })
  const named = all
    .slice(0, Math.min(3, rows.length))
    .map(({ label: words, effect }) => `${words}: ${money(effect)}`)
  return `What single changes do to cash after three years, ${money(base)} in the plan. The strongest: ${named.join('; ')}.`
}
