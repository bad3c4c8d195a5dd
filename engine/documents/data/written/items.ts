// A written section as it is set: its blocks in reading order, some of them side by side.
import type { ChartId } from '../plan-charts.ts'
import type { Run, SectionData } from '../prose-data.ts'

type BlockData = SectionData['blocks'][number]
export type TableData = Extract<BlockData, { columns: unknown }>
export interface PointData {
  headline: string
  prose: Run[]
}

/** How a table is drawn. All but the plain one are the plan's own tables, which the house's sheets draw in the same way. */
export type TableLook = 'plain' | 'ladder' | 'risks' | 'days' | 'plates' | 'prices' | 'kill' | 'answers'

export interface TableItem {
  kind: 'table'
  look: TableLook
  table: TableData
  /** Shares of the width, column by column. */
  widths: number[]
  /** Names stand in bold in the first column. */
  hasNames: boolean
  /** Rows of figures are read across and may stand closer than rows of words. */
  isClose: boolean
  /** A part of a table that may be cut between sheets, after its first part: without heads of its own. */
  goesOn?: true
  /** Points; less than the whole width where a few figures would stand too far apart. */
  wide?: number
}

export type Item =
  | { kind: 'figures' }
  | { kind: 'lead'; prose: Run[]; wide?: number }
  /** `isUnder`: said of the table above. */
  | { kind: 'texts'; columns: number; texts: Run[][]; isUnder?: true }
  | { kind: 'points'; columns: number; points: PointData[]; isNumbered: boolean }
  /** Points of very different length, under each other in two columns. */
  | { kind: 'columns'; left: PointData[]; right: PointData[] }
  /** A single point: its headline stands in the margin. */
  | ({ kind: 'note' } & PointData)
  /** What decides whether one may start. */
  | ({ kind: 'gate' } & PointData)
  | { kind: 'list'; title?: string; columns: number; items: Run[][] }
  | { kind: 'title'; text: string }
  | { kind: 'panel'; title: string; texts: Run[][] }
  | TableItem
  | { kind: 'chart'; chart: ChartId; title?: string; isCaptioned: boolean }
  /** Two stacks side by side; `left` and `right` are points. */
  | { kind: 'row'; left: Item[]; right: Item[]; leftWide: number; rightWide: number }
  /** The end of a section after which another follows on the same sheet. */
  | { kind: 'ending'; label: string; prose: Run[] }
  /** Where another section begins on the same sheet. */
  | { kind: 'section'; id: string; title: string; claim: Run[] }
