// Forms that repeat a shape in rows and columns.
import type { Command } from '../../../drawing/drawing.ts'
import { arch, circle, type Point, polygon, polyline, rect, roundedRect } from '../../../drawing/geometry.ts'
import type { Dice } from '../dice.ts'
import { type Form, oneLit, type Raw, range } from './form.ts'

const CELLS: Record<
  string,
  { words: string; draw: (x: number, y: number, w: number, h: number) => Command[] }
> = {
  arches: { words: 'arches', draw: arch },
  gables: {
    words: 'gabled fronts',
    draw: (x, y, w, h) =>
      polygon([
        [x, y + h * 0.42],
        [x + w / 2, y],
        [x + w, y + h * 0.42],
        [x + w, y + h],
        [x, y + h],
      ]),
  },
  tiles: { words: 'rounded tiles', draw: (x, y, w, h) => roundedRect(x, y, w, h, Math.min(w, h) * 0.24) },
  loaves: {
    words: 'loaves',
    draw: (x, y, w, h) => roundedRect(x, y, w, h, [w * 0.48, w * 0.48, h * 0.16, h * 0.16]),
  },
  screens: {
    words: 'cut tiles',
    draw: (x, y, w, h) => roundedRect(x, y, w, h, [0, Math.min(w, h) * 0.5, 0, 0]),
  },
}
const WAYS = ['arches', 'gables', 'tiles', 'loaves', 'screens'] as const

function drawDoors(dice: Dice, way: string | undefined = dice.pick(WAYS)): Raw {
  const [columns, rows] = dice.pick([
    [3, 3],
    [3, 3],
    [3, 3],
    [3, 3],
    [4, 3],
    [3, 4],
    [2, 3],
    [3, 2],
  ] as const)
  const gap = columns === 4 ? dice.between(5.2, 6.2) : dice.between(5.6, 8)
  const width = (98 - gap * (columns - 1)) / columns
  const height = Math.min((98 - gap * (rows - 1)) / rows, width * dice.between(0.84, 1.3))
  const cell = CELLS[way] ?? CELLS.arches
  const parts = range(columns * rows).map((i) =>
    (cell as (typeof CELLS)[string]).draw(
      (i % columns) * (width + gap),
      Math.floor(i / columns) * (height + gap),
      width,
      height,
    ),
  )
  const lit = dice.int(0, parts.length - 1)
  const lines = [...range(columns - 1).map((i) => width * (i + 1) + gap * (i + 0.5))]
  return {
    shapes: oneLit(parts, lit),
    guides: [
      ...lines.map((x) =>
        polyline([
          [x, -4],
          [x, rows * (height + gap) - gap + 4],
        ]),
      ),
      ...range(columns).map((i) => circle(i * (width + gap) + width / 2, width / 2, width / 2)),
    ],
    measures: [
      [
        [0, 0],
        [width, 0],
      ],
      [
        [width, height],
        [width + gap, height],
      ],
    ],
    notes: (u) => [`${columns} by ${rows}, each ${u(width)} by ${u(height)}`, `Gap ${u(gap)}`],
    count: parts.length,
    stroke: width,
    gap,
    says: { parts: (cell as (typeof CELLS)[string]).words },
  }
}

export const DOORS: Form = {
  id: 'doors',
  draw: drawDoors,
  meanings: [
    {
      cues: 'locker pick-up pickup door doorstep storage warehouse self-storage entrance',
      way: 'arches',
      title: ({ N }) => `${N} lockers`,
      idea: ({ N, name }) =>
        `${N} arched doors in a grid. One is lit: it holds what you came to ${name} for.`,
    },
    {
      cues: 'bread loaf bakery baker sourdough bun pastry cake',
      way: 'loaves',
      title: ({ N }) => `${N} loaves`,
      idea: ({ N }) => `${N} loaves on the rack, and one of them still warm.`,
    },
    {
      cues: 'house home housing flat apartment tenant landlord rent letting room hostel hotel guesthouse mortgage property neighbourhood neighborhood village street',
      way: 'gables',
      title: ({ N }) => `${N} fronts`,
      idea: ({ N, name }) => `${N} house fronts in rows; the lit one is where ${name} is at work.`,
    },
    {
      cues: 'shop stall market boutique store vendor merchant kiosk retail coworking desk studio',
      models: ['local-shop', 'rental'],
      way: 'arches',
      title: ({ N }) => `${N} arches`,
      idea: ({ N, name }) => `An arcade of ${N.toLowerCase()} arches. One is lit and open: ${name}.`,
    },
    {
      cues: 'app dashboard screen software tile calendar booking slot schedule inventory catalogue appointment admin',
      models: ['software-subscription'],
      way: 'screens',
      title: ({ N }) => `${N} tiles`,
      idea: ({ N, name }) =>
        `${N} tiles, cut alike; the one that needs you today is lit. That is ${name} in one glance.`,
    },
    {
      cues: 'subscription-box box kit pantry larder snack tea sample tray chocolate',
      way: 'tiles',
      title: ({ N }) => `Box of ${N.toLowerCase()}`,
      idea: ({ N, name }) => `${N} compartments, as in a box that ${name} packs; one holds the surprise.`,
    },
  ],
}

function drawBars(dice: Dice, way = dice.pick(['flat', 'cut', 'round'])): Raw {
  const count = dice.int(4, 6)
  const gap = dice.between(5.6, 8)
  const width = (98 - gap * (count - 1)) / count
  const low = dice.between(20, 34)
  const bend = dice.between(0.8, 1.6)
  const heights = range(count).map((i) => low + (96 - low) * (i / (count - 1)) ** bend)
  const cut = way === 'cut' ? width * dice.pick([1, 0.6]) : 0
  const parts = heights.map((height, i) => {
    const x = i * (width + gap)
    if (way === 'round') return roundedRect(x, 96 - height, width, height, [width / 2, width / 2, 0, 0])
    return polygon([
      [x, 96 - height + cut],
      [x + width, 96 - height],
      [x + width, 96],
      [x, 96],
    ])
  })
  const lit = dice.chance(0.7) ? count - 1 : dice.int(1, count - 1)
  return {
    shapes: oneLit(parts, lit),
    guides: [
      polyline(heights.map((height, i): Point => [i * (width + gap) + width / 2, 96 - height])),
      polyline([
        [-4, 96],
        [102, 96],
      ]),
    ],
    measures: [
      [
        [0, 96],
        [width, 96],
      ],
      [
        [98, 0],
        [98, 96],
      ],
    ],
    notes: (u) => [
      `${count} bars ${u(width)} wide, gap ${u(gap)}`,
      `Heights ${u(heights[0] ?? 0)} to ${u(96)}`,
    ],
    count,
    stroke: width,
    gap,
    says: { which: lit === count - 1 ? 'the tallest' : 'one of them' },
  }
}

export const BARS: Form = {
  id: 'bars',
  draw: drawBars,
  meanings: [
    {
      cues: 'growth grow growing sales revenue invest investment saving savings pension wealth fund income analytics metric performance kpi trading',
      way: 'flat',
      title: ({ N }) => `${N} rising`,
      idea: ({ N, name, says }) =>
        `${N} bars, each taller than the last; ${says.which} is lit. ${name} is judged by what rises.`,
    },
    {
      cues: 'coach coaching career step course training skill progress mentor level education learn learner school strength fitness',
      models: ['education'],
      way: 'cut',
      title: ({ N }) => `${N} steps`,
      idea: ({ N, name, says }) =>
        `${N} steps up, cut at one angle, ${says.which} in colour: what somebody gains with ${name}.`,
    },
    {
      cues: 'candle skyline city tower tall building block organ pipe pencil',
      way: 'round',
      title: ({ N }) => `${N} heights`,
      idea: ({ N, says }) => `${N} round-topped uprights in rising order, ${says.which} lit.`,
    },
  ],
}

function drawBricks(dice: Dice, way = dice.pick(['bond', 'stair'])): Raw {
  const rows = dice.int(4, 5)
  const gap = dice.between(5.2, 6.8)
  const height = (dice.between(84, 98) - gap * (rows - 1)) / rows
  const across = dice.int(2, 3)
  const width = (98 - gap * (across - 1)) / across
  const half = (width - gap) / 2
  const shift = dice.int(0, 1)
  const parts: Command[][] = []
  for (const row of range(rows)) {
    const y = row * (height + gap)
    if (way === 'stair') {
      const side = (98 - gap * (rows - 1)) / rows
      for (const i of range(row + 1)) parts.push(rect(i * (side + gap), y, side, height))
    } else if ((row + shift) % 2 === 0)
      for (const i of range(across)) parts.push(rect(i * (width + gap), y, width, height))
    else {
      parts.push(rect(0, y, half, height))
      for (const i of range(across - 1)) parts.push(rect(half + gap + i * (width + gap), y, width, height))
      parts.push(rect(98 - half, y, half, height))
    }
  }
  const lit = way === 'stair' ? parts.length - 1 - dice.int(0, rows - 1) : dice.int(across, parts.length - 1)
  return {
    shapes: oneLit(parts, lit),
    guides: range(rows - 1).map((i) =>
      polyline([
        [-4, (i + 1) * height + (i + 0.5) * gap],
        [102, (i + 1) * height + (i + 0.5) * gap],
      ]),
    ),
    measures: [
      [
        [98, 0],
        [98, height],
      ],
    ],
    notes: (u) => [`${rows} courses ${u(height)} high, joints ${u(gap)}`],
    count: parts.length,
    stroke: Math.min(height, way === 'stair' ? height : half),
    gap,
    says: { rows: String(rows) },
  }
}

export const BRICKS: Form = {
  id: 'bricks',
  draw: drawBricks,
  meanings: [
    {
      cues: 'brick build builder building construction mason wall architect renovation house-building developer contractor plaster tile tiler',
      way: 'bond',
      title: () => 'The odd brick',
      idea: ({ N, name }) => `${N} bricks in a running bond. The one in colour is the one ${name} sets.`,
    },
    {
      cues: 'stair foundation step block stack pyramid scale-up structure compliance framework accounting bookkeeping ledger payroll',
      models: ['manufacturing', 'success-fee'],
      way: 'stair',
      title: ({ N }) => `${N} blocks`,
      idea: ({ N, name }) =>
        `${N} blocks laid as a stair; every row carries one more. The coloured one is ${name}'s part.`,
    },
  ],
}
