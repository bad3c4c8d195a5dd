// What the streams have in common: their basic drivers, rows over time, whole numbers, money, and who pays when.
import { at, rampRow, risen, row, seasonAt } from '../../plan/finance/calendar.ts'
import type { Stream } from '../../plan/finance/drivers.ts'
import { settle } from '../../plan/finance/settle.ts'
import type { StreamMonths } from '../../plan/finance/streams/stream-months.ts'
import type { RampCells, RampDriver } from '../driver-book.ts'
import { CASE, type Model, toWhole } from '../model.ts'
import { type Row, span } from '../time-page.ts'

export interface Basics {
  from: string
  priceRise: string
  costRise: string
  feeShare: string
  feeEach: string
  /** Until customers pay. */
  days: string
  /** The row of factors, where there is a season. */
  season?: Row
}

export const scaledPrice =
  ({ toCent }: Model) =>
  (own: string) =>
    toCent(`${own}*${CASE.price}`)
export const scaledCost =
  ({ toCent }: Model) =>
  (own: string) =>
    toCent(`${own}*${CASE.costs}`)
export const scaledShare = (own: string) => `${own}*${CASE.costs}`
export const scaledVolume = (own: string) => `${own}*${CASE.volume}`

const usualFrom = (own: string) => `${own}+${CASE.delay}`

/** Rises, fees and terms: what every stream has. The first month of sale may depend on more. */
export function basicsOf(model: Model, stream: Stream, from = usualFrom): Basics {
  const { book } = model
  const { fee, priceRise, costRise = 0, season } = stream
  const start = book.driver({
    label: 'First month of sale',
    value: stream.from,
    as: 'month',
    unit: 'month of the plan',
    check: 'The timetable of the first 90 days; rent and pay run on while nothing is sold',
    inCase: from,
  })
  return {
    from: start,
    priceRise: book.driver({
      label: 'Price rise a year',
      value: priceRise,
      as: 'share',
      unit: 'in years 2 and 3',
      check: 'Our usual rule, near inflation; set what you are ready to announce',
      says: [/price.?rise/],
    }),
    costRise: book.driver({
      label: 'Cost rise a year',
      value: costRise,
      as: 'share',
      unit: 'in years 2 and 3',
      check:
        'Our usual rule, near inflation; ask suppliers for their last two price lists. Shares follow the price',
      says: [/cost.?rise/],
    }),
    feeShare: book.driver({
      label: 'Payment fee, share',
      value: fee.share,
      as: 'share',
      unit: 'of what is paid',
      check: 'The price list of your payment provider',
      says: [/fee.*share|payment fee/],
    }),
    feeEach: book.driver({
      label: 'Payment fee, each payment',
      value: fee.each,
      as: 'money',
      unit: 'each payment',
      check: 'The price list of your payment provider',
      says: [/fee.*each|payment fee/],
    }),
    days: daysRow(model, stream),
    ...(season && { season: seasonRow(model, stream, season) }),
  }
}

function daysRow({ book, terms, plan }: Model, { onAccount = false }: Stream): string {
  const answer = book.yesNo(
    'Sold on invoice, paid later',
    onAccount,
    'Yes: customers take the days given under ‘Terms’; no: they pay at once',
  )
  const days = onAccount ? plan.finance.drivers.receivableDays : 0
  return book.follows(
    'Days until customers pay',
    'number',
    `IF(${answer}="Yes",${terms.receivableDays},0)`,
    days,
    'Follows from the line above',
  )
}

function seasonRow({ book, overTime, more }: Model, { label }: Stream, season: number[]): Row {
  const cells = Array.from({ length: 12 }, (_, i) =>
    book.driver({
      label: `Season, month ${i + 1} of the plan year`,
      value: season[i] ?? 1,
      as: 'factor',
      unit: 'times the average',
      check: 'Last year’s takings by month, yours or a neighbour’s; the twelve should average one',
      says: [/season/],
    }),
  )
  const range = span(cells[0] ?? '', cells[11] ?? '')
  return overTime.add({
    label: `${label}: season`,
    unit: 'times',
    as: 'factor',
    over: 'none',
    month: (i) => `INDEX(${range},MOD(${overTime.monthNumber(i)}-1,12)+1)`,
    values: row((month) => seasonAt(season, month), 36 + more),
  })
}

/** A driver that changes over the plan: its points among the assumptions, its months on the sheet 'Over time'. */
export function overTimeRow(model: Model, stream: { label: string }, driver: RampDriver, more = 0): Row {
  const cells = model.book.ramp(driver)
  return rampRowOf(
    model,
    `${stream.label}: ${driver.label.charAt(0).toLowerCase()}${driver.label.slice(1)}`,
    driver.unit,
    cells,
    more,
  )
}

function rampRowOf({ overTime }: Model, label: string, unit: string, cells: RampCells, more: number): Row {
  const { points, values: v, months: m, as } = cells
  return overTime.add({
    label,
    unit,
    as,
    over: 'none',
    month: (i) => (points.length === 1 ? v.replace(/:.*/, '') : between(overTime.monthNumber(i), m, v)),
    values: rampRow(points, 36 + more),
  })
}

/** A straight line between the points, level before the first and after the last. */
function between(month: string, m: string, v: string): string {
  const k = `MATCH(${month},${m},1)`
  const line = `INDEX(${v},${k})+(INDEX(${v},${k}+1)-INDEX(${v},${k}))*((${month}-INDEX(${m},${k}))/(INDEX(${m},${k}+1)-INDEX(${m},${k})))`
  return `IF(${month}<INDEX(${m},1),INDEX(${v},1),IF(${month}>=INDEX(${m},ROWS(${m})),INDEX(${v},ROWS(${v})),${line}))`
}

interface Wholes {
  label: string
  unit: string
  exact: (index: number) => string
  exactValues: number[]
  values: number[]
  over?: 'sum' | 'none'
}

/** Whole numbers; the fraction is carried over to the next month. */
export function wholeRows(
  { sales }: Model,
  { label, unit, exact, exactValues, values, over = 'sum' }: Wholes,
): Row {
  const exactRow = sales.add({
    label: `${label}, before rounding`,
    unit,
    as: 'number',
    role: 'memo',
    over: 'none',
    month: exact,
    values: exactValues,
  })
  let sum = 0
  const totals = exactValues.map((value) => {
    sum += value
    return sum
  })
  const total = sales.add({
    label: `${label}, running total`,
    unit,
    as: 'number',
    role: 'memo',
    over: 'none',
    month: (i, own) => (i === 0 ? exactRow.at(0) : `${own.at(i - 1)}+${exactRow.at(i)}`),
    values: totals,
  })
  return sales.add({
    label,
    unit,
    as: 'count',
    over,
    month: (i) => (i === 0 ? toWhole(total.at(0)) : `${toWhole(total.at(i))}-${toWhole(total.at(i - 1))}`),
    values,
  })
}

/** A price or a cost after its yearly rises, in whole minor units. */
export function risenRow(
  { sales, toCent }: Model,
  label: string,
  unit: string,
  cell: string,
  rise: string,
  amount: number,
  share: number,
): Row {
  return sales.add({
    label,
    unit,
    as: 'money',
    over: 'last',
    month: (i) => toCent(`${cell}*(1+${rise})^(${sales.planYear(i)}-1)`),
    values: row((month) => risen(amount, share, month)),
  })
}

export const moneyRow = (
  { sales }: Model,
  label: string,
  month: (i: number, own: Row) => string,
  values: number[],
  role: 'plain' | 'memo' | 'total' = 'plain',
  over: 'sum' | 'last' = 'sum',
): Row => sales.add({ label, as: 'money', role, over, month, values })

export const selling = (from: string, month: string, formula: string): string =>
  `IF(${month}<${from},0,${formula})`

export const times = (formula: string, season: Row | undefined, i: number): string =>
  season ? `${formula}*${season.at(i)}` : formula

interface Earned {
  revenue: Row
  costOfSales: Row
  fees: Row
  billed: Row
}

/** What is left, and when customers pay: the end of every block. */
export function finish(
  model: Model,
  stream: Stream,
  months: StreamMonths,
  { revenue, costOfSales, fees, billed }: Earned,
  { days }: Basics,
) {
  const { sales } = model
  const contribution = moneyRow(
    model,
    'Contribution',
    (i) => `${revenue.at(i)}-${costOfSales.at(i)}-${fees.at(i)}`,
    row((_, i) => at(months.revenue, i) - at(months.costOfSales, i) - at(months.fees, i)),
    'total',
  )
  const dayCount = stream.onAccount ? model.plan.finance.drivers.receivableDays : 0
  const { received, owed } = settledRows(model, sales, {
    bills: billed,
    days,
    values: settle(months.billed, dayCount),
    dayCount,
    labels: ['Paid in a later month', 'Received from customers', 'Owed by customers'],
  })
  return { contribution, received, owed }
}

interface Bills {
  bills: Row
  days: string
  values: { paid: number[]; open: number[] }
  dayCount: number
  labels: [late: string, paid: string, open: string]
}

/** Bills spread evenly over a month and paid after so many days, of which a month has thirty. */
export function settledRows(
  model: Pick<Model, 'toCent'>,
  page: Model['sales'],
  { bills, days, values, dayCount, labels }: Bills,
): { received: Row; owed: Row } {
  const whole = `INT(${days}/30)`
  const lateShare = dayCount / 30 - Math.floor(dayCount / 30)
  const late = page.add({
    label: labels[0],
    as: 'money',
    role: 'memo',
    over: 'none',
    month: (i) => model.toCent(`${bills.at(i)}*(${days}/30-${whole})`),
    values: row((_, i) => settle([at(bills.values, i)], lateShare * 30).open[0] ?? 0),
  })
  const monthOf = page.monthNumber
  const received = page.add({
    label: labels[1],
    as: 'money',
    over: 'sum',
    month: (i) => {
      const now = `${monthOf(i)}-${whole}`
      return `IF(${now}>=1,INDEX(${bills.months},MAX(1,${now}))-INDEX(${late.months},MAX(1,${now})),0)+IF(${now}>=2,INDEX(${late.months},MAX(1,${now}-1)),0)`
    },
    values: values.paid,
  })
  const owed = page.add({
    label: labels[2],
    as: 'money',
    over: 'last',
    month: (i) => {
      const now = `${monthOf(i)}-${whole}`
      return `IF(${now}>=1,INDEX(${late.months},MAX(1,${now})),0)+IF(${whole}>0,SUM(${span(`INDEX(${bills.months},MAX(1,${now}+1))`, bills.at(i))}),0)`
    },
    values: values.open,
  })
  return { received, owed }
}
