// The line of the plan as a language model decides it: what all sections keep to, and what of it is printed as it stands.
import { z } from 'zod'
import { proseFrom } from '../compose/prose-from.ts'
import { type Block, columns } from '../plan/kit/section.ts'
import { type Asked, faultsInText, SectionsAnswer, STOP_LINES, sectionsFaults } from './sections-answer.ts'
import type { Sheet } from './sheet.ts'
import { tidyText } from './texts.ts'

const Text = z.string().min(4).max(700).transform(tidyText)

export const LineAnswer = SectionsAnswer.extend({
  verdict: Text,
  advice: z.array(Text).min(1).max(8),
  stops: z
    .array(z.object({ by: z.string().min(2).max(160).transform(tidyText), if: Text }))
    .min(1)
    .max(8),
  /** What each option changes, in the founder's words, and what is advised about it. */
  options: z
    .array(z.object({ id: z.string().max(60), text: Text }))
    .max(9)
    .default([]),
})
export type LineAnswer = z.infer<typeof LineAnswer>

export function lineFaults(answer: LineAnswer, sheet: Sheet, asked: Asked): string[] {
  const { verdict, advice, stops, options } = answer
  const texts = {
    verdict: [verdict],
    advice,
    stops: stops.flatMap(({ by, if: when }) => [by, when]),
    options: options.map(({ text }) => text),
  }
  return [
    ...Object.entries(texts).flatMap(([name, all]) =>
      all.flatMap((text) => faultsInText(text, sheet).map((fault) => `${name}: ${fault}`)),
    ),
    ...sectionsFaults(answer, sheet, asked),
  ]
}

/** 'When to stop', in place of what was drafted before the books. Nothing where no line of it can be printed. */
export function stopTable({ stops }: LineAnswer, sheet: Sheet): Block | undefined {
  const lines = stops.filter(({ by, if: when }) => faultsInText(`${by} ${when}`, sheet).length === 0)
  if (lines.length === 0) return undefined
  const cited = new Set<string>()
  return {
    kind: 'table',
    title: STOP_LINES,
    columns: columns(['By', 'Stop or change course if']),
    rows: lines.map(({ by, if: when }) => ({
      cells: [by, when].map((text) => proseFrom(text, sheet.get, cited)),
    })),
  }
}

/** The house's table of options in the words of the line; what cannot be printed stays the house's. */
export function optionsAsTold(
  block: TableBlock,
  { options }: LineAnswer,
  sheet: Sheet,
  ids: string[],
): Block {
  const rows = block.rows.map((row, i) => {
    const text = options.find(({ id }) => id === ids[i])?.text ?? ''
    if (!text || faultsInText(text, sheet).length > 0) return row
    const [name, , ...figures] = row.cells
    return { ...row, cells: [...(name ? [name] : []), proseFrom(text, sheet.get, new Set()), ...figures] }
  })
  const isTold = rows.some((row, i) => row !== block.rows[i])
  const heads = block.columns.map((column, i) =>
    i === 1 && isTold ? { ...column, head: TOLD_HEAD } : column,
  )
  return { ...block, columns: heads, rows }
}
const TOLD_HEAD = 'What changes, and our advice'

type TableBlock = Extract<Block, { kind: 'table' }>

/** What the writers of the sections are shown of it: messages to others by their heads alone. */
export function lineData({ verdict, advice, stops, answers, sections }: LineAnswer) {
  const blocks = sections.flatMap((section) => section.blocks)
  return {
    verdict,
    advice,
    stops,
    answers: answers.map(({ text }) => text),
    datesAndMarks: blocks.flatMap((block) =>
      block.kind === 'table' ? [[block.columns, ...block.rows]] : [],
    ),
    thisWeek: blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])),
    messages: blocks.flatMap((block) => (block.kind === 'point' ? [block.head] : [])),
  }
}
