// The whole plan as a document one can read without us.

import { formatMoney, formatNumber } from '../money.ts'
import { escaped } from '../plain-text.ts'
import { amountsNote } from './amounts-note.ts'
import { type CashMonth, cashMonths } from './finance/cash-months.ts'
import type { Drivers } from './finance/drivers.ts'
import { sectionsAsMarkdown } from './kit/markdown.ts'
import type { Marks } from './kit/marks.ts'
import { plainText } from './kit/prose.ts'
import { ANSWER_HEAD, type Block, FRONT_HEAD, SAID_HEAD, type Section } from './kit/section.ts'
import { offerName, short } from './names.ts'
import type { Plan } from './plan.ts'
import { marksOf } from './plan-marks.ts'
import { balanceRows, cashRows } from './sections/statement-rows.ts'
import type { StatementRow } from './sections/statements.ts'

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
          readAsLetter(sections, marks),
          yearsAsMarkdown(plan),
          cashMonthsAsMarkdown(plan, startsIn),
        ]),
  ]
  const text = `${lines.join('\n\n')}\n`
  return startsIn === undefined ? text : withPlainDollars(text, understood.currency.value)
}

/** The letter says which dollars it counts in; where others are named too, the sign has to say it. */
function withPlainDollars(text: string, currency: string): string {
  const sign = formatMoney(100, currency, { digits: 0 }).replace(/[\d.,\s]/g, '')
  const isOfDollars = /^[A-Z]{1,2}\$$/.test(sign)
  const hasOthers = (text.match(/[A-Z]{1,3}\$/g) ?? []).some((other) => other !== sign)
  return isOfDollars && !hasOthers ? text.replaceAll(sign, '$') : text
}

/** Wider than this is looked up in the print and the spreadsheet, not read in a letter. */
const WIDEST = 7
const isWide = (block: Block) => block.kind === 'table' && block.columns.length > WIDEST

/**
 * A plan that is written for its founder: without pictures told in words, without how the brief was read and what it said, because
 * they wrote it; they know their own figures without a mark.
 */
function readAsLetter(sections: Section[], marks: Marks): string {
  const own: Marks = {
    ...marks,
    of: (quantity) => (marks.founder.some(({ id }) => id === quantity.id) ? undefined : marks.of(quantity)),
  }
  const read = sections.map((section) => ({
    ...section,
    blocks: withoutEmptyHeadings(
      withoutPart(section.blocks, [FRONT_HEAD, SAID_HEAD])
        .filter((block) => !isWide(block) && block.kind !== 'chart' && !isRepeated(section, block))
        .flatMap(answersAsPoints),
    ),
  }))
  return sectionsAsMarkdown(read, own)
}

/** What to do by when stands together in the first ninety days: a letter says it once. */
const isRepeated = ({ id }: Section, { kind }: Block): boolean =>
  kind === 'ending' && id !== 'summary' && id !== 'ninety-days'

/** An answer is read, not looked up: each stands behind its question. */
function answersAsPoints(block: Block): Block[] {
  if (block.kind !== 'table' || block.columns[1]?.head !== ANSWER_HEAD) return [block]
  return block.rows.flatMap(({ cells: [question, answer] }) =>
    question && answer ? [{ kind: 'point', headline: plainText(question), prose: answer }] : [],
  )
}

/** Without what stands between one of the headings and the next heading or table title. */
function withoutPart(blocks: Block[], heads: string[]): Block[] {
  let isOut = false
  return blocks.filter((block) => {
    if (block.kind === 'heading') isOut = heads.includes(block.text)
    else if (block.kind === 'table' || block.kind === 'ending') isOut = false
    return !isOut
  })
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

/** Profit and loss by year stands in the plan itself. */
function yearsAsMarkdown({ finance: { projection, drivers }, understood }: Plan): string {
  const money = (minor: number) => formatMoney(Math.round(minor), understood.currency.value, { digits: 0 })
  const table = (rows: StatementRow[]) =>
    [
      tableLine(['', 'Year 1', 'Year 2', 'Year 3']),
      tableLine(['---', '---:', '---:', '---:']),
      ...rows.map(({ label, line }) => tableLine([label, ...line.years.map(money)])),
    ].join('\n')
  return [
    '## Cash and balance sheet by year',
    termsText(drivers),
    table(cashRows(projection)),
    '**At the end of each year**',
    table(balanceRows(projection)),
  ].join('\n\n')
}

/** What the statements take for granted beside the assumptions. */
function termsText({
  streams,
  investments,
  receivableDays,
  payableDays,
  taxRate,
  ownerTaxed,
}: Drivers): string {
  const owned = investments.map(
    ({ label, lifeMonths }) => `${escaped(label)} over ${Number((lifeMonths / 12).toFixed(1))} years`,
  )
  return [
    ...(streams.some(({ onAccount }) => onAccount)
      ? [`Customers on invoice pay after ${receivableDays} days.`]
      : []),
    ...(payableDays > 0 ? [`Suppliers of what is sold are paid after ${payableDays} days.`] : []),
    ...(taxRate > 0
      ? [
          `Tax is booked at the end of each year on ${ownerTaxed ? 'the result and what you draw' : 'the result'}, after losses of earlier years, and paid three months later.`,
        ]
      : []),
    ...(owned.length > 0 ? [`What is bought is written off: ${owned.join(', ')}.`] : []),
  ].join(' ')
}

const tableLine = (cells: string[]) => `| ${cells.join(' | ')} |`

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** Those that are nothing in all months are left out. */
const CASH_COLUMNS: [head: string, of: keyof CashMonth][] = [
  ['Revenue', 'revenue'],
  ['Received', 'received'],
  ['Paid for sales', 'forSales'],
  ['Pay and running costs', 'running'],
  ['Tax', 'tax'],
  ['Bought', 'bought'],
  ['Money in, less loan payments', 'financed'],
  ['Cash at the end', 'cash'],
]
/** Streams whose sales are shown month by month. */
const MOST_STREAMS = 3

/** With what moves the cash of each month, in the months of the calendar. */
function cashMonthsAsMarkdown(
  { finance: { projection }, understood, startsYear }: Plan,
  startsIn: number,
): string {
  const money = (minor: number) => formatMoney(minor, understood.currency.value, { digits: 0 })
  const sold = projection.streams.slice(0, MOST_STREAMS)
  const months = cashMonths(projection)
  const shown = CASH_COLUMNS.filter(([, of]) => of === 'cash' || months.some((month) => month[of] !== 0))
  const heads = ['Month', ...sold.map(({ label }) => escaped(label)), ...shown.map(([head]) => head)]
  const rows = months.map((month, i) =>
    tableLine([
      `${i + 1} · ${MONTH_NAMES[(startsIn - 1 + i) % 12]}${startsYear ? ` ${startsYear + Math.floor((startsIn - 1 + i) / 12)}` : ''}`,
      ...sold.map(({ volume }) => formatNumber(volume.months[i] ?? 0)),
      ...shown.map(([, of]) => money(month[of])),
    ]),
  )
  return [
    '## Month by month',
    `${sold.length === 1 ? 'The first column counts what is sold, or who pays' : 'The first columns count what is sold, or who pays'}. Cash at the end is that of the month before, plus what is received, less what is paid, taxed and bought, plus money in less loan payments.`,
    [tableLine(heads), tableLine(['---', ...heads.slice(1).map(() => '---:')]), ...rows].join('\n'),
  ].join('\n\n')
}
