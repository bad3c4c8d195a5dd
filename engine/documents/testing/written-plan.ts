// A plan as a language model writes it: blocks in any order and number, tables of its own between those of the house.
import { label, type Prose } from '../../plan/kit/prose.ts'
import { type Block, columns, FRONT_HEAD, heading, paragraph, type Section } from '../../plan/kit/section.ts'
import type { Plan } from '../../plan/plan.ts'
import { partOfSections, type WritingRecord } from '../../writers/writer.ts'

const point = (headline: string, text: string): Block => ({ kind: 'point', headline, prose: label(text) })
const list = (...items: string[]): Block => ({ kind: 'list', items: items.map(label) })
const table = (title: string, heads: string[], ...rows: string[][]): Block => ({
  kind: 'table',
  title,
  columns: columns(heads),
  rows: rows.map((cells) => ({ cells: cells.map(label) })),
})

/** Sentences that stand nowhere else, so that each can be looked for on the pages. */
function sentences(id: string, count: number, from = 1): string {
  return Array.from(
    { length: count },
    (_, i) =>
      `Sentence ${from + i} of ${id} says in plain words who does what by when, and what follows from it for the round.`,
  ).join(' ')
}

/** Four ways to write a section, none of them the house's; `own` are its tables and charts. */
const SHAPES: ((id: string, own: Block[]) => Block[])[] = [
  (id, own) => [
    paragraph(label(sentences(id, 2))),
    ...own,
    point(`The first point of ${id}.`, sentences(id, 2, 3)),
    point(`The second point of ${id}.`, sentences(id, 1, 5)),
    point(`The third point of ${id}.`, sentences(id, 4, 6)),
  ],
  (id, own) => [
    point(`What decides about ${id}.`, sentences(id, 2)),
    heading(`How a day of ${id} runs`),
    list(sentences(id, 1, 3), sentences(id, 1, 4), sentences(id, 1, 5)),
    paragraph(label(sentences(id, 2, 6))),
    ...own,
    paragraph(label(sentences(id, 1, 8))),
  ],
  (id, own) => [
    ...own,
    table(
      `Options of ${id}`,
      ['Option', 'Left', 'Against the plan'],
      [`Plain work of ${id}`, '$11,522', '—'],
      [`Dearer work of ${id}`, '$13,054', '$3,025'],
      [`Close work of ${id}`, '$15,278', '−$7,252'],
    ),
    point(`Take the dearer work of ${id}.`, sentences(id, 3)),
    paragraph(label(sentences(id, 1, 4))),
    paragraph(label(sentences(id, 2, 5))),
  ],
  (id, own) => [
    paragraph(label(sentences(id, 1))),
    paragraph(label(`Three things hold for ${id}:`)),
    list(sentences(id, 1, 2), sentences(id, 1, 3), sentences(id, 1, 4)),
    // What a model leaves of a list or a table may be nothing.
    list(),
    table(`Nothing about ${id}`, ['Name', 'Amount']),
    ...own,
    table(
      `Words about ${id}`,
      ['Name', 'What it is', 'Where it ends'],
      [`Donaudampfschifffahrtsgesellschaftskapitänsmütze of ${id}`, sentences(id, 1, 5), 'Here'],
      [`Short of ${id}`, sentences(id, 1, 6), 'There'],
    ),
    point(`The last point of ${id}.`, sentences(id, 1, 7)),
  ],
]

const isOwn = ({ kind }: Block) => kind === 'table' || kind === 'chart'

function written(section: Section, i: number): Section {
  const { id, blocks } = section
  const front = blocks.findIndex((block) => block.kind === 'heading' && block.text === FRONT_HEAD)
  const [before, after] = front < 0 ? [blocks, []] : [blocks.slice(0, front), blocks.slice(front, -1)]
  const shape = SHAPES[i % SHAPES.length] as (typeof SHAPES)[number]
  const ending: Block = {
    kind: 'ending',
    label: 'Next',
    prose: label(`By Friday the founder of ${id} counts what is left. ${sentences(`the end of ${id}`, 1)}`),
  }
  return {
    ...section,
    claim: label(`This is what the model says about ${id}.`),
    blocks: [...shape(id, before.filter(isOwn)), ...after, ending],
  }
}

const record = (section: string, by: WritingRecord['by']): WritingRecord => ({
  section,
  by,
  calls: 0,
  inputTokens: 0,
  outputTokens: 0,
})

/** The plan with all sections but those of the house written freely. */
export function writtenPlan(plan: Plan, byHouse: readonly string[] = []): Plan {
  const isHouse = (id: string) => id === 'assumptions' || byHouse.includes(id)
  return {
    ...plan,
    sections: plan.sections.map((section, i) => (isHouse(section.id) ? section : written(section, i))),
    writing: [
      record(partOfSections('summary'), 'model'),
      ...plan.sections.map(({ id }) => record(id, isHouse(id) ? 'house' : 'model')),
    ],
  }
}

/** Every text of the blocks that are set as words: charts are drawn, and so are single changes and phases of work. */
export function textsOf({ blocks, claim }: Section): Prose[] {
  return [...(claim ? [claim] : []), ...blocks.flatMap(textsInBlock)]
}

function textsInBlock(block: Block): Prose[] {
  switch (block.kind) {
    case 'paragraph':
    case 'ending':
      return [block.prose]
    case 'point':
      return [label(block.headline), block.prose]
    case 'heading':
      return [label(block.text)]
    case 'list':
      return block.items
    case 'table':
      return block.rows.flatMap(({ cells }) => cells)
    case 'chart':
      return []
  }
}
