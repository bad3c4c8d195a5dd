// The solids a picture is cut out of.
import type { Command } from '../../../drawing/drawing.ts'
import { arch, circle, polygon, regularPolygon, roundedRect } from '../../../drawing/geometry.ts'
import type { Dice } from '../dice.ts'

export interface Solid {
  id: string
  /** 'disc' */
  noun: string
  /** 'in the round' */
  title: string
  /** Words of a founder that call for it. */
  cues: string
  /** Fits any business where no word calls for another. */
  plain?: true
  /** The same seen from above and below, left and right: it may be drawn half solid, half line. */
  even?: true
  /** A pictogram that would repeat it. */
  not?: string[]
  draw: (dice: Dice) => { path: Command[]; note: string }
}

const u = (length: number) => `${Math.round(length * 10) / 10} u`

export const SOLIDS: readonly Solid[] = [
  {
    id: 'disc',
    noun: 'disc',
    title: 'in the round',
    cues: 'coin ball plate moon circle whole bread planet globe coffee',
    plain: true,
    even: true,
    not: [
      'clock',
      'button',
      'ball',
      'globe',
      'citrus',
      'target',
      'wheel',
      'compass',
      'play',
      'rota',
      'planet',
    ],
    draw: (dice) => {
      const radius = dice.between(47.5, 49)
      return { path: circle(60, 60, radius), note: `Disc of radius ${u(radius)}` }
    },
  },
  {
    id: 'square',
    noun: 'rounded square',
    title: 'in a soft square',
    cues: 'app software mobile phone screen online digital',
    plain: true,
    even: true,
    not: ['die', 'phone', 'washer', 'screen', 'server'],
    draw: (dice) => {
      const side = dice.between(94, 98)
      const radius = dice.between(20, 36)
      return {
        path: roundedRect(60 - side / 2, 60 - side / 2, side, side, radius),
        note: `Square of ${u(side)}, corners of radius ${u(radius)}`,
      }
    },
  },
  {
    id: 'cut-square',
    noun: 'square with one corner cut',
    title: 'in a cut square',
    cues: 'build builder engineering machine data industrial construction workshop repair document ticket tool manufacturing',
    plain: true,
    not: ['document', 'tag'],
    draw: (dice) => {
      const side = dice.between(92, 98)
      const cut = dice.between(20, 32)
      const [a, b] = [60 - side / 2, 60 + side / 2]
      const corner = dice.pick(['top right', 'top left', 'bottom right', 'bottom left'] as const)
      const right = corner.endsWith('right')
      const top = corner.startsWith('top')
      const x = (at: number) => (right ? at : 120 - at)
      const y = (at: number) => (top ? at : 120 - at)
      return {
        path: polygon([
          [x(a), y(a)],
          [x(b - cut), y(a)],
          [x(b), y(a + cut)],
          [x(b), y(b)],
          [x(a), y(b)],
        ]),
        note: `Square of ${u(side)}, ${corner} corner cut by ${u(cut)} at 45°`,
      }
    },
  },
  {
    id: 'leaf',
    noun: 'square with two round corners',
    title: 'in a leaf',
    cues: 'leaf eco organic green sustainable natural plant garden vegan climate recycling herb farm wellness',
    not: ['leaf'],
    draw: (dice) => {
      const side = dice.between(92, 97)
      const round = dice.between(40, 47)
      const small = dice.between(0, 6)
      const [a, b] = dice.pick([
        [round, small],
        [small, round],
      ] as const)
      return {
        path: roundedRect(60 - side / 2, 60 - side / 2, side, side, [a, b, a, b]),
        note: `Square of ${u(side)}, two corners of radius ${u(round)}`,
      }
    },
  },
  {
    id: 'drop',
    noun: 'drop',
    title: 'in a drop',
    cues: 'water drop rain sea oil drink juice plumbing blood wash wine honey kelp swim',
    not: ['drop'],
    draw: (dice) => {
      const side = dice.between(90, 97)
      const round = side / 2
      const corner = dice.int(0, 3)
      const radii: [number, number, number, number] = [round, round, round, round]
      radii[corner] = dice.between(0, 5)
      return {
        path: roundedRect(60 - side / 2, 60 - side / 2, side, side, radii),
        note: `Three quarters of a disc of radius ${u(round)}, one corner drawn out`,
      }
    },
  },
  {
    id: 'shield',
    noun: 'shield',
    title: 'on a shield',
    cues: 'security insurance protect legal law safe cybersecurity compliance guard school heritage family club sport health privacy claim',
    not: ['shield', 'tooth', 'mask'],
    draw: (dice) => {
      const half = dice.between(40, 45)
      const shoulder = dice.between(52, 64)
      const path: Command[] = [
        ['M', 60 - half, 11],
        ['L', 60 + half, 11],
        ['L', 60 + half, shoulder],
        ['C', 60 + half, shoulder + 24, 60 + half * 0.6, 99, 60, 109],
        ['C', 60 - half * 0.6, 99, 60 - half, shoulder + 24, 60 - half, shoulder],
        ['Z'],
      ]
      return { path, note: `Shield ${u(2 * half)} wide, straight for ${u(shoulder - 11)}` }
    },
  },
  {
    id: 'arch',
    noun: 'arch',
    title: 'in the arch',
    cues: 'shop door locker restaurant cafe hotel guest bakery wedding museum gallery church garden cellar bar theatre',
    plain: true,
    not: ['door', 'window'],
    draw: (dice) => {
      const width = dice.between(82, 92)
      const height = dice.between(95, 98)
      return {
        path: arch(60 - width / 2, 60 - height / 2, width, height),
        note: `Arch of radius ${u(width / 2)}, ${u(height)} high`,
      }
    },
  },
  {
    id: 'hexagon',
    noun: 'hexagon',
    title: 'on six sides',
    cues: 'honey bee science lab chemistry network cell engineering battery software blockchain tile mechanic',
    even: true,
    not: ['honeycomb', 'gear'],
    draw: (dice) => {
      const radius = dice.between(47.5, 49)
      const upright = dice.chance(0.5)
      return {
        path: regularPolygon(60, 60, radius, 6, upright ? -90 : 0),
        note: `Hexagon on a circle of radius ${u(radius)}`,
      }
    },
  },
  {
    id: 'house',
    noun: 'house',
    title: 'under one roof',
    cues: 'house home property estate rent tenant landlord housemate housing family apartment cleaning care elderly kindergarten hostel pet',
    not: ['house', 'barn', 'awning'],
    draw: (dice) => {
      const half = dice.between(42, 47)
      const eaves = dice.between(38, 48)
      return {
        path: polygon([
          [60, 11],
          [60 + half, eaves],
          [60 + half, 109],
          [60 - half, 109],
          [60 - half, eaves],
        ]),
        note: `Gable of ${u(2 * half)}, eaves ${u(eaves - 11)} below the ridge`,
      }
    },
  },
  {
    id: 'plate',
    noun: 'bookplate',
    title: 'on a plate',
    cues: 'book library school education course museum wine antique craft jewellery ticket writing publishing luxury tailor vintage',
    plain: true,
    not: ['ticket', 'book'],
    draw: (dice) => {
      const side = dice.between(92, 97)
      const bite = dice.between(11, 17)
      return {
        path: bitten(60 - side / 2, side, bite),
        note: `Plate of ${u(side)}, corners bitten by radius ${u(bite)}`,
      }
    },
  },
]

/** A square whose corners are scooped out. */
function bitten(from: number, side: number, r: number): Command[] {
  const k = r * 0.5523
  const to = from + side
  return [
    ['M', from + r, from],
    ['L', to - r, from],
    ['C', to - r, from + k, to - k, from + r, to, from + r],
    ['L', to, to - r],
    ['C', to - k, to - r, to - r, to - k, to - r, to],
    ['L', from + r, to],
    ['C', from + r, to - k, from + k, to - r, from, to - r],
    ['L', from, from + r],
    ['C', from + k, from + r, from + r, from + k, from + r, from],
    ['Z'],
  ]
}
