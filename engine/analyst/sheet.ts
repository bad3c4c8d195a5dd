// All that a plan may say in figures, each under a name that formulas can use.
import { type Case, resultsIn } from '../case/case.ts'
import { calculate, namesIn } from '../case/formula.ts'
import { isSwitch } from '../case/numbers.ts'
import { figuresOf, shown } from '../compose/figures.ts'
import { checkFigures, ledgerFigure, sumFigure } from '../compose/ledger-figures.ts'
import { beforePay, optionsOf } from '../compose/options.ts'
import { ownChanges } from '../compose/own-changes.ts'
import { decimalsOf, formatNumber } from '../money.ts'
import type { Context } from '../plan/context.ts'
import { printedWins } from '../plan/drivers/channels.ts'
import { outcomeOf } from '../plan/finance/outcome.ts'
import { calendarMonth } from '../plan/kit/calendar-month.ts'
import type { Quantity } from '../plan/kit/quantity.ts'
import { roundText } from '../plan/kit/round-text.ts'
import type { Results } from '../plan/results.ts'
import { monthName } from '../plan/results.ts'
import type { Reading } from '../read/reading.ts'
import { digitWords, formNames } from './texts.ts'

interface SheetFigure {
  id: string
  /** What it is. */
  is: string
  quantity: Quantity
  /** It is named, but not counted with. */
  isDate?: boolean
}

export interface Sheet {
  all: SheetFigure[]
  get: (id: string) => Quantity | undefined
  /** Numbers of laws and standards that the plan may name. */
  names: ReadonlySet<string>
}

export interface SheetInput {
  one: Case
  context: Context
  results: Results
}

export function sheetOf({ one, context, results }: SheetInput): Sheet {
  const rows = new Map<string, SheetFigure>()
  const add = (id: string, is: string, quantity: Quantity | undefined, isDate = false) => {
    const name = id.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    if (quantity && Number.isFinite(quantity.value) && !rows.has(name))
      rows.set(name, { id: name, is, quantity, ...(isDate && { isDate }) })
  }
  const figures = figuresOf(one, context, resultsIn(one))
  for (const id of one.numbers.ids)
    if (one.numbers.has(id) && !CHANNEL_NUMBER.test(id) && !isSwitch(one.numbers.get(id)))
      add(id, labelOf(one, id), figures.of(id))
  for (const entry of one.reading.ledger) addFigure(entry)
  for (const [i, check] of (one.reading.checks ?? []).entries()) {
    const get = checkFigures({ one, context, figures }, check, i + 1)
    for (const { name, make } of check.sums) add(name, `${make}, of check ${i + 1}`, get(name))
  }
  addYears()
  addBeforePay()
  addLoan()
  addMonths()
  addUnits()
  addChannels()
  addCases()
  addOptions()
  const { rules, rivals, systems } = one.trade
  const names = new Set([
    ...digitWords(JSON.stringify([rules, rivals, systems, context.brief.startupName])),
    ...formNames(context.brief),
    ...yearsOf(one),
  ])
  return { all: [...rows.values()], get: withBare((id) => rows.get(id)?.quantity), names }

  /** A figure of the brief: as the number that took it, else as it stands there. */
  function addFigure(entry: Reading['ledger'][0]) {
    if (!entry.label) return
    const is = `${entry.label} (from the brief: ‘${entry.quote}’, ${entry.status})`
    add(`f${entry.id}`, is, ledgerFigure(one, figures, entry), typeof entry.value === 'string')
  }

  /** As people say it: 'May 2027', not 'month 1'. */
  function inCalendar(month: Quantity | undefined): Quantity | undefined {
    const { own } = one.trade
    if (!month || !own) return month
    return context.computed(`calendar.${month.id}`, month.value, calendarMonth(own, month.value))
  }

  function addYears() {
    const named = {
      revenue: 'Revenue',
      contribution: 'Left of sales after direct costs',
      fixedCosts: 'Running costs, posts and what is spent once included',
      founders: 'Founders’ pay with contributions',
      ebitda: 'Earnings after founders’ pay',
      net: 'Net profit after interest and tax',
    } as const
    for (const year of [1, 2, 3] as const) {
      for (const [row, label] of Object.entries(named))
        add(`${row}-y${year}`, `${label}, year ${year}`, results.year(row as keyof typeof named, year))
      add(`cash-y${year}`, `Cash at the end of year ${year}`, results.cashAtEnd(year))
      for (const { id, plan, label } of one.streams) {
        const name = plan.streams[0]?.label ?? label
        add(`${id}-revenue-y${year}`, `Revenue from ${name}, year ${year}`, results.streamRevenue(id, year))
        add(
          `${id}-volume-y${year}`,
          `${name}, year ${year} (sold, or customers at its end)`,
          results.sold(id, year, label),
        )
      }
    }
    add('lowest-cash', 'Lowest cash, with the money of the plan', results.lowestCash)
    add('lowest-month', 'Month of the lowest cash', inCalendar(results.lowestMonth))
    add('break-even-month', 'Month from which earnings stay positive', inCalendar(results.breakEvenMonth))
    add('break-even-sales', 'Sales a month that cover the fixed costs of year 2', results.neededUnits)
    const { need, even } = results
    const money = (id: string, is: string, value: number | undefined) =>
      value !== undefined && add(id, is, context.computed(`sheet.${id}`, value, context.money(value)))
    add('raise', 'Money still to be found, reserve included', results.raise)
    money('money-committed', 'Money in hand or promised', need.committed.total)
    money(
      'lowest-without-raise',
      'Lowest cash without money still to be found',
      need.committed.lowestCash.amount,
    )
    add(
      'lowest-without-raise-month',
      'Month of that lowest cash',
      inCalendar(monthName(context, need.committed.lowestCash.month)),
    )
    money('fixed-costs-month', 'Fixed costs a month in year 2', even.fixedCosts)
    money('break-even-revenue', 'Revenue a month at break-even in year 2', even.revenue)
  }

  /** On which options compare, whatever pay each of them takes out. */
  function addBeforePay() {
    for (const [i, value] of beforePay(results.projection).entries())
      add(
        `before-pay-y${i + 1}`,
        `${BEFORE_PAY}, year ${i + 1}`,
        context.computed(`sheet.before-pay-y${i + 1}`, value, context.money(value)),
      )
  }

  /** What a lender asks for: the year's payments, and how often earnings cover them. */
  function addLoan() {
    const { cashFlow, profit } = results.projection
    if (!results.drivers.funding.loan) return
    for (const [i, ebitda] of profit.ebitda.years.entries()) {
      const payments = -(cashFlow.interest.years[i] ?? 0) - (cashFlow.loanRepaid.years[i] ?? 0)
      if (payments <= 0) continue
      const year = i + 1
      const cover = ebitda / payments
      add(
        `loan-payments-y${year}`,
        `Loan payments (interest and repayment), year ${year}`,
        context.computed(`sheet.loan-payments-y${year}`, payments, context.money(payments)),
      )
      add(
        `loan-cover-y${year}`,
        `Earnings over the year’s loan payments (interest and repayment), year ${year}`,
        context.computed(`sheet.loan-cover-y${year}`, cover, `${formatNumber(cover, 1)} times`),
      )
    }
  }

  function addMonths() {
    const { projection } = results
    const money = (id: string, is: string, value: number) =>
      add(id, is, context.computed(`sheet.${id}`, value, context.money(value)))
    const { own } = one.trade
    const named = (month: number) =>
      own ? `${calendarMonth(own, month)} (month ${month})` : `month ${month}`
    for (const month of [1, 3, 6, 9, 12, 18, 24]) {
      money(
        `revenue-m${month}`,
        `Revenue in ${named(month)}`,
        projection.profit.revenue.months[month - 1] ?? 0,
      )
      money(
        `ebitda-m${month}`,
        `Earnings in ${named(month)}`,
        projection.profit.ebitda.months[month - 1] ?? 0,
      )
      money(
        `cash-m${month}`,
        `Cash at the end of ${named(month)}`,
        projection.balance.cash.months[month - 1] ?? 0,
      )
    }
    const [main] = projection.streams
    const noun = one.trade.own?.streams.find(({ id }) => id === main?.id)?.unit
    for (const [i, sold] of (main?.volume.months.slice(0, 12) ?? []).entries())
      if (main && noun)
        add(
          `${main.id}-m${i + 1}`,
          `${main.label} in ${named(i + 1)} (sold, or customers at its end)`,
          context.computed(`sheet.${main.id}-m${i + 1}`, sold, shown(sold, noun, one.currency)),
        )
  }

  function addUnits() {
    for (const { streamId, measures } of results.units)
      for (const { id, name } of measures)
        add(`${streamId}-${id}`, `${name}, ${streamId}`, results.unit(streamId, id))
  }

  /** As the table of channels counts them: in whole customers. */
  function addChannels() {
    const { channels, words } = one.trade
    const won = printedWins(
      channels.map(({ id }) => one.numbers.value(`reach-${id}`) * one.numbers.value(`win-${id}`)),
    )
    const count = (id: string, is: string, value: number) =>
      add(id, is, context.computed(`sheet.${id}`, value, shown(value, words.customer, one.currency)))
    for (const [i, { id, name }] of channels.entries())
      count(`won-${id}`, `Won in the first year by: ${name}`, won[i] ?? 0)
    count(
      'won-y1',
      'Won in the first year by all channels, as in the table',
      Math.round(won.reduce((a, b) => a + b, 0) * 10) / 10,
    )
  }

  function addCases() {
    const money = (id: string, is: string, value: number) =>
      add(id, is, context.computed(`sheet.${id}`, value, context.money(value)))
    for (const { id, outcome } of results.cases) {
      if (id === 'base') continue
      for (const [i, value] of outcome.ebitda.entries())
        money(`${id}-ebitda-y${i + 1}`, `Earnings of year ${i + 1} in the ${id} case`, value)
      money(`${id}-lowest-cash`, `Lowest cash in the ${id} case`, outcome.lowestCash.amount)
    }
    for (const { id, label, effect } of ownChanges(results).slice(0, 8))
      money(`effect-${id}`, `Loss or gain of cash after three years if: ${label}`, Math.abs(effect))
  }

  /** What the founder could do otherwise, with the money of the plan. */
  function addOptions() {
    for (const { id, name, changes, projection } of optionsOf({ one, context, results })) {
      const outcome = outcomeOf(projection)
      const money = (row: string, is: string, value: number) =>
        add(
          `${id}-${row}`,
          `${is}, option ‘${name}’`,
          context.computed(`option.${id}.${row}`, value, context.money(value)),
        )
      const made = changes.length > 0 ? ` (${changes.slice(0, MOST_CHANGES).join('; ')})` : ''
      for (const [i, value] of beforePay(projection).entries())
        money(`before-pay-y${i + 1}`, `${BEFORE_PAY}, year ${i + 1}${i === 1 ? made : ''}`, value)
      money('revenue-y3', 'Revenue of year 3', outcome.revenue[2] ?? 0)
      money('lowest-cash', 'Lowest cash', outcome.lowestCash.amount)
      money('cash-y3', 'Cash after three years', outcome.endCash)
    }
  }
}

/** Years of the plan's calendar: a date may name them. */
const yearsOf = ({ trade: { own } }: Case): string[] =>
  own?.startsYear ? [0, 1, 2, 3].map((years) => `${(own.startsYear ?? 0) + years}`) : []

/** Of an option, told beside its result. */
const MOST_CHANGES = 4

const BEFORE_PAY = 'Left before founders’ pay'

/** 'seats#' is the number of '29 seats' alone, where the sentence names the thing itself; 'left~' reads 'about $16,700'. */
const withBare =
  (get: Sheet['get']): Sheet['get'] =>
  (id) => {
    const quantity = get(id.replace(/[#~]$/, ''))
    if (id.endsWith('~')) return quantity && { ...quantity, text: roundText(quantity.text) }
    if (!id.endsWith('#')) return quantity
    const count = /^([\d.,−-]+)\s\p{L}/u.exec(quantity?.text ?? '')?.[1]
    return quantity && { ...quantity, text: count ?? quantity.text }
  }

const MINUTES = /^(\d+) minutes?$/

/** Copies under the names that the channels' table uses. */
const CHANNEL_NUMBER = /^(?:reach|win|spend)-/

const labelOf = ({ numbers }: Case, id: string) => {
  const { label, per } = numbers.get(id)
  return per && !label.toLowerCase().includes(per) ? `${label}, per ${per}` : label
}

export interface Sum {
  id: string
  make: string
  unit: string | [string, string]
}

/** The sheet with sums of a writer's own. Those that have no result stay out. */
export function withSums(
  sheet: Sheet,
  sums: Sum[],
  of: string,
  ground: Pick<SheetInput, 'one' | 'context'>,
): Sheet {
  const { context } = ground
  const minor = 10 ** decimalsOf(ground.one.currency)
  const sign = context.money(minor).replace(/[\d.,\s]/g, '')
  const dates = new Set(sheet.all.flatMap(({ id, isDate }) => (isDate ? [id] : [])))
  const own = new Map<string, { value: number; quantity: Quantity }>()
  // In whole units of the currency, so that a formula may hold amounts of its own.
  const amountOf = (id: string): number => {
    const quantity = dates.has(id) ? undefined : sheet.get(id)
    if (!quantity) return own.get(id)?.value ?? Number.NaN
    // Whoever reads '20 minutes' counts with twenty, not with a third of an hour.
    const minutes = MINUTES.exec(quantity.text)?.[1]
    if (minutes) return Number(minutes)
    return quantity.text.includes(sign) ? quantity.value / minor : quantity.value
  }
  // A sum may use one that stands further down.
  for (let round = 0; round < 3; round++)
    for (const { id, make, unit } of sums) {
      if (own.has(id) || sheet.get(id) || namesIn(make).some((name) => Number.isNaN(amountOf(name)))) continue
      const value = calculate(make, amountOf)
      const quantity = sumFigure(ground, `sum.${of}.${id}`, value, unit)
      if (quantity) own.set(id, { value, quantity })
    }
  const sumFigures = sums.flatMap(({ id, make }): SheetFigure[] => {
    const quantity = own.get(id)?.quantity
    return quantity ? [{ id, is: make, quantity }] : []
  })
  const get = withBare((id) => own.get(id)?.quantity)
  return { ...sheet, all: [...sheet.all, ...sumFigures], get: (id) => sheet.get(id) ?? get(id) }
}
