// Forms of a few large parts: a kite, a cube, leaves on a stem, doorways.
import type { Command } from '../../../drawing/drawing.ts'

import {
  circle,
  lens,
  type Point,
  polar,
  polygon,
  polyline,
  rect,
  regularPolygon,
  rotate,
  roundedRect,
} from '../../../drawing/geometry.ts'

import { capital, inWords } from '../concept-kit.ts'
import type { Dice } from '../dice.ts'

import { type Form, oneLit, primary, type Raw, range, signal, stroked } from './form.ts'

const O: [number, number] = [0, 0]

function drawKite(dice: Dice): Raw {
  const gap = dice.between(8, 9.4)
  const wide = dice.between(29, 38)
  const above = dice.between(27, 38)
  const below = dice.between(48, 60)
  const tails = dice.int(2, 3)
  const lean = dice.pick([24, 30, 36, -24, -30, -36])
  const g = gap / 2
  const panel = (sx: number, sy: number, tall: number): Command[] =>
    polygon([
      [sx * g, sy * g],
      [sx * (g + wide), sy * g],
      [sx * g, sy * (g + tall)],
    ])
  const parts = [panel(-1, -1, above), panel(1, -1, above), panel(1, 1, below), panel(-1, 1, below)]
  const knots = range(tails).map((i) => {
    const y = below + g + 14 + i * 20
    const x = (i % 2 === 0 ? 1 : -1) * 4
    return polygon([
      [x, y - 9],
      [x + 7, y],
      [x, y + 9],
      [x - 7, y],
    ])
  })
  const lit = dice.int(0, 3)
  const turn = (paths: Command[][]) => paths.map((path) => rotate(path, lean, O))
  return {
    shapes: [
      primary(...turn([...parts.filter((_, i) => i !== lit), ...knots])),
      signal(...turn([parts[lit] ?? []])),
    ],
    guides: turn([
      polyline([
        [0, -above - 8],
        [0, below + 60],
      ]),
      polyline([
        [-wide - 8, 0],
        [wide + 8, 0],
      ]),
    ]),
    measures: [],
    notes: (u) => [
      `Four panels on two spars, free by ${u(gap)}`,
      `Leaning ${Math.abs(lean)}°, with ${tails} knots in the tail`,
    ],
    count: 4,
    stroke: 14,
    gap,
    says: { tails: tails === 2 ? 'two' : 'three' },
  }
}

export const KITE: Form = {
  id: 'kite',
  draw: drawKite,
  meanings: [
    {
      cues: 'kite',
      boost: 2,
      title: () => 'Kite, on the wind',
      idea: ({ name, says }) =>
        `A kite of four panels with ${says.tails} knots in its tail; the panel in colour is what lifts ${name}.`,
    },
    {
      cues: 'sky fly flying flight children kid play playful toy outdoor camp holiday',
      title: () => 'Four panels up',
      idea: ({ name, says }) =>
        `Four panels, two spars and ${says.tails} knots: a kite, because ${name} is at its best out of doors.`,
    },
  ],
}

function drawCube(dice: Dice): Raw {
  const split = dice.int(1, 3)
  const unit = 49
  const tall = dice.between(0.82, 1.08)
  const gap = split === 3 ? dice.between(5, 5.6) : dice.between(5.4, 8)
  const axes: [Point, Point][] = [
    [polar(0, 0, unit, -150), polar(0, 0, unit, -30)],
    [polar(0, 0, unit, -30), polar(0, 0, unit * tall, 90)],
    [polar(0, 0, unit * tall, 90), polar(0, 0, unit, -150)],
  ]
  const inset = gap / Math.sqrt(3) / unit
  const parts: Command[][] = []
  for (const [a, b] of axes)
    for (const i of range(split))
      for (const j of range(split)) {
        const at = (s: number, t: number): Point => [a[0] * s + b[0] * t, a[1] * s + b[1] * t]
        const [s0, s1, t0, t1] = [
          i / split + inset,
          (i + 1) / split - inset,
          j / split + inset,
          (j + 1) / split - inset,
        ]
        parts.push(polygon([at(s0, t0), at(s1, t0), at(s1, t1), at(s0, t1)]))
      }
  const turn = dice.pick([0, 0, 180])
  const placed = parts.map((part) => rotate(part, turn, O))
  return {
    shapes: oneLit(placed, dice.int(0, placed.length - 1)),
    guides: [regularPolygon(0, 0, unit, 6), circle(0, 0, unit)],
    measures: [],
    notes: (u) => [`A cube on radius ${u(unit)}, each face in ${split * split}`, `Gap ${u(gap)}`],
    count: parts.length,
    stroke: (unit / split) * 0.866 - gap,
    gap,
    says: {
      cube:
        split === 1
          ? 'Three faces of one box'
          : `${capital(inWords(split * split))} panes to each of three faces`,
    },
  }
}

export const CUBE: Form = {
  id: 'cube',
  draw: drawCube,
  meanings: [
    {
      cues: 'box parcel package packaging shipping warehouse storage inventory logistics fulfilment fulfillment subscription-box gift import wholesale',
      models: ['direct-to-consumer', 'manufacturing'],
      title: () => 'Box, seen from above',
      idea: ({ name, says }) => `${says.cube}, one part in colour: it arrived, and it is from ${name}.`,
    },
    {
      cues: 'game gaming puzzle 3d printing product design architecture model prototype hardware block toy server data database cybersecurity',
      title: () => 'Turned cube',
      idea: ({ name, says }) => `${says.cube}; the part in colour is the move ${name} makes next.`,
    },
  ],
}

function drawLeaves(dice: Dice, way = dice.pick(['stem', 'square'])): Raw {
  const pairs = dice.int(2, 4)
  const stem = dice.between(7.2, 8.6)
  const gap = dice.between(5.2, 6.4)
  const pitch = 98 / (pairs + 1)
  const reach = Math.min(49, pitch * dice.between(1.3, 1.65))
  const parts: Command[][] = []
  for (const i of range(pairs)) {
    const y = 98 - i * (pitch + (way === 'square' ? 0 : 2))
    const tall = way === 'square' ? pitch - gap : pitch * 1.05
    if (way === 'square') {
      const width = reach - stem / 2 - gap
      const r = Math.min(tall, width) * 0.98
      parts.push(roundedRect(stem / 2 + gap, y - pitch - tall + gap, width, tall, [r, 0, r, 0]))
      parts.push(roundedRect(-stem / 2 - gap - width, y - pitch - tall + gap, width, tall, [0, r, 0, r]))
    } else {
      const from = y - pitch * 0.45
      const width = Math.min(22, pitch * 0.72)
      parts.push(
        lens([stem / 2 + gap * 0.9, from], [reach, from - tall], width),
        lens([-stem / 2 - gap * 0.9, from], [-reach, from - tall], width),
      )
    }
  }
  const lit = dice.int(0, parts.length - 1)
  const top = Math.min(...parts.flat().map((command) => (command[0] === 'Z' ? 99 : (command[2] as number))))
  return {
    shapes: [...oneLit(parts, lit), primary(rect(-stem / 2, top, stem, 98 - top))],
    guides: [
      polyline([
        [0, top - 6],
        [0, 104],
      ]),
      ...range(pairs).map((i) =>
        polyline([
          [-52, 98 - i * pitch],
          [52, 98 - i * pitch],
        ]),
      ),
    ],
    measures: [
      [
        [-stem / 2, 98],
        [stem / 2, 98],
      ],
    ],
    notes: (u) => [`${pairs} pairs of leaves on a stem of ${u(stem)}`, `Leaves free of it by ${u(gap)}`],
    count: pairs * 2,
    stroke: stem,
    gap,
  }
}

export const LEAVES: Form = {
  id: 'leaves',
  draw: drawLeaves,
  meanings: [
    {
      cues: 'leaf plant tree forest garden gardener gardening wheat grain barley organic farm farmer herb tea green sustainable crop nursery greenhouse vineyard native brewery',
      way: 'stem',
      title: ({ N }) => `${N} leaves on a stem`,
      idea: ({ N, name }) =>
        `${N} leaves in pairs on one stem, and one of them turned: the season at ${name}.`,
    },
    {
      cues: 'natural sustainability climate carbon eco vegan ecological family heritage soil regenerative wellbeing growth',
      models: ['non-profit'],
      way: 'square',
      title: ({ N }) => `${N} leaves, squared`,
      idea: ({ N, name }) =>
        `${N} leaves cut from squares stand in pairs on one stem. The one in colour is new: ${name} grows.`,
    },
  ],
}

function drawDoorways(dice: Dice): Raw {
  const count = dice.int(3, 4)
  const gap = dice.between(5.3, count === 4 ? 6.2 : 7.6)
  const legs = dice.between(38, 49)
  // Outer lines a little heavier than inner ones, or a little lighter.
  const lean = dice.between(-0.1, 0.14)
  const even = (49 - gap * (count - 1)) / count
  const widths = range(count).map((i) => even * (1 + lean * (1 - (2 * i) / (count - 1))))
  const outers = widths.map((_, i) => 49 - widths.slice(0, i).reduce((sum, width) => sum + width + gap, 0))
  const door = (radius: number): Command[] => [
    ['M', -radius, legs],
    ['L', -radius, 0],
    ...arcTop(radius),
    ['L', radius, legs],
  ]
  const frames = range(count - 1).map((i) =>
    stroked(door((outers[i] ?? 0) - (widths[i] ?? 0) / 2), widths[i] ?? 0),
  )
  return {
    shapes: [...frames, signal([...door(outers[count - 1] ?? 0), ['Z']])],
    guides: outers.map((radius) => circle(0, 0, radius)),
    measures: [],
    notes: (u) => [`${count} doorways, gap ${u(gap)}`, `Outer arch of radius ${u(49)}, legs ${u(legs)}`],
    count,
    stroke: Math.min(...widths),
    gap,
  }
}

function arcTop(radius: number): Command[] {
  const k = 0.5523 * radius
  return [
    ['C', -radius, -k, -k, -radius, 0, -radius],
    ['C', k, -radius, radius, -k, radius, 0],
  ]
}

export const DOORWAYS: Form = {
  id: 'doorways',
  draw: drawDoorways,
  meanings: [
    {
      cues: 'hotel guest hospitality welcome hostel restaurant museum gallery church community-centre refugee onboarding tunnel venue host spa',
      models: ['local-shop', 'rental'],
      title: ({ N }) => `${N} doorways`,
      idea: ({ N, name }) =>
        `${N} doorways, one inside the other; the last is in colour and open. Come in, says ${name}.`,
    },
    {
      cues: 'rescue magnet horseshoe attract funnel lead sales focus elderly senior home-care shelter pet cat kennel',
      models: ['local-service'],
      title: ({ N }) => `Within ${N.toLowerCase()} arches`,
      idea: ({ N, name }) =>
        `${N} arches, each sheltering the next, and in the middle the one ${name} looks after.`,
    },
  ],
}
