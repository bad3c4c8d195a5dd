// The sections of a page, in the order in which they are read: those of the plan, and the parts of them that a document gives a
// sheet of its own. Pure.
import type { Prose as PlanProse } from '#engine/plan/kit/prose.ts'
import { type Block, FRONT_HEAD, type Section } from '#engine/plan/kit/section.ts'
import type { Plan } from '#engine/plan/plan.ts'
import type { ReaderBlock, ReaderSection } from '../../contract.ts'
import { drawingsOf } from './drawings.ts'
import { type FigureIndex, isStatement } from './figures.ts'
import { statementsByYear } from './statements.ts'

const AGAINST_HEAD = 'The case against'

interface Part {
  id: string
  title: string
  claim?: PlanProse | undefined
  section: Section
  blocks: Block[]
  /** Drawn for the page, before the blocks. */
  first?: ReaderBlock[]
}

export function readerSections(plan: Plan, index: FigureIndex): ReaderSection[] {
  const parts = plan.sections
    .flatMap((section) => partsOf(plan, section))
    .filter(({ blocks, first }) => blocks.length > 0 || first)
  const drawings = drawingsOf(plan)
  const sections = parts.map(({ id, title, claim, section, blocks, first = [] }): ReaderSection => {
    const charts = id === section.id ? (drawings[section.id] ?? []) : []
    return {
      id,
      title,
      ...(claim && { claim: index.runs(claim) }),
      blocks: [...first, ...withCharts(readerBlocks(id, blocks, index, charts.length > 0), charts)],
    }
  })
  for (const { id, section, blocks } of parts) for (const block of blocks) index.describe(section, id, block)
  return sections
}

function partsOf(plan: Plan, section: Section): Part[] {
  const { id, title, claim, blocks } = section
  const whole: Part = { id, title, claim, section, blocks }
  if (id === 'summary') {
    const [summary, checked] = splitAt(blocks, FRONT_HEAD)
    const { checkedClaim } = plan.outline
    return [
      { ...whole, blocks: summary },
      { ...whole, id: 'checked', title: 'Your figures, checked', claim: checkedClaim, blocks: checked },
    ]
  }
  if (id === 'risks') {
    const [risks, against] = splitAt(blocks, AGAINST_HEAD)
    const { scepticClaim } = plan.outline
    return [
      { ...whole, title: against.length > 0 ? 'Risks' : title, blocks: risks },
      { ...whole, id: 'case-against', title: AGAINST_HEAD, claim: scepticClaim, blocks: against.slice(1) },
    ]
  }
  if (id === 'finance') {
    const statements = blocks.filter(isStatement)
    return [
      { ...whole, blocks: blocks.filter((block) => !isStatement(block)) },
      {
        ...whole,
        id: 'statements',
        title: 'Statements by year',
        claim: undefined,
        blocks: statements,
        first: statementsByYear(plan),
      },
    ]
  }
  if (id === 'assumptions') {
    const isSources = (block: Block) => block.kind === 'table' && block.title?.startsWith('Sources') === true
    return [
      { ...whole, title: 'Assumptions', blocks: blocks.filter((block) => !isSources(block)) },
      { ...whole, id: 'sources', title: 'Sources', claim: undefined, blocks: blocks.filter(isSources) },
    ]
  }
  return [whole]
}

/** The ending belongs to the section, and stays with its first part. */
function splitAt(blocks: Block[], head: string): [Block[], Block[]] {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === head)
  if (at < 0) return [blocks, []]
  const isEnding = ({ kind }: Block) => kind === 'ending'
  const after = blocks.slice(at)
  return [[...blocks.slice(0, at), ...after.filter(isEnding)], after.filter((block) => !isEnding(block))]
}

function readerBlocks(section: string, all: Block[], index: FigureIndex, isDrawn: boolean): ReaderBlock[] {
  const ids = new Set<string>()
  const blocks = all.filter((block) => !(isDrawn && block.kind === 'chart' && block.chart.kind !== 'line'))
  return blocks.map((block) => blockOf(block, { section, ids, index }))
}

interface Place {
  section: string
  ids: Set<string>
  index: FigureIndex
}

function blockOf(block: Block, { section, ids, index }: Place): ReaderBlock {
  switch (block.kind) {
    case 'paragraph':
      return { kind: 'paragraph', prose: index.runs(block.prose) }
    case 'point':
      return { kind: 'point', headline: block.headline, prose: index.runs(block.prose) }
    case 'heading':
      return { kind: 'heading', id: headingId(section, block.text, ids), text: block.text }
    case 'list':
      return { kind: 'list', items: block.items.map((item) => index.runs(item)) }
    case 'ending':
      return { kind: 'ending', label: block.label, prose: index.runs(block.prose) }
    case 'table':
      return tableOf(block, index)
    case 'chart':
      // What no drawing shows is said. The one line of a plan is cash by month.
      return block.chart.kind === 'line'
        ? { kind: 'cash' }
        : { kind: 'paragraph', prose: index.runs(block.alternative) }
  }
}

function tableOf(block: Extract<Block, { kind: 'table' }>, index: FigureIndex): ReaderBlock {
  const { title, columns, rows } = block
  const isPlain = isStatement(block)
  return {
    kind: 'table',
    ...(title && { title }),
    columns,
    rows: rows.map(({ cells, strong }) => ({
      cells: cells.map((cell) => (isPlain ? [textOf(cell)] : index.runs(cell))),
      ...(strong && { strong: true as const }),
    })),
  }
}

const textOf = ({ parts }: PlanProse) =>
  parts.map((part) => (part.kind === 'figure' ? part.quantity.text : part.text)).join('')

/** 'market-why-now': the same as long as the heading is. */
function headingId(section: string, text: string, ids: Set<string>): string {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  const plain = `${section}-${words || 'part'}`
  let id = plain
  for (let count = 2; ids.has(id); count++) id = `${plain}-${count}`
  ids.add(id)
  return id
}

/** Each behind the table that it draws; where there are fewer tables, before the ending. */
function withCharts(blocks: ReaderBlock[], charts: ReaderBlock[]): ReaderBlock[] {
  const waiting = [...charts]
  const placed: ReaderBlock[] = []
  for (const block of blocks) {
    if (block.kind === 'ending') placed.push(...waiting.splice(0))
    placed.push(block)
    const next = block.kind === 'table' ? waiting.shift() : undefined
    if (next) placed.push(next)
  }
  return [...placed, ...waiting]
}
