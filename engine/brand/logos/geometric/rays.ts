// Forms that spread from a middle: rays, seeds, blades.
import type { Command, Shape } from '../../../drawing/drawing.ts'
import {
  arc,
  arcBand,
  capsule,
  circle,
  type Point,
  polar,
  polyline,
  rect,
  regularPolygon,
  rotate,
} from '../../../drawing/geometry.ts'

import type { Dice } from '../dice.ts'

import { type Form, oneLit, primary, type Raw, range, signal } from './form.ts'

const O: [number, number] = [0, 0]

function drawRays(dice: Dice, way = dice.pick(['sun', 'rise', 'burst'])): Raw {
  const half = way === 'rise'
  const count = half ? dice.pick([7, 9] as const) : dice.pick([8, 9, 10, 11, 12] as const)
  const stroke = half ? dice.between(8, 9.4) : dice.between(8, 10)
  const sweep = half ? 180 / (count - 1) : 360 / count
  const inner = Math.max(dice.between(20, 27), (stroke + 5.6) / 2 / Math.sin((sweep * Math.PI) / 360))
  const turn = half ? 180 : -90
  const uneven = dice.chance(0.5) ? dice.between(5, 11) : 0
  const r = stroke / 2
  const parts = range(count).map((i) => {
    const short =
      uneven &&
      (way === 'burst' ? (i / count) * uneven : i % 2 === 1 && (half || count % 2 === 0) ? uneven : 0)
    return capsule(
      polar(0, 0, inner + r, turn + i * sweep),
      polar(0, 0, 49 - r - short, turn + i * sweep),
      stroke,
    )
  })
  const heart = inner - dice.between(5.6, 9)
  const lit = dice.int(0, count - 1)
  const sun = half ? arcBand(0, 0, heart, 0, 180, 180) : circle(0, 0, heart)
  const floor = half ? [rect(-49, 10.5, 98, stroke)] : []
  const shapes: Shape[] =
    way === 'burst'
      ? [...oneLit(parts, lit), primary(sun)]
      : [primary(...parts, ...floor), signal(half ? rotate(sun, 0, O) : sun)]
  return {
    shapes,
    guides: [
      circle(0, 0, inner),
      circle(0, 0, 49),
      ...range(count).map((i) => polyline([O, polar(0, 0, 52, turn + i * sweep)])),
    ],
    measures: [],
    notes: (u) => [
      `${count} rays every ${sweep.toFixed(1).replace('.0', '')}°, ${u(stroke)} wide`,
      `From radius ${u(inner)} to ${u(49)}`,
    ],
    count,
    stroke,
    gap: 5,
    says: {
      lit:
        way === 'burst'
          ? 'one ray is in colour'
          : half
            ? 'the sun stands half over the line'
            : 'the disc is in colour',
    },
  }
}

export const RAYS: Form = {
  id: 'rays',
  draw: drawRays,
  meanings: [
    {
      cues: 'sun sunny solar summer photovoltaic bright daylight heat panel rooftop',
      way: 'sun',
      title: ({ N }) => `${N} rays`,
      idea: ({ N, name }) => `${N} rays about a disc in colour: where the power of ${name} comes from.`,
    },
    {
      cues: 'morning breakfast dawn sunrise new start hope horizon coast beach early farm crop harvest field',
      way: 'rise',
      title: () => 'First light',
      idea: ({ N, name }) =>
        `${N} rays over a straight horizon, and the sun half up: a new day, says ${name}.`,
    },
    {
      cues: 'idea innovation spark firework launch attention talent star reward coaching award show entertainment',
      models: ['event', 'content'],
      way: 'burst',
      title: ({ N }) => `One of ${N.toLowerCase()} rays`,
      idea: ({ N, name }) => `${N} rays leave one middle; one is in colour, the one ${name} follows.`,
    },
  ],
}

function drawSeeds(dice: Dice): Raw {
  const count = dice.pick([12, 13, 15, 17, 19, 21] as const)
  const golden = dice.pick([137.508, -137.508] as const)
  const turn = dice.between(0, 359)
  const spread = 43 / Math.sqrt(count)
  const grown = dice.between(0.02, 0.3)
  const near = spread * 1.72 - 5.2
  const most = Math.max(3.6, near / 2)
  const dots = range(count).map((i) => {
    const [x, y] = polar(0, 0, spread * Math.sqrt(i + 0.9), turn + i * golden)
    return { x, y, r: Math.max(3.5, most * (1 - grown + grown * Math.sqrt((i + 1) / count))) }
  })
  const lit = dice.int(0, count - 1)
  return {
    shapes: oneLit(
      dots.map(({ x, y, r }) => circle(x, y, r)),
      lit,
    ),
    guides: [circle(0, 0, 43), polyline(dots.map(({ x, y }) => [x, y]))],
    measures: [],
    notes: (u) => [`${count} discs, each 137.5° on from the last`, `Radii up to ${u(most)}`],
    count,
    stroke: 7,
    gap: 5,
  }
}

export const SEEDS: Form = {
  id: 'seeds',
  draw: drawSeeds,
  meanings: [
    {
      cues: 'seed seeds sunflower bread grain berry plant nursery sprout compost microgreens food vegetable vegan nut granola',
      title: ({ N }) => `${N} seeds`,
      idea: ({ N, name }) =>
        `${N} seeds, set as a sunflower sets them; one is in colour, the one that ${name} brings up.`,
    },
    {
      cues: 'data analytics research science lab biotech molecule chemistry pattern insight forecast health patient clinical diagnostic test',
      models: ['usage-based-software'],
      title: () => 'The one that tells',
      idea: ({ N, name }) => `${N} points in nature's closest packing; one is in colour. ${name} finds it.`,
    },
    {
      cues: 'incubator accelerator fund startup investor community founder growth network charity donation volunteer',
      models: ['non-profit'],
      title: ({ N }) => `${N} and growing`,
      idea: ({ N, name }) =>
        `${N} discs, each set a golden angle on from the last, so there is always room for one more at ${name}.`,
    },
  ],
}

function drawIris(dice: Dice): Raw {
  const count = dice.int(5, 8)
  const hole = dice.between(15, 23)
  const gap = dice.between(5.2, 6.8)
  const turn = dice.step(0, 360 / count, 1)
  const heart = dice.chance(0.6) ? hole * Math.cos(Math.PI / count) - dice.between(5.5, 7) : 0
  const blade = bladeOf(count, hole, gap)
  const blades = range(count).map((i) => rotate(blade, turn + (i * 360) / count, O))
  return {
    shapes: [primary(...blades), ...(heart > 3.5 ? [signal(circle(0, 0, heart))] : [])],
    guides: [circle(0, 0, 49), circle(0, 0, hole), regularPolygon(0, 0, hole, count, turn)],
    measures: [],
    notes: (u) => [
      `${count} blades in a disc of radius ${u(49)}`,
      `Opening of radius ${u(hole)}, gap ${u(gap)}`,
    ],
    count,
    stroke: Math.min(9, heart > 3.5 ? heart * 2 : 9),
    gap: Math.min(gap, 5.2),
    says: { lit: heart > 3.5 ? 'what it looks at is in colour' : 'the middle is left open' },
  }
}

/** Between one side of the opening, drawn on to the rim, and the next, which keeps the gap. */
function bladeOf(count: number, hole: number, gap: number): Command[] {
  const step = 360 / count
  const [a, b, c] = [polar(0, 0, hole, 0), polar(0, 0, hole, step), polar(0, 0, hole, 2 * step)]
  const unit = (p: Point, q: Point): Point => {
    const length = Math.hypot(q[0] - p[0], q[1] - p[1])
    return [(q[0] - p[0]) / length, (q[1] - p[1]) / length]
  }
  const first = unit(a, b)
  const second = unit(b, c)
  // Away from the first side, into the blade.
  const shifted: Point = [b[0] - first[1] * gap, b[1] + first[0] * gap]
  const toRim = (p: Point, d: Point): Point => {
    const along = p[0] * d[0] + p[1] * d[1]
    const length = -along + Math.sqrt(along * along - (p[0] * p[0] + p[1] * p[1] - 49 * 49))
    return [p[0] + d[0] * length, p[1] + d[1] * length]
  }
  const from = toRim(shifted, first)
  const to = toRim(b, second)
  const across = second[0] * first[1] - second[1] * first[0]
  const t = ((shifted[0] - b[0]) * first[1] - (shifted[1] - b[1]) * first[0]) / across
  const corner: Point = [b[0] + second[0] * t, b[1] + second[1] * t]
  const angle = ([x, y]: Point) => (Math.atan2(y, x) * 180) / Math.PI
  const sweep = (angle(to) - angle(from) + 360) % 360
  return [
    ['M', ...corner],
    ['L', ...from],
    ...arc(0, 0, 49, angle(from), sweep).slice(1),
    ['L', ...corner],
    ['Z'],
  ]
}

export const IRIS: Form = {
  id: 'iris',
  draw: drawIris,
  meanings: [
    {
      cues: 'photo photography photographer camera film video eye vision optician lens picture portrait inspection drone surveillance search review audit',
      title: ({ N }) => `${N} blades`,
      idea: ({ N, name, says }) => `${N} blades of a shutter, held open; ${says.lit}. ${name} looks closely.`,
    },
    {
      cues: 'security cybersecurity secure lock safe privacy vault insurance protect guard compliance fraud legal law',
      title: () => 'Half shut',
      idea: ({ N, name, says }) =>
        `${N} plates close on one opening; ${says.lit}. ${name} decides what gets through.`,
    },
  ],
}
