// Forms that turn about a middle.
import type { Command } from '../../../drawing/drawing.ts'
import {
  arc,
  arcBand,
  circle,
  lens,
  mirror,
  parallelBand,
  polar,
  polyline,
  rotate,
} from '../../../drawing/geometry.ts'
import type { Dice } from '../dice.ts'
import { type Form, oneLit, primary, type Raw, range, signal, stroked } from './form.ts'

const O: [number, number] = [0, 0]

function drawEddy(dice: Dice): Raw {
  const halves = dice.int(4, 6)
  const step =
    halves === 6 ? dice.between(6.6, 7) : halves === 4 ? dice.between(7.6, 10.5) : dice.between(7.2, 8.6)
  const first = dice.between(step * 0.7, step * 1.7)
  const gap = dice.between(5.7, Math.max(5.8, Math.min(7, step * 2 - 8.5)))
  const stroke = 2 * step - gap
  const turn = dice.pick([0, 0, 90, 180, 270])
  const flip = dice.chance(0.5)
  const place = (path: Command[]) => rotate(flip ? mirror(path, 0) : path, turn, O)
  // Two centres, one step apart, take turns: so every half circle runs on into the next.
  const radii = range(halves).map((i) => first + i * step)
  const coil = radii.flatMap((radius, i) => {
    const half = arc(i % 2 === 0 ? 0 : -step, 0, radius, i % 2 === 0 ? 180 : 0, 180)
    return i === 0 ? half : half.slice(1)
  })
  const disc = stroke * dice.between(0.72, 0.86)
  return {
    shapes: [stroked(place(coil), stroke), signal(place(circle(-first + disc * 0.35, 0, disc)))],
    guides: [
      ...radii.map((radius, i) => place(circle(i % 2 === 0 ? 0 : -step, 0, radius))),
      place(
        polyline([
          [-70, 0],
          [70, 0],
        ]),
      ),
    ],
    measures: [],
    notes: (u) => [
      `Half circles of radius ${radii.map((radius) => u(radius).replace(' u', '')).join(', ')} u`,
      `Centres ${u(step)} apart, line ${u(stroke)}`,
    ],
    count: halves,
    stroke,
    gap,
    says: {},
  }
}

export const EDDY: Form = {
  id: 'eddy',
  draw: drawEddy,
  meanings: [
    {
      cues: 'tide current oyster mussel shell buoy marine aquaculture',
      title: () => 'Eddy',
      idea: ({ N, name }) =>
        `${N} half circles, each one step larger than the last, make an eddy; the disc in its middle is what ${name} watches.`,
    },
    {
      cues: 'recycling recycle circular reuse reusable loop refill second-hand compost repair upcycle snail slow coil',
      title: () => 'Round again',
      idea: ({ N, name }) =>
        `${N} half circles run into one another and come back to where they began, as things do at ${name}.`,
    },
    {
      cues: 'cinnamon bun roll thread yarn wool rope hair curl curly noodle vinyl record spring pottery clay potter ceramic',
      title: () => 'Coil',
      idea: ({ N, name }) =>
        `One line wound in ${N.toLowerCase()} half circles about a coloured disc: the thing ${name} has in its hands all day.`,
    },
    {
      cues: 'meditation therapy sleep hypnosis dream calm mindfulness stress mental',
      title: () => 'Slow turn',
      idea: ({ N }) => `${N} half circles draw the eye inwards to a single point of rest.`,
    },
  ],
}

function drawArcs(dice: Dice, way = dice.pick(['corner', 'rise', 'both'])): Raw {
  const count = way === 'both' ? 2 : way === 'rise' ? 3 : dice.int(3, 4)
  const gap = way === 'rise' ? dice.between(5.2, 5.9) : dice.between(5.4, 8)
  const stroke =
    way === 'rise'
      ? dice.between(7.4, 8.4)
      : way === 'both'
        ? dice.between(8, 10.5)
        : count === 4
          ? dice.between(9, 12)
          : dice.between(11, 15)
  const dot = stroke * dice.between(way === 'rise' ? 0.95 : 0.7, way === 'rise' ? 1.2 : 1.1)
  const turn =
    way === 'corner' ? dice.pick([0, 90, 180, 270]) : way === 'rise' ? 0 : dice.pick([0, 45, 90, 135])
  const from = way === 'corner' ? -90 : way === 'rise' ? 180 : -52
  const sweep = way === 'corner' ? 90 : way === 'rise' ? 180 : 104
  const radii = range(count).map((i) => dot + gap + stroke / 2 + i * (stroke + gap))
  const legs = way === 'rise' ? dice.between(0, 36) : 0
  const bands = radii.map((radius) =>
    way === 'rise'
      ? archBand(radius + stroke / 2, radius - stroke / 2, legs)
      : arcBand(0, 0, radius + stroke / 2, radius - stroke / 2, from, sweep),
  )
  const sides = way === 'both' ? [...bands, ...bands.map((band) => rotate(band, 180, O))] : bands
  const heart =
    way === 'corner'
      ? arcBand(0, 0, dot, 0, -90, 90)
      : way === 'rise'
        ? archBand(dot, 0, legs)
        : circle(0, 0, dot)
  const lit = dice.chance(0.5) ? 0 : dice.int(1, sides.length)
  return {
    shapes: oneLit(
      [heart, ...sides].map((part) => rotate(part, turn, O)),
      lit,
    ),
    guides: [
      ...radii.map((radius) => circle(0, 0, radius)),
      rotate(
        polyline([
          [-70, 0],
          [70, 0],
        ]),
        turn,
        O,
      ),
    ],
    measures: [],
    notes: (u) => [
      `${sides.length} arcs of ${sweep}°, line ${u(stroke)}, gap ${u(gap)}`,
      `Heart of radius ${u(dot)}`,
    ],
    count: sides.length,
    stroke: Math.min(stroke, dot * 2),
    gap,
    says: {
      lit: lit === 0 ? 'one point in colour' : 'one point',
      shape: way === 'corner' ? 'quarter circles' : way === 'rise' ? 'half circles' : 'arcs',
    },
  }
}

/** Half a ring on two legs; without an inner radius, a solid door. */
function archBand(outer: number, inner: number, legs: number): Command[] {
  const over: Command[] = [
    ['M', -outer, legs],
    ['L', -outer, 0],
    ...arc(0, 0, outer, 180, 180).slice(1),
    ['L', outer, legs],
  ]
  if (inner === 0) return [...over, ['Z']]
  return [
    ...over,
    ['L', inner, legs],
    ['L', inner, 0],
    ...arc(0, 0, inner, 0, -180).slice(1),
    ['L', -inner, legs],
    ['Z'],
  ]
}

export const ARCS: Form = {
  id: 'arcs',
  draw: drawArcs,
  meanings: [
    {
      cues: 'sensor signal alert warning radio antenna wifi broadcast monitor monitoring hearing sound detector listen emergency reminder notification telecom',
      models: ['hardware-subscription'],
      title: ({ N }) => `${N} rings out`,
      idea: ({ N, name, says }) =>
        `${N} ${says.shape} spread from ${says.lit}, as a warning from ${name} does.`,
    },
    {
      cues: 'rainbow inclusion inclusive accessibility kindergarten kid children playful pride childcare nursery wellbeing',
      way: 'rise',
      title: () => 'Rainbow',
      idea: ({ N, name }) =>
        `${N} half circles stand one inside the other over one middle: everyone under one arch at ${name}.`,
    },
    {
      cues: 'local neighbourhood nearby radius community town region hyperlocal walkable commuter',
      way: 'corner',
      title: () => 'Around the corner',
      idea: ({ N, name }) => `${N} quarter circles measure the way to one corner. ${name} is near.`,
    },
  ],
}

function drawPetals(dice: Dice, way = dice.pick(['flower', 'propeller'])): Raw {
  const count = dice.int(5, 10)
  const inner = dice.between(way === 'propeller' ? 9 : 11, 16)
  const outer = 49
  const room = 2 * ((inner + outer) / 2) * Math.sin(Math.PI / count)
  const width = Math.min(36, (room - 5.6) * dice.between(0.84, 1))
  const lean = way === 'propeller' ? dice.step(18, 42, 1) : 0
  const petal = lens([0, -inner], polar(0, 0, outer, -90 + lean), width)
  const parts = range(count).map((i) => rotate(petal, (i * 360) / count, O))
  const heart = inner - 5.5
  const centre = heart > 3.6 && dice.chance(0.5)
  const lit = dice.int(0, count - 1)
  return {
    shapes: centre ? [primary(...parts), signal(circle(0, 0, heart))] : oneLit(parts, lit),
    guides: [
      circle(0, 0, inner),
      circle(0, 0, outer),
      ...range(count).map((i) => polyline([O, polar(0, 0, 52, -90 + (i * 360) / count)])),
    ],
    measures: [],
    notes: (u) => [
      `${count} petals every ${(360 / count).toFixed(1).replace('.0', '')}°, ${u(width)} wide`,
      `Between radius ${u(inner)} and ${u(outer)}`,
    ],
    count,
    stroke: Math.min(width, centre ? heart * 2 : width),
    gap: Math.min(5.5, room - width),
    says: { lit: centre ? 'the middle is in colour' : 'one is in colour' },
  }
}

export const PETALS: Form = {
  id: 'petals',
  draw: drawPetals,
  meanings: [
    {
      cues: 'flower florist petal bloom botanical skincare beauty spa yoga lotus wellness natural perfume garden wildflower herbal cosmetics wedding',
      way: 'flower',
      title: ({ N }) => `${N} petals`,
      idea: ({ N, name, says }) => `${N} petals about one middle; ${says.lit}. ${name} in flower.`,
    },
    {
      cues: 'wind turbine fan propeller air ventilation windmill drone flight energy motor breeze cooling',
      way: 'propeller',
      title: ({ N }) => `${N} blades`,
      idea: ({ N, name, says }) =>
        `${N} blades lean into the same turn; ${says.lit}. It is never still, nor is ${name}.`,
    },
    {
      cues: 'snowflake star compass citrus orange lemon juice fruit spice',
      way: 'flower',
      title: ({ N }) => `${N} slices`,
      idea: ({ N, name, says }) =>
        `${N} slices set in a round; ${says.lit}. Cut open, to show what ${name} works with.`,
    },
    {
      cues: 'agency event festival celebration creative brand design',
      models: ['event', 'agency'],
      way: 'propeller',
      title: ({ N }) => `${N} in a round`,
      idea: ({ N, name, says }) =>
        `${N} leaning petals make one round; ${says.lit}. Many hands, one movement: ${name}.`,
    },
  ],
}

function drawSegments(dice: Dice): Raw {
  const count = dice.int(4, 9)
  const gap = dice.between(5.2, 8)
  const outer = 44
  const inner = Math.max(dice.between(14, 26), ((gap + 6) * count) / 6.28)
  const out = dice.between(6, 10)
  const turn = -90 + (dice.int(0, count - 1) * 360) / count + dice.pick([0, 180 / count])
  const sweep = 360 / count
  const parts = range(count).map((i) => parallelBand(0, 0, outer, inner, turn + i * sweep, sweep, gap))
  const lit = dice.int(0, count - 1)
  const [dx, dy] = polar(0, 0, out, turn + (lit + 0.5) * sweep)
  parts[lit] = (parts[lit] ?? []).map((command) => shifted(command, dx, dy))
  return {
    shapes: oneLit(parts, lit),
    guides: [
      circle(0, 0, outer),
      circle(0, 0, inner),
      ...range(count).map((i) => polyline([O, polar(0, 0, 52, turn + i * sweep)])),
    ],
    measures: [],
    notes: (u) => [
      `${count} segments between radius ${u(inner)} and ${u(outer)}`,
      `Gap ${u(gap)}; one stands out by ${u(out)}`,
    ],
    count,
    stroke: outer - inner,
    gap,
  }
}

function shifted(command: Command, dx: number, dy: number): Command {
  if (command[0] === 'Z') return command
  if (command[0] === 'C')
    return [
      'C',
      command[1] + dx,
      command[2] + dy,
      command[3] + dx,
      command[4] + dy,
      command[5] + dx,
      command[6] + dy,
    ]
  return [command[0], command[1] + dx, command[2] + dy]
}

export const SEGMENTS: Form = {
  id: 'segments',
  draw: drawSegments,
  meanings: [
    {
      cues: 'chore chores wheel rota roster turn shift housemate cleaning schedule fair fairly split',
      title: ({ N }) => `${N} turns`,
      idea: ({ N, name }) =>
        `${N} turns in one wheel. The one that has moved out is whose turn it is: ${name}, told without words.`,
    },
    {
      cues: 'share equity ownership crowdfunding fee percent commission budget slice pie pizza insurance claim debt loan tax recover recovered',
      models: ['success-fee'],
      title: ({ N }) => `One of ${N.toLowerCase()} shares`,
      idea: ({ N, name }) =>
        `A whole cut into ${N.toLowerCase()} shares; one is drawn out. ${name} is about that one.`,
    },
    {
      cues: 'time clock timer hour season calendar cycle clock-work wait timesheet deadline',
      title: ({ N }) => `${N} parts of a day`,
      idea: ({ N, name }) => `A dial in ${N.toLowerCase()} parts; ${name} is about one of them.`,
    },
    {
      cues: 'gear machine bicycle bike tyre mechanic motor engine workshop repair',
      title: ({ N }) => `${N}-part wheel`,
      idea: ({ N, name }) =>
        `A wheel in ${N.toLowerCase()} parts, and the one that stands out is the one ${name} has in hand.`,
    },
  ],
}
