// The whole plan as a document one can read without us.

import { formatMoney } from '../money.ts'
import { escaped } from '../plain-text.ts'
import { amountsNote } from './amounts-note.ts'
import { cashMonths } from './finance/cash-months.ts'
import { blocksAsMarkdown, sectionsAsMarkdown } from './kit/markdown.ts'
import type { Marks } from './kit/marks.ts'
import type { Block, Section } from './kit/section.ts'
import { offerName, short } from './names.ts'
import type { Plan } from './plan.ts'
import { marksOf } from './plan-marks.ts'

export function planAsMarkdown(plan: Plan): string {
  const { name, founder, understood, sections, startsIn } = plan
  const marks = marksOf(plan)
  const offer = escaped(offerName(understood))
  const lines = [
    `# ${escaped(name)}`,
    `**Business plan for ${offer}**`,
    `${founder ? `${escaped(short(founder))}, ${/ (?:&|and) /.test(founder) ? 'founders' : 'founder'}. ` : ''}${amountsNote(understood)}`,
    ...(startsIn === undefined
      ? [
          'Marks: [F] is the founder’s own fact, [S] a source and [A] an assumption, all listed in the last section.',
          sectionsAsMarkdown(sections, marks),
          monthsAsMarkdown(plan),
        ]
      : [
          `Marks: [A] is an assumption${marks.sources.length > 0 ? ' and [S] a source' : ''}, all listed under assumptions and sources. Every other figure is the founder’s own or follows from these.`,
          ...readAsLetter(sections, marks),
          cashMonthsAsMarkdown(plan, startsIn),
        ]),
  ]
  return `${lines.join('\n\n')}\n`
}

/** Wider than this is looked up, not read. */
const WIDEST = 7
const isWide = (block: Block) => block.kind === 'table' && block.columns.length > WIDEST

/** A plan that is written for its founder: they know their own figures without a mark, and statements by quarter come last. */
function readAsLetter(sections: Section[], marks: Marks): string[] {
  const own: Marks = {
    ...marks,
    of: (quantity) => (marks.founder.some(({ id }) => id === quantity.id) ? undefined : marks.of(quantity)),
  }
  const read = sections.map((section) => ({
    ...section,
    blocks: withoutEmptyHeadings(section.blocks.filter((block) => !isWide(block))),
  }))
  const wide = sections.flatMap(({ blocks }) => blocks.filter(isWide))
  return [
    sectionsAsMarkdown(read, own),
    ...(wide.length > 0 ? ['## Statements by quarter', blocksAsMarkdown(wide, own)] : []),
  ]
}

const withoutEmptyHeadings = (blocks: Block[]): Block[] =>
  blocks.filter(({ kind }, i) => {
    const next = blocks[i + 1]?.kind
    return kind !== 'heading' || !(next === undefined || next === 'heading' || next === 'ending')
  })

/** As in the spreadsheet: what a lender asks for first. */
function monthsAsMarkdown({ finance: { projection }, understood }: Plan): string {
  const { profit, balance } = projection
  const money = (minor: number) => formatMoney(Math.round(minor), understood.currency.value, { digits: 0 })
  const rows = profit.revenue.months.map(
    (revenue, i) =>
      `| ${i + 1} | ${[revenue, profit.ebitda.months[i] ?? 0, balance.cash.months[i] ?? 0].map(money).join(' | ')} |`,
  )
  return [
    '## Month by month',
    ['| Month | Revenue | EBITDA | Cash at the end |', '| ---: | ---: | ---: | ---: |', ...rows].join('\n'),
  ].join('\n\n')
}

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const CASH_HEADS = [
  'Month',
  'Revenue',
  'Received from customers',
  'Paid for running and sales',
  'Bought',
  'Money in and loan payments, net',
  'Cash at the end',
]

/** With what moves the cash of each month, in the months of the calendar. */
function cashMonthsAsMarkdown(
  { finance: { projection }, understood, startsYear }: Plan,
  startsIn: number,
): string {
  const money = (minor: number) => formatMoney(minor, understood.currency.value, { digits: 0 })
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rows = cashMonths(projection).map(({ revenue, received, paid, bought, financed, cash }, i) =>
    line([
      `${i + 1} · ${MONTH_NAMES[(startsIn - 1 + i) % 12]}${startsYear ? ` ${startsYear + Math.floor((startsIn - 1 + i) / 12)}` : ''}`,
      ...[revenue, received, paid, bought, financed, cash].map(money),
    ]),
  )
  return [
    '## Month by month',
    'Cash at the end is that of the month before, plus what is received, less what is paid (pay and tax included), less what is bought, plus money in less loan payments.',
    [line(CASH_HEADS), line(['---', ...CASH_HEADS.slice(1).map(() => '---:')]), ...rows].join('\n'),
  ].join('\n\n')
}
