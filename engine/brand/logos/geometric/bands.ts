// Forms of lines and bands: linked, woven, stacked, folded.
import type { Command } from '../../../drawing/drawing.ts'
import { arc, circle, lens, type Point, polar, polyline, rect, rotate } from '../../../drawing/geometry.ts'
import type { Dice } from '../dice.ts'
import { type Form, oneLit, primary, type Raw, range, signal, stroked } from './form.ts'

const O: [number, number] = [0, 0]

function drawLinks(dice: Dice, way = dice.pick(['rings', 'overlap'])): Raw {
  const count = way === 'rings' ? dice.pick([2, 2, 3] as const) : 2
  const radius = 30
  const apart = radius * (way === 'rings' ? dice.between(1.12, 1.35) : dice.between(0.82, 1.15))
  const turn = count === 2 ? dice.pick([0, 0, 45, 90, 135]) : dice.pick([-90, 90, 30])
  const reach = count === 2 ? apart / 2 : apart / Math.sqrt(3)
  const centres = range(count).map((i) => polar(0, 0, reach, turn + (i * 360) / count))
  return way === 'overlap'
    ? overlapping(dice, centres, radius, apart)
    : interlocked(dice, centres, radius, apart)
}

function overlapping(dice: Dice, centres: Point[], radius: number, apart: number): Raw {
  const gap = dice.between(5.2, 6.4)
  const [a = O, b = O] = centres
  const along = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2
  const width = 2 * radius - apart - 2 * gap
  const inner = radius - gap
  const half = Math.sqrt(inner * inner - (apart / 2) ** 2)
  const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const tip = (sign: number): Point => [
    mid[0] + sign * Math.cos(along) * half,
    mid[1] + sign * Math.sin(along) * half,
  ]
  const discs = primary(...centres.map(([x, y]) => circle(x, y, radius)))
  return {
    shapes: [{ ...discs, rule: 'evenodd' }, signal(lens(tip(-1), tip(1), width))],
    guides: centres.map(([x, y]) => circle(x, y, radius)),
    measures: [[a, b]],
    notes: (u) => [
      `Two discs of radius ${u(radius)}, centres ${u(apart)} apart`,
      `What they share stands free by ${u(gap)}`,
    ],
    count: 2,
    stroke: Math.min(width, apart),
    gap,
    says: { shape: 'discs', middle: 'the ground they share is in colour' },
  }
}

function interlocked(dice: Dice, centres: Point[], radius: number, apart: number): Raw {
  const stroke = dice.between(9, 11)
  const gap = dice.between(5.9, 6.6)
  const lit = dice.chance(0.7) ? dice.int(0, centres.length - 1) : -1
  const rings = centres.map((centre, i) => {
    const others = centres.filter((_, j) => j !== i)
    return openRing(
      centre,
      radius,
      stroke,
      others.map((other) => opening(centre, other, radius, apart, stroke, gap)),
    )
  })
  return {
    shapes: lit >= 0 ? oneLit(rings, lit) : [primary(...rings)],
    guides: centres.map(([x, y]) => circle(x, y, radius)),
    measures: [[centres[0] ?? O, centres[1] ?? O]],
    notes: (u) => [
      `Rings of radius ${u(radius)}, line ${u(stroke)}`,
      `Centres ${u(apart)} apart; each passes over and under, free by ${u(gap)}`,
    ],
    count: centres.length,
    stroke,
    gap,
    says: { shape: 'rings', middle: lit >= 0 ? 'one is in colour' : 'none can leave without the others' },
  }
}

interface Opening {
  outer: [from: number, to: number]
  inner: [from: number, to: number]
}

/** Where a ring goes under another: between the two circles that keep the gap from it. Seen from each ring, it is the crossing to the left. */
function opening(
  [x, y]: Point,
  [ox, oy]: Point,
  radius: number,
  apart: number,
  stroke: number,
  gap: number,
): Opening {
  const towards = (Math.atan2(oy - y, ox - x) * 180) / Math.PI
  const angle = (own: number, other: number) => {
    const cosine = (own * own + apart * apart - other * other) / (2 * own * apart)
    return towards - (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
  }
  const clear = stroke / 2 + gap
  const at = (own: number): [number, number] => [angle(own, radius + clear), angle(own, radius - clear)]
  return { outer: at(radius + stroke / 2), inner: at(radius - stroke / 2) }
}

/** What is left of a ring between its openings, each end cut along the ring it goes under. */
function openRing([x, y]: Point, radius: number, stroke: number, openings: Opening[]): Command[] {
  const sorted = [...openings].sort((a, b) => turnOf(a.outer[0]) - turnOf(b.outer[0]))
  return sorted.flatMap((here, i) => {
    const next = sorted[(i + 1) % sorted.length] ?? here
    const on = (from: number, to: number) => turnOf(to - from) || 360
    const outer = on(here.outer[1], next.outer[0])
    const inner = on(here.inner[1], next.inner[0])
    const [, ...back] = arc(x, y, radius - stroke / 2, next.inner[0], -inner)
    return [
      ...arc(x, y, radius + stroke / 2, here.outer[1], outer),
      ['L', ...polar(x, y, radius - stroke / 2, next.inner[0])],
      ...back,
      ['Z'],
    ] satisfies Command[]
  })
}

const turnOf = (degrees: number) => ((degrees % 360) + 360) % 360

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
  const gap = dice.between(6.1, 6.5)
  const stroke = count === 4 ? dice.between(9.5, 11) : dice.between(13, 16)
  const pitch = stroke + dice.between(8, count === 4 ? 9 : 11)
  const tail = gap + dice.between(7.4, 10)
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
  const gap = way === 'sun' ? dice.between(6.6, 8) : dice.between(5.6, 7.6)
  const stroke = dice.between(10, 14)
  const halves = dice.int(3, 6)
  const half = 98 / halves
  const height = Math.min(8, half * dice.between(0.15, 0.25))
  const pitch = (stroke + gap) / Math.cos(Math.atan((height * Math.PI) / half))
  const radius = dice.between(14, 19)
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
    gap,
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
