// Things that are bought ahead, lie in stock, are sold first in, first out, and sometimes come back.

import { roundHalfUp } from '../../money.ts'
import { at, changes, MONTHS, row, runningTotal, seasonAt, wholes } from '../../plan/finance/calendar.ts'
import type { UnitStream } from '../../plan/finance/drivers.ts'
import type { StreamMonths } from '../../plan/finance/streams/stream-months.ts'
import { streamMonths } from '../../plan/finance/streams/streams.ts'
import { plural } from '../../plan/kit/plural.ts'
import { CASE, type Model, type Sold, toWhole } from '../model.ts'
import { type Row, span } from '../time-page.ts'
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

/** Goods for so many months of coming sales can lie in stock, whatever somebody enters. */
const MOST_STOCK_MONTHS = 12

/** Months after the plan that have to be counted for what lies in stock at its end. */
export const monthsBeyond = ({ stockMonths }: UnitStream): number =>
  Math.max(MOST_STOCK_MONTHS, Math.ceil(stockMonths)) + 1

export function unitBlock(model: Model, stream: UnitStream): Sold {
  const { book, sales, toCent, more } = model
  const planned = overTimeRow(
    model,
    stream,
    {
      label: 'Sold a month',
      points: stream.volume,
      as: 'number',
      unit: 'a month',
      inCase: scaledVolume,
      delayed: CASE.delay,
      check: 'Orders in hand, and what the shops or the page sold last month',
      says: [/sold|sales|order|unit|volume|month|piece|copies|project/],
    },
    more,
  )
  const most =
    stream.most === undefined
      ? undefined
      : book.driver({
          label: 'Most in one month',
          value: stream.most,
          as: 'number',
          unit: 'a month',
          check: 'What people, machines and days can do in the best month',
          says: [/most|capacity/],
        })
  const price = book.driver({
    label: 'Price of one, net of sales tax',
    value: stream.price,
    as: 'money',
    unit: `a ${stream.unit}`,
    inCase: scaledPrice(model),
    check: 'A paid test with twenty buyers',
    says: [/price|order|amount|basket|fee|ticket|copy|average/],
  })
  const cost = book.driver({
    label: 'Cost of one, landed',
    value: stream.costEach,
    as: 'money',
    unit: `a ${stream.unit}`,
    inCase: scaledCost(model),
    check: 'A supplier’s quote, with freight, duty and packaging',
    says: [/cost|landed|goods|material/],
  })
  const returns = book.driver({
    label: 'Sent back and refunded',
    value: stream.returns,
    as: 'share',
    unit: 'of those sold',
    check: 'The first hundred parcels',
    says: [/return|sent back|refund/],
  })
  const stockMonths = book.driver({
    label: 'Stock, in months of coming sales',
    value: stream.stockMonths,
    as: 'number',
    unit: `months, ${MOST_STOCK_MONTHS} at most`,
    check: 'The supplier’s delivery time and smallest order',
    says: [/stock/],
  })
  const basics = basicsOf(model, stream)
  const months = streamMonths(stream)

  sales.section(stream.label, `counted in ${plural(stream.unit)}`)
  const exact = row(
    (month, i) =>
      month < stream.from
        ? 0
        : Math.min(
            stream.most ?? Number.POSITIVE_INFINITY,
            at(planned.values, i) * seasonAt(stream.season, month),
          ),
    MONTHS + more,
  )
  const sold = wholeRows(model, {
    label: 'Sold',
    unit: plural(stream.unit),
    exact: (i) => {
      const wanted = times(planned.at(i), basics.season, i)
      return selling(basics.from, sales.monthNumber(i), most ? `MIN(${most},${wanted})` : wanted)
    },
    exactValues: exact,
    values: wholes(exact),
  })
  const returned = returnedRow(model, sold, returns, stream, months)
  const priceRow = risenRow(
    model,
    'Price of one',
    '',
    price,
    basics.priceRise,
    stream.price,
    stream.priceRise,
  )
  const revenue = moneyRow(
    model,
    'Revenue',
    (i) => toCent(`(${sold.at(i)}-${returned.at(i)})*${priceRow.at(i)}`),
    months.revenue,
    'total',
  )
  const goods = stockRows(model, stream, months, { sold, cost, stockMonths, basics })
  const fees = moneyRow(
    model,
    'Payment fees',
    (i) => toCent(`${sold.at(i)}*(${priceRow.at(i)}*${basics.feeShare}+${basics.feeEach})`),
    months.fees,
  )
  const end = finish(
    model,
    stream,
    months,
    { revenue, costOfSales: goods.costOfSales, fees, billed: revenue },
    basics,
  )
  const refunds = stream.price * stream.returns
  return {
    stream,
    volume: sold,
    won: sold,
    revenue,
    fees,
    ...goods,
    ...end,
    unitTerms: [
      { name: 'price', formula: () => toCent(price), value: () => roundHalfUp(stream.price) },
      { name: 'refunds', formula: () => toCent(`${price}*${returns}`), value: () => roundHalfUp(refunds) },
      { name: 'cost of one', formula: () => toCent(cost), value: () => roundHalfUp(stream.costEach) },
      {
        name: 'payment fee',
        formula: () => toCent(`${price}*${basics.feeShare}+${basics.feeEach}`),
        value: () => roundHalfUp(stream.price * stream.fee.share + stream.fee.each),
      },
    ],
  }
}

function returnedRow(
  { sales }: Model,
  sold: Row,
  returns: string,
  stream: UnitStream,
  months: StreamMonths,
): Row {
  const total = sales.add({
    label: 'Sent back, running total',
    as: 'number',
    role: 'memo',
    over: 'none',
    month: (i, own) => (i === 0 ? `${sold.at(0)}*${returns}` : `${own.at(i - 1)}+${sold.at(i)}*${returns}`),
    values: runningTotal(months.volume.map((units) => units * stream.returns)),
  })
  return sales.add({
    label: 'Sent back',
    unit: plural(stream.unit),
    as: 'count',
    over: 'sum',
    month: (i) => (i === 0 ? toWhole(total.at(0)) : `${toWhole(total.at(i))}-${toWhole(total.at(i - 1))}`),
    values: months.returned ?? [],
  })
}

interface Goods {
  sold: Row
  cost: string
  stockMonths: string
  basics: Basics
}

function stockRows(
  model: Model,
  stream: UnitStream,
  months: StreamMonths,
  { sold, cost, stockMonths, basics }: Goods,
) {
  const { sales, toCent, more } = model
  const inStock = stockAt(stream, sold.values)
  const stockUnits = sales.add({
    label: 'In stock at the end',
    unit: plural(stream.unit),
    as: 'count',
    over: 'last',
    month: (i) => {
      const coming = sold.from(i + 1, more)
      const full = `INT(${stockMonths})`
      const ahead = span(sold.at(i + 1), `INDEX(${coming},MAX(1,${full}))`)
      return toWhole(`INDEX(${coming},${full}+1)*(${stockMonths}-${full})+IF(${full}>0,SUM(${ahead}),0)`)
    },
    values: inStock,
  })
  const arriving = row((_, i) => at(months.volume, i) + at(changes(inStock), i))
  const bought = sales.add({
    label: 'Bought',
    unit: plural(stream.unit),
    as: 'count',
    over: 'sum',
    month: (i) => `${sold.at(i)}+${stockUnits.at(i)}-${stockUnits.before(i)}`,
    values: arriving,
  })
  const each = risenRow(
    model,
    'Cost of one, bought now',
    '',
    cost,
    basics.costRise,
    stream.costEach,
    stream.costRise ?? 0,
  )
  const boughtTotal = sales.add({
    label: 'Bought since the start',
    as: 'count',
    role: 'memo',
    over: 'none',
    month: (i, own) => `${bought.at(i)}+${own.before(i)}`,
    values: runningTotal(arriving),
  })
  const soldTotal = sales.add({
    label: 'Sold since the start',
    as: 'count',
    role: 'memo',
    over: 'none',
    month: (i, own) => `${sold.at(i)}+${own.before(i)}`,
    values: runningTotal(months.volume),
  })
  // Of each month's purchase, as much as has been sold when what was bought first goes first.
  const costTotal = sales.add({
    label: 'Cost of all sold so far, first in, first out',
    as: 'money',
    role: 'memo',
    over: 'none',
    month: (i) => {
      const [n, a, b] = [soldTotal.at(i), boughtTotal.months, bought.months]
      return toCent(
        `SUMPRODUCT(${each.months}*((${a}<=${n})*${b}+(${a}>${n})*(${a}-${b}<${n})*(${n}-${a}+${b})))`,
      )
    },
    values: runningTotal(months.costOfSales),
  })
  const spent = moneyRow(
    model,
    'Paid or owed to suppliers',
    (i) => toCent(`${bought.at(i)}*${each.at(i)}`),
    months.bought,
  )
  const costOfSales = moneyRow(
    model,
    'Cost of sales',
    (i) => (i === 0 ? costTotal.at(0) : toCent(`${costTotal.at(i)}-${costTotal.at(i - 1)}`)),
    months.costOfSales,
  )
  const stock = moneyRow(
    model,
    'Stock at cost',
    (i, own) => toCent(`${own.before(i)}+${spent.at(i)}-${costOfSales.at(i)}`),
    months.stock,
    'plain',
    'last',
  )
  return {
    costOfSales,
    bought: spent,
    stock,
    checks: [
      {
        name: `${stream.label}: bought = sold + in stock`,
        formula: `SUM(${bought.months})=SUM(${sold.months})+${stockUnits.at(MONTHS - 1)}`,
      },
    ],
  }
}

function stockAt({ stockMonths }: UnitStream, sold: number[]): number[] {
  const full = Math.floor(stockMonths)
  return row((_, i) => {
    let units = at(sold, i + full + 1) * (stockMonths - full)
    for (let ahead = 1; ahead <= full; ahead++) units += at(sold, i + ahead)
    return roundHalfUp(units)
  })
}
