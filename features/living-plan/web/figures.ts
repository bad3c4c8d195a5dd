// The key figures in words, beside those of the issued plan. Pure.
import { formatMoney, formatNumber } from '#engine/money.ts'
import type { KeyFigures } from '#engine/plan/what-if.ts'

export interface Outlook {
  figures: KeyFigures
  currency: string
}

export interface FigureRow {
  id: string
  label: string
  text: string
  /** 'month 9' */
  note?: string
  change?: FigureMove
}

export interface FigureMove {
  text: string
  is: 'better' | 'worse' | 'other'
  /** Which way the number went. */
  goes?: 'up' | 'down'
}

const MONTHS = 36

/** The five that stay in view. */
export function keyRows(now: Outlook, before?: Outlook): FigureRow[] {
  const { figures } = now
  const lastMonth = { label: `Revenue, month ${MONTHS}`, of: (one: KeyFigures) => one.lastMonthRevenue }
  return [
    breakEvenRow(now, before),
    {
      ...moneyRow('lowest-cash', { label: 'Lowest cash', of: (one) => one.lowestCash.amount }, now, before),
      note: `month ${figures.lowestCash.month}`,
    },
    moneyRow(
      'funding-need',
      { label: 'Funding need', of: (one) => one.fundingNeed, lessIsBetter: true },
      now,
      before,
    ),
    moneyRow('last-revenue', lastMonth, now, before),
    ...ratioRow(now, before),
  ]
}

/** Those, the years, and where it ends: for tables. */
export function allRows(now: Outlook, before?: Outlook): FigureRow[] {
  const years = now.figures.revenue.map((_, i) =>
    moneyRow(
      `revenue-${i + 1}`,
      { label: `Revenue, year ${i + 1}`, of: (one) => one.revenue[i] ?? 0 },
      now,
      before,
    ),
  )
  const end = { label: `Cash after ${MONTHS} months`, of: (one: KeyFigures) => one.endCash }
  return [...keyRows(now, before), ...years, moneyRow('end-cash', end, now, before)]
}

function breakEvenRow({ figures }: Outlook, before?: Outlook): FigureRow {
  const text = (month?: number) => (month === undefined ? 'Not in 3 years' : `Month ${month}`)
  const row = { id: 'break-even', label: 'Break-even', text: text(figures.breakEvenMonth) }
  if (!before || before.figures.breakEvenMonth === figures.breakEvenMonth) return row
  const [was, is] = [before.figures.breakEvenMonth, figures.breakEvenMonth]
  if (was === undefined || is === undefined)
    return { ...row, change: { text: `was ${lower(text(was))}`, is: was === undefined ? 'better' : 'worse' } }
  const months = Math.abs(is - was)
  const size = `${months} ${months === 1 ? 'month' : 'months'}`
  return {
    ...row,
    change:
      is < was
        ? { text: `${size} earlier`, is: 'better', goes: 'down' }
        : { text: `${size} later`, is: 'worse', goes: 'up' },
  }
}

const lower = (text: string) => text[0]?.toLowerCase() + text.slice(1)

interface Money {
  label: string
  of: (figures: KeyFigures) => number
  lessIsBetter?: boolean
}

function moneyRow(id: string, { label, of, lessIsBetter }: Money, now: Outlook, before?: Outlook): FigureRow {
  const show = (value: number, currency: string) => formatMoney(value, currency, { digits: 0 })
  const value = of(now.figures)
  const row = { id, label, text: id === 'funding-need' && value === 0 ? 'None' : show(value, now.currency) }
  if (!before) return row
  const was = of(before.figures)
  // Amounts of two currencies have no difference.
  if (before.currency !== now.currency)
    return { ...row, change: { text: `was ${show(was, before.currency)}`, is: 'other' } }
  const size = show(Math.abs(value - was), now.currency)
  if (show(value, now.currency) === show(was, now.currency)) return row
  const isMore = value > was
  return {
    ...row,
    change: {
      text: `${size} ${isMore ? 'more' : 'less'}`,
      is: isMore === !lessIsBetter ? 'better' : 'worse',
      goes: isMore ? 'up' : 'down',
    },
  }
}

/** Where nobody is won for money, there is none. */
function ratioRow({ figures }: Outlook, before?: Outlook): FigureRow[] {
  const { ltvToCac } = figures
  const was = before?.figures.ltvToCac
  if (ltvToCac === undefined && was === undefined) return []
  const text = (ratio?: number) => (ratio === undefined ? 'None' : `${formatNumber(ratio, 1)} : 1`)
  const row = { id: 'ltv-to-cac', label: 'LTV : CAC', text: text(ltvToCac) }
  if (!before || text(was) === row.text) return [row]
  const isBetter = (ltvToCac ?? 0) > (was ?? 0)
  const [is, goes] = isBetter ? (['better', 'up'] as const) : (['worse', 'down'] as const)
  return [{ ...row, change: { text: `was ${text(was)}`, is, goes } }]
}

/** For who cannot see the figures move: one sentence, once the typing pauses. */
export function spoken(rows: FigureRow[]): string {
  return rows
    .map(({ label, text, note, change }) =>
      [label, note && `, ${note}`, `: ${text}`, change && `, ${change.text}`].filter(Boolean).join(''),
    )
    .join('. ')
}
