// Customers who stay, pay ahead for a period, and leave at its end.

import { roundHalfUp } from '../../money.ts'
import { at, MONTHS, row, runningTotal, seasonAt, wholes } from '../../plan/finance/calendar.ts'
import type { SubscriptionStream } from '../../plan/finance/drivers.ts'
import type { StreamMonths } from '../../plan/finance/streams/stream-months.ts'
import { streamMonths } from '../../plan/finance/streams/streams.ts'
import { isRunning, lapsing } from '../../plan/finance/streams/subscription.ts'
import { plural } from '../../plan/kit/plural.ts'
import { CASE, type LifeCells, type Model, type Sold, toWhole } from '../model.ts'
import type { Row } from '../time-page.ts'
import {
  type Basics,
  basicsOf,
  finish,
  moneyRow,
  overTimeRow,
  risenRow,
  scaledCost,
  scaledPrice,
  scaledVolume,
  selling,
  times,
  wholeRows,
} from './parts.ts'

interface Cells {
  joining: Row
  price: string
  billing: string
  opening: string
  lapsing: string
  serving: string
  setup?: { price: string; cost: string }
  basics: Basics
}

export function subscriptionBlock(model: Model, stream: SubscriptionStream): Sold {
  const { sales, toCent } = model
  const cells = subscriptionCells(model, stream)
  const { basics, price, billing, serving, setup } = cells
  const months = streamMonths(stream)
  sales.section(stream.label, `counted in ${plural(stream.unit)}`)
  const { customers, paying } = customerRows(model, stream, months, cells)
  const money = incomeRows(model, stream, months, cells, paying, customers.joining)
  const fees = moneyRow(
    model,
    'Payment fees',
    (i) => toCent(`${money.billed.at(i)}*${basics.feeShare}+${paying.at(i)}*${basics.feeEach}`),
    months.fees,
  )
  const servingRow = risenRow(
    model,
    'Cost of serving one for a month',
    '',
    serving,
    basics.costRise,
    stream.serving,
    stream.costRise ?? 0,
  )
  const setupCost =
    setup &&
    risenRow(
      model,
      'Cost of one setup',
      '',
      setup.cost,
      basics.costRise,
      stream.setup?.cost ?? 0,
      stream.costRise ?? 0,
    )
  const costOfSales = moneyRow(
    model,
    'Cost of sales',
    (i) =>
      `${customers.closing.at(i)}*${servingRow.at(i)}${setupCost ? `+${customers.joining.at(i)}*${setupCost.at(i)}` : ''}`,
    months.costOfSales,
  )
  const { revenue, deferred, billed } = money
  const end = finish(model, stream, months, { revenue, costOfSales, fees, billed }, basics)
  const monthly = stream.price / stream.billingMonths
  const life: LifeCells = {
    billingMonths: billing,
    lapsing: cells.lapsing,
    ...(setup && { setup: { ...setup, feeShare: basics.feeShare, left: setupLeaves(stream) } }),
  }
  return {
    stream,
    volume: customers.closing,
    won: customers.joining,
    revenue,
    costOfSales,
    fees,
    bought: costOfSales,
    deferred,
    ...end,
    life,
    checks: [
      {
        name: `${stream.label}: paid ahead and not yet earned = charged less earned`,
        formula: `ABS(SUM(${billed.months})-SUM(${revenue.months})-${deferred.at(MONTHS - 1)})<0.005`,
      },
    ],
    unitTerms: [
      {
        name: 'price a month',
        formula: () => toCent(`${price}/${billing}`),
        value: () => roundHalfUp(monthly),
      },
      { name: 'serving', formula: () => toCent(serving), value: () => roundHalfUp(stream.serving) },
      {
        name: 'payment fee',
        formula: () => toCent(`${price}/${billing}*${basics.feeShare}+${basics.feeEach}*(1/${billing})`),
        value: () => roundHalfUp(monthly * stream.fee.share + stream.fee.each * (1 / stream.billingMonths)),
      },
    ],
  }
}

function setupLeaves({ setup, fee }: SubscriptionStream): number {
  const { price, cost } = setup ?? { price: 0, cost: 0 }
  return price - cost - roundHalfUp(price * fee.share)
}

function subscriptionCells(model: Model, stream: SubscriptionStream): Cells {
  const { book } = model
  const { setup } = stream
  const price = book.driver({
    label: 'Price of one period, net of sales tax',
    value: stream.price,
    as: 'money',
    unit: stream.billingMonths === 1 ? 'a month' : `for ${stream.billingMonths} months`,
    inCase: scaledPrice(model),
    check: 'A paid test with ten customers',
    says: [/price|paid.?ahead|fee|subscri|member|donat|plan|month|year/],
  })
  const billing = book.driver({
    label: 'Months paid ahead',
    value: stream.billingMonths,
    as: 'count',
    unit: 'months',
    check: 'One or twelve; those who pay ahead leave only at the end of a period',
  })
  const churn = book.driver({
    label: 'Leaving a month',
    value: stream.churn,
    as: 'share',
    unit: 'of customers',
    inCase: (own) => `MIN(1,MAX(0,${own}*${CASE.churn}))`,
    check: 'Those who stopped, of those who were there, over three months',
    says: [/churn|leav|renew|lapse|stay/],
  })
  const lapse = book.follows(
    'Of those whose period ends, not paying again',
    'share',
    `IF(${billing}=1,${churn},1-(1-${churn})^${billing})`,
    lapsing(stream),
    'Follows from the two lines above',
  )
  const serving = book.driver({
    label: 'Cost of serving one for a month',
    value: stream.serving,
    as: 'money',
    unit: 'a customer a month',
    inCase: scaledCost(model),
    check: 'Goods, hosting, data, support for one, from a month’s bills',
    says: [/serv|host|cost|goods|data|support/],
  })
  const setups = setup && {
    price: book.driver({
      label: 'Setup, price',
      value: setup.price,
      as: 'money',
      unit: 'once',
      inCase: scaledPrice(model),
      check: 'What the first ten customers paid to begin',
      says: [/setup|hardware|onboard|unit|price/],
    }),
    cost: book.driver({
      label: 'Setup, cost',
      value: setup.cost,
      as: 'money',
      unit: 'once',
      inCase: scaledCost(model),
      check: 'A quote for ten',
      says: [/unit.?cost|setup|hardware|onboard|cost/],
    }),
  }
  const points = stream.joining.length > 0 ? stream.joining : [{ month: 1, value: 0 }]
  // The first month of sale stands right below the points of who joins.
  const entersIn = () => book.entered(points.length)
  // Customers of a business that runs already are neither more, fewer nor later in another case.
  const opening = book.driver({
    label: 'Customers at the start',
    value: stream.opening,
    as: 'count',
    unit: 'customers',
    inCase: (own) => `IF(AND(${entersIn()}<=1,${own}>0),${own},${toWhole(`${own}*${CASE.volume}`)})`,
    check: 'A list of names',
    says: [/customers|pledge|opening|start|founding|regular|member|subscri|pilot/],
  })
  const entered = opening.replace('$E$', '$B$').replace(/^.*!/, '')
  const later = `IF(AND(${entersIn()}<=1,${entered}>0),0,${CASE.delay})`
  const joining = overTimeRow(model, stream, {
    label: 'New customers a month',
    points,
    as: 'number',
    unit: 'a month',
    inCase: scaledVolume,
    delayed: later,
    check: 'What each way to customers brought last month',
    says: [/join|new|won|customers|month/],
  })
  const basics = basicsOf(model, stream, (own) => `${own}+${later}`)
  return {
    joining,
    price,
    billing,
    opening,
    lapsing: lapse,
    serving,
    basics,
    ...(setups && { setup: setups }),
  }
}

function customerRows(
  model: Model,
  stream: SubscriptionStream,
  months: StreamMonths,
  { joining, opening, billing, lapsing: lapse, basics }: Cells,
) {
  const { sales } = model
  const { from } = basics
  const first = Math.max(1, stream.from)
  const start = roundHalfUp(stream.opening)
  const there = isRunning(stream) ? start : 0
  const exact = row((month, i) =>
    month < first ? 0 : at(joining.values, i) * seasonAt(stream.season, month),
  )
  const fresh = wholeRows(model, {
    label: 'Joining, from month to month',
    unit: '',
    exact: (i) => selling(`MAX(1,${from})`, sales.monthNumber(i), times(joining.at(i), basics.season, i)),
    exactValues: exact,
    values: wholes(exact),
  })
  const isThere = `IF(AND(${from}<=1,${opening}>0),${toWhole(opening)},0)`
  const customers = months.customers
  const join = sales.add({
    label: 'Joining',
    unit: plural(stream.unit),
    as: 'count',
    over: 'sum',
    month: (i) =>
      `${fresh.at(i)}+IF(${sales.monthNumber(i)}=MAX(1,${from}),${toWhole(opening)}-${isThere},0)`,
    values: customers?.joining ?? [],
  })
  const payingAhead = sales.ahead(3)
  const due = sales.add({
    label: 'Whose period ends',
    unit: plural(stream.unit),
    as: 'count',
    role: 'memo',
    over: 'none',
    month: (i) =>
      i === 0
        ? '0'
        : `IF(${sales.monthNumber(i)}>${billing},INDEX(${payingAhead.upTo(i - 1)},MAX(1,${sales.monthNumber(i)}-${billing})),0)`,
    values: dueRow(stream, months, there),
  })
  const lost = sales.add({
    label: 'Leaving, running total',
    as: 'number',
    role: 'memo',
    over: 'none',
    month: (i, own) => `${own.before(i)}+${due.at(i)}*${lapse}`,
    values: runningTotal(due.values.map((value) => value * lapsing(stream))),
  })
  const leaving = sales.add({
    label: 'Leaving',
    unit: plural(stream.unit),
    as: 'count',
    over: 'sum',
    month: (i) => (i === 0 ? toWhole(lost.at(0)) : `${toWhole(lost.at(i))}-${toWhole(lost.at(i - 1))}`),
    values: customers?.leaving ?? [],
  })
  const paying = sales.add({
    label: 'Paying for a period',
    unit: plural(stream.unit),
    as: 'count',
    over: 'sum',
    month: (i) => `${due.at(i)}-${leaving.at(i)}+${join.at(i)}${i === 0 ? `+${isThere}` : ''}`,
    values: payingRow(stream, months, there),
  })
  const closingAhead = sales.ahead(1)
  const begin = sales.add({
    label: 'There at the start',
    unit: plural(stream.unit),
    as: 'count',
    over: 'first',
    month: (i) => (i === 0 ? isThere : closingAhead.at(i - 1)),
    values: customers?.opening ?? [],
  })
  const closing = sales.add({
    label: 'There at the end',
    unit: plural(stream.unit),
    as: 'count',
    role: 'total',
    over: 'last',
    month: (i) => `${begin.at(i)}+${join.at(i)}-${leaving.at(i)}`,
    values: customers?.closing ?? [],
  })
  return { customers: { joining: join, closing }, paying }
}

/** Who pays in a month: those whose period ended and who stay, and those who join. */
function payingRow(
  { billingMonths }: SubscriptionStream,
  { customers }: StreamMonths,
  there: number,
): number[] {
  const paying: number[] = []
  for (let i = 0; i < MONTHS; i++)
    paying.push(
      at(paying, i - billingMonths) -
        at(customers?.leaving ?? [], i) +
        at(customers?.joining ?? [], i) +
        (i === 0 ? there : 0),
    )
  return paying
}

const dueRow = (stream: SubscriptionStream, months: StreamMonths, there: number): number[] => {
  const paying = payingRow(stream, months, there)
  return row((_, i) => at(paying, i - stream.billingMonths))
}

function incomeRows(
  model: Model,
  stream: SubscriptionStream,
  months: StreamMonths,
  { price, billing, setup, basics }: Cells,
  paying: Row,
  joining: Row,
) {
  const { sales, toCent } = model
  const priceRow = risenRow(
    model,
    'Price of one period',
    '',
    price,
    basics.priceRise,
    stream.price,
    stream.priceRise,
  )
  const setupRow =
    setup &&
    risenRow(
      model,
      'Price of one setup',
      '',
      setup.price,
      basics.priceRise,
      stream.setup?.price ?? 0,
      stream.priceRise,
    )
  const periodValues = row((_, i) => at(paying.values, i) * at(priceRow.values, i))
  const setupValues = row((_, i) => at(joining.values, i) * at(setupRow?.values ?? [], i))
  const periods = moneyRow(
    model,
    'Charged for periods',
    (i) => `${paying.at(i)}*${priceRow.at(i)}`,
    periodValues,
  )
  const setups =
    setupRow &&
    moneyRow(model, 'Charged for setups', (i) => `${joining.at(i)}*${setupRow.at(i)}`, setupValues)
  const billed = setups
    ? moneyRow(model, 'Charged', (i) => `${periods.at(i)}+${setups.at(i)}`, months.billed)
    : periods
  // Each payment in equal parts over its months, to the last cent.
  const age = (i: number) => `(${sales.monthNumber(i)}-${sales.monthNumbersUpTo(i)})`
  const earnedPart = (i: number, plus: string) => toCent(`${periods.upTo(i)}*(${age(i)}${plus})/${billing}`)
  const earnedFormula = (i: number) =>
    `SUMPRODUCT((${age(i)}<${billing})*(${earnedPart(i, '+1')}-${earnedPart(i, '')}))`
  const earned =
    setups &&
    moneyRow(
      model,
      'Earned of periods',
      earnedFormula,
      row((_, i) => at(months.revenue, i) - at(setupValues, i)),
    )
  const revenue = moneyRow(
    model,
    'Revenue',
    (i) => (earned && setups ? `${earned.at(i)}+${setups.at(i)}` : earnedFormula(i)),
    months.revenue,
    'total',
  )
  const deferred = moneyRow(
    model,
    'Paid ahead, not yet earned',
    (i) => `SUMPRODUCT((${age(i)}<${billing}-1)*(${periods.upTo(i)}-${earnedPart(i, '+1')}))`,
    months.deferred,
    'plain',
    'last',
  )
  return { billed, revenue, deferred }
}
