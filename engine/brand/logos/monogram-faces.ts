// Initials in the brand's own face, of any script: cut through, framed, or let out of a solid form.
import { shared, without } from '../../drawing/combine.ts'
import type { Command } from '../../drawing/drawing.ts'
import {
  band,
  box,
  disc,
  extentOf,
  filled,
  fitted,
  regular,
  shifted,
  spun,
  withoutSpecks,
} from '../../drawing/shapes.ts'
import { figure, guide, SIDE, units } from './draft.ts'
import { isBuilt } from './monogram-alphabet.ts'
import { tile } from './monogram-pen.ts'
import { listed, type MonogramSource, type MonogramWay } from './monogram-source.ts'

const square = (half: number) => ({
  left: SIDE / 2 - half,
  top: SIDE / 2 - half,
  right: SIDE / 2 + half,
  bottom: SIDE / 2 + half,
})

const textOf = ({ letters, hasAnd }: MonogramSource) =>
  hasAnd && letters.length === 2 ? letters.join('&') : letters.join('')

const split: MonogramWay = {
  suits: ({ letters, isFine, lettering }) => {
    if (letters.length > 2 || isFine) return false
    const { left, top, right, bottom } = extentOf(lettering(letters.join('')))
    return right - left < (bottom - top) * 1.4
  },
  draw: (source) => {
    const { dial, letters, name } = source
    const path = fitted(source.lettering(letters.join('')), square(dial.measure('half', 42, 45)))
    const angle = dial.measure('angle', 8, 32, 0.5) * dial.pick('way of the cut', [1, -1])
    const gap = dial.measure('gap', 3.6, 5.6)
    const height = dial.measure('level', 0.42, 0.68, 0.01)
    const { top, bottom } = extentOf(path)
    const y = top + (bottom - top) * height
    const turned = (shape: Command[]) => spun(shape, angle, SIDE / 2, y)
    const above = shared(path, turned(box(-200, -300, 320, y - gap / 2)))
    const below = shared(path, turned(box(-200, y + gap / 2, 320, 420)))
    const slip = dial.measure('slip', -3, 3, 0.5)
    const rad = (angle * Math.PI) / 180
    const moved = shifted(below, slip * Math.cos(rad), slip * Math.sin(rad))
    const whole = centred([...above, ...moved])
    const count = above.length
    return {
      title: `${letters.join('')} split`,
      idea: `One straight cut at ${figure(Math.abs(angle))}° parts ${listed(letters)} in two: above, what people see of ${name}; below, in colour, what it stands on.`,
      shapes: [
        filled(withoutSpecks(whole.slice(0, count), 60), 'primary'),
        filled(withoutSpecks(whole.slice(count), 60), 'signal'),
      ],
      guides: [
        guide(
          ...(turned([
            ['M', -20, y],
            ['L', 140, y],
          ]).map((command) => [command[1], command[2]]) as [[number, number], [number, number]]),
        ),
      ],
      notes: [
        `Cut ${figure(gap)} u wide, ${figure(Math.abs(angle))}° off level`,
        slip === 0 ? 'Both parts in line' : `Lower part moved ${units(Math.abs(slip))} along the cut`,
      ],
      smallest: 16,
    }
  },
}

function centred(path: Command[]): Command[] {
  const { left, top, right, bottom } = extentOf(path)
  return shifted(path, SIDE / 2 - (left + right) / 2, SIDE / 2 - (top + bottom) / 2)
}

interface Frame {
  title: string
  outline: (half: number) => Command[]
  /** How much of the half side a letter may take, and how far below the centre it sits, in parts of it. */
  room: number
  drop: number
  /** From the middle: between which two angles the lit part of the edge lies, for each place it may have. */
  lit: readonly [Arc, ...Arc[]]
}
type Arc = readonly [from: number, to: number]

/** One side of many, all the way from corner to corner. */
const sides = (count: number, first = -90): [Arc, ...Arc[]] => {
  const step = 360 / count
  const all = Array.from(
    { length: count },
    (_, index): Arc => [first + index * step, first + (index + 1) * step],
  )
  return [all[0] ?? [0, step], ...all.slice(1)]
}

const shield = (half: number): Command[] => {
  const [l, r, t, b] = [SIDE / 2 - half * 0.9, SIDE / 2 + half * 0.9, SIDE / 2 - half, SIDE / 2 + half]
  const y = SIDE / 2 + half * 0.1
  return [
    ['M', l, t],
    ['L', r, t],
    ['L', r, y],
    ['C', r, y + half * 0.5, SIDE / 2 + half * 0.4, b - half * 0.12, SIDE / 2, b],
    ['C', SIDE / 2 - half * 0.4, b - half * 0.12, l, y + half * 0.5, l, y],
    ['Z'],
  ]
}

/** No arch: letters in one look like a gravestone. */
const FRAMES: readonly [Frame, ...Frame[]] = [
  { title: 'ring', outline: (half) => disc(SIDE / 2, SIDE / 2, half), room: 0.64, drop: 0, lit: sides(5) },
  {
    title: 'hexagon',
    outline: (half) => regular(SIDE / 2, SIDE / 2, half * 1.03, 6),
    room: 0.6,
    drop: 0,
    lit: sides(6),
  },
  { title: 'shield', outline: shield, room: 0.6, drop: -0.13, lit: [[-132, -48]] },
  {
    title: 'square',
    outline: (half) => tile(...corners(half * 0.94), half * 0.14),
    room: 0.66,
    drop: 0,
    lit: [
      [-90, 0],
      [0, 90],
      [90, 180],
      [-180, -90],
    ],
  },
  {
    title: 'octagon',
    outline: (half) => regular(SIDE / 2, SIDE / 2, half * 1.04, 8, -67.5),
    room: 0.62,
    drop: 0,
    lit: sides(8, -67.5),
  },
]

const corners = (half: number): [number, number, number, number] => [
  SIDE / 2 - half,
  SIDE / 2 - half,
  SIDE / 2 + half,
  SIDE / 2 + half,
]

/** Letters inside, cut smaller until they stay clear of the frame's inner edge. */
function within(source: MonogramSource, frame: Frame, half: number, stroke: number): Command[] {
  const size = half * frame.room - stroke * 0.35
  return shifted(fitted(source.lettering(textOf(source)), square(size)), 0, half * frame.drop)
}

/** A frame of which one side stands free and is lit. */
const framed: MonogramWay = {
  suits: ({ letters }) => letters.length < 3 || !letters.every(isBuilt),
  draw: (source) => {
    const { dial, name } = source
    const frame = dial.pick('frame', FRAMES)
    const half = dial.measure('half', 44, 47)
    const stroke = dial.measure('stroke', 7, 10)
    const gap = dial.measure('gap', 3.4, 5, 0.1) / half / 2
    const letters = within(source, frame, half, stroke)
    const edge = without(frame.outline(half), frame.outline(half - stroke * 1.06))
    const [from, to] = dial.pick('lit', frame.lit)
    const gapAngle = (gap * 180) / Math.PI
    const lit = band(SIDE / 2, SIDE / 2, 1, 130, from + gapAngle, to - gapAngle)
    const open = band(SIDE / 2, SIDE / 2, 1, 130, from - gapAngle, to + gapAngle)
    const form = `${/^[aeiou]/.test(frame.title) ? 'an' : 'a'} ${frame.title}`
    return {
      title: `${textOf(source)} in ${form}`,
      idea: `${listed(source.letters)} ${source.letters.length > 1 ? 'stand' : 'stands'} in ${form} of which one part is set apart and lit: the side on which ${name} is open.`,
      shapes: [
        filled(without(edge, open), 'primary'),
        filled(shared(edge, lit), 'signal'),
        filled(letters, 'primary'),
      ],
      guides: [guide([0, SIDE / 2], [SIDE, SIDE / 2]), guide([SIDE / 2, 0], [SIDE / 2, SIDE])],
      notes: [`Edge ${units(stroke)}`, `Lit part ${figure(to - from)}° of the way round`],
      smallest: source.letters.length > 1 ? 24 : 20,
    }
  },
}

/** A letter left out of a solid form, standing on the gap that parts the form from its lit ground. */
const cutOut: MonogramWay = {
  suits: ({ letters }) => letters.length < 3,
  draw: (source) => {
    const { dial, letters, name } = source
    const frame = dial.pick('frame', FRAMES)
    const half = dial.measure('half', 44, 47)
    const ground = frame.outline(half)
    const size = half * (letters.length > 1 ? 0.66 : dial.measure('size', 0.56, 0.62, 0.01))
    const placed = fitted(source.lettering(letters.join('')), square(size))
    const { top, bottom } = extentOf(placed)
    const line = SIDE / 2 + half * dial.measure('line', 0.48, 0.56, 0.01)
    const height = bottom - top
    // A tall letter stands on the line; a low pair keeps to the middle of what is above it.
    const middle = (SIDE / 2 - half + line) / 2 + 1
    const letter = shifted(placed, 0, height > half ? line - bottom : middle - (top + bottom) / 2)
    const gap = dial.measure('gap', 3.4, 5)
    const above = without(without(ground, letter), box(0, line, SIDE, SIDE))
    const below = shared(ground, box(0, line + gap, SIDE, SIDE))
    return {
      title: `${letters.join('')} cut out`,
      idea: `${listed(letters)} ${letters.length > 1 ? 'are' : 'is'} not drawn but left out of a solid ${frame.title}, above a strip of colour: ${name} and the ground it stands on.`,
      shapes: [filled(withoutSpecks(above, 6), 'primary'), filled(below, 'signal')],
      guides: [guide([0, line], [SIDE, line]), guide([0, line + gap], [SIDE, line + gap])],
      dimension: { from: [SIDE / 2, line], to: [SIDE / 2, line + gap], label: units(gap) },
      notes: [`Letter ${units(height)} high`, `Gap ${units(gap)}`],
      smallest: letters.length > 1 ? 20 : 16,
    }
  },
}

/** Stripes that thin out from the cut edge: the letter comes up like a blind. */
const rising: MonogramWay = {
  suits: ({ letters, isFine }) => letters.length === 1 && 'AFHIKMNPRTUVWXY'.includes(letters[0]) && !isFine,
  draw: (source) => {
    const { dial, letters, name } = source
    const path = fitted(source.lettering(letters.join('')), square(dial.measure('half', 42, 46)))
    const { top, bottom, left, right } = extentOf(path)
    const from = top + (bottom - top) * dial.measure('from', 0.4, 0.56, 0.01)
    const count = dial.pick('stripes', [3, 4])
    const step = (bottom - from) / count
    const [least, growth] = [
      dial.measure('least', 0.17, 0.25, 0.005),
      dial.measure('growth', 0.07, 0.13, 0.005),
    ]
    const gaps = Array.from({ length: count }, (_, index) => {
      const y = from + step * index
      const gap = step * (least + growth * index)
      return box(left - 1, y, right + 1, y + gap)
    })
    const whole = withoutSpecks(without(path, gaps.flat()), 8)
    const lastFrom = from + step * (count - 1)
    return {
      title: `${letters.join('')} rising`,
      idea: `${listed(letters)} ${letters.length > 1 ? 'come' : 'comes'} up in ${count} stripes that close as they climb: ${name} at the moment it opens.`,
      shapes: [
        filled(without(whole, box(0, lastFrom, SIDE, SIDE)), 'primary'),
        filled(without(whole, box(0, 0, SIDE, lastFrom)), 'signal'),
      ],
      guides: gaps.map((_, index) => guide([0, from + step * index], [SIDE, from + step * index])),
      dimension: { from: [left, from], to: [left, from + step], label: units(step) },
      notes: [
        `${count} stripes, one every ${units(step)}`,
        `Gaps from ${units(step * least)} to ${units(step * (least + growth * (count - 1)))}`,
      ],
      smallest: 20,
    }
  },
}

export const FACE_WAYS: MonogramWay[] = [split, framed, cutOut, rising]
