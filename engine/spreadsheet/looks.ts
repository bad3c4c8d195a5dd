// How cells look: the brand's ink and one tint, no more. Inputs are the only cells with a ground of their own.
import type { Ink } from '../drawing/drawing.ts'
import { decimalsOf, formatMoney } from '../money.ts'
import type { Style } from '../office/workbook.ts'

/** '#1f4637' by role; what is left out is the house's own. */
export type ModelColours = Partial<Record<Ink, string>>

const HOUSE = {
  ink: '#0b1b2e',
  primary: '#0f2a47',
  mid: '#1f6f93',
  line: '#2e9fc9',
  tint: '#e3eef4',
  pale: '#f5f8fa',
  signal: '#b8430c',
  grey: '#5b6675',
  paper: '#ffffff',
} as const

export type Format =
  | 'money'
  | 'count'
  | 'number'
  | 'share'
  | 'percent'
  | 'factor'
  | 'months'
  | 'month'
  | 'text'
  | 'truth'

export type Role =
  | 'title'
  | 'subtitle'
  | 'head'
  | 'headLeft'
  | 'headIndented'
  | 'headCentre'
  | 'section'
  | 'plain'
  | 'total'
  | 'memo'
  | 'unit'
  | 'year'
  | 'yearTotal'
  | 'yearMemo'
  | 'input'
  | 'note'
  | 'mark'
  | 'result'

export interface Looks {
  of: (role: Role, format?: Format) => Style
  colours: typeof HOUSE | Record<keyof typeof HOUSE, string>
}

export function looksFor(currency: string, given: ModelColours = {}): Looks {
  const colours = { ...HOUSE, ...Object.fromEntries(Object.entries(given).filter(([, hex]) => hex)) }
  const roles = rolesIn(colours)
  const formats = formatsIn(currency)
  const known = new Map<string, Style>()
  return {
    colours,
    of(role, format = 'text') {
      const key = `${role}:${format}`
      const style = known.get(key) ?? styled(roles[role], formats[format], format)
      known.set(key, style)
      return style
    },
  }
}

function styled(role: Style, numbers: string | undefined, format: Format): Style {
  if (numbers === undefined) return role
  const name = role.named && `${role.named} (${FORMAT_NAMES[format]})`
  return { ...role, format: numbers, align: 'right', ...(name && { named: name }) }
}

const FORMAT_NAMES: Record<Format, string> = {
  money: 'money',
  count: 'count',
  number: 'number',
  share: 'share',
  percent: 'percent',
  factor: 'factor',
  months: 'months',
  month: 'month',
  text: 'text',
  truth: 'check',
}

function rolesIn(colours: Record<keyof typeof HOUSE, string>): Record<Role, Style> {
  const { ink, primary, tint, pale, grey, line } = colours
  const hair = { line: 'hair' as const, colour: line }
  const plain: Style = { colour: ink }
  const total: Style = { named: 'Plan total', colour: ink, bold: true, top: { line: 'thin', colour: line } }
  const memo: Style = { colour: grey, size: 9 }
  return {
    title: { named: 'Plan title', bold: true, size: 18, colour: primary },
    subtitle: { colour: grey, size: 10 },
    head: {
      named: 'Plan column',
      bold: true,
      size: 9,
      colour: primary,
      align: 'right',
      bottom: { line: 'medium', colour: primary },
    },
    headLeft: { bold: true, size: 9, colour: primary, bottom: { line: 'medium', colour: primary } },
    headIndented: {
      bold: true,
      size: 9,
      colour: primary,
      bottom: { line: 'medium', colour: primary },
      align: 'left',
      indent: 1,
    },
    headCentre: {
      bold: true,
      size: 9,
      colour: primary,
      bottom: { line: 'medium', colour: primary },
      align: 'center',
    },
    section: {
      named: 'Plan section',
      bold: true,
      size: 12,
      colour: primary,
      bottom: { line: 'thin', colour: line },
    },
    plain,
    total,
    memo,
    unit: { ...memo, align: 'left', indent: 1 },
    year: { ...plain, fill: pale },
    yearTotal: { ...total, named: 'Plan total, year', fill: pale },
    yearMemo: { ...memo, fill: pale },
    input: { named: 'Plan input', colour: primary, fill: tint, bottom: hair },
    note: { colour: grey, size: 9, wrap: true, align: 'left', indent: 1 },
    mark: { colour: ink, bold: true, align: 'center' },
    result: { named: 'Plan result', bold: true, colour: primary, size: 11 },
  }
}

/** A true minus, and a dash where there is nothing. */
const signed = (number: string) => `${number};"−"${number};"–"`

function formatsIn(currency: string): Record<Format, string | undefined> {
  const decimals = decimalsOf(currency)
  const cents = decimals > 0 ? `.${'0'.repeat(decimals)}` : ''
  return {
    money: signed(`#,##0${cents}`),
    count: signed('#,##0'),
    number: '#,##0.####',
    share: '0.0##%',
    percent: '0.0%',
    factor: '0.0###',
    months: '0.0',
    month: '"M"0',
    text: undefined,
    // Excel shows truths as words whatever the format; to LibreOffice they are numbers.
    truth: '"TRUE";"TRUE";"FALSE"',
  }
}

/** '€' or 'CHF': what stands before an amount. */
export const currencySign = (currency: string): string =>
  formatMoney(0, currency, { digits: 0 }).replace('0', '').trim()
