// The whole plan as a document one can read without us.

import { formatMoney, formatNumber } from '../money.ts'
import { escaped } from '../plain-text.ts'
import { amountsNote, readingNotes } from './amounts-note.ts'
import { type CashMonth, cashMonths } from './finance/cash-months.ts'
import type { Drivers } from './finance/drivers.ts'
import { calendarMonth } from './kit/calendar-month.ts'
import { sectionsAsMarkdown } from './kit/markdown.ts'
import type { Marks } from './kit/marks.ts'
import { plainText, say } from './kit/prose.ts'
import {
  ANSWER_HEAD,
  type Block,
  FINDING_HEAD,
  FRONT_HEAD,
  SAID_HEAD,
  type Section,
  WORKING_HEAD,
} from './kit/section.ts'
import { offerName, short } from './names.ts'
import type { Plan } from './plan.ts'
import { marksOf } from './plan-marks.ts'
import { balanceRows, cashRows } from './sections/statement-rows.ts'

export function planAsMarkdown(plan: Plan): string {
  const { name, founder, understood, sections, startsIn } = plan
  const marks = marksOf(plan)
  const offer = escaped(offerName(understood))
  const lines = [
    `# ${escaped(name)}`,
    `**Business plan for ${offer}**`,
    `${founder ? `${escaped(short(founder))}, ${/ (?:&|and) /.test(founder) ? 'founders' : 'founder'}. ` : ''}${amountsNote(plan)}`,
    ...(startsIn === undefined
      ? [
          'Marks: [F] is the founder’s own fact, [S] a source and [A] an assumption, all listed in the last section.',
          sectionsAsMarkdown(sections, marks),
          monthsAsMarkdown(plan),
        ]
      : [
          `Marks: [A] is an assumption${marks.sources.length > 0 ? ' and [S] a source' : ''}, all listed under assumptions and sources. Every other figure is the founder’s own or follows from these.`,
          ...readingNotes(plan).map(escaped),
          readAsLetter(sections, marks),
          yearsAsMarkdown(plan),
          ...founderWayAsMarkdown(plan),
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
        .flatMap(answersAsPoints)
        .flatMap(findingsAsPoints),
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

/** A finding is read in a sentence, and its working behind it by whoever wants to check. */
function findingsAsPoints(block: Block): Block[] {
  if (block.kind !== 'table' || block.columns[1]?.head !== WORKING_HEAD || block.columns.length !== 3)
    return [block]
  if (block.columns[0]?.head !== FINDING_HEAD) return [block]
  return block.rows.flatMap(({ cells: [finding, working, follows] }): Block[] => {
    if (!finding || !working || !follows) return []
    const isWorked = plainText(working).length > 1
    return [
      {
        kind: 'point',
        headline: plainText(finding),
        prose: isWorked ? say`${follows} (Working: ${working}.)` : follows,
      },
    ]
  })
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
  const table = (heads: string[], rows: AmountRow[]) => amountTable(heads, rows, money)
  const start = startingCash(drivers)
  const before = (id: string) => openingValue(drivers, id)
  return [
    '## Cash and balance sheet by year',
    termsText(drivers),
    table(YEARS, [
      ['Cash at the start', [start, ...projection.cashFlow.cash.years.slice(0, 2)]],
      ...cashRows(projection)
        .map(
          ({ id, label, line }): AmountRow => [
            label,
            id === 'cash.equity' || id === 'cash.change'
              ? line.years.map((value, i) => (i === 0 ? value - start : value))
              : line.years,
          ],
        )
        .filter(([, values]) => values.some((value) => value !== 0)),
    ]),
    '**Balance sheet, at the start and at the end of each year**',
    table(
      ['Start', ...YEARS],
      balanceRows(projection).map(({ id, label, line }): AmountRow => [label, [before(id), ...line.years]]),
    ),
  ].join('\n\n')
}

type AmountRow = [label: string, values: number[]]
const YEARS = ['Year 1', 'Year 2', 'Year 3']

const amountTable = (heads: string[], rows: AmountRow[], money: (minor: number) => string): string =>
  [
    tableLine(['', ...heads]),
    tableLine(['---', ...heads.map(() => '---:')]),
    ...rows.map(([label, values]) => tableLine([label, ...values.map(money)])),
  ].join('\n')

/** What was advised against can be worked out again as well. */
function founderWayAsMarkdown({ founderWay, understood }: Plan): string[] {
  if (!founderWay) return []
  const money = (minor: number) => formatMoney(Math.round(minor), understood.currency.value, { digits: 0 })
  const rows = founderWay.rows.map(({ label, years }): AmountRow => [label, years])
  return [`## ${escaped(founderWay.name)}, by year`, amountTable(YEARS, rows, money)]
}

/** Money that is there on the first day, and not paid in during the plan. */
const startingCash = ({ funding }: Drivers): number =>
  total(funding.equity.filter(({ month, sought }) => month === 1 && !sought))

const total = (lines: { amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

/** What a line of the balance sheet holds before the first month. */
function openingValue(drivers: Drivers, id: string): number {
  const { owned = [], receivables = [], debts = [] } = drivers.opening ?? {}
  const values: Record<string, number> = {
    'balance.cash': startingCash(drivers),
    'balance.receivables': total(receivables),
    'balance.fixedAssets': total(owned),
    'balance.loan': total(debts),
  }
  const assets = startingCash(drivers) + total(receivables) + total(owned)
  if (id === 'balance.assets' || id === 'balance.liabilities') return assets
  return id === 'balance.capital' ? assets - total(debts) : (values[id] ?? 0)
}

/** What the statements take for granted beside the assumptions. */
function termsText({
  streams,
  investments,
  opening,
  receivableDays,
  payableDays,
  taxRate,
  ownerTaxed,
}: Drivers): string {
  const owned = [...investments, ...(opening?.owned ?? [])].map(
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
    ...(owned.length > 0
      ? [`What is bought or owned is written off: ${[...new Set(owned)].join(', ')}.`]
      : []),
  ].join(' ')
}

const tableLine = (cells: string[]) => `| ${cells.join(' | ')} |`

/** Those that are nothing in all months are left out. */
const CASH_COLUMNS: [head: string, of: keyof CashMonth][] = [
  ['Revenue', 'revenue'],
  ['Received', 'received'],
  ['Paid for sales', 'forSales'],
  ['Your pay', 'founders'],
  ['Staff', 'staff'],
  ['Running costs', 'running'],
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
      `${i + 1} · ${calendarMonth({ startsIn, startsYear }, i + 1)}`,
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
