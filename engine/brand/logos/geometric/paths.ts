// Forms of dots, bubbles and one long line.
import type { Command } from '../../../drawing/drawing.ts'

import { circle, polyline, rotate, roundedRect } from '../../../drawing/geometry.ts'

import type { Dice } from '../dice.ts'

import { type Form, oneLit, type Raw, range, signal } from './form.ts'

function drawHalftone(dice: Dice): Raw {
  const side = dice.pick([3, 4, 4] as const)
  const pitch = 98 / side
  const most = pitch / 2 - 2.6
  const least = dice.between(3.6, 4.4)
  const angle = dice.pick([0, 45, 90, 135, 180, 225, 270, 315])
  const bend = dice.between(0.7, 1.5)
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const reach = Math.abs(dx) + Math.abs(dy)
  const dots = range(side * side).map((i) => {
    const [x, y] = [((i % side) / (side - 1)) * 2 - 1, (Math.floor(i / side) / (side - 1)) * 2 - 1]
    const along = Math.min(1, Math.max(0, ((x * dx + y * dy) / reach + 1) / 2))
    return {
      x: (i % side) * pitch,
      y: Math.floor(i / side) * pitch,
      r: least + (most - least) * along ** bend,
    }
  })
  const lit = dice.int(0, dots.length - 1)
  return {
    shapes: oneLit(
      dots.map(({ x, y, r }) => circle(x, y, r)),
      lit,
    ),
    guides: range(side).flatMap((i) => [
      polyline([
        [0, i * pitch],
        [98 - pitch, i * pitch],
      ]),
      polyline([
        [i * pitch, 0],
        [i * pitch, 98 - pitch],
      ]),
    ]),
    measures: [
      [
        [0, (side - 1) * pitch],
        [pitch, (side - 1) * pitch],
      ],
    ],
    notes: (u) => [`${side} by ${side} dots, ${u(pitch)} apart`, `Radii ${u(least)} to ${u(most)}`],
    count: dots.length,
    stroke: least * 2,
    gap: pitch - 2 * most,
  }
}

export const HALFTONE: Form = {
  id: 'halftone',
  draw: drawHalftone,
  meanings: [
    {
      cues: 'data pixel photo photography picture image print printing screen digital dataset machine-learning ai artificial-intelligence vision scan model algorithm prediction',
      models: ['usage-based-software', 'content'],
      title: () => 'From small to large',
      idea: ({ N, name }) =>
        `${N} dots on a grid grow by one rule from one side to the other; ${name} finds the one that matters.`,
    },
    {
      cues: 'audience crowd marketing reach campaign advertising customer lead follower people community member population survey',
      models: ['agency'],
      title: ({ N }) => `One of ${N.toLowerCase()}`,
      idea: ({ N, name }) =>
        `${N} dots, near and far; one is in colour, because ${name} speaks to one at a time.`,
    },
  ],
}

function drawBubbles(dice: Dice, way = dice.pick(['in', 'out', 'turn'])): Raw {
  const gap = dice.between(5.4, 9)
  const side = (98 - gap) / 2
  const radius = dice.between(side * 0.3, side * 0.5)
  const keep: Record<string, [number, number, number, number]> = {
    in: [2, 3, 1, 0],
    out: [0, 1, 3, 2],
    turn: [1, 2, 0, 3],
  }
  const sharp = keep[way] ?? [2, 3, 1, 0]
  const parts = range(4).map((i) => {
    const corners: [number, number, number, number] = [radius, radius, radius, radius]
    corners[sharp[i] ?? 0] = 0
    return roundedRect((i % 2) * (side + gap), Math.floor(i / 2) * (side + gap), side, side, corners)
  })
  return {
    shapes: oneLit(parts, dice.int(0, 3)),
    guides: range(4).map((i) =>
      circle((i % 2) * (side + gap) + side / 2, Math.floor(i / 2) * (side + gap) + side / 2, side / 2),
    ),
    measures: [
      [
        [0, 98],
        [side, 98],
      ],
      [
        [side, 98],
        [side + gap, 98],
      ],
    ],
    notes: (u) => [
      `Four squares of ${u(side)}, gap ${u(gap)}`,
      `Three corners of radius ${u(radius)}, one sharp`,
    ],
    count: 4,
    stroke: side,
    gap,
  }
}

export const BUBBLES: Form = {
  id: 'bubbles',
  draw: drawBubbles,
  meanings: [
    {
      cues: 'chat conversation speak speaking language talk message interview feedback forum support translate translation debate voting meeting call counselling podcast',
      title: () => 'Four voices',
      idea: ({ name }) =>
        `Four speech bubbles, each with one sharp corner; one is in colour, because at ${name} somebody has the floor.`,
    },
    {
      cues: 'team member neighbour group association co-op cooperative family club social network friend roommate committee collective',
      models: ['non-profit'],
      way: 'in',
      title: () => 'Four at a table',
      idea: ({ name }) =>
        `Four places that point to one middle, one of them in colour: ${name} brings people to the same table.`,
    },
  ],
}

function drawRoute(dice: Dice): Raw {
  const rows = dice.int(3, 4)
  const stroke = rows === 4 ? dice.between(10, 13) : dice.between(12, 17)
  const size = 98 - stroke
  const pitch = size / (rows - 1)
  const radius = pitch / 2
  const short = dice.between(0, size * 0.34)
  const flip = dice.chance(0.5)
  const x = (at: number) => (flip ? size - at : at)
  const path: Command[] = [['M', x(short), 0]]
  const k = 0.5523 * radius
  for (const row of range(rows)) {
    const y = row * pitch
    const right = row % 2 === 0
    const end = row === rows - 1 ? (right ? size : 0) : right ? size - radius : radius
    path.push(['L', x(end), y])
    if (row === rows - 1) break
    const out = right ? 1 : -1
    path.push([
      'C',
      x(end + out * k),
      y,
      x(end + out * radius),
      y + radius - k,
      x(end + out * radius),
      y + radius,
    ])
    path.push(['C', x(end + out * radius), y + radius + k, x(end + out * k), y + pitch, x(end), y + pitch])
  }
  const last = path.at(-1) as ['L', number, number]
  const dot = stroke * 0.98
  path[path.length - 1] = [
    'L',
    last[1] + (last[1] > size / 2 ? -1 : 1) * (2 * dot - stroke / 2 + 5.5),
    last[2],
  ]
  const upright = dice.chance(0.4)
  const stand = (line: Command[]) => (upright ? rotate(line, 90, [size / 2, size / 2]) : line)
  return {
    shapes: [
      {
        kind: 'shape',
        path: stand(path),
        stroke: { ink: 'primary', width: stroke, cap: 'butt', join: 'round' },
      },
      signal(stand(circle(last[1] + (last[1] > size / 2 ? -1 : 1) * (dot - stroke / 2), last[2], dot))),
    ],
    guides: [
      stand(path),
      ...range(rows - 1).map((i) =>
        stand(circle(x(i % 2 === 0 ? size - radius : radius), i * pitch + radius, radius)),
      ),
    ],
    measures: [],
    notes: (u) => [
      `${rows} lengths ${u(pitch)} apart, turned on radius ${u(radius)}`,
      `Line ${u(stroke)}, stop of radius ${u(dot)}`,
    ],
    count: rows,
    stroke,
    gap: Math.min(5.5, pitch - stroke),
    says: { turns: String(rows - 1) },
  }
}

export const ROUTE: Form = {
  id: 'route',
  draw: drawRoute,
  meanings: [
    {
      cues: 'walk walking walker dog route run running runner trail hike hiking tour trip journey path travel itinerary cycling bike',
      title: () => 'The long way home',
      idea: ({ n, name }) =>
        `One unbroken line walks ${n} lengths and ends at a stop in colour: a round with ${name}.`,
    },
    {
      cues: 'delivery courier logistics shipping van transport driver fleet last-mile train bus taxi car moving nurse visit rounds',
      models: ['local-service'],
      title: ({ N }) => `${N} lengths, one stop`,
      idea: ({ n, name }) =>
        `A single line covers the whole square in ${n} lengths; the coloured end is where ${name} is going.`,
    },
    {
      cues: 'pipe plumbing plumber drain cable hose irrigation sewing snake workflow process pipeline',
      title: () => 'In one line',
      idea: ({ n, name }) =>
        `One line in ${n} lengths without a break, and at its end the thing it was laid for: the work of ${name}.`,
    },
  ],
}
