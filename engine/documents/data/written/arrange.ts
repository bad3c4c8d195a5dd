// Arranges the blocks of a written section on the page's twelve columns: in reading order, the short beside the short.
import { DENSITIES } from '../density.ts'
import type { ChartId } from '../plan-charts.ts'
import type { Run, SectionData } from '../prose-data.ts'
import { type Setting, stackHeight } from './item-heights.ts'
import type { Item, PointData, TableData } from './items.ts'
import { splitLead } from './split-lead.ts'
import {
  isNarrow,
  isOfCases,
  isOfChanges,
  isOfPhases,
  isOfYears,
  isStatement,
  looksLike,
  tableItem,
} from './tables.ts'

type Block = SectionData['blocks'][number]

const GAP = 24
/** At which heights are compared; the real one is not known yet. */
const USUAL = DENSITIES[2]

/** Beside the lead. */
const LEAD_CHARTS: Partial<Record<string, ChartId>> = { model: 'waterfall', 'go-to-market': 'channels' }
const TORNADO_TITLE = 'What moves cash after three years most'

/** Each section's own; that of the break-even stands among the statements. */
const CHARTS: Partial<Record<string, ChartId[]>> = {
  summary: ['cashSmall'],
  market: ['market'],
  product: ['roadmap'],
  model: ['waterfall'],
  'go-to-market': ['channels'],
  finance: ['finance'],
  scenarios: ['fan', 'tornado'],
}

export function arranged({ id, blocks }: SectionData, setting: Setting): Item[] {
  const left = blocks.filter((block, i) => hasContent(block) && !isHeadOfNothing(block, blocks[i + 1]))
  // A writer's own table of steps has other dates than the phases that the house would draw.
  const hasOwnSteps = left.some((block) => block.kind === 'table' && !isOfPhases(block))
  const isDrawn = (chart: ChartId) => setting.charts.has(chart) && !(chart === 'roadmap' && hasOwnSteps)
  const charts = new Set((CHARTS[id] ?? []).filter(isDrawn))
  const take = (chart: ChartId): ChartId | undefined => (charts.delete(chart) ? chart : undefined)
  const first = id === 'summary' ? [{ kind: 'figures' } satisfies Item] : []
  const items: Item[] = [...first, ...opened(id, left, setting, take)]
  if (id === 'finance') items.push(...drawn(take('finance'), { isCaptioned: false }))
  while (left.length > 0) {
    const isAfterTable = items.at(-1)?.kind === 'table'
    items.push(
      ...next(id, left, setting, take).map((item, i) => (i === 0 && isAfterTable ? under(item) : item)),
    )
  }
  return [...items, ...[...charts].flatMap((chart) => drawn(chart))]
}

/** In letters; what is said of a table in so few words stands at its foot. */
const SHORT = 150

const under = (item: Item): Item =>
  item.kind === 'texts' && item.columns === 1 && item.texts.every((text) => lengthOf(text) <= SHORT)
    ? { ...item, isUnder: true }
    : item

/** A title over statements, which stand on a sheet of their own, or over nothing. */
const isHeadOfNothing = (block: Block, following: Block | undefined): boolean =>
  block.kind === 'heading' && (following === undefined || (isTable(following) && isStatement(following)))

type Take = (chart: ChartId) => ChartId | undefined

const drawn = (
  chart: ChartId | undefined,
  how: { isCaptioned: boolean; title?: string } = { isCaptioned: true },
): Item[] => (chart ? [{ kind: 'chart', chart, ...how }] : [])

const hasContent = (block: Block): boolean => {
  if (block.kind === 'list') return block.items.length > 0
  if (isTable(block)) return block.rows.length > 0 && !isStatement(block)
  return block.kind !== 'chart'
}

const isTable = (block: Block | undefined): block is TableData => block !== undefined && 'columns' in block

/** The first paragraph stands large, with what follows at once or a chart beside it. */
function opened(id: string, left: Block[], setting: Setting, take: Take): Item[] {
  const { wide } = setting
  const [first] = left
  if (first?.kind === 'point' && left[1]?.kind !== 'point') {
    left.shift()
    return [{ kind: 'gate', headline: first.headline, prose: first.prose }]
  }
  if (first?.kind !== 'paragraph') return []
  left.shift()
  const [begins, goesOn] = splitLead(first.prose)
  const lead: Item = { kind: 'lead', prose: begins }
  const rest: Item[] = goesOn.length > 0 ? [{ kind: 'texts', columns: 1, texts: [goesOn] }] : []
  const beside = LEAD_CHARTS[id] ? drawn(take(LEAD_CHARTS[id])) : []
  if (beside.length > 0) return [rowOf([lead, ...rest], beside, id === 'model' ? 6 : 7, setting)]
  const [cases] = left
  if (isTable(cases) && isOfCases(cases) && fitsHalf(cases, setting)) {
    const fan = drawn(take('fan'))
    left.shift()
    return [rowOf([lead, ...rest, tableItem(cases, halfOf(setting))], fan, 6, setting)]
  }
  const texts = takeWhile(
    left,
    (block) => (block.kind === 'paragraph' && !announcesList(block, left)) || block.kind === 'point',
  )
  // Beside the lead of a page that is read alone stands all that is said before its first table.
  const count = id === 'summary' ? Math.min(texts.length, 3) : texts.length === 1 ? 1 : 0
  left.unshift(...texts.slice(count))
  const right = texts.slice(0, count).flatMap(narrow)
  if (right.length > 0) return [rowOf([lead, ...rest], right, id === 'summary' ? 7 : 6, setting)]
  if (rest.length > 0) return [rowOf([lead], rest, 6, setting)]
  return [{ ...lead, wide: wide(10) }]
}

/** Two stacks; the right one so many columns wide. */
function rowOf(left: Item[], right: Item[], columns: number, { wide }: Setting): Item {
  const rightWide = wide(columns)
  return { kind: 'row', left, right, leftWide: wide(12) - GAP - rightWide, rightWide }
}

/** A block as it stands in half a page. */
function narrow(block: Block): Item[] {
  switch (block.kind) {
    case 'paragraph':
      return [{ kind: 'texts', columns: 1, texts: [block.prose] }]
    case 'point':
      return [{ kind: 'points', columns: 1, points: [pointOf(block)], isNumbered: false }]
    case 'list':
      return [{ kind: 'list', columns: 1, items: block.items }]
    case 'heading':
      return [{ kind: 'title', text: block.text }]
    default:
      return []
  }
}

const pointOf = ({ headline, prose }: PointData): PointData => ({ headline, prose })

function takeWhile(left: Block[], wanted: (block: Block) => boolean): Block[] {
  const end = left.findIndex((block) => !wanted(block))
  return left.splice(0, end < 0 ? left.length : end)
}

/** The same blocks without two columns, to compare with: a trial, which takes no chart. */
function greedily(id: string, left: Block[], setting: Setting): Item[] {
  const take: Take = () => undefined
  const items: Item[] = []
  while (left.length > 0) {
    const [block] = left
    if (isTable(block)) {
      left.shift()
      items.push(...tableItems(block, left, setting, take))
    } else items.push(...next(id, left, setting, take))
  }
  return items
}

/** The next blocks that belong together; they are taken from those that are left. */
function next(id: string, left: Block[], setting: Setting, take: Take): Item[] {
  const [block] = left
  if (isTable(block)) {
    const columns = inTwoColumns(left, setting, (run) => greedily(id, run, setting))
    if (columns) return columns
    left.shift()
    return tableItems(block, left, setting, take)
  }
  switch (block?.kind) {
    case 'paragraph':
      if (!announcesList(block, left)) return textItems(left, setting)
      left.shift()
      return headed(block.prose.map((run) => (typeof run === 'string' ? run : run.text)).join(''), left)
    case 'point': {
      const points = takeWhile(left, ({ kind }) => kind === 'point') as PointData[]
      return pointItems(points.map(pointOf), id === 'risks')
    }
    case 'heading':
      left.shift()
      return headed(block.text, left)
    case 'list':
      left.shift()
      return [{ kind: 'list', columns: listColumns(block.items, 12), items: block.items }]
    default:
      left.shift()
      return []
  }
}

/** 'It is wrong if three things hold:' belongs to the list that follows. */
function announcesList(block: Block, left: Block[]): boolean {
  if (block.kind !== 'paragraph' || left[left.indexOf(block) + 1]?.kind !== 'list') return false
  const last = block.prose.at(-1)
  const end = typeof last === 'string' ? last : (last?.text ?? '')
  return end.trimEnd().endsWith(':') && lengthOf(block.prose) <= LONGEST_TITLE
}
const LONGEST_TITLE = 80

/** A short list has its title in the margin; anything else stands under a rule with the title. */
function headed(title: string, left: Block[]): Item[] {
  const [following] = left
  if (following?.kind !== 'list') return following ? [{ kind: 'title', text: title }] : []
  left.shift()
  return [{ kind: 'list', title, columns: listColumns(following.items, 9), items: following.items }]
}

const lengthOf = (runs: Run[]) =>
  runs.reduce((sum, run) => sum + (typeof run === 'string' ? run : run.text).length, 0)

const listColumns = (items: Run[][], wide: 9 | 12): number => {
  const longest = Math.max(...items.map(lengthOf))
  if (items.length === 1) return 1
  if (items.length === 3 && wide === 12) return 3
  return items.length > 3 || longest < (wide === 12 ? 400 : 120) ? 2 : 1
}

/** One paragraph keeps to a readable width; several stand side by side. */
function textItems(left: Block[], setting: Setting): Item[] {
  const isText = (block: Block) => block.kind === 'paragraph' && !announcesList(block, left)
  const texts = takeWhile(left, isText).flatMap((block) => (block.kind === 'paragraph' ? [block.prose] : []))
  const [table] = left
  const last = texts.at(-1)
  // A text that is about as high as the table after it stands beside it.
  if (last && isTable(table) && isBeside(table, setting)) {
    const text: Item[] = [{ kind: 'texts', columns: 1, texts: [last] }]
    const half = setting.wide(6)
    const [own, other] = [text, [tableItem(table, half)]].map((stack) =>
      stackHeight(stack, half, USUAL, setting),
    ) as [number, number]
    if (own > 0.55 * other && own < 1.6 * other) {
      left.shift()
      const before = texts.slice(0, -1)
      return [...inColumns(before), rowOf(text, [tableItem(table, half)], 6, setting)]
    }
  }
  return inColumns(texts)
}

function inColumns(texts: Run[][]): Item[] {
  if (texts.length === 0) return []
  return [{ kind: 'texts', columns: [1, 1, 2, 3, 2][texts.length] ?? 3, texts }]
}

function pointItems(points: PointData[], isNumbered: boolean): Item[] {
  const [only] = points
  if (points.length === 1 && only) return [{ kind: 'note', ...only }]
  const lengths = points.map(({ headline, prose }) => 30 + headline.length + lengthOf(prose))
  const columns = points.length % 3 === 0 && Math.max(...lengths) < 480 ? 3 : 2
  const inRows = rowsOf(lengths, columns)
  const [split, inStacks] = stacksOf(lengths)
  // One long point among short ones: the short ones stand under each other beside it.
  if (inStacks < 0.8 * inRows * (columns / 2)) {
    const stacks = [points.slice(0, split), points.slice(split)] as const
    return [{ kind: 'columns', left: [...stacks[0]], right: [...stacks[1]] }]
  }
  return [{ kind: 'points', columns, points, isNumbered: isNumbered && points.length > 2 }]
}

const rowsOf = (lengths: number[], columns: number): number => {
  const rows = Array.from({ length: Math.ceil(lengths.length / columns) }, (_, i) =>
    Math.max(...lengths.slice(i * columns, (i + 1) * columns)),
  )
  return rows.reduce((sum, length) => sum + length, 0)
}

/** Where to part them into two columns, and how much the longer one holds. */
function stacksOf(lengths: number[]): [split: number, most: number] {
  const total = (part: number[]) => part.reduce((sum, length) => sum + length, 0)
  const tried = lengths
    .slice(1)
    .map((_, i): [number, number] => [
      i + 1,
      Math.max(total(lengths.slice(0, i + 1)), total(lengths.slice(i + 1))),
    ])
  return tried.sort(([, one], [, other]) => one - other)[0] ?? [1, Number.POSITIVE_INFINITY]
}

const isBeside = (table: TableData, { wide }: Setting): boolean =>
  looksLike(table) === 'plain' &&
  ![isOfChanges, isOfPhases, isOfCases].some((is) => is(table)) &&
  isNarrow(table, wide(7))

function tableItems(table: TableData, left: Block[], setting: Setting, take: Take): Item[] {
  const { wide } = setting
  const full = wide(12)
  if (isOfChanges(table)) {
    const tornado = take('tornado')
    if (tornado) return drawn(tornado, { isCaptioned: false, title: TORNADO_TITLE })
  }
  if (looksLike(table) === 'ladder') {
    const circles = drawn(take('market'))
    return circles.length > 0
      ? [rowOf([tableItem(table, full - GAP - wide(4))], circles, 4, setting)]
      : [tableItem(table, full)]
  }
  if (isOfPhases(table))
    return [...drawn(take('roadmap'), { isCaptioned: false }), { ...tableItem(table, full), hasNames: true }]
  if (isOfCases(table)) {
    const fan = drawn(take('fan'))
    if (fan.length > 0) return [rowOf([tableItem(table, halfOf(setting))], fan, 6, setting)]
  }
  if (isOfYears(table)) {
    const cash = drawn(take('cashSmall'))
    if (cash.length > 0 && fitsHalf(table, setting))
      return [rowOf([tableItem(table, halfOf(setting))], cash, 6, setting)]
    if (cash.length > 0) return [tableItem(table, full), besideChart(cash, left, setting)]
  }
  if (!isBeside(table, setting)) return [tableItem(table, full)]
  return besideTable(table, left, setting)
}

/** What follows stands beside a chart that has found no table to stand beside. */
function besideChart(chart: Item[], left: Block[], setting: Setting): Item {
  const texts = takeWhile(left, ({ kind }) => kind === 'paragraph' || kind === 'point')
  const [taken, rest] = [texts.slice(0, 2), texts.slice(2)]
  left.unshift(...rest)
  return rowOf(taken.flatMap(narrow), chart, 6, setting)
}

/** What six columns and the gap leave of the page. */
const halfOf = ({ wide }: Setting): number => wide(12) - GAP - wide(6)
const fitsHalf = (table: TableData, setting: Setting): boolean => isNarrow(table, halfOf(setting))

/** What follows a narrow table stands beside it, as much as is about as high, at the widths that make both lowest. */
function besideTable(table: TableData, left: Block[], setting: Setting): Item[] {
  const { wide } = setting
  const tried = [5, 6, 7].flatMap((columns) => {
    const rightWide = wide(columns)
    const leftWide = wide(12) - GAP - rightWide
    if (!isNarrow(table, leftWide)) return []
    const own = tableItem(table, leftWide)
    const room = stackHeight([own], leftWide, USUAL, setting)
    const right: Item[] = []
    let count = 0
    for (const following of left) {
      const items = narrowAt(following, rightWide, setting)
      const height = stackHeight([...right, ...items], rightWide, USUAL, setting)
      if (items.length === 0 || height > room * (count === 0 ? 1.5 : 1.15)) break
      right.push(...items)
      count++
    }
    if (count === 0) return []
    const row: Item = { kind: 'row', left: [own], right, leftWide, rightWide }
    const rest = left.slice(count).reduce((sum, block) => sum + roughHeight(block, setting), 0)
    return [{ row, count, cost: stackHeight([row], wide(12), USUAL, setting) + rest }]
  })
  const [best] = tried.sort((one, other) => one.cost - other.cost)
  if (!best) return [{ ...tableItem(table, wide(8)), wide: wide(8) }]
  left.splice(0, best.count)
  return [best.row]
}

/** What a block takes if it stands alone, to compare with. */
const roughHeight = (block: Block, setting: Setting): number =>
  isTable(block)
    ? 0
    : stackHeight(narrow(block), setting.wide(9), USUAL, setting) + (block.kind === 'heading' ? 0 : 11)

/** A block as it stands in a column of the page; nothing where it asks for more. */
function narrowAt(block: Block, width: number, setting: Setting): Item[] {
  if (isTable(block))
    return isBeside(block, setting) && isNarrow(block, width) ? [tableItem(block, width)] : []
  return block.kind === 'heading' ? [] : narrow(block)
}

/** Tables and texts that may all stand in half a page flow down two columns, where that is clearly lower. */
function inTwoColumns(
  left: Block[],
  setting: Setting,
  instead: (left: Block[]) => Item[],
): Item[] | undefined {
  const { wide } = setting
  const end = left.findIndex((block) => narrowAt(block, halfOf(setting), setting).length === 0)
  const heightOf = (items: Item[]) => stackHeight(items, wide(12), USUAL, setting)
  for (let count = end < 0 ? left.length : end; count > 3; count--) {
    const run = left.slice(0, count)
    if (run.filter(isTable).length < 2) return undefined
    const { row, height } = lowestRow(run, setting)
    if (height > setting.highestRun || height > 0.97 * heightOf(instead([...run]))) continue
    left.splice(0, count)
    return [row]
  }
  return undefined
}

/** Cut in two where both columns are about as high. */
function lowestRow(run: Block[], setting: Setting): { row: Item; height: number } {
  const [leftWide, rightWide] = [halfOf(setting), setting.wide(6)]
  const at = (blocks: Block[], width: number) => blocks.flatMap((block) => narrowAt(block, width, setting))
  const rows = run.slice(1).map((_, i) => {
    const [left, right] = [at(run.slice(0, i + 1), leftWide), at(run.slice(i + 1), rightWide)]
    const row: Item = { kind: 'row', left, right, leftWide, rightWide }
    return { row, height: stackHeight([row], setting.wide(12), USUAL, setting) }
  })
  return rows.reduce((lowest, one) => (one.height < lowest.height ? one : lowest))
}
