// Sections as Markdown, with marks.
import { escaped } from '../../plain-text.ts'
import { collectMarks, type Marks } from './marks.ts'
import type { Prose } from './prose.ts'
import type { Block, Section } from './section.ts'

export function sectionsAsMarkdown(sections: Section[], marks: Marks = collectMarks(sections)): string {
  return sections.map((section, i) => sectionAsMarkdown(section, i, marks)).join('\n\n')
}

function sectionAsMarkdown({ title, claim, blocks }: Section, index: number, marks: Marks): string {
  return [
    `## ${index}. ${title}`,
    ...(claim ? [`**${marked(claim, marks)}**`] : []),
    blocksAsMarkdown(blocks, marks),
  ].join('\n\n')
}

const blocksAsMarkdown = (blocks: Block[], marks: Marks): string =>
  blocks.map((block) => blockAsMarkdown(block, marks)).join('\n\n')

function blockAsMarkdown(block: Block, marks: Marks): string {
  switch (block.kind) {
    case 'paragraph':
      return marked(block.prose, marks)
    case 'point':
      return `**${escaped(block.headline)}** ${marked(block.prose, marks)}`
    case 'heading':
      return `### ${escaped(block.text)}`
    case 'list':
      return block.items.map((item) => `- ${marked(item, marks)}`).join('\n')
    case 'chart':
      return `*${escaped(block.title)}.* ${marked(block.alternative, marks)}`
    case 'ending':
      return `**${block.label}.** ${marked(block.prose, marks)}`
    case 'table':
      return tableAsMarkdown(block, marks)
  }
}

function tableAsMarkdown({ title, columns, rows }: Extract<Block, { kind: 'table' }>, marks: Marks): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const table = [
    line(columns.map(({ head }) => escaped(head))),
    line(columns.map(({ align }) => (align === 'right' ? '---:' : '---'))),
    ...rows.map(({ cells, strong }) =>
      line(cells.map((prose) => embolden(marked(prose, marks), strong === true))),
    ),
  ].join('\n')
  return title ? `**${escaped(title)}**\n\n${table}` : table
}

const embolden = (text: string, strong: boolean) => (strong && text ? `**${text}**` : text)

/** The founder's words are data here too: no heading, list, link or HTML of theirs takes effect. Our marks stay. */
function marked({ parts }: Prose, marks: Marks): string {
  return parts
    .map((part) => {
      if (part.kind === 'address') return part.text
      if (part.kind !== 'figure') return escapedPart(part.text)
      const mark = part.cited ? marks.of(part.quantity) : undefined
      return mark ? `${escaped(part.quantity.text)} ${mark}` : escaped(part.quantity.text)
    })
    .join('')
    .replace(/^([-+]|\d+[.)])(?=\s)/, '\\$1')
}

/** Escaping makes a line of it; the spaces at its ends belong to the sentence. */
function escapedPart(text: string): string {
  const before = text.startsWith(text.trimStart()) ? '' : ' '
  const after = text.endsWith(text.trimEnd()) ? '' : ' '
  return text.trim() === '' ? text && ' ' : `${before}${escaped(text)}${after}`
}
