// A plan's sections with nothing but text and tables in them, so that every engine gets the same to do.
import { type Prose, plainText } from '#engine/plan/kit/prose.ts'
import type { Block, Section } from '#engine/plan/kit/section.ts'

export type PlainBlock =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'table'; rows: string[][] }

export function plainBlocks(sections: Section[]): PlainBlock[] {
  return sections.flatMap(({ title, claim, blocks }) => [
    { kind: 'heading' as const, level: 1 as const, text: title },
    ...(claim ? [{ kind: 'text' as const, text: plainText(claim) }] : []),
    ...blocks.flatMap(plainBlock),
  ])
}

function plainBlock(block: Block): PlainBlock[] {
  const text = (prose: Prose): PlainBlock => ({ kind: 'text', text: plainText(prose) })
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', level: 2, text: block.text }]
    case 'list':
      return block.items.map(text)
    case 'table':
      return [
        {
          kind: 'table',
          rows: [
            block.columns.map(({ head }) => head),
            ...block.rows.map(({ cells }) => cells.map(plainText)),
          ],
        },
      ]
    case 'chart':
      return [text(block.alternative)]
    default:
      return [text(block.prose)]
  }
}
