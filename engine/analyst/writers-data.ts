// What whoever writes a part of the plan is shown: brief, knowledge, figures and months.
import type { Case } from '../case/case.ts'
import { formatNumber } from '../money.ts'
import type { Line } from '../plan/finance/calendar.ts'
import { calendarMonth, MONTH_NAMES } from '../plan/kit/calendar-month.ts'
import { plainText } from '../plan/kit/prose.ts'
import type { Block } from '../plan/kit/section.ts'
import type { Drafted } from '../plan/make-plan.ts'
import type { OwnBooks } from '../trades/own-books.ts'
import { briefData } from './data.ts'
import type { Sheet } from './sheet.ts'

const MARKS = { founder: 'f', set: 'f', assumption: 'a', source: 'a', computed: 'c' } as const

export const figuresData = (sheet: Sheet, isWanted: (id: string) => boolean = () => true) =>
  sheet.all
    .filter(({ id }) => isWanted(id))
    .map(({ id, is, quantity }) => `${id} | ${is} | ${quantity.text} | ${MARKS[quantity.basis.kind]}`)
    .join('\n')

/** Quarters and months are for reading, not for writing about. */
const MOST_COLUMNS = 7

/** A table as text. */
export const tableText = (block: Block) => {
  if (block.kind === 'chart') return { chart: block.title }
  if (block.kind !== 'table') return {}
  const title = block.title ? { title: block.title } : {}
  if (block.columns.length > MOST_COLUMNS) return { ...title, columns: 'by quarter or month' }
  return {
    ...title,
    columns: block.columns.map(({ head }) => head),
    rows: block.rows.map(({ cells }) => cells.map(plainText)),
  }
}

const knowledgeData = ({ trade }: Case, knows: readonly string[]) => ({
  ...Object.fromEntries(Object.entries(trade).filter(([key]) => knows.includes(key))),
  ...(knows.includes('channels') && { channels: trade.channels.map(({ name, how }) => ({ name, how })) }),
})

/** Which month of the year each month of the plan's first year is. */
const calendarOf = (own: OwnBooks): string =>
  MONTH_NAMES.map((_, i) => `month ${i + 1} is ${calendarMonth(own, i + 1)}`).join(', ')

/** What each month brings, to hold dates, marks and claims against. */
export const monthsData = ({ results: { projection }, context, case: one }: Drafted): string => {
  const { own } = one.trade
  if (!own) return ''
  const money = (line: Line, i: number) => context.money(line.months[i] ?? 0)
  return projection.balance.cash.months
    .map((_, i) =>
      [
        calendarMonth(own, i + 1),
        ...projection.streams.map(({ label, volume }) => `${label} ${formatNumber(volume.months[i] ?? 0)}`),
        `revenue ${money(projection.profit.revenue, i)}`,
        `earnings after pay ${money(projection.profit.ebitda, i)}`,
        `cash at its end ${money(projection.balance.cash, i)}`,
      ].join(' | '),
    )
    .join('\n')
}

const checksData = ({ reading }: Case) =>
  (reading.checks ?? []).map(({ head, says, contradiction }) => ({ head, says, contradiction }))

/** What whoever writes a part of the plan is shown. */
export const writersData = (
  { context, case: one }: Pick<Drafted, 'context' | 'case'>,
  sheet: Sheet,
  knows: readonly string[],
) => ({
  brief: briefData(context.brief, one.reading),
  thesis: one.trade.thesis ?? '',
  ...(one.trade.own && { calendar: calendarOf(one.trade.own) }),
  checks: checksData(one),
  knowledge: knowledgeData(one, knows),
  figures: figuresData(sheet),
})
