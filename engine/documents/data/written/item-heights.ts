// How high the parts of a written sheet are at a density; compare templates/complete/written.typ.
import type { Density } from '../density.ts'
import type { ChartId } from '../plan-charts.ts'
import type { Run } from '../prose-data.ts'
import type { Item, PointData, TableItem } from './items.ts'
import { BOLD, heightOfLines, type Lines } from './text-heights.ts'

export interface Setting {
  lines: Lines
  /** So many of the page's columns, in points. */
  wide(columns: number): number
  charts: ReadonlyMap<ChartId, { height: number; note?: string }>
  days: { action: Run[]; number: string; goOnIf: Run[] }[]
  /** Points that two columns may take in one piece, which cannot be cut between sheets. */
  highestRun: number
}

const GUTTER = 12
/** Of the gap between rows of words. */
const CLOSE = 0.62
const CLOSEST = 1.6
const LABEL = 0.7 * 6.4
const LABEL_LINE = 9.75
/** Between columns of text, as the templates set them. */
const COLUMN_GAP = GUTTER * 1.6

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
const highest = (values: number[]) => Math.max(0, ...values)

/** What stands between two items. */
export const gapAfter = ({ after }: Density) => after + 5

export function stackHeight(items: Item[], width: number, d: Density, setting: Setting): number {
  const heights = items.map((item) => itemHeight(item, width, d, setting))
  return sum(heights) + gapAfter(d) * Math.max(0, items.length - 1)
}

export function itemHeight(item: Item, width: number, d: Density, setting: Setting): number {
  const { lines, wide, charts } = setting
  const reading = (said: Run[], to: number, factor = 1) =>
    heightOfLines(lines(said, d.text * factor, to, 'text'), d.text * factor, d.line * factor)
  const small = (said: Run[] | string, to: number, size: number, line: number) =>
    heightOfLines(lines(said, size, to, 'sans'), size, line)
  const headline = (said: Run[] | string, to: number, size: number) =>
    heightOfLines(lines(said, size, to, 'display'), size * 1.1, size * 1.28)
  const point = ({ headline: head, prose }: PointData, to: number) =>
    headline(head, to, d.text * 1.08) + d.line * 0.62 + small(prose, to, d.text * 0.94, d.line * 0.94)
  switch (item.kind) {
    case 'figures':
      return 18 + 16 + 9 + 0.7 * 7.4 + 9.75
    case 'lead':
      return headline(item.prose, Math.min(item.wide ?? width, width), d.text * 1.15)
    case 'texts': {
      if (item.columns === 1) {
        const isIndented = width > wide(9)
        const to = isIndented ? wide(9) : width
        const above = isIndented && !item.isUnder ? 8 : 0
        return sum(item.texts.map((text) => above + reading(text, to, 0.97)))
      }
      const to = (width - COLUMN_GAP * (item.columns - 1)) / item.columns
      return rowsOf(item.texts, item.columns, gapAfter(d), (text) => 8 + reading(text, to, 0.97))
    }
    case 'points': {
      const to = (width - COLUMN_GAP * (item.columns - 1)) / item.columns
      const inner = to - (item.isNumbered ? d.text * 1.9 + 6 : 0)
      return rowsOf(item.points, item.columns, gapAfter(d), (one) => 9 + point(one, inner))
    }
    case 'columns': {
      const to = (width - COLUMN_GAP) / 2
      const stack = (all: PointData[]) =>
        sum(all.map((one) => 9 + point(one, to))) + gapAfter(d) * Math.max(0, all.length - 1)
      return Math.max(stack(item.left), stack(item.right))
    }
    case 'note': {
      const right = width - wide(3) - GUTTER
      return 8 + Math.max(headline(item.headline, wide(3), d.text * 1.08), reading(item.prose, right, 0.97))
    }
    case 'gate': {
      const right = width - 24 - wide(3) - GUTTER
      const text = small(item.prose, right, d.text * 0.97, d.line * 0.97)
      return 24 + Math.max(headline(item.headline, wide(3), d.text * 1.14), text)
    }
    case 'list': {
      const inside = item.title ? width - wide(3) - GUTTER : width
      const to = (inside - COLUMN_GAP * (item.columns - 1)) / item.columns - 9
      const list = rowsOf(
        item.items,
        item.columns,
        d.after * 0.8 + 2,
        (one) => 2 + small(one, to, d.text * 0.94, d.line * 0.94),
      )
      const head = item.title ? headline(item.title, wide(3), d.text * 1.2) : 0
      return (item.title ? 8 : 0) + Math.max(head, list)
    }
    case 'title':
      return 9 + headline(item.text, width, d.text * 1.24)
    case 'panel':
      return 24 + LABEL + 8 + sum(item.texts.map((text) => reading(text, width - 24, 1.04)))
    case 'table':
      return tableHeight(item, Math.min(item.wide ?? width, width), d, setting)
    case 'chart': {
      const { height = 0, note = '' } = charts.get(item.chart) ?? {}
      const noted = note ? 6 + heightOfLines(lines(note, 7.4, width, 'sans'), 7.4, 9.75) : 0
      return (item.title ? d.text * 1.3 + 10 : 0) + height + (item.isCaptioned ? 12.2 + noted : 0)
    }
    case 'row':
      return Math.max(
        stackHeight(item.left, item.leftWide, d, setting),
        stackHeight(item.right, item.rightWide, d, setting),
      )
    case 'ending':
      return LABEL + 7 + 2 + headline(item.prose, width - 12, d.text)
    case 'section':
      return 13 + 10 + (lines(item.claim, 17, wide(9), 'display') > 1 ? 33 : 13)
  }
}

/** As many in a row as there are columns; the highest of a row decides. */
function rowsOf<T>(all: T[], columns: number, between: number, height: (one: T) => number): number {
  const rows = Array.from({ length: Math.ceil(all.length / columns) }, (_, i) =>
    highest(all.slice(i * columns, (i + 1) * columns).map(height)),
  )
  return sum(rows) + between * Math.max(0, rows.length - 1)
}

function tableHeight(item: TableItem, width: number, d: Density, setting: Setting): number {
  const { lines, wide, days } = setting
  const { table, widths } = item
  const all = sum(widths)
  const title = 'title' in table && table.title ? LABEL + 6 : 0
  const heads = (shares: number[]) =>
    highest(
      table.columns.map(({ head }, i) =>
        heightOfLines(monoLines(head, (shares[i] ?? 0) - 10), 6.4, LABEL_LINE),
      ),
    )
  const cell = (said: Run[] | string, to: number, weight = 1) =>
    heightOfLines(lines(said, d.table, to, 'sans', weight), d.table, d.row)
  const shares = widths.map((share) => (width * share) / all)
  switch (item.look) {
    case 'plain': {
      const gap = item.isClose ? Math.max(CLOSEST, d.gap * CLOSE) : d.gap
      return (
        (item.goesOn ? 0 : title + heads(shares) + gap + 1.2) +
        sum(
          table.rows.map(
            ({ cells, strong }) =>
              highest(
                cells.map((said, i) =>
                  cell(
                    said,
                    (shares[i] ?? 0) - (i === 0 || i === cells.length - 1 ? 5 : 10),
                    strong || (item.hasNames && i === 0) ? BOLD : 1,
                  ),
                ),
              ) +
              2 * gap +
              1.2,
          ),
        )
      )
    }
    case 'ladder':
      return sum(
        table.rows.map(({ cells, strong }) => {
          const size = d.text * (strong ? 1.5 : 1.22)
          const result = lines(cells[2] ?? [], size, 0.1, 'display') === 0 ? 0 : widthOf(cells[2], size)
          const working = cell(cells[1] ?? [], width - 54 - result, strong ? BOLD : 1)
          return Math.max(working, 0.7 * size) + 2 * (d.gap + 3.4)
        }),
      )
    case 'risks':
      return (
        (item.goesOn ? 0 : 8 + heads(shares)) +
        sum(
          table.rows.map(
            ({ cells }) =>
              highest(
                cells.map((said, i) =>
                  // How likely it is stands behind three discs.
                  cell(said, (shares[i] ?? 0) - (i === 0 ? 5 : 10) - (i === 1 ? 21 : 0), i === 0 ? BOLD : 1),
                ),
              ) +
              2 * d.gap +
              1.2,
          ),
        )
      )
    case 'days': {
      const right = wide(4)
      return (
        18 +
        sum(
          days.map(
            ({ action, number, goOnIf }) =>
              Math.max(
                15,
                cell(action, wide(5) * 0.97, BOLD),
                cell(number, right, BOLD) + (d.row - 0.7 * d.table) + cell(goOnIf, right),
              ) +
              2 * (d.gap + 1),
          ),
        ) +
        6 +
        LABEL
      )
    }
    case 'plates': {
      const rest = width - wide(3)
      return sum(
        table.rows.map(
          ({ cells: [name = [], job = [], choice = []] }) =>
            Math.max(
              heightOfLines(
                lines(name, d.text * 1.1, wide(3) - 20, 'display'),
                d.text * 1.2,
                d.text * 1.1 * 1.28,
              ),
              cell(job, rest / 2.25 - 20),
              cell(choice, (rest * 1.25) / 2.25 - 8),
            ) +
            2 * (d.gap + 3),
        ),
      )
    }
    case 'prices':
      return (
        title +
        sum(
          table.rows.map(
            ({ cells: [name = [], , why = []] }) =>
              Math.max(
                cell(name, (width * 4) / 12 - 12, BOLD),
                0.7 * d.text * 1.5,
                cell(why, (width * 6) / 12 - 12),
              ) +
              2 * (d.gap + 3),
          ),
        )
      )
    case 'kill': {
      const count = Math.max(1, Math.min(table.rows.length, 5))
      const to = (width - GUTTER * (count - 1)) / count - 9
      return (
        LABEL +
        10 +
        highest(
          table.rows.map(
            ({ cells: [when = [], stopIf = []] }) =>
              2 +
              heightOfLines(lines(when, d.text * 1.04, to, 'display'), d.text * 1.1, d.text * 1.33) +
              d.text * 0.8 +
              heightOfLines(lines(stopIf, d.table + 0.2, to, 'sans'), d.table, d.row + 0.2),
          ),
        )
      )
    }
    case 'answers': {
      const right = width - wide(4) - GUTTER * 1.5
      return sum(
        table.rows.map(
          ({ cells: [question = [], answer = []] }) =>
            Math.max(
              heightOfLines(lines(question, d.text * 1.06, wide(4), 'display'), d.text * 1.1, d.text * 1.36),
              heightOfLines(lines(answer, d.text * 0.97, right, 'text'), d.text, d.line * 0.97),
            ) +
            2 * d.gap +
            7,
        ),
      )
    }
  }
}

/** Heads stand in the mono face. */
const monoLines = (head: string, width: number): number =>
  head === '' ? 0 : Math.ceil((head.length * 0.6 * 6.4 * 1.05) / Math.max(20, width))

const widthOf = (runs: Run[] | undefined, size: number): number =>
  (runs ?? []).reduce((all, run) => all + (typeof run === 'string' ? run : run.text).length, 0) * size * 0.56
