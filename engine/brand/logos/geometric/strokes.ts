import { type Point, polygon, polyline, roundedRect } from '../../../drawing/geometry.ts'

import type { Dice } from '../dice.ts'

import { type Form, oneLit, primary, type Raw, range, stroked } from './form.ts'

function drawPages(dice: Dice): Raw {
  const count = dice.int(3, 5)
  const gap = dice.between(5.2, 7.2)
  const width = (98 - gap * (count - 1)) / count
  const skew = Math.min(dice.between(9, 20), width)
  const height = dice.between(62, 84)
  const first = dice.int(0, 1)
  const parts = range(count).map((i) => {
    const x = i * (width + gap)
    const [left, right] = (i + first) % 2 === 0 ? [0, skew] : [skew, 0]
    return polygon([
      [x, left],
      [x + width, right],
      [x + width, right + height],
      [x, left + height],
    ])
  })
  return {
    shapes: oneLit(parts, dice.int(0, count - 1)),
    guides: [
      polyline([
        [-4, skew],
        [102, skew],
      ]),
      polyline([
        [-4, height],
        [102, height],
      ]),
      polyline([
        [-4, 0],
        [102, 0],
      ]),
    ],
    measures: [
      [
        [0, height + skew],
        [width, height + skew],
      ],
    ],
    notes: (u) => [
      `${count} leaves ${u(width)} wide, ${u(height)} high`,
      `Folded by ${u(skew)}, gap ${u(gap)}`,
    ],
    count,
    stroke: width,
    gap,
  }
}

export const PAGES: Form = {
  id: 'pages',
  draw: drawPages,
  meanings: [
    {
      cues: 'document letter appeal contract paperwork form legal lawyer solicitor policy report template grant tender evidence file draft application visa',
      title: ({ N }) => `${N} leaves`,
      idea: ({ N, name }) =>
        `A letter in ${N.toLowerCase()} leaves, folded to and fro. The leaf in colour is the one ${name} writes.`,
    },
    {
      cues: 'book news newspaper newsletter magazine publish publishing print story journal library reading blog article writer course textbook',
      models: ['content', 'education'],
      title: () => 'Folded sheet',
      idea: ({ N, name }) =>
        `One sheet folded into ${N.toLowerCase()} leaves; what ${name} has to say is on the one in colour.`,
    },
    {
      cues: 'map route tour travel guide trip hiking brochure menu itinerary real-estate curtain blinds furniture',
      title: () => 'Folded map',
      idea: ({ N, name }) => `A map in ${N.toLowerCase()} folds, open at the part ${name} takes you to.`,
    },
  ],
}

function drawTally(dice: Dice): Raw {
  const stroke = dice.between(9.5, 12.5)
  const gap = dice.between(8, 13)
  const height = dice.between(84, 98)
  const width = 4 * stroke + 3 * gap
  const over = dice.between(3, 9)
  const rise = dice.between(height * 0.42, height * 0.72) * (dice.chance(0.7) ? -1 : 1)
  const free = dice.between(6.3, 7)
  const slope = rise / (width + 2 * over)
  const middle = (x: number) => height / 2 + slope * (x - width / 2)
  const clear = (stroke / 2 + free) * Math.hypot(1, slope)
  const bars = range(4).flatMap((i) => {
    const [left, right] = [i * (stroke + gap), i * (stroke + gap) + stroke]
    return [
      polygon([
        [left, 0],
        [right, 0],
        [right, middle(right) - clear],
        [left, middle(left) - clear],
      ]),
      polygon([
        [left, middle(left) + clear],
        [right, middle(right) + clear],
        [right, height],
        [left, height],
      ]),
    ]
  })
  const slash = polyline([
    [-over, middle(-over)],
    [width + over, middle(width + over)],
  ])
  return {
    shapes: [primary(...bars), stroked(slash, stroke, 'signal')],
    guides: [
      polyline([
        [-8, 0],
        [width + 8, 0],
      ]),
      polyline([
        [-8, height],
        [width + 8, height],
      ]),
      slash,
    ],
    measures: [
      [
        [0, height],
        [stroke, height],
      ],
    ],
    notes: (u) => [
      `Four bars ${u(stroke)} wide, ${u(gap)} apart`,
      `The fifth crosses them, free by ${u(free)}`,
    ],
    count: 5,
    stroke,
    gap: free,
  }
}

export const TALLY: Form = {
  id: 'tally',
  draw: drawTally,
  meanings: [
    {
      cues: 'count counting tally score points vote voting claim invoice bookkeeping accounting billing receipt stock inventory habit track tracking audit survey timesheet',
      models: ['success-fee', 'usage-based-software'],
      title: () => 'Four and one',
      idea: ({ name }) => `A tally: four strokes, and the fifth across them in colour. ${name} keeps count.`,
    },
    {
      cues: 'fence garden gate prison yard tennis net gym workout training repetition exercise',
      title: () => 'The fifth stroke',
      idea: ({ name }) =>
        `Four uprights and one across them, the way people have always counted. ${name} counts to the end.`,
    },
  ],
}

function drawSound(dice: Dice): Raw {
  const count = dice.pick([5, 7, 7] as const)
  const gap = dice.between(5.4, 7)
  const width = (98 - gap * (count - 1)) / count
  const middle = (count - 1) / 2
  const peak = dice.pick([0, 0, 1, -1])
  const depth = dice.between(0.5, 0.78)
  const damped = dice.between(0.62, 0.84)
  const heights = range(count).map((i) => {
    const off = Math.abs(i - middle - peak) / (middle + Math.abs(peak))
    return Math.max(width, 98 * (1 - depth * off) * (i % 2 === 1 ? damped : 1))
  })
  const parts = heights.map((height, i) =>
    roundedRect(i * (width + gap), 49 - height / 2, width, height, width / 2),
  )
  return {
    shapes: oneLit(parts, dice.chance(0.5) ? Math.round(middle + peak) : dice.int(0, count - 1)),
    guides: [
      polyline([
        [-4, 49],
        [102, 49],
      ]),
      polyline(heights.map((height, i): Point => [i * (width + gap) + width / 2, 49 - height / 2])),
    ],
    measures: [
      [
        [0, 98],
        [width, 98],
      ],
    ],
    notes: (u) => [`${count} bars ${u(width)} wide, gap ${u(gap)}`, 'All centred on one line'],
    count,
    stroke: width,
    gap,
  }
}

export const SOUND: Form = {
  id: 'sound',
  draw: drawSound,
  meanings: [
    {
      cues: 'sound music audio podcast voice hearing song band singing listen speech radio instrument piano guitar theatre concert',
      title: ({ N }) => `${N} beats`,
      idea: ({ N, name }) =>
        `${N} bars of sound about one line; the beat in colour is the one ${name} is known by.`,
    },
    {
      cues: 'pulse heart patient health doctor nurse hospital therapy clinic care medical breathing asthma inhaler fitness fall',
      title: () => 'Steady beat',
      idea: ({ N, name }) =>
        `${N} bars rise and fall about one line like a pulse, and ${name} watches the one in colour.`,
    },
  ],
}
