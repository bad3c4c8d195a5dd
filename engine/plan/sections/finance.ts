// Three years in figures, and what they say.
import type { Context } from '../context.ts'
import { breakEven } from '../finance/break-even.ts'
import type { Drivers } from '../finance/drivers.ts'
import { outcomeOf } from '../finance/outcome.ts'
import type { Projection } from '../finance/projection.ts'
import { type Prose, say, together } from '../kit/prose.ts'
import type { Quantity } from '../kit/quantity.ts'
import type { Block, Section } from '../kit/section.ts'
import { quarterTable, type StatementRow, yearFigure, yearTable } from './statements.ts'

export interface Figures {
  context: Context
  drivers: Drivers
  projection: Projection
}

export function financeSection(figures: Figures): Section {
  const { context, projection } = figures
  return {
    id: 'finance',
    title: 'Financial projections',
    blocks: [
      { kind: 'paragraph', prose: whatItSays(figures) },
      yearTable(context, 'Profit and loss by year', profitRows(projection)),
      quarterTable(context, 'Profit and loss by quarter', profitRows(projection)),
      quarterTable(context, 'Cash flow by quarter', cashRows(projection)),
      quarterTable(context, 'Balance sheet at the end of each quarter', balanceRows(projection)),
      cashChart(figures),
      { kind: 'paragraph', prose: breakEvenProse(figures) },
      { kind: 'paragraph', prose: lowPoint(figures) },
      {
        kind: 'ending',
        label: 'Test',
        prose: say`In the second week of each month the books are laid beside these tables. Two months in a row with revenue ${gap(context)} or more below plan call for the review on the sceptic’s page.`,
      },
    ],
  }
}

const gap = ({ computed }: Context) => computed('review-gap', 0.15, '15%')

/** Whichever is the most telling thing about these three years comes first. */
function whatItSays({ context, projection }: Figures): Prose {
  const { profit } = projection
  const year = (row: 'revenue' | 'ebitda', n: number) => yearFigure(context, `profit.${row}`, profit[row], n)
  const losing = year('ebitda', 3).value < 0
  const turning = year('ebitda', 1).value < 0 && !losing
  const grows = say`Revenue goes from ${year('revenue', 1)} in the first year to ${year('revenue', 2)} in the second and ${year('revenue', 3)} in the third.`
  if (losing)
    return together(
      say`The base plan does not earn its keep within three years: the third still loses ${positive(context, year('ebitda', 3))} before interest, tax and depreciation.`,
      grows,
    )
  if (turning)
    return together(
      grows,
      say`Earnings before interest, tax and depreciation start at ${year('ebitda', 1)} and end at ${year('ebitda', 3)}, founders’ pay included.`,
    )
  return together(
    say`Every year earns something: ${year('ebitda', 1)}, ${year('ebitda', 2)} and ${year('ebitda', 3)} before interest, tax and depreciation.`,
    grows,
  )
}

function positive({ computed, money }: Context, { id, value }: Quantity): Quantity {
  return computed(`${id}.size`, Math.abs(value), money(Math.abs(value)))
}

function profitRows({ profit, streams }: Projection): StatementRow[] {
  const several = streams.length > 1
  return [
    ...(several
      ? streams.map(({ id, label, revenue }) => ({ id: `stream.${id}.revenue`, label, line: revenue }))
      : []),
    { id: 'profit.revenue', label: 'Revenue', line: profit.revenue, strong: true },
    { id: 'profit.costOfSales', label: 'Cost of what is sold', line: profit.costOfSales, takesAway: true },
    { id: 'profit.fees', label: 'Payment fees', line: profit.fees, takesAway: true },
    { id: 'profit.founders', label: 'Founders’ pay', line: profit.founders, takesAway: true },
    { id: 'profit.staff', label: 'Staff', line: profit.staff, takesAway: true },
    { id: 'profit.costs', label: 'Other costs', line: profit.costs, takesAway: true },
    { id: 'profit.ebitda', label: 'EBITDA', line: profit.ebitda, strong: true },
    { id: 'profit.depreciation', label: 'Depreciation', line: profit.depreciation, takesAway: true },
    { id: 'profit.interest', label: 'Interest', line: profit.interest, takesAway: true },
    { id: 'profit.tax', label: 'Tax on profit', line: profit.tax, takesAway: true },
    { id: 'profit.net', label: 'Result', line: profit.net, strong: true },
  ]
}

function cashRows({ cashFlow }: Projection): StatementRow[] {
  return [
    { id: 'cash.operating', label: 'From operations', line: cashFlow.operating },
    { id: 'cash.investing', label: 'Invested', line: cashFlow.investing },
    { id: 'cash.equity', label: 'Capital paid in', line: cashFlow.equity },
    { id: 'cash.loanDrawn', label: 'Loan drawn', line: cashFlow.loanDrawn },
    { id: 'cash.loanRepaid', label: 'Loan repaid', line: cashFlow.loanRepaid },
    { id: 'cash.change', label: 'Change', line: cashFlow.change, strong: true },
    { id: 'balance.cash', label: 'Cash at the end', line: cashFlow.cash, strong: true },
  ]
}

function balanceRows({ balance }: Projection): StatementRow[] {
  const all: StatementRow[] = [
    { id: 'balance.cash', label: 'Cash', line: balance.cash },
    { id: 'balance.receivables', label: 'Owed by customers', line: balance.receivables },
    { id: 'balance.stock', label: 'Stock', line: balance.stock },
    { id: 'balance.deposits', label: 'Deposits', line: balance.deposits },
    { id: 'balance.fixedAssets', label: 'Equipment, net', line: balance.fixedAssets },
    { id: 'balance.assets', label: 'Total assets', line: balance.assets, strong: true },
    { id: 'balance.payables', label: 'Owed to suppliers', line: balance.payables },
    { id: 'balance.deferred', label: 'Paid ahead by customers', line: balance.deferred },
    { id: 'balance.taxPayable', label: 'Tax owed', line: balance.taxPayable },
    { id: 'balance.loan', label: 'Loan', line: balance.loan },
    { id: 'balance.capital', label: 'Capital', line: balance.capital },
    { id: 'balance.result', label: 'Accumulated result', line: balance.result },
    {
      id: 'balance.liabilities',
      label: 'Total liabilities and capital',
      line: balance.liabilities,
      strong: true,
    },
  ]
  return all.filter(({ strong, line }) => strong || line.months.some((value) => value !== 0))
}

function cashChart({ projection, context }: Figures): Block {
  const { lowestCash } = outcomeOf(projection)
  return {
    kind: 'chart',
    title: 'Cash at the end of each month',
    alternative: say`Cash by month: lowest at ${lowestFigure(context, lowestCash)} in ${monthName(context, lowestCash.month)}, ${yearFigure(context, 'balance.cash', projection.balance.cash, 3)} at the end of the third year.`,
    chart: {
      kind: 'line',
      unit: projection.currency,
      series: [{ name: 'Cash', values: projection.balance.cash.months }],
      labels: projection.balance.cash.months.map((_, i) => `${i + 1}`),
      mark: lowestCash.month,
    },
  }
}

function lowestFigure({ computed, money }: Context, { amount }: { amount: number }): Quantity {
  return computed('lowest-cash', amount, money(amount))
}

export function monthName({ computed }: Context, month: number): Quantity {
  return computed(`month-${month}`, month, `month ${month}`)
}

function breakEvenProse({ context, drivers, projection }: Figures): Prose {
  const { computed, money } = context
  const found = breakEven(drivers, projection)
  if (found.revenue === undefined || found.contributionShare === undefined)
    return say`There is no break-even: each sale costs more than it brings, so volume makes it worse. The price or the cost has to move first.`
  const share = computed(
    'contribution-share',
    found.contributionShare,
    `${Math.round(found.contributionShare * 1000) / 10}%`,
  )
  const working = say`Break-even: in the second year ${computed('fixed-costs', found.fixedCosts, money(found.fixedCosts))} of costs a month do not follow sales, and ${share} of each sale remains after goods and fees, so ${computed('break-even-revenue', found.revenue, money(found.revenue))} of revenue a month carries them.`
  const when =
    found.positiveFrom === undefined
      ? say`The plan does not get there to stay within three years.`
      : say`It gets there to stay in ${monthName(context, found.positiveFrom)}.`
  return together(working, inUnits(context, found.units), when)
}

function inUnits({ computed }: Context, units: ReturnType<typeof breakEven>['units']): Prose | undefined {
  if (!units) return undefined
  const needed = computed(
    `break-even-${units.streamId}`,
    units.needed,
    `${units.needed} ${units.unit}${units.needed === 1 ? '' : 's'}`,
  )
  return units.neededPerDay === undefined
    ? say`Put in people: ${needed}.`
    : say`Put in people: ${computed(`break-even-${units.streamId}-day`, units.neededPerDay, `${units.neededPerDay} ${units.unit}s`)} a day.`
}

function lowPoint({ context, projection }: Figures): Prose {
  const { lowestCash } = outcomeOf(projection)
  const lowest = lowestFigure(context, lowestCash)
  return lowestCash.amount < 0
    ? say`Cash would fall to ${lowest} in ${monthName(context, lowestCash.month)}: this version of the plan has to be financed further, or changed.`
    : say`Cash is lowest in ${monthName(context, lowestCash.month)}, at ${lowest}.`
}
