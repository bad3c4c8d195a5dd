// What a plan with many assumptions rests on: two columns a sheet, and the sources after them where there is room.
import { DENSITIES, type Density } from '../density.ts'
import type { RestsOn } from '../rests-on.ts'
import type { Setting } from './item-heights.ts'
import type { Rooms } from './pack.ts'
import { BOLD, heightOfLines } from './text-heights.ts'

type Assumption = RestsOn['assumptions'][number]

export interface RestsSheet {
  kind: 'rests'
  id: string
  begins: string[]
  title: string
  isFirst: boolean
  /** Left and right. */
  columns: [Assumption[], Assumption[]]
  hasSources: boolean
  density: number
}

/** More than these, and one sheet of rows would be too small to read. */
export const MANY_ASSUMPTIONS = 22

const GAP = 24
const MARK = 32
const SPARE = 0.97
/** Small texts are many, so that what is judged too long for one evens out with the others. */
const UNSPARED = 0.98
/** The most readable way for each number of sheets, the sources counted. */
export function restsPackings(
  rests: RestsOn,
  rooms: Rooms,
  setting: Setting,
): { sheets: RestsSheet[]; density: number }[] {
  const found = new Map<number, { sheets: RestsSheet[]; density: number }>()
  for (let density = MOST_AIRY; density < DENSITIES.length; density++) {
    const sheets = laidOut(rests, rooms, setting, density)
    const count = sheets.length + (sheets.at(-1)?.hasSources || !namesSources(rests) ? 0 : 1)
    if (!found.has(count)) found.set(count, { sheets, density })
  }
  return [...found].sort(([one], [other]) => one - other).map(([, packing]) => packing)
}
const MOST_AIRY = 2

/** A plan that was written without a look into the web has none, and a sheet for them would be empty. */
export const namesSources = ({ sources, checks }: RestsOn): boolean =>
  sources.length > 0 || checks !== undefined

function laidOut(rests: RestsOn, rooms: Rooms, setting: Setting, density: number): RestsSheet[] {
  const d = DENSITIES[density] ?? DENSITIES[0]
  const { wide } = setting
  const columnWide = (wide(12) - GAP) / 2
  const heights = rests.assumptions.map((one) => entryHeight(one, columnWide, d, setting))
  const said =
    Math.ceil(rests.founder.length / 2) * (0.7 * d.table + 1.6 * d.gap + 1) +
    (rests.founder.length > 0 ? 30 : 0)
  const sheets: RestsSheet[] = []
  let at = 0
  while (at < rests.assumptions.length || sheets.length === 0) {
    const isFirst = sheets.length === 0
    const room = (isFirst ? rooms.opening - leadHeight(rests, d, setting) - said : rooms.going) * SPARE
    const taken = columnsOf(heights.slice(at), room)
    const [left, right] = [
      rests.assumptions.slice(at, at + taken[0]),
      rests.assumptions.slice(at + taken[0], at + taken[0] + taken[1]),
    ]
    at += taken[0] + taken[1]
    sheets.push({
      kind: 'rests',
      id: isFirst ? 'assumptions' : `assumptions-${sheets.length + 1}`,
      begins: isFirst ? ['assumptions'] : [],
      title: 'Assumptions',
      isFirst,
      columns: [left, right],
      hasSources: false,
      density,
    })
  }
  return withSources(sheets, rests, rooms, setting, { d, heights, said })
}

/** The last sheet's columns are made alike, so that the sources find room under both. */
function withSources(
  sheets: RestsSheet[],
  rests: RestsOn,
  rooms: Rooms,
  setting: Setting,
  { d, heights, said }: { d: Density; heights: number[]; said: number },
): RestsSheet[] {
  const last = sheets.at(-1) as RestsSheet
  const rows = [...last.columns[0], ...last.columns[1]]
  const own = heights.slice(heights.length - rows.length)
  const half = evenSplit(own)
  const columns: [Assumption[], Assumption[]] = [rows.slice(0, half), rows.slice(half)]
  const used = Math.max(sum(own.slice(0, half)), sum(own.slice(half)))
  const before = last.isFirst ? leadHeight(rests, d, setting) + said : 0
  const room = (last.isFirst ? rooms.opening : rooms.going) * SPARE
  const fits = namesSources(rests) && before + used + 30 + sourcesHeight(rests, d, setting) <= room
  return [...sheets.slice(0, -1), { ...last, columns, hasSources: fits }]
}

const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)

function evenSplit(heights: number[]): number {
  const whole = sum(heights)
  let [count, high] = [0, 0]
  while (count < heights.length && high + (heights[count] ?? 0) / 2 < whole / 2) high += heights[count++] ?? 0
  return count
}

/** How many fit into the left column and into the right. */
function columnsOf(heights: number[], room: number): [number, number] {
  const fill = (from: number): number => {
    let [count, high] = [0, 0]
    while (from + count < heights.length && (count === 0 || high + (heights[from + count] ?? 0) <= room))
      high += heights[from + count++] ?? 0
    return count
  }
  const left = fill(0)
  const right = fill(left)
  // What fills no sheet is shared between both columns.
  if (left + right === heights.length) {
    const half = evenSplit(heights)
    return [half, heights.length - half]
  }
  return [left, right]
}

const leadHeight = (rests: RestsOn, d: Density, { lines, wide }: Setting): number => {
  const size = d.text * 1.1
  return heightOfLines(lines(rests.lead, size, wide(9), 'display'), size * 1.1, size * 1.28) + d.after + 10
}

/** Compare `assumption-entry` in templates/complete/rests.typ. */
function entryHeight(
  { mark, label, text, range, why }: Assumption,
  width: number,
  d: Density,
  { lines }: Setting,
): number {
  const value = text.length * d.table * 0.58 + 8
  const name = heightOfLines(
    lines(label, d.table, Math.max(60, width - MARK - value), 'sans', BOLD),
    d.table,
    d.row,
  )
  const wrappedValue = heightOfLines(
    lines(text, d.table, Math.max(40, width - MARK - 60), 'sans', BOLD),
    d.table,
    d.row,
  )
  const said = heightOfLines(
    lines(`${range}. ${why}`, d.table - 0.3, width - MARK, 'sans', UNSPARED),
    d.table - 0.3,
    d.row - 0.5,
  )
  const marks = mark.split(' ').length * 8.4
  return Math.max(marks, Math.max(name, wrappedValue) + 4 + said) + 1.9 * d.gap + 1.5
}

function sourcesHeight({ sources, checks }: RestsOn, d: Density, { lines, wide }: Setting): number {
  const left = ((wide(12) - 26) * 2.1) / 3.3 - 8
  const right = ((wide(12) - 26) * 1.2) / 3.3 - 8
  const high = (text: string, to: number, weight = 1) => lines(text, d.table, to, 'sans', weight) * d.row
  const rows = sources.map(
    ({ title, by, url, uses }) =>
      Math.max(high(title, left, BOLD) + high(by, left) + high(url, left), high(uses, right)) + 2 * d.gap,
  )
  const asked = checks && 'rows' in checks ? checks.rows.length * (3 * d.row + 2 * d.gap) + 30 : 0
  return 16 + 33 + sum(rows) + asked + 24
}
