// Forms of lines and bands: linked, woven, stacked, folded.
import type { Command, Shape } from '../../../drawing/drawing.ts'
import { arc, circle, lens, type Point, polar, polyline, rect, rotate } from '../../../drawing/geometry.ts'
import type { Dice } from '../dice.ts'
import { type Form, oneLit, primary, type Raw, range, signal, stroked } from './form.ts'

const O: [number, number] = [0, 0]

function drawLinks(dice: Dice, way = dice.pick(['rings', 'overlap'])): Raw {
  const count = dice.pick([2, 2, 3] as const)
  const radius = 30
  const apart =
    radius *
    (way === 'rings'
      ? dice.step(1.05, 1.35, 0.01)
      : count === 2
        ? dice.step(0.9, 1.3, 0.01)
        : dice.step(0.66, 0.84, 0.01))
  const turn = count === 2 ? dice.pick([0, 0, 45, 90, 135]) : dice.pick([-90, 90, 30])
  const reach = count === 2 ? apart / 2 : apart / Math.sqrt(3)
  const centres = range(count).map((i) => polar(0, 0, reach, turn + (i * 360) / count))
  return way === 'overlap'
    ? overlapping(dice, centres, radius, apart)
    : interlocked(dice, centres, radius, apart)
}

function overlapping(dice: Dice, centres: Point[], radius: number, apart: number): Raw {
  const gap = dice.step(5.4, 7.4, 0.1)
  const [a = O, b = O] = centres
  const half = Math.sqrt(radius * radius - (apart / 2) ** 2)
  const along = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2
  const shrink = half - gap * 0.9
  const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const eye = lens(
    [mid[0] - Math.cos(along) * shrink, mid[1] - Math.sin(along) * shrink],
    [mid[0] + Math.cos(along) * shrink, mid[1] + Math.sin(along) * shrink],
    2 * radius - apart - gap,
  )
  const two = centres.length === 2
  const shared = two ? eye : circle(0, 0, radius - apart / Math.sqrt(3) - gap / 2)
  const halo: Shape = {
    kind: 'shape',
    path: shared,
    fill: 'paper',
    stroke: { ink: 'paper', width: gap, join: 'miter' },
  }
  return {
    shapes: [primary(...centres.map(([x, y]) => circle(x, y, radius))), halo, signal(shared)],
    guides: centres.map(([x, y]) => circle(x, y, radius)),
    measures: [[a, b]],
    notes: (u) => [
      `${two ? 'Two' : 'Three'} discs of radius ${u(radius)}, centres ${u(apart)} apart`,
      `Set free by ${u(gap / 2)}`,
    ],
    count: centres.length,
    stroke: Math.max(7, 2 * radius - apart - gap),
    gap: gap / 2 + 2.5,
    says: { shape: 'discs', middle: 'the ground they share is in colour' },
  }
}

function interlocked(dice: Dice, centres: Point[], radius: number, apart: number): Raw {
  const stroke = dice.step(9, 11, 0.1)
  const gap = 5.2
  const lit = dice.chance(0.7) ? dice.int(0, centres.length - 1) : -1
  const halo = (path: Command[]) => stroked(path, stroke + 2 * gap, 'paper')
  const ink = (i: number) => (i === lit ? 'signal' : 'primary')
  const crossings = centres.map(([x, y], i) => {
    const [nx, ny] = centres[(i + 1) % centres.length] as Point
    const away = (Math.atan2(ny - y, nx - x) * 180) / Math.PI
    return away + (Math.acos(apart / 2 / radius) * 180) / Math.PI
  })
  const spread = ((stroke / 2 + gap + 4.4) / radius) * (180 / Math.PI) * 1.15
  const shapes: Shape[] = centres.map(([x, y], i) => stroked(circle(x, y, radius), stroke, ink(i)))
  const over: Shape[] = []
  centres.forEach(([x, y], i) => {
    const piece = arc(x, y, radius, (crossings[i] ?? 0) - spread, 2 * spread)
    over.push(
      halo(piece),
      stroked(arc(x, y, radius, (crossings[i] ?? 0) - spread - 2, 2 * spread + 4), stroke, ink(i)),
    )
  })
  return {
    shapes: [...shapes, ...over],
    guides: centres.map(([x, y]) => circle(x, y, radius)),
    measures: [[centres[0] ?? O, centres[1] ?? O]],
    notes: (u) => [
      `Rings of radius ${u(radius)}, line ${u(stroke)}`,
      `Centres ${u(apart)} apart; each passes over the next`,
    ],
    count: centres.length,
    stroke,
    gap,
    says: { shape: 'rings', middle: lit >= 0 ? 'one is in colour' : 'neither can leave without the other' },
  }
}

export const LINKS: Form = {
  id: 'links',
  draw: drawLinks,
  meanings: [
    {
      cues: 'marketplace match matching exchange swap trade barter connect connecting broker hire hiring recruit recruitment pair tandem peer platform dating',
      models: ['marketplace'],
      title: ({ N }) => `${N} that meet`,
      idea: ({ N, name, says }) =>
        `${N} ${says.shape}, one for each side that ${name} brings together; ${says.middle}.`,
    },
    {
      cues: 'ring jewellery jewelry wedding marriage couple engagement partner partnership',
      way: 'rings',
      title: ({ N }) => `${N} rings`,
      idea: ({ N, name, says }) =>
        `${N} rings pass through one another; ${says.middle}. ${name} makes things that hold.`,
    },
    {
      cues: 'bridge integration blend hybrid mediation community overlap venn consultant consulting shared share',
      models: ['agency'],
      way: 'overlap',
      title: () => 'Common ground',
      idea: ({ N, name, says }) => `${N} discs overlap; ${says.middle}. ${name} works exactly there.`,
    },
  ],
}

function drawWeave(dice: Dice): Raw {
  const count = dice.int(3, 4)
  const gap = 5.2
  const stroke = count === 4 ? dice.step(9.5, 11, 0.1) : dice.step(13, 16, 0.1)
  const pitch = stroke + dice.step(7, count === 4 ? 8.4 : 11, 0.1)
  const tail = gap + dice.step(7.4, 10, 0.1)
  const size = pitch * (count - 1) + stroke
  const first = dice.int(0, 1)
  /** The pieces that show of one band: it goes under every other band it meets. */
  const pieces = (band: number, parity: number) => {
    const starts = range(count).filter((j) => (band + j + first) % 2 === parity)
    const cuts = [-tail - gap, ...starts.flatMap((j) => [j * pitch, j * pitch + stroke]), size + tail + gap]
    return range(cuts.length / 2).map(
      (i) => [(cuts[2 * i] ?? 0) + gap, (cuts[2 * i + 1] ?? 0) - gap] as const,
    )
  }
  const lit = dice.int(0, count - 1)
  const turn = dice.chance(0.4) ? 45 : 0
  const across = range(count).map((i) =>
    pieces(i, 0).flatMap(([from, to]) => rotate(rect(from, i * pitch, to - from, stroke), turn, O)),
  )
  const down = range(count).map((i) =>
    pieces(i, 1).flatMap(([from, to]) => rotate(rect(i * pitch, from, stroke, to - from), turn, O)),
  )
  return {
    shapes: oneLit([...across, ...down], count + lit),
    guides: range(count).flatMap((i) => {
      const middle = i * pitch + stroke / 2
      return [
        polyline([
          [-tail, middle],
          [size + tail, middle],
        ]),
        polyline([
          [middle, -tail],
          [middle, size + tail],
        ]),
      ].map((path) => rotate(path, turn, O))
    }),
    measures: [],
    notes: (u) => [
      `${count} by ${count} bands of ${u(stroke)}, ${u(pitch)} apart`,
      `Each passes over and under in turn, free by ${u(gap)}`,
    ],
    count: count * 2,
    stroke,
    gap,
  }
}

export const WEAVE: Form = {
  id: 'weave',
  draw: drawWeave,
  meanings: [
    {
      cues: 'tailor textile weave weaving fabric cloth clothes clothing garment fashion sew sewing alter alteration thread cotton linen wool rug apparel shirt dress vintage knit',
      title: ({ N }) => `${N} bands, one cloth`,
      idea: ({ N, name }) =>
        `${N} bands go over and under to make one cloth. The band in colour is the one ${name} put in.`,
    },
    {
      cues: 'basket weave craft handmade artisan network integration api supply-chain platform interwoven logistics collaboration',
      models: ['marketplace'],
      title: () => 'Over and under',
      idea: ({ N, name }) =>
        `${N} bands hold one another without a knot; one is in colour. So does what ${name} ties together.`,
    },
  ],
}

/** From crest to trough and back, with upright ends. */
function swell(
  from: number,
  y: number,
  half: number,
  height: number,
  halves: number,
  first: 1 | -1,
): Command[] {
  const path: Command[] = [['M', from, y - first * height]]
  for (const i of range(halves)) {
    const sign = i % 2 === 0 ? first : -first
    const x = from + i * half
    path.push([
      'C',
      x + half * 0.3642,
      y - sign * height,
      x + half * 0.6358,
      y + sign * height,
      x + half,
      y + sign * height,
    ])
  }
  return path
}

function drawWaves(dice: Dice, way = dice.pick(['block', 'sun'])): Raw {
  const gap = dice.step(5.6, 7.6, 0.1)
  const stroke = dice.step(10, 14, 0.1)
  const halves = dice.int(3, 6)
  const half = 98 / halves
  const height = Math.min(8, half * dice.step(0.15, 0.25, 0.01))
  const pitch = (stroke + gap) / Math.cos(Math.atan((height * Math.PI) / half))
  const radius = dice.step(14, 19, 0.2)
  const room = way === 'sun' ? 98 - 2 * radius - gap : 98
  const lines = Math.max(2, Math.min(5, 1 + Math.floor((room - stroke - 2 * height) / pitch)))
  const first = dice.pick([1, -1] as const)
  const paths = range(lines).map((i) => swell(0, i * pitch, half, height, halves, first))
  const crests = range(halves + 1).filter((i) => (i % 2 === 0) === (first === -1))
  // The disc lies in a trough, so that the waves carry it.
  const trough = crests[dice.int(0, crests.length - 1)] ?? 0
  const at = Math.min(98 - radius, Math.max(radius, trough * half))
  const sun = circle(at, -height - stroke / 2 - radius - gap + height * 0.6, radius)
  const lit = way === 'sun' ? -1 : dice.int(0, lines - 1)
  return {
    shapes: [
      ...paths.map((path, i) => stroked(path, stroke, i === lit ? 'signal' : 'primary')),
      ...(way === 'sun' ? [signal(sun)] : []),
    ],
    guides: range(lines).map((i) =>
      polyline([
        [-4, i * pitch],
        [102, i * pitch],
      ]),
    ),
    measures: [
      [
        [0, 0],
        [2 * half, 0],
      ],
    ],
    notes: (u) => [
      `${lines} waves, ${u(2 * half)} long and ${u(2 * height)} high`,
      `Line ${u(stroke)}, gap ${u(gap)}`,
    ],
    count: lines,
    stroke,
    gap: Math.min(gap, 5.2),
    says: { lit: way === 'sun' ? 'a disc in colour stands over them' : 'one is in colour' },
  }
}

export const WAVES: Form = {
  id: 'waves',
  draw: drawWaves,
  meanings: [
    {
      cues: 'wave water sea ocean swim swimming pool surf surfing river lake coast boat sail sailing seaweed kelp fish fishing irrigation flood rain drink hydration laundry',
      title: ({ N }) => `${N} waves`,
      idea: ({ N, name, says }) =>
        `${N} waves, one under the other; ${says.lit}. It is the water ${name} works with.`,
    },
    {
      cues: 'island beach holiday lake harbour resort sunset cruise ferry kayak',
      way: 'sun',
      title: ({ N }) => `Sun over ${N.toLowerCase()} waves`,
      idea: ({ N, name }) => `${N} waves and a disc in colour above: the view from ${name}.`,
    },
    {
      cues: 'hair curly sound audio music voice acoustic vibration rhythm sleep breathing',
      way: 'block',
      title: ({ N }) => `${N} even waves`,
      idea: ({ N, name, says }) =>
        `${N} waves of the same length and height; ${says.lit}. ${name} keeps the rhythm.`,
    },
  ],
}
