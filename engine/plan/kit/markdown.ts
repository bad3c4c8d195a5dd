// Sections as Markdown, with marks.
import { collectMarks, type Marks, textWithMarks } from './marks.ts'
import type { Block, Section } from './section.ts'

export function sectionsAsMarkdown(sections: Section[], marks: Marks = collectMarks(sections)): string {
  return sections.map((section, i) => sectionAsMarkdown(section, i, marks)).join('\n\n')
}

function sectionAsMarkdown({ title, blocks }: Section, index: number, marks: Marks): string {
  return [`## ${index}. ${title}`, ...blocks.map((block) => blockAsMarkdown(block, marks))].join('\n\n')
}

function blockAsMarkdown(block: Block, marks: Marks): string {
  switch (block.kind) {
    case 'paragraph':
      return escaped(textWithMarks(block.prose, marks))
    case 'point':
      return `**${escaped(block.headline)}** ${escaped(textWithMarks(block.prose, marks))}`
    case 'heading':
      return `### ${escaped(block.text)}`
    case 'list':
      return block.items.map((item) => `- ${escaped(textWithMarks(item, marks))}`).join('\n')
    case 'chart':
      return `*${escaped(block.title)}.* ${escaped(textWithMarks(block.alternative, marks))}`
    case 'ending':
      return `**${block.label}.** ${escaped(textWithMarks(block.prose, marks))}`
    case 'table':
      return tableAsMarkdown(block, marks)
  }
}

function tableAsMarkdown({ title, columns, rows }: Extract<Block, { kind: 'table' }>, marks: Marks): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const table = [
    line(columns.map(({ head }) => cell(head))),
    line(columns.map(({ align }) => (align === 'right' ? '---:' : '---'))),
    ...rows.map(({ cells, strong }) =>
      line(cells.map((prose) => embolden(cell(textWithMarks(prose, marks)), strong === true))),
    ),
  ].join('\n')
  return title ? `**${escaped(title)}**\n\n${table}` : table
}

const embolden = (text: string, strong: boolean) => (strong && text ? `**${text}**` : text)
const cell = (text: string) => escaped(text).replaceAll('|', '\\|').replaceAll('\n', ' ')

/** The founder's words are data here too: no heading, list, link or HTML of theirs takes effect. */
export function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>#]/g, (sign) => (sign === '[' || sign === ']' ? sign : `\\${sign}`))
    .replace(/\s*\n\s*/g, ' ')
}
