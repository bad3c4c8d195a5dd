// What must stand on the pages, made from the plan; and texts made comparable, whatever spaces and marks lie between.
import { formatMoney } from '../../money.ts'
import type { Line } from '../../plan/finance/calendar.ts'
import { quantitiesOf } from '../../plan/kit/marks.ts'
import { plainText } from '../../plan/kit/prose.ts'
import type { Block, Section, SectionId } from '../../plan/kit/section.ts'
import type { Plan } from '../../plan/plan.ts'
import { balanceRows, cashRows, profitRows } from '../../plan/sections/statement-rows.ts'

/** Marks stand behind a sign that joins words: '€1,900⁠F', '1.8%⁠A6 S2'. */
const MARKS = /\u2060\s*[FSA]\d*(?:\s*[FSA]\d+)*/g
/** Scripts that run from right to left come out of a PDF in the order of sight; they are compared elsewhere. */
const OTHER_SCRIPTS =
  /[\p{Script_Extensions=Arabic}\p{Script=Hebrew}\p{Extended_Pictographic}\p{Bidi_Control}]|\u200d|\ufe0f/gu

export const squashed = (text: string): string =>
  text
    .replace(MARKS, '')
    .replace(OTHER_SCRIPTS, '')
    .replace(/[\s\u200b]+/gu, '')
    .toLowerCase()

/**
 * The figures of the plan that pages show as text. Charts are drawn, single changes of the scenarios are bars, and what
 * everything rests on has lists of its own.
 */
export function figuresShown({ sections }: Plan): string[] {
  const shown = sections
    .filter(({ id }) => id !== 'assumptions')
    .flatMap(({ id, blocks }) =>
      blocks.filter((block) => block.kind !== 'chart' && !isDrawn(id, block, blocks)),
    )
  return [...new Set(shown.flatMap(quantitiesOf).map(({ text }) => text))]
}

function isDrawn(section: SectionId, block: Block, blocks: Block[]): boolean {
  return (
    section === 'scenarios' && block.kind === 'table' && block !== blocks.find(({ kind }) => kind === 'table')
  )
}

/** Faults in the order in which a section is read on its sheet; none when all is well. */
export function orderOnSheet({ id, title, claim, blocks }: Section, sheet: string): string[] {
  const text = squashed(sheet)
  const first = blocks.find((block) => block.kind === 'paragraph')
  const ending = blocks.findLast((block) => block.kind === 'ending')
  const parts: [string, string | undefined][] = [
    // The second half of the risks has a sheet of its own, and their paragraphs stand there.
    ['title', id === 'risks' ? 'Risks' : title],
    ['claim', claim && plainText(claim)],
    ['first paragraph', first && id !== 'risks' ? plainText(first.prose) : undefined],
    ['ending', ending && plainText(ending.prose)],
  ]
  let from = 0
  return parts.flatMap(([name, words]) => {
    if (!words) return []
    const at = text.indexOf(squashed(words), from)
    if (at < 0) return [`${id}: no ${name} after ${from}: ${words}`]
    from = at + 1
    return []
  })
}

/** Title, heads and rows of the three statements, one after the other. */
export function statementsAsPrinted({ finance: { projection } }: Plan): string {
  const money = (minor: number) => formatMoney(minor, projection.currency, { digits: 0 })
  const amounts = ({ quarters }: Line, takesAway = false) =>
    quarters.map((value) => money(takesAway && value !== 0 ? -value : value)).join('')
  const heads = Array.from({ length: 12 }, (_, i) => `Y${Math.floor(i / 4) + 1}Q${(i % 4) + 1}`).join('')
  const tables = [
    { title: 'Profit and loss by quarter', rows: profitRows(projection) },
    { title: 'Cash flow by quarter', rows: cashRows(projection) },
    { title: 'Balance sheet at the end of each quarter', rows: balanceRows(projection) },
  ]
  const text = tables.map(
    ({ title, rows }) =>
      title + heads + rows.map(({ label, line, takesAway }) => label + amounts(line, takesAway)).join(''),
  )
  return squashed(text.join(''))
}

/** '€1,900', as squashed. */
export const amountsIn = (text: string): string[] => [
  ...new Set([...squashed(text).matchAll(/[€$£¥]\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([amount]) => amount)),
]

/** '4.8' of '4.8 : 1'. */
export const ratiosIn = (text: string): string[] =>
  [...text.matchAll(/(\d+\.\d) : 1/g)].map(([, ratio]) => ratio ?? '')
