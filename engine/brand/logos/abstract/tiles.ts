// Quarter discs, leaves and squares on a grid, laid by a rule of symmetry.
import type { Command, Shape } from '../../../drawing/drawing.ts'
import { mapped, type Point, polyline, rotate } from '../../../drawing/geometry.ts'
import type { Dice } from '../dice.ts'
import { primary, range, signal } from '../geometric/form.ts'
import type { Composition } from './composition.ts'

const K = 0.5523

interface Tile {
  id: string
  /** Share of its cell that is ink. */
  ink: number
  /** In a cell of 1 by 1. */
  path: Command[]
  /** The same after a quarter turn. */
  round?: true
}

const TILES: readonly Tile[] = [
  { id: 'square', ink: 1, round: true, path: [['M', 0, 0], ['L', 1, 0], ['L', 1, 1], ['L', 0, 1], ['Z']] },
  { id: 'disc', ink: 0.785, round: true, path: discPath() },
  { id: 'quarter disc', ink: 0.785, path: [['M', 0, 0], ['L', 1, 0], ['C', 1, K, K, 1, 0, 1], ['Z']] },
  { id: 'quarter disc', ink: 0.785, path: [['M', 0, 0], ['L', 1, 0], ['C', 1, K, K, 1, 0, 1], ['Z']] },
  {
    id: 'leaf',
    ink: 0.571,
    path: [['M', 0, 0], ['C', K, 0, 1, 1 - K, 1, 1], ['C', 1 - K, 1, 0, K, 0, 0], ['Z']],
  },
  { id: 'triangle', ink: 0.5, path: [['M', 0, 0], ['L', 1, 0], ['L', 0, 1], ['Z']] },
  {
    id: 'arch',
    ink: 0.893,
    path: [
      ['M', 0, 0.5],
      ['C', 0, 0.5 - K / 2, 0.5 - K / 2, 0, 0.5, 0],
      ['C', 0.5 + K / 2, 0, 1, 0.5 - K / 2, 1, 0.5],
      ['L', 1, 1],
      ['L', 0, 1],
      ['Z'],
    ],
  },
  { id: 'empty', ink: 0, round: true, path: [] },
]

function discPath(): Command[] {
  const h = K / 2
  return [
    ['M', 1, 0.5],
    ['C', 1, 0.5 + h, 0.5 + h, 1, 0.5, 1],
    ['C', 0.5 - h, 1, 0, 0.5 + h, 0, 0.5],
    ['C', 0, 0.5 - h, 0.5 - h, 0, 0.5, 0],
    ['C', 0.5 + h, 0, 1, 0.5 - h, 1, 0.5],
    ['Z'],
  ]
}

type Move = (point: Point) => Point
/** In a square from 0 to 1. */
const RULES: Record<string, { moves: Move[]; says: string }> = {
  turn: {
    moves: [([x, y]) => [x, y], ([x, y]) => [1 - y, x], ([x, y]) => [1 - x, 1 - y], ([x, y]) => [y, 1 - x]],
    says: 'Turn it a quarter and it is the same',
  },
  half: {
    moves: [([x, y]) => [x, y], ([x, y]) => [1 - x, 1 - y]],
    says: 'Turn it upside down and it is the same',
  },
  diagonal: { moves: [([x, y]) => [x, y], ([x, y]) => [y, x]], says: 'It mirrors itself across a diagonal' },
  cross: {
    moves: [([x, y]) => [x, y], ([x, y]) => [1 - x, y], ([x, y]) => [x, 1 - y], ([x, y]) => [1 - x, 1 - y]],
    says: 'It mirrors itself both ways',
  },
}

/** A quarter turn of squares and triangles soon looks like a sign nobody wants: there all is round, and nothing empty. */
const ROUND_ONLY = new Set(['disc', 'quarter disc', 'leaf'])

interface Laid {
  cells: { column: number; row: number; path: Command[] }[]
  ink: number
  kinds: Set<string>
}

function lay(dice: Dice, side: number, moves: Move[], allowed: readonly Tile[]): Laid {
  const laid: Laid = { cells: [], ink: 0, kinds: new Set() }
  const done = new Set<string>()
  for (const index of range(side * side)) {
    const at: Point = [((index % side) + 0.5) / side, (Math.floor(index / side) + 0.5) / side]
    if (done.has(keyOf(at))) continue
    const orbit = moves.map((move) => move(at))
    const fixed = new Set(orbit.map(keyOf)).size < moves.length
    // A cell that the rule leaves in its place may hold only what the rule leaves as it is.
    const tiles = fixed ? allowed.filter(({ round }) => round) : allowed
    const tile = tiles[dice.int(0, tiles.length - 1)] as Tile
    const turn = tile.round ? 0 : 90 * dice.int(0, 3)
    const path = placedIn(rotate(tile.path, turn, [0.5, 0.5]), at, side)
    orbit.forEach(([x, y], i) => {
      if (done.has(keyOf([x, y]))) return
      done.add(keyOf([x, y]))
      laid.ink += tile.ink
      laid.kinds.add(tile.id)
      const move = moves[i] as Move
      laid.cells.push({
        column: Math.floor(x * side),
        row: Math.floor(y * side),
        path: mapped(path, (a, b) => move([a, b])),
      })
    })
  }
  return laid
}

const keyOf = ([x, y]: Point) => `${Math.round(x * 100)} ${Math.round(y * 100)}`

const placedIn = (path: Command[], [cx, cy]: Point, side: number): Command[] =>
  mapped(path, (x, y) => [cx + (x - 0.5) / side, cy + (y - 0.5) / side])

/** Neither bare nor black, of two or three kinds of tile, reaching all four sides, no hole too large. */
function isBalanced({ cells, ink, kinds }: Laid, side: number): boolean {
  const share = ink / (side * side)
  const full = cells.filter(({ path }) => path.length > 0)
  const reaches = (at: (cell: { column: number; row: number }) => boolean) =>
    full.filter(at).length >= side - 1
  const solid = [...kinds].filter((kind) => kind !== 'empty')
  return (
    share >= 0.54 &&
    share <= 0.78 &&
    heartOf(full, side) >= (side === 4 ? 3 : 1) &&
    full.length >= cells.length * 0.7 &&
    solid.length >= 2 &&
    solid.length <= 3 &&
    (kinds.has('quarter disc') || kinds.has('leaf') || kinds.has('arch')) &&
    reaches(({ column }) => column === 0) &&
    reaches(({ column }) => column === side - 1) &&
    reaches(({ row }) => row === 0) &&
    reaches(({ row }) => row === side - 1)
  )
}

/** Straight tiles look like accidents where a pattern is loose; so do holes, unless there are many cells set apart. */
function isAllowed(id: string, rule: string, isSetApart: boolean): boolean {
  if (rule === 'turn') return ROUND_ONLY.has(id)
  // Four that touch run together into one blot.
  if (rule === 'cross') return id !== 'triangle' && (isSetApart || (id !== 'arch' && id !== 'square'))
  return id !== 'triangle' && id !== 'square' && (isSetApart || id !== 'empty')
}

const heartOf = (cells: { column: number; row: number }[], side: number) =>
  cells.filter(({ column, row }) => column > 0 && row > 0 && column < side - 1 && row < side - 1).length

export function composeTiles(dice: Dice): Composition {
  const rule = dice.pick(['turn', 'turn', 'half', 'half', 'diagonal', 'cross'] as const)
  const side = rule === 'turn' || rule === 'cross' ? 4 : dice.pick([3, 4] as const)
  const { moves, says } = RULES[rule] ?? { moves: [], says: '' }
  const gap = side === 4 && dice.chance(0.6) ? 0 : dice.between(5.2, 6.8)
  const allowed = TILES.filter(({ id }) => isAllowed(id, rule, side === 4 && gap > 0))
  let laid = lay(dice, side, moves, allowed)
  for (let tries = 0; tries < 400 && !isBalanced(laid, side); tries++) laid = lay(dice, side, moves, allowed)
  const unit = (98 - gap * (side - 1)) / side
  const spread = (path: Command[], column: number, row: number) =>
    mapped(path, (x, y) => [x * side * unit + column * gap, y * side * unit + row * gap])
  const parts = laid.cells
    .filter(({ path }) => path.length > 0)
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map(({ path, column, row }) => spread(path, column, row))
  const lit = dice.int(0, parts.length - 1)
  const shapes: Shape[] = [primary(...parts.filter((_, i) => i !== lit)), signal(parts[lit] ?? [])]
  const lines = range(side + 1).map((i) => i * (unit + gap) - (i === 0 ? 0 : i === side ? gap : gap / 2))
  const kinds = [...laid.kinds].filter((kind) => kind !== 'empty')
  return {
    shapes,
    guides: lines.flatMap((at) => [
      polyline([
        [at, -3],
        [at, 101],
      ]),
      polyline([
        [-3, at],
        [101, at],
      ]),
    ]),
    notes: (u) => [
      `${side} by ${side} cells of ${u(unit)}${gap > 0 ? `, gap ${u(gap)}` : ''}`,
      `${says}, but for the colour`,
    ],
    title: TITLES[rule] ?? 'Tiles',
    rule: `${kinds
      .map(plural)
      .join(', ')
      .replace(
        /, ([^,]*)$/,
        ' and $1',
      )} on a grid of ${side} by ${side}. ${says}, but for one part in colour`,
    stroke: unit * 0.6,
    gap: gap || 7,
  }
}

const plural = (kind: string) => (kind === 'leaf' ? 'leaves' : kind === 'arch' ? 'arches' : `${kind}s`)

const TITLES: Record<string, string> = {
  turn: 'Quarter turn',
  half: 'Upside down',
  diagonal: 'Across the diagonal',
  cross: 'Both ways',
}
