// The marks of the brands of the tests, drawn by hand.
import type { Concept, Logos } from '../../brand/brand.ts'
import type { Command, Drawing } from '../../drawing/drawing.ts'
import { arc, band, box, disc, letters, lettersOnCircle, moved, polygon, shape, square } from './shapes.ts'

interface Lettered {
  wordmark: Drawing
  lockup: Drawing
}

function lettered(name: string, font: string, mark: Drawing): Lettered {
  const { path, width } = letters(font, name, 100)
  const room = Math.max(width, 20)
  const word = moved(path, 0, 100)
  const size = 192
  const k = size / 98
  return {
    wordmark: { width: room, height: 130, items: [shape('primary', word)] },
    lockup: {
      width: size + 24 + room,
      height: size,
      items: [
        ...mark.items.flatMap((item) =>
          item.kind === 'shape' ? [{ ...item, path: moved(item.path, -11 * k, -11 * k, k) }] : [],
        ),
        shape('primary', moved(word, size + 24, (size - 100) / 2)),
      ],
    },
  }
}

const emblem = (font: string, around: string, inside: ReturnType<typeof shape>[]): Drawing =>
  square([
    shape('primary', [...disc(60, 60, 56)]),
    shape('paper', disc(60, 60, 54)),
    shape('primary', disc(60, 60, 38.4)),
    shape('paper', disc(60, 60, 37.2)),
    shape('primary', lettersOnCircle(font, around, 7.4, 46.4, 2.2)),
    ...inside,
  ])

const wordmarkMark = (font: string, name: string): Drawing => {
  const { path, width } = letters(font, name, 20)
  const k = 98 / Math.max(width, 1)
  return square([
    shape('primary', moved(path, 11, 60 + 10 * k, k)),
    shape('signal', box(11, 66 + 10 * k, 26, 3)),
  ])
}

const stairs = square([
  ...[0, 1, 2, 3].map((i) => shape('primary', disc(25 + i * 23, 95 - i * 23, 11))),
  shape('signal', disc(94, 94, 11)),
])

type Sketch = Omit<Concept, 'number' | 'smallest' | 'construction'> & Partial<Concept>

const concepts = (sketches: Sketch[]): Concept[] =>
  sketches.map((sketch, i) => ({
    number: i + 1,
    smallest: 16,
    construction: {
      guides: [],
      dimensions: [
        { from: [11, 109], to: [109, 109], label: '98 u' },
        { from: [109, 11], to: [109, 109], label: '98 u' },
      ],
      notes: ['Built on a square of 120 units with a margin of 11'],
    },
    ...sketch,
  }))

const guideCircle = (x: number, y: number, r: number) => ({
  kind: 'shape' as const,
  path: disc(x, y, r),
  stroke: { ink: 'signal' as const, width: 0.2 },
})
const guideLine = (x1: number, y1: number, x2: number, y2: number) => ({
  kind: 'shape' as const,
  path: [
    ['M', x1, y1],
    ['L', x2, y2],
  ] as Command[],
  stroke: { ink: 'mid' as const, width: 0.2, dash: [2.4, 1] as [number, number] },
})

// The half circles of the eddy: radii 12 to 44, upper and lower in turn, centres 8 apart.
const EDDY = [12, 20, 28, 36, 44].map((r, i) => ({ r, x: i % 2 === 0 ? 60 : 68, upper: i % 2 === 0 }))

const eddy = square([
  ...EDDY.map(({ r, x, upper }) =>
    shape('primary', band(x, 64, r + 4.8, r - 4.8, upper ? 180 : 0, upper ? 360 : 180)),
  ),
  shape('signal', disc(72, 64, 8.4)),
])

export const tidewatchLogos = (name: string, font: string): Logos => ({
  concepts: concepts([
    {
      kind: 'monogram',
      title: 'Shared stem',
      idea: 'T and W share one stem; the W hangs from the bar as a buoy from a line.',
      mark: square([
        shape('primary', box(16, 22, 88, 13)),
        shape(
          'primary',
          polygon(
            [12, 44],
            [27, 44],
            [41, 80],
            [54, 44],
            [66, 44],
            [79, 80],
            [93, 44],
            [108, 44],
            [84, 100],
            [74, 100],
            [60, 64],
            [46, 100],
            [36, 100],
          ),
        ),
      ]),
    },
    {
      kind: 'geometric',
      title: 'Eddy',
      idea: 'Five half circles, each 8 units larger than the last, make a tide spiral, an oyster shell and a sweep.',
      mark: eddy,
      construction: {
        guides: [...EDDY.map(({ r, x }) => guideCircle(x, 64, r)), guideLine(0, 64, 120, 64)],
        dimensions: [
          { from: [11.2, 64], to: [108.8, 64], label: '97.6 u' },
          { from: [60, 15.2], to: [60, 104.8], label: '89.6 u' },
          { from: [11.2, 64], to: [20.8, 64], label: '9.6' },
        ],
        notes: ['Radii 12, 20, 28, 36, 44 u', 'Centres 8 u apart on the waterline'],
      },
    },
    {
      kind: 'negative-space',
      title: 'T on the tide',
      idea: 'A T cut from the disc stands on the water as a buoy.',
      mark: square([
        shape('primary', disc(60, 60, 49)),
        shape('paper', box(38, 34, 44, 11)),
        shape('paper', box(54.5, 34, 11, 42)),
        shape('paper', [
          ['M', 10, 74],
          ['C', 20, 66, 26, 66, 36, 74],
          ['C', 46, 82, 50, 82, 60, 74],
          ['C', 70, 66, 76, 66, 86, 74],
          ['C', 94, 81, 100, 81, 111, 74],
          ['L', 111, 81],
          ['C', 100, 88, 94, 88, 86, 81],
          ['C', 76, 73, 70, 73, 60, 81],
          ['C', 50, 89, 46, 89, 36, 81],
          ['C', 26, 73, 20, 73, 10, 81],
          ['Z'],
        ]),
      ]),
    },
    {
      kind: 'emblem',
      title: 'Seal',
      idea: 'For caps, crates and permits: name, water and buoy in one stamp.',
      smallest: 48,
      mark: emblem(font, 'TIDEWATCH · CHESAPEAKE BAY · ', [
        shape('primary', polygon([48, 74], [72, 74], [67, 52], [53, 52])),
        shape('primary', box(58.5, 42, 3, 11)),
        shape('signal', disc(60, 38, 4.2)),
        shape('primary', box(38, 77, 44, 3)),
      ]),
    },
    {
      kind: 'wordmark',
      title: 'Plain name',
      idea: 'The name alone, on a short line.',
      smallest: 40,
      mark: wordmarkMark(font, name),
    },
    {
      kind: 'abstract',
      title: 'Rising readings',
      idea: 'Four readings climb; the fifth is the warning.',
      mark: stairs,
    },
  ]),
  chosen: 1,
  ...lettered(name, font, eddy),
})

const arch = (x: number, y: number): Command[] => [
  ['M', x, y + 28],
  ['L', x, y + 14],
  ...arc(x + 14, y + 14, 14, 180, 360),
  ['L', x + 28, y + 28],
  ['Z'],
]
const lockers = square(
  [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((col) =>
      shape(row === 1 && col === 2 ? 'signal' : 'primary', arch(11 + col * 35, 11 + row * 35)),
    ),
  ),
)
const leaf = (x: number, y: number, side: number): Command[] => [
  ['M', x, y],
  ['C', x + side * 16, y - 2, x + side * 17, y - 10, x + side * 15, y - 17],
  ['C', x + side * 5, y - 14, x, y - 8, x, y],
  ['Z'],
]

export const larderLogos = (name: string, font: string): Logos => ({
  concepts: concepts([
    {
      kind: 'monogram',
      title: 'Larder frame',
      idea: 'Two Ls lock into a larder shelf, and the ampersand is what it holds.',
      mark: square([
        shape('primary', polygon([11, 11], [28, 11], [28, 92], [79, 92], [79, 109], [11, 109])),
        shape('primary', polygon([109, 109], [92, 109], [92, 28], [41, 28], [41, 11], [109, 11])),
        shape('signal', moved(letters(font, '&', 34).path, 44, 77)),
      ]),
    },
    {
      kind: 'geometric',
      title: 'Nine lockers',
      idea: 'Nine arched doors, nine loaves. One is warm, and it is yours.',
      mark: lockers,
      construction: {
        guides: [
          ...[11, 39, 46, 74, 81, 109].flatMap((at) => [
            guideLine(at, 0, at, 120),
            guideLine(0, at, 120, at),
          ]),
          ...[0, 1, 2].flatMap((row) =>
            [0, 1, 2].map((col) => guideCircle(25 + col * 35, 25 + row * 35, 14)),
          ),
        ],
        dimensions: [
          { from: [11, 109], to: [39, 109], label: '28 u' },
          { from: [39, 109], to: [46, 109], label: '7' },
          { from: [109, 11], to: [109, 109], label: '98 u' },
        ],
        notes: ['Arch radius 14 u, post 14 u', 'Gap 7 u'],
      },
    },
    {
      kind: 'negative-space',
      title: 'Scored boule',
      idea: 'An ear of wheat scored into the crust, seen from above.',
      mark: square([
        shape('primary', disc(60, 60, 49)),
        shape('paper', box(58.6, 40, 2.8, 58)),
        ...[52, 70, 88].flatMap((y) => [shape('paper', leaf(57, y, -1)), shape('paper', leaf(63, y, 1))]),
        shape('paper', [['M', 60, 18], ['C', 66, 26, 66, 32, 60, 38], ['C', 54, 32, 54, 26, 60, 18], ['Z']]),
      ]),
    },
    {
      kind: 'emblem',
      title: "Baker's stamp",
      idea: 'For bags, aprons and the wax on a jar.',
      smallest: 48,
      mark: emblem(font, 'LARDER & LOAF · SOURDOUGH · CORK · ', [
        shape('primary', [
          ['M', 38, 70],
          ['C', 36, 50, 48, 46, 60, 46],
          ['C', 72, 46, 84, 50, 82, 70],
          ['Z'],
        ]),
        shape('primary', box(40, 75, 40, 1.6)),
      ]),
    },
  ]),
  chosen: 1,
  ...lettered(name, font, lockers),
})
