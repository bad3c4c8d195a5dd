// The capitals A to Z, built from one stroke width.
import { shared, united, without } from '../../drawing/combine.ts'
import type { Command } from '../../drawing/drawing.ts'
import { box, mapped } from '../../drawing/shapes.ts'
import { type Pen, penOf } from './monogram-pen.ts'

export interface LetterForm {
  height: number
  /** Of the stroke, in the same units. */
  stroke: number
  /** In parts of the letter's natural width; left out: 1. */
  stretch?: number
  /** In units, instead of a stretch. */
  width?: number
  /** How far corners are bent, 1 as far as there is room; left out: 1. */
  round?: number
  /** Leaves out what would be where the disc rests: the bar of an A. */
  open?: boolean
}

export interface BuiltLetter {
  path: Command[]
  width: number
}

interface Plan {
  /** Natural width, in parts of the height. */
  width: number
  /** Where a disc finds room: across and down, in parts of width and height. */
  rest: readonly [number, number]
  draw: (pen: Pen, open: boolean) => Command[][]
}

const feet = ({ w, h, cut, slant }: Pen) => {
  const c = cut(w / 2, h)
  return [slant([w / 2, 0], [c, h]), slant([w / 2, 0], [w - c, h])]
}

/** Between the middles of the feet. */
function crossbar({ w, h, s, cut, bar }: Pen): Command[] {
  const y = h * 0.62
  const inwards = cut(w / 2, h) + (w / 2 - cut(w / 2, h)) * (1 - (y + s) / h)
  return bar(y, inwards, w - inwards)
}

const PLANS: Record<string, Plan> = {
  A: {
    width: 1.02,
    rest: [0.5, 0.84],
    draw: (pen, open) => [...feet(pen), ...(open ? [] : [crossbar(pen)])],
  },
  B: { width: 0.76, rest: [0.56, 0.74], draw: (pen) => [pen.stem(0), bowl(pen, 0, 0.94), bowl(pen, 1, 1)] },
  C: {
    width: 0.94,
    rest: [0.5, 0.5],
    draw: (pen) => {
      const { w, h } = pen
      return [without(pen.frame(0, 0, w, h), box(w / 2, h * 0.35, w + 1, h * 0.65))]
    },
  },
  D: {
    width: 0.88,
    rest: [0.52, 0.5],
    draw: (pen) => [pen.stem(0), pen.frame(0, 0, pen.w, pen.h, ['tr', 'br'])],
  },
  E: {
    width: 0.68,
    rest: [0.82, 0.5],
    draw: ({ w, h, s, stem, bar }, open) => [
      stem(0),
      bar(0),
      bar((h - s) / 2, 0, open ? w * 0.46 : w * 0.88),
      bar(h - s),
    ],
  },
  F: {
    width: 0.66,
    rest: [0.84, 0.52],
    draw: ({ w, h, s, stem, bar }, open) => [
      stem(0),
      bar(0),
      bar((h - s) * 0.52, 0, open ? w * 0.46 : w * 0.86),
    ],
  },
  G: {
    width: 0.98,
    rest: [0.42, 0.46],
    draw: (pen) => {
      const { w, h, bar } = pen
      const ring = pen.frame(0, 0, w, h)
      return [
        without(ring, box(w / 2, h * 0.33, w + 1, h * 0.5)),
        shared(bar(h * 0.5, w * 0.54, w), pen.solid()),
      ]
    },
  },
  H: {
    width: 0.84,
    rest: [0.5, 0.18],
    draw: ({ w, h, s, stem, bar }) => [stem(0), stem(w - s), bar((h - s) / 2)],
  },
  I: { width: 0.2, rest: [0.5, -0.2], draw: ({ stem }) => [stem(0)] },
  J: {
    width: 0.64,
    rest: [0.2, 0.26],
    draw: (pen) => hooked(pen),
  },
  K: {
    width: 0.86,
    rest: [0.92, 0.5],
    draw: ({ w, h, s, stem, cut, slant }) => {
      const start = s * 0.62
      const c = cut(w - start, h / 2)
      const arms = [...slant([start, h / 2], [w - c, 0]), ...slant([start, h / 2], [w - c, h])]
      return [stem(0), shared(arms, box(s / 2, 0, w, h))]
    },
  },
  L: { width: 0.64, rest: [0.72, 0.28], draw: ({ h, s, stem, bar }) => [stem(0), bar(h - s)] },
  M: {
    width: 1.04,
    rest: [0.5, 0.12],
    draw: ({ w, h, s, stem, cut, slant }) => {
      const c = cut(w / 2, h * 0.72)
      return [stem(0), stem(w - s), slant([c, 0], [w / 2, h * 0.72]), slant([w - c, 0], [w / 2, h * 0.72])]
    },
  },
  N: {
    width: 0.88,
    rest: [0.62, 0.14],
    draw: ({ w, h, s, stem, cut, slant }) => {
      const c = cut(w, h)
      return [stem(0), stem(w - s), slant([c, 0], [w - c, h])]
    },
  },
  O: { width: 1, rest: [0.5, 0.5], draw: (pen) => [pen.frame(0, 0, pen.w, pen.h)] },
  P: { width: 0.76, rest: [0.55, 0.3], draw: (pen) => [pen.stem(0), topBowl(pen)] },
  Q: {
    width: 1,
    rest: [0.5, 0.5],
    draw: (pen) => {
      const { w, h, cut, slant } = pen
      const c = cut(w * 0.32, h * 0.28)
      return [pen.frame(0, 0, w, h), without(slant([w * 0.72, h * 0.72], [w - c, h]), pen.solid(pen.s * 0.9))]
    },
  },
  R: {
    width: 0.8,
    rest: [0.52, 0.3],
    draw: (pen) => {
      const { w, h, s, stem, cut, slant } = pen
      const c = cut(w * 0.6, h * 0.5)
      return [stem(0), topBowl(pen), slant([Math.max(w * 0.42, s), h * 0.5], [w - c, h])]
    },
  },
  S: { width: 0.74, rest: [0.78, 0.36], draw: (pen) => snake(pen) },
  T: {
    width: 0.86,
    rest: [0.86, 0.84],
    draw: ({ w, s, stem, bar }) => [bar(0), stem((w - s) / 2)],
  },
  U: {
    width: 0.86,
    rest: [0.5, 0.28],
    draw: (pen) => {
      const { w, h, s, stem } = pen
      const from = h - Math.min(w, h) / 2
      return [stem(0, 0, from), stem(w - s, 0, from), ...cupped(pen, from)]
    },
  },
  V: { width: 1, rest: [0.5, 0.16], draw: (pen) => feet(pen).map((foot) => mirrored(foot, pen.h)) },
  W: {
    width: 1.44,
    rest: [0.5, 0.96],
    draw: ({ w, h, cut, slant }) => {
      const c = cut(w / 4, h)
      const valley = w / 4 + c / 2
      return [
        slant([c, 0], [valley, h]),
        slant([w / 2, 0], [valley, h]),
        slant([w / 2, 0], [w - valley, h]),
        slant([w - c, 0], [w - valley, h]),
      ]
    },
  },
  X: {
    width: 0.94,
    rest: [0.5, 0.1],
    draw: ({ w, h, cut, slant }) => {
      const c = cut(w, h)
      return [slant([c, 0], [w - c, h]), slant([w - c, 0], [c, h])]
    },
  },
  Y: {
    width: 0.96,
    rest: [0.5, 0.1],
    draw: ({ w, h, s, stem, cut, slant }) => {
      const c = cut(w / 2, h * 0.56)
      return [
        slant([c, 0], [w / 2, h * 0.56]),
        slant([w - c, 0], [w / 2, h * 0.56]),
        stem((w - s) / 2, h * 0.5),
      ]
    },
  },
  Z: {
    width: 0.82,
    rest: [0.16, 0.46],
    draw: ({ w, h, s, bar, cut, slant }) => {
      const c = cut(w, h)
      return [bar(0), bar(h - s), slant([w - c, 0], [c, h])]
    },
  },
}

const mirrored = (path: Command[], height: number) =>
  // Turned round as well, so that it still runs clockwise.
  reversedPolygon(mapped(path, (x, y) => [x, height - y]))

const reversedPolygon = (path: Command[]): Command[] => {
  const points = path
    .flatMap((command) => (command[0] === 'Z' || command[0] === 'C' ? [] : [command]))
    .toReversed()
  return [...points.map(([, x, y], index): Command => [index === 0 ? 'M' : 'L', x, y]), ['Z']]
}

/** Upper or lower half of a B. */
const bowl = ({ w, h, s, frame }: Pen, which: 0 | 1, share: number): Command[] =>
  which === 0
    ? frame(0, 0, w * share, (h + s) / 2, ['tr', 'br'])
    : frame(0, (h - s) / 2, w * share, h, ['tr', 'br'])

const topBowl = ({ w, h, s, frame }: Pen): Command[] =>
  frame(0, 0, w, Math.max(h * 0.6, s * 2.4), ['tr', 'br'])

/** The bend under a U. */
function cupped(pen: Pen, from: number): Command[][] {
  const { w, h } = pen
  return [shared(pen.frame(0, h - 2 * (h - from), w, h), box(-1, from, w + 1, h + 1))]
}

function hooked(pen: Pen): Command[][] {
  const { w, h, s, stem } = pen
  const from = h - Math.min(w, h) / 2
  return [stem(w - s, 0, from), ...cupped(pen, from)]
}

function snake(pen: Pen): Command[][] {
  const { w, h, s, frame } = pen
  const [upper, lower] = [(h + s) / 2, (h - s) / 2]
  const [top, bottom] = [frame(0, 0, w, upper), frame(0, lower, w, h)]
  const reach = Math.max(h * 0.3, s * 1.25)
  return [
    without(top, box(w / 2, reach, w + 1, lower)),
    without(bottom, box(-1, upper, w / 2, h - reach)),
  ].map((half, index) =>
    // Each half gives up the corner that would close it.
    without(half, index === 0 ? box(w / 2, reach, w + 1, upper + 1) : box(-1, lower - 1, w / 2, h - reach)),
  )
}

export const isBuilt = (letter: string): boolean => Object.hasOwn(PLANS, letter)

export function built(letter: string, form: LetterForm): BuiltLetter {
  const { parts, width } = partsOf(letter, form)
  return { path: united(parts.flat()), width }
}

/** The strokes one by one, overlapping where they meet. */
export function partsOf(letter: string, form: LetterForm): { parts: Command[][]; width: number } {
  const plan = PLANS[letter]
  const { height, stroke, round: bend = 1 } = form
  if (!plan) return { parts: [], width: 0 }
  const natural = letter === 'I' ? stroke : Math.max(plan.width * height * (form.stretch ?? 1), stroke * 2.2)
  const width = form.width ?? natural
  return { parts: plan.draw(penOf(width, height, stroke, bend), form.open ?? false), width }
}

/** The middle of the room for a disc, in units from the letter's left upper corner. */
export function restOf(letter: string, { width }: BuiltLetter, height: number): [number, number] {
  const [x, y] = PLANS[letter]?.rest ?? [0.5, 0.5]
  return [x * width, y * height]
}

const LEFT = 'BDEFHKLMNPR'
const RIGHT = 'HMN'

/** A stem from top to bottom on its left, on its right. */
export const hasLeftStem = (letter: string) => LEFT.includes(letter)
export const hasRightStem = (letter: string) => RIGHT.includes(letter)
