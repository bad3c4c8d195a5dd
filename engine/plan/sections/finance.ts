// Three years in figures, and what they say.
import { formatNumber } from '../../money.ts'
import { type Context, percent } from '../context.ts'
import type { BreakEven } from '../finance/break-even.ts'
import { type Prose, say, together } from '../kit/prose.ts'
import { type Quantity, words } from '../kit/quantity.ts'
import { type Block, paragraph, paragraphs, type Section } from '../kit/section.ts'
import { capital } from '../names.ts'
import { monthName, type Results } from '../results.ts'
import { balanceRows, cashRows, profitRows } from './statement-rows.ts'
import { monthTable, quarterTable, yearTable } from './statements.ts'

export function financeSection(results: Results, more: Prose[] = []): Section {
  const { context, projection } = results
  return {
    id: 'finance',
    title: 'Financial projections',
    blocks: [
      paragraph(whatItSays(results)),
      ...paragraphs(more),
      runningTable(results),
      yearTable(context, 'Profit and loss by year', profitRows(projection)),
      revenueChart(results),
      quarterTable(context, 'Profit and loss by quarter', profitRows(projection)),
      quarterTable(context, 'Cash flow by quarter', cashRows(projection)),
      quarterTable(context, 'Balance sheet at the end of each quarter', balanceRows(projection)),
      cashChart(results),
      paragraph(breakEvenProse(results)),
      paragraph(lowPoint(results)),
      { kind: 'ending', label: 'Test', prose: review(context) },
    ],
  }
}

function review({ computed, choose, names }: Context): Prose {
  const gap = computed('review-gap', 0.15, '15%')
  return choose('finance-review', [
    say`In the second week of each month the books are laid beside these tables. Two months in a row with revenue ${gap} or more below plan call for the review on the sceptic’s page.`,
    say`${words(capital(names.founder.words))} compares takings with the plan on the tenth of each month. A gap of ${gap} that lasts two months opens the kill criteria, not a new spreadsheet.`,
    say`One evening a month: actual figures beside planned ones. If revenue trails by ${gap} twice running, the next decision is made from the sceptic’s page.`,
    say`The monthly close takes an hour and answers one question: is revenue within ${gap} of plan? Twice no means that the plan, and not the month, is wrong.`,
  ])
}

/** Whichever is the most telling thing about these three years comes first. */
function whatItSays({ context, year }: Results): Prose {
  const { choose, computed, money } = context
  const [first, second, third] = [year('revenue', 1), year('revenue', 2), year('revenue', 3)]
  const earned = year('ebitda', 3)
  const size = (of: Quantity) => computed(`${of.id}.size`, Math.abs(of.value), money(Math.abs(of.value)))
  const grows = choose('finance-grows', [
    say`Revenue goes from ${first} in the first year to ${second} in the second and ${third} in the third.`,
    say`Sales come to ${first}, then ${second}, then ${third}.`,
    say`The first year takes in ${first}, the second ${second}, the third ${third}.`,
    say`Year by year the income is ${first}, ${second} and ${third}.`,
  ])
  if (earned.value < 0)
    return choose('finance-losing', [
      together(
        say`The base plan does not earn its keep within three years: the third still loses ${size(earned)} before interest, tax and depreciation.`,
        grows,
      ),
      together(
        grows,
        say`That is not enough. After founders’ pay the third year is short by ${size(earned)}, and a reader should judge the plan by that figure.`,
      ),
    ])
  if (year('ebitda', 1).value < 0)
    return choose('finance-turning', [
      together(
        grows,
        say`Earnings before interest, tax and depreciation start at ${year('ebitda', 1)} and end at ${earned}, founders’ pay included.`,
      ),
      together(
        say`The first year costs ${size(year('ebitda', 1))} more than it earns; the third leaves ${earned} before interest, tax and depreciation.`,
        grows,
      ),
      together(
        grows,
        say`What is left after everybody is paid turns from ${year('ebitda', 1)} to ${earned}.`,
      ),
    ])
  return choose('finance-earning', [
    together(
      say`Every year earns something: ${year('ebitda', 1)}, ${year('ebitda', 2)} and ${earned} before interest, tax and depreciation.`,
      grows,
    ),
    together(
      grows,
      say`No year loses money on the way: ${year('ebitda', 1)} are left in the first, ${earned} in the third, founders’ pay taken off.`,
    ),
  ])
}

/** What is paid every month, whether anything is sold or not. */
export function runningTable({ context, projection }: Results): Block {
  const people = projection.staff.map(({ id, role, cost }) => ({
    id: `staff.${id}`,
    label: `${role}, with contributions`,
    line: cost,
  }))
  const costs = projection.costs.map(({ id, label, cost }) => ({ id: `cost.${id}`, label, line: cost }))
  return monthTable(
    context,
    'What is paid a month, whether anything is sold or not',
    [...people, ...costs],
    [6, 18, 30],
  )
}

export function revenueChart({ projection, year, context }: Results): Block {
  return {
    kind: 'chart',
    title: 'Revenue by year',
    alternative: say`Revenue: ${year('revenue', 1)}, ${year('revenue', 2)} and ${year('revenue', 3)}.`,
    chart: {
      kind: 'bars',
      unit: context.u.currency.value,
      series: projection.streams.map(({ label, revenue }) => ({ name: label, values: revenue.years })),
      labels: ['Year 1', 'Year 2', 'Year 3'],
    },
  }
}

export function cashChart({ projection, outcome, lowestCash, lowestMonth, cashAtEnd }: Results): Block {
  return {
    kind: 'chart',
    title: 'Cash at the end of each month',
    alternative: say`Cash by month: lowest at ${lowestCash} in ${lowestMonth}, ${cashAtEnd(3)} at the end of the third year.`,
    chart: {
      kind: 'line',
      unit: projection.currency,
      series: [{ name: 'Cash', values: projection.balance.cash.months }],
      labels: projection.balance.cash.months.map((_, i) => `${i + 1}`),
      mark: outcome.lowestCash.month,
    },
  }
}

function breakEvenProse(results: Results): Prose {
  const { context, even } = results
  const { computed, money, choose } = context
  if (even.revenue === undefined || even.contributionShare === undefined)
    return say`There is no break-even: each sale costs more than it brings, so volume makes it worse. The price or the cost has to move first.`
  const share = computed('contribution-share', even.contributionShare, percent(even.contributionShare))
  const fixed = computed('fixed-costs', even.fixedCosts, money(even.fixedCosts))
  const revenue = computed('break-even-revenue', even.revenue, money(even.revenue))
  const working = choose('break-even', [
    say`Break-even: in the second year ${fixed} of costs a month do not follow sales, and ${share} of each sale remains after goods and fees, so ${revenue} of revenue a month carries them.`,
    say`How much is enough? ${fixed} a month have to be paid in the second year whatever is sold; each sale leaves ${share}; so the line is at ${revenue} of revenue a month.`,
    say`The line between loss and gain lies at ${revenue} a month in the second year: ${fixed} of fixed costs, divided by the ${share} that a sale leaves.`,
  ])
  return together(working, inUnits(results), whenReached(context, even))
}

function whenReached(context: Context, { positiveFrom }: BreakEven): Prose {
  if (positiveFrom === undefined) return say`The plan does not get there to stay within three years.`
  const month = monthName(context, positiveFrom)
  return context.choose('break-even-when', [
    say`It gets there to stay in ${month}.`,
    say`From ${month} on it stays above.`,
    say`The plan crosses it for good in ${month}.`,
  ])
}

function inUnits({ context, even: { units }, neededUnits }: Results): Prose | undefined {
  if (!units || !neededUnits) return undefined
  if (units.neededPerDay !== undefined) return say`Counted at the door: ${neededUnits} on each open day.`
  const { computed, choose } = context
  const planned = computed(`planned-${units.streamId}`, units.planned, formatNumber(units.planned))
  return choose('break-even-units', [
    say`In units that can be counted: ${neededUnits} a month, where the plan has ${planned}.`,
    say`That is ${neededUnits}; the plan’s second year averages ${planned}.`,
  ])
}

function lowPoint({ context, outcome, lowestCash, lowestMonth, cashAtEnd }: Results): Prose {
  if (outcome.lowestCash.amount < 0)
    return say`Cash would fall to ${lowestCash} in ${lowestMonth}: this version of the plan has to be financed further, or changed.`
  return context.choose('low-point', [
    say`Cash is thinnest in ${lowestMonth}, at ${lowestCash}, and stands at ${cashAtEnd(3)} after three years.`,
    say`The month to watch is ${words(lowestMonth.text)}: the account then holds ${lowestCash}. Three years end with ${cashAtEnd(3)}.`,
    say`At ${lowestCash}, ${lowestMonth} is the narrowest point; the third year closes with ${cashAtEnd(3)} in the bank.`,
  ])
}
