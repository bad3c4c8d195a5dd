// A section of the plan, as data. Documents are views of it.
import type { Prose } from './prose.ts'

/** What a section ends with: without one of these it is not finished. */
type EndingLabel = 'Decision' | 'Test' | 'Threshold' | 'Owner' | 'Date' | 'Next'

/** One line of a test, decision or threshold; it ends its section. */
export interface Ending {
  label: EndingLabel
  prose: Prose
}

export interface Column {
  head: string
  align: 'left' | 'right'
}

export type Cell = Prose

export type Block =
  | { kind: 'paragraph'; prose: Prose }
  /** A paragraph with a short headline that runs into it. */
  | { kind: 'point'; headline: string; prose: Prose }
  | { kind: 'heading'; text: string }
  /** `of`: 'field' marks what is known about the field, which a print may gather on one sheet. */
  | { kind: 'list'; items: Prose[]; of?: 'field' }
  | { kind: 'table'; title?: string; columns: Column[]; rows: { cells: Cell[]; strong?: boolean }[] }
  | { kind: 'chart'; title: string; alternative: Prose; chart: ChartData }
  | ({ kind: 'ending' } & Ending)

type ChartData =
  | { kind: 'bars'; unit: string; series: { name: string; values: number[] }[]; labels: string[] }
  | {
      kind: 'line'
      unit: string
      series: { name: string; values: number[] }[]
      labels: string[]
      mark?: number
    }
  | { kind: 'waterfall'; unit: string; steps: { name: string; value: number }[] }
  | { kind: 'nested'; unit: string; rings: { name: string; value: number }[] }

export const SECTION_IDS = [
  'summary',
  'problem',
  'solution',
  'market',
  'competition',
  'product',
  'model',
  'pricing',
  'go-to-market',
  'architecture',
  'operations',
  'finance',
  'scenarios',
  'funding',
  'risks',
  'ninety-days',
  'assumptions',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

export interface Section {
  id: SectionId
  title: string
  /** The page's headline: what the section says, in two lines at most, with a figure where there is one. */
  claim?: Prose
  blocks: Block[]
}

/** In the summary, from here on the founder's own figures are checked: documents give it a sheet of its own. */
export const FRONT_HEAD = 'How we read your brief'
export const SAID_HEAD = 'Said in the brief'
/** Columns of what was checked in the founder's figures. */
export const FINDING_HEAD = 'Finding'
export const WORKING_HEAD = 'Working'
export const ANSWER_HEAD = 'Answer'
export const ASKED_HEAD = 'You asked'

export const paragraph = (prose: Prose): Block => ({ kind: 'paragraph', prose })
export const paragraphs = (proses: Prose[]): Block[] =>
  proses.filter(({ parts }) => parts.length > 0).map(paragraph)
export const heading = (text: string): Block => ({ kind: 'heading', text })

/** All columns to the left, or those after the first to the right. */
export function columns(heads: string[], align: 'left' | 'figures' = 'left'): Column[] {
  return heads.map((head, i) => ({ head, align: align === 'figures' && i > 0 ? 'right' : 'left' }))
}
