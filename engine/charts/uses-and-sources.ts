// Where the money comes from and where it goes: each entry starts where the one before it ended, and both end at the total.
import type { Item, Lettering } from '../drawing/drawing.ts'
import { formatMoney } from '../money.ts'
import { bar, type Chart, label, line, picture, type Size } from './pens.ts'
import { type Charted, dimension } from './plot.ts'
import { shortened, textWidth } from './text-width.ts'

type Need = Charted['finance']['need']
type Entry = Need['uses'][number]

const BAR = 11
/** Over each stair, its name; over the second, the measure of both. */
const HEAD = 15
const NAMES_SHARE = 0.3
const GAP = 12

/** Undefined where there is no money to speak of. */
export function usesAndSources({ finance }: Charted, size: Size): Chart | undefined {
  const { need, projection } = finance
  if (need.total <= 0 || need.uses.length === 0) return undefined
  const money = (minor: number) => formatMoney(minor, projection.currency, { digits: 0 })
  const amounts = [...need.sources, ...need.uses].map(({ amount }) => money(amount))
  const setting = label('', [0, 0])
  const names = size.width * NAMES_SHARE
  const room = Math.max(...amounts.map((text) => textWidth(text, setting)))
  const row = (size.height - 2 * HEAD - GAP) / (need.sources.length + need.uses.length)
  const [most, right] = [highest(need), size.width - room - GAP]
  const place = {
    names,
    row,
    width: size.width,
    money,
    x: (value: number) => names + (value / most) * (right - names),
  }
  const middle = HEAD + need.sources.length * row + GAP / 2
  return picture(
    size,
    [
      ...[0, need.total].map((value) =>
        line(
          [
            [place.x(value), HEAD - 4],
            [place.x(value), size.height],
          ],
          { ink: 'hair', width: 0.35 },
        ),
      ),
      ...stair(need.sources, HEAD, 'primary', place),
      ...dimension(place.x(0), place.x(need.total), middle + 6, money(need.total)),
      ...stair(need.uses, middle + HEAD + GAP / 2, 'light', place),
      label('Sources', [0, 7], { weight: 600 }),
      label('Uses', [0, middle + 8.6], { weight: 600 }),
    ],
    {
      caption: { name: 'Sources and uses of money', unit: `to month ${need.until}` },
      alternative: alternativeOf(need, money),
    },
  )
}

/** An entry below zero steps back, so what is reached on the way may be more than the total. */
const highest = ({ uses, sources, total }: Need): number =>
  Math.max(total, ...[uses, sources].flatMap((entries) => edges(entries).flat()))

function edges(entries: Entry[]): [from: number, to: number][] {
  let reached = 0
  return entries.map(({ amount }) => {
    const from = reached
    reached += amount
    return [from, reached]
  })
}

interface Place {
  names: number
  row: number
  width: number
  money: (minor: number) => string
  x: (value: number) => number
}

function stair(entries: Entry[], top: number, ink: 'primary' | 'light', place: Place): Item[] {
  const { names, row, width, money, x } = place
  const half = Math.min(BAR, row * 0.6) / 2
  return edges(entries).flatMap(([from, to], i): Item[] => {
    const entry = entries[i]
    if (!entry) return []
    const middle = top + (i + 0.5) * row
    const isLeft = entry.id === 'left' || entry.id === 'missing'
    const plain: Lettering = label('', [0, middle + 2.6])
    const fill = entry.id === 'missing' ? 'signal' : isLeft ? 'mid' : entry.amount < 0 ? 'line' : ink
    return [
      bar(x(Math.min(from, to)), middle - half, x(Math.max(from, to)), middle + half, fill),
      { ...plain, text: shortened(entry.label, names - 8, plain) },
      { ...plain, text: money(entry.amount), x: width, anchor: 'end', weight: 600 },
      ...(i + 1 < entries.length
        ? [
            line(
              [
                [x(to), middle - half],
                [x(to), middle + row - half],
              ],
              { ink: 'ink', width: 0.35 },
            ),
          ]
        : []),
    ]
  })
}

function alternativeOf({ uses, sources, total, until }: Need, money: (minor: number) => string): string {
  const list = (entries: Entry[]) =>
    entries.map(({ label: name, amount }) => `${name} ${money(amount)}`).join(', ')
  return `To month ${until}, ${money(total)} in all. Sources: ${list(sources)}. Uses: ${list(uses)}.`
}
