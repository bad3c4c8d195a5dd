// The whole market, the part within reach and the part planned for, as circles that stand on the same ground.
import type { Ink, Item, Lettering } from '../drawing/drawing.ts'
import type { Plan } from '../plan/plan.ts'
import { compactMoney } from './amounts.ts'
import { type Box, grown, overlap, type Point } from './boxes.ts'
import { type Chart, circle, LINE, label, leader, line, measure, picture, type Size } from './pens.ts'
import { blockBox, spread } from './spots.ts'
import { textWidth, wrapped } from './text-width.ts'

export interface Ring {
  /** 'TAM' */
  name: string
  value: number
  /** As the plan writes it. */
  text: string
}

/** Below this a circle cannot be seen. */
const SMALLEST = 1.7
const LABEL_HEIGHT = LINE + 8
/** Under the ground, where a label needs it. */
const UNDER = 30
const SIDE_GAP = 16
/** Where a leader begins. */
const DOT = 1.1

interface Disc extends Ring {
  radius: number
  isTrue: boolean
  fill: Ink
  ink: Ink
}

/** The three sums of the plan's market, as amounts a year. */
export function ringsOf({ sections, finance }: Pick<Plan, 'sections' | 'finance'>): Ring[] {
  for (const { blocks } of sections)
    for (const block of blocks)
      if (block.kind === 'chart' && block.chart.kind === 'nested')
        return block.chart.rings.map(({ name, value }) => ({
          name,
          value,
          text: compactMoney(value, finance.projection.currency),
        }))
  return []
}

/** Undefined where there is nothing to compare. */
export function marketCircles(rings: Ring[], size: Size): Chart | undefined {
  const sorted = rings.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value)
  if (sorted.length === 0) return undefined
  const laid =
    nested(discs(sorted, Math.min(size.width, size.height)), size) ??
    nested(discs(sorted, Math.min(size.width, size.height - UNDER)), size) ??
    beside(sorted, size)
  return picture(size, laid.items, {
    caption: { name: 'The market', unit: 'a year' },
    note: noteOf(laid.discs),
    alternative: `Nested circles, a year. ${sorted.map(({ name, text }) => `${name}: ${text}`).join('; ')}.`,
  })
}

function noteOf(all: Disc[]): string {
  const enlarged = all.filter(({ isTrue }) => !isTrue).map(({ name }) => name)
  if (enlarged.length === 0) return 'Areas are drawn true to value.'
  return `Areas are drawn true to value, but for ${enlarged.join(' and ')}: too small to see, drawn larger than true.`
}

const LOOKS: { fill: Ink; ink: Ink }[] = [
  { fill: 'tint', ink: 'ink' },
  { fill: 'light', ink: 'ink' },
  { fill: 'signal', ink: 'paper' },
]

function discs(rings: Ring[], diameter: number): Disc[] {
  const largest = rings[0]?.value ?? 1
  return rings.map((each, i) => {
    const radius = (diameter / 2) * Math.sqrt(each.value / largest)
    const look = LOOKS[Math.min(i, LOOKS.length - 1)] ?? { fill: 'tint', ink: 'ink' }
    return { ...each, ...look, radius: Math.max(SMALLEST, radius), isTrue: radius >= SMALLEST }
  })
}

interface Laid {
  items: Item[]
  discs: Disc[]
}

/** All labels on the middle line: in their circle, over it, or under the ground. Undefined where one finds no room. */
function nested(all: Disc[], { width, height }: Size): Laid | undefined {
  const outer = all[0]?.radius ?? 0
  const [x, ground] = [width / 2, outer * 2]
  const items: Item[] = all.map(({ radius, fill }) => circle([x, ground - radius], radius, { fill }))
  const taken: Box[] = []
  for (const [i, disc] of all.entries()) {
    const found =
      within(disc, all[i + 1], x, ground) ??
      over(disc, all[i - 1], x, ground, taken) ??
      (i === all.length - 1 ? under(disc, x, ground, { width, height }) : undefined)
    if (!found) return undefined
    items.push(...found)
    taken.push(blockBox(found.filter((item) => item.kind === 'text')))
  }
  return { items, discs: all }
}

/** Name over amount, with the top of the name at `top`. */
const words = ({ name, text }: Ring, x: number, top: number, ink: Ink): Lettering[] => [
  measure(name, [x, top + 5], { ink, anchor: 'middle' }),
  label(text, [x, top + 5 + LINE], { ink, anchor: 'middle' }),
]

function within(disc: Disc, inner: Disc | undefined, x: number, ground: number): Lettering[] | undefined {
  const floor = inner ? ground - inner.radius * 2 - 4 : ground
  const tops = inner
    ? Array.from({ length: 40 }, (_, step) => ground - disc.radius * 2 + 4 + step)
    : [ground - disc.radius - LABEL_HEIGHT / 2]
  return tops
    .map((top) => words(disc, x, top, disc.ink))
    .find(
      (texts) =>
        isInCircle(blockBox(texts), x, ground - disc.radius, disc.radius - 3) &&
        blockBox(texts).bottom <= floor,
    )
}

const isInCircle = ({ left, right, top, bottom }: Box, x: number, y: number, radius: number): boolean =>
  [top, bottom].every((edge) => [left, right].every((side) => Math.hypot(side - x, edge - y) <= radius))

function over(
  disc: Disc,
  outer: Disc | undefined,
  x: number,
  ground: number,
  taken: Box[],
): Item[] | undefined {
  if (!outer) return undefined
  const peak = ground - disc.radius * 2
  const texts = words(disc, x, peak - 11 - LABEL_HEIGHT, outer.ink)
  const box = blockBox(texts)
  const isFree =
    isInCircle(box, x, ground - outer.radius, outer.radius - 3) &&
    !taken.some((other) => overlap(grown(other, 3), box))
  return isFree ? [leader([x, box.bottom + 1], [x, peak], outer.ink), ...texts] : undefined
}

function under(disc: Disc, x: number, ground: number, { width, height }: Size): Item[] | undefined {
  const texts = words(disc, x, ground + 10, 'signal')
  const box = blockBox(texts)
  if (box.bottom > height || box.left < 0 || box.right > width) return undefined
  return [leader([x, ground], [x, ground + 8], 'signal'), ...texts]
}

/** Labels in a column at the right, each tied to its circle. */
function beside(rings: Ring[], { width, height }: Size): Laid {
  const setting = label('', [0, 0])
  const column = Math.min(width * 0.5, Math.max(...rings.map(({ text }) => textWidth(text, setting))) + 1)
  const all = discs(rings, Math.min(height, width - column - SIDE_GAP))
  const outer = all[0]?.radius ?? 0
  const [x, ground] = [outer, outer * 2]
  const points = all.map((disc, i): Point => {
    const top = ground - disc.radius * 2
    const next = all[i + 1]
    return [x, Math.max(DOT, next ? (top + ground - next.radius * 2) / 2 : ground - disc.radius)]
  })
  const start = outer * 2 + SIDE_GAP
  const texts = all.map(({ text }) => wrapped(text, width - start, setting))
  const lines = Math.max(...texts.map(({ length }) => length))
  const middles = spread(
    points.map(([, y]) => y),
    LABEL_HEIGHT + 5 + (lines - 1) * LINE,
    0,
    height,
  )
  const items: Item[] = all.map(({ radius, fill }) => circle([x, ground - radius], radius, { fill }))
  const ties = all.flatMap((disc, i): Item[] => {
    const point = points[i] ?? ([x, ground] as const)
    const y = middles[i] ?? 0
    const first = y - 2.5 - ((lines - 1) * LINE) / 2
    return [
      line([point, [outer * 2 + 4, point[1]], [start - 4, y]], { ink: 'ink', width: 0.5 }),
      circle(point, DOT, { fill: 'ink' }),
      measure(disc.name, [start, first], { ink: 'ink' }),
      ...(texts[i] ?? []).map((text, at) => label(text, [start, first + (at + 1) * LINE])),
    ]
  })
  return { items: [...items, ...ties], discs: all }
}
