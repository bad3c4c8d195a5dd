// Cash in three cases, as a fan around the plan, with the month in which the cautious case runs out.
import type { Item } from '../drawing/drawing.ts'
import { formatMoney } from '../money.ts'
import { adjust } from '../plan/finance/adjust.ts'
import { at } from '../plan/finance/calendar.ts'
import { lowest } from '../plan/finance/outcome.ts'
import { project } from '../plan/finance/project.ts'
import { compactMoney } from './amounts.ts'
import { type Point, segmentsOf } from './boxes.ts'
import { endLabels } from './end-labels.ts'
import { area, type Chart, label, leader, line, OTHER, picture, ring, type Size } from './pens.ts'
import {
  type Charted,
  endRoom,
  gridOf,
  gridSegments,
  type Plot,
  plotOf,
  pointsOf,
  TICK_ROOM,
  yearEnds,
  zeroOf,
  zeroSegment,
} from './plot.ts'
import { spotNear } from './spots.ts'

const CASES = [
  { id: 'good', name: 'Good', ink: 'mid' },
  { id: 'base', name: 'Base', ink: 'primary' },
  { id: 'cautious', name: 'Cautious', ink: 'signal' },
] as const
type CaseId = (typeof CASES)[number]['id']
type Cases = Record<CaseId, number[]>

const BELOW = 16
/** The row above the plot, where a note goes that finds no room within. */
const ROW = 14

export function scenarioFan({ finance }: Charted, size: Size): Chart {
  const { currency } = finance.projection
  const cash = casesOf({ finance })
  const values = CASES.map(({ id }) => compactMoney(at(cash[id], 35), currency))
  const right =
    size.width -
    endRoom(
      CASES.map(({ name }) => name),
      values,
    )
  const ground = (top: number) =>
    plotOf({ left: TICK_ROOM, right, top, bottom: size.height - BELOW }, Object.values(cash).flat(), currency)
  const roomy = ground(8)
  const noted = cautiousNote(cash, roomy, currency)
  const plot = noted ? roomy : ground(ROW)
  const ends = CASES.map(({ id, name, ink }, i) => ({
    name,
    ink,
    value: values[i] ?? '',
    y: plot.y(at(cash[id], 35)),
  }))
  return picture(
    size,
    [
      ...bands(plot, cash),
      ...gridOf(plot),
      zeroOf(plot),
      line(pointsOf(plot, cash.good), { ink: 'mid', width: OTHER }),
      line(pointsOf(plot, cash.cautious), { ink: 'signal', width: OTHER }),
      line(pointsOf(plot, cash.base), { ink: 'primary', width: 1.8 }),
      ...(noted ?? noteAbove(cash, plot, currency)),
      ...endLabels(ends, right, 0, size.height - 4, plot.x(36)),
      ...yearEnds(plot, size.height - 3),
    ],
    {
      caption: { name: 'Cash at month end', unit: plot.unit.name },
      note: 'The darker band reaches half way from the base case to each of the others.',
      alternative: alternativeOf(cash, currency),
    },
  )
}

/** The plan keeps of each case what came of it; its months are counted again. */
function casesOf({ finance }: Charted): Cases {
  const base = finance.projection.balance.cash.months
  const of = (id: CaseId) => {
    const found = finance.scenarios.find((one) => one.id === id)
    return found && id !== 'base'
      ? project(adjust(finance.drivers, found.adjustment)).balance.cash.months
      : base
  }
  return { good: of('good'), base, cautious: of('cautious') }
}

/** Cases may cross, so a band runs between the highest and the lowest of its lines. */
function bands(plot: Plot, { good, base, cautious }: Cases): Item[] {
  const half = (other: number[]) => other.map((value, i) => (value + at(base, i)) / 2)
  const band = (...lines: number[][]) => {
    const edge = (pick: (...values: number[]) => number) =>
      pointsOf(
        plot,
        base.map((_, i) => pick(...lines.map((each) => at(each, i)))),
      )
    return [...edge(Math.max), ...edge(Math.min).reverse()]
  }
  return [area(band(good, base, cautious), 'tint'), area(band(half(good), base, half(cautious)), 'light')]
}

/** When the cautious case first stands below zero; else how low it comes. */
function cautiousPoint({ cautious }: Cases, currency: string): { month: number; words: string } {
  const below = cautious.findIndex((amount) => amount < 0) + 1
  if (below > 0) return { month: below, words: `below zero in month ${below}` }
  const { month, amount } = lowest(cautious)
  return { month, words: `lowest ${compactMoney(amount, currency)} in month ${month}` }
}

function cautiousNote(cash: Cases, plot: Plot, currency: string): Item[] | undefined {
  const { month, words } = cautiousPoint(cash, currency)
  const point: Point = [plot.x(month), plot.y(at(cash.cautious, month - 1))]
  const spot = spotNear(point, label(words, point, { ink: 'signal' }), {
    bounds: { left: plot.left + 2, right: plot.right, top: plot.top - 3, bottom: plot.bottom + 1 },
    boxes: [],
    lines: Object.values(cash).flatMap((months) => segmentsOf(pointsOf(plot, months))),
    events: [zeroSegment(plot)],
    faint: gridSegments(plot),
  })
  if (!spot) return undefined
  return [...(spot.leader ? [leader(...spot.leader, 'signal')] : []), ring(point, 'signal'), spot.label]
}

function noteAbove(cash: Cases, plot: Plot, currency: string): Item[] {
  const { month, words } = cautiousPoint(cash, currency)
  return [
    ring([plot.x(month), plot.y(at(cash.cautious, month - 1))], 'signal'),
    label(words, [plot.left, 6], { ink: 'signal' }),
  ]
}

function alternativeOf(cash: Cases, currency: string): string {
  const money = (minor: number) => formatMoney(minor, currency, { digits: 0 })
  const { month, amount } = lowest(cash.cautious)
  return (
    `Cash after 36 months: ${money(at(cash.good, 35))} in the good case, ${money(at(cash.base, 35))} in the base case, ` +
    `${money(at(cash.cautious, 35))} in the cautious case, whose lowest is ${money(amount)} in month ${month}.`
  )
}
