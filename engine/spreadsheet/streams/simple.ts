// Streams that are delivered, charged and earned in the same month: orders, sales at a counter, contracts.

import { roundHalfUp } from '../../money.ts'
import { clamp, rampAt, row, seasonAt } from '../../plan/finance/calendar.ts'
import type { CapacityStream, ContractStream, TransactionStream } from '../../plan/finance/drivers.ts'
import { streamMonths } from '../../plan/finance/streams/streams.ts'
import { plural } from '../../plan/kit/plural.ts'
import { CASE, type Model, type Sold, toWhole } from '../model.ts'
import {
  basicsOf,
  finish,
  moneyRow,
  overTimeRow,
  risenRow,
  scaledCost,
  scaledPrice,
  scaledShare,
  scaledVolume,
  selling,
  times,
  wholeRows,
} from './parts.ts'

export function transactionBlock(model: Model, stream: TransactionStream): Sold {
  const { book, sales, toCent } = model
  const volumeRamp = overTimeRow(model, stream, {
    label: 'Orders a month',
    points: stream.volume,
    as: 'number',
    unit: 'a month',
    inCase: scaledVolume,
    delayed: CASE.delay,
    check: 'Counted orders of the last months, and what marketing can bring',
    says: [/order|volume|job|sale/],
  })
  const value = book.driver({
    label: 'Value of one order',
    value: stream.orderValue,
    as: 'money',
    unit: `a ${stream.unit}`,
    inCase: scaledPrice(model),
    check: 'The average of real orders',
    says: [/average.?order|order|price|value|fee|amount/],
  })
  const take = book.driver({
    label: 'Our share of an order',
    value: stream.take,
    as: 'share',
    unit: 'of its value',
    check: 'What the terms say, and what sellers accept',
    says: [/take|share|keep|commission/],
  })
  const cost = book.driver({
    label: 'Our own cost of one order',
    value: stream.costEach,
    as: 'money',
    unit: `a ${stream.unit}`,
    inCase: scaledCost(model),
    check: 'Minutes spent on twenty orders, and what refunds cost',
    says: [/cost|serving/],
  })
  const basics = basicsOf(model, stream)
  const months = streamMonths(stream)

  sales.section(stream.label, `counted in ${plural(stream.unit)}`)
  const exact = row((month) =>
    month < stream.from ? 0 : rampAt(stream.volume, month) * seasonAt(stream.season, month),
  )
  const volume = wholeRows(model, {
    label: 'Orders',
    unit: 'orders',
    exact: (i) => selling(basics.from, sales.monthNumber(i), times(volumeRamp.at(i), basics.season, i)),
    exactValues: exact,
    values: months.volume,
  })
  const price = risenRow(
    model,
    'Value of one order',
    '',
    value,
    basics.priceRise,
    stream.orderValue,
    stream.priceRise,
  )
  const paid = moneyRow(
    model,
    'Paid by customers',
    (i) => toCent(`${volume.at(i)}*${price.at(i)}`),
    months.paidByCustomers,
  )
  const revenue = moneyRow(model, 'Revenue', (i) => toCent(`${paid.at(i)}*${take}`), months.revenue, 'total')
  const each = risenRow(
    model,
    'Cost of one order',
    '',
    cost,
    basics.costRise,
    stream.costEach,
    stream.costRise ?? 0,
  )
  const costOfSales = moneyRow(
    model,
    'Cost of sales',
    (i) => toCent(`${volume.at(i)}*${each.at(i)}`),
    months.costOfSales,
  )
  const fees = moneyRow(
    model,
    'Payment fees',
    (i) => toCent(`${paid.at(i)}*${basics.feeShare}+${volume.at(i)}*${basics.feeEach}`),
    months.fees,
  )
  const end = finish(model, stream, months, { revenue, costOfSales, fees, billed: revenue }, basics)
  return {
    stream,
    volume,
    won: volume,
    revenue,
    costOfSales,
    fees,
    bought: costOfSales,
    checks: [],
    ...end,
    unitTerms: [
      {
        name: 'our share of an order',
        formula: () => toCent(`${value}*${take}`),
        value: () => roundHalfUp(stream.orderValue * stream.take),
      },
      { name: 'cost of an order', formula: () => toCent(cost), value: () => roundHalfUp(stream.costEach) },
      {
        name: 'payment fee',
        formula: () => toCent(`${value}*${basics.feeShare}+${basics.feeEach}`),
        value: () => roundHalfUp(stream.orderValue * stream.fee.share + stream.fee.each),
      },
    ],
  }
}

export function capacityBlock(model: Model, stream: CapacityStream): Sold {
  const { book, sales, toCent } = model
  const perDay = overTimeRow(model, stream, {
    label: 'Sales on an open day',
    points: stream.perDay,
    as: 'number',
    unit: 'a day',
    inCase: scaledVolume,
    delayed: CASE.delay,
    check: 'Count passers-by and buyers at three places like this one',
    says: [/sales|day|opening|settled|visit|guest|night|let|booking|rent/],
  })
  const openDays = book.driver({
    label: 'Open days a month',
    value: stream.openDays,
    as: 'number',
    unit: 'days',
    check: 'Your opening hours over a year, divided by twelve',
    says: [/open|days/],
  })
  const capacity = book.driver({
    label: 'Most sales on one day',
    value: stream.capacityPerDay,
    as: 'number',
    unit: 'a day',
    check: 'What counter, kitchen, seats or stock can serve on the best day',
    says: [/most|capacity|seats|places|rooms|units|fleet/],
  })
  const spend = book.driver({
    label: 'Spend a sale, net of sales tax',
    value: stream.spend,
    as: 'money',
    unit: `a ${stream.unit}`,
    inCase: scaledPrice(model),
    check: 'Fifty receipts of a place like this one',
    says: [/spend|price|rate|ticket|order|fee/],
  })
  const goods = book.driver({
    label: 'Goods in one sale',
    value: stream.costShare,
    as: 'share',
    unit: 'of the sale',
    inCase: scaledShare,
    check: 'Recipes and purchase prices, with packaging and waste',
    says: [/goods|cost|share/],
  })
  const basics = basicsOf(model, stream)
  const months = streamMonths(stream)

  sales.section(stream.label, `counted in ${plural(stream.unit)}`)
  const exact = row((month) =>
    month < stream.from
      ? 0
      : clamp(rampAt(stream.perDay, month) * seasonAt(stream.season, month), 0, stream.capacityPerDay) *
        stream.openDays,
  )
  const volume = wholeRows(model, {
    label: 'Sales',
    unit: plural(stream.unit),
    exact: (i) =>
      selling(
        basics.from,
        sales.monthNumber(i),
        `MIN(${capacity},MAX(0,${times(perDay.at(i), basics.season, i)}))*${openDays}`,
      ),
    exactValues: exact,
    values: months.volume,
  })
  const price = risenRow(model, 'Spend a sale', '', spend, basics.priceRise, stream.spend, stream.priceRise)
  const revenue = moneyRow(
    model,
    'Revenue',
    (i) => toCent(`${volume.at(i)}*${price.at(i)}`),
    months.revenue,
    'total',
  )
  const costOfSales = moneyRow(
    model,
    'Cost of sales',
    (i) => toCent(`${revenue.at(i)}*${goods}`),
    months.costOfSales,
  )
  const fees = moneyRow(
    model,
    'Payment fees',
    (i) => toCent(`${revenue.at(i)}*${basics.feeShare}+${volume.at(i)}*${basics.feeEach}`),
    months.fees,
  )
  const end = finish(model, stream, months, { revenue, costOfSales, fees, billed: revenue }, basics)
  return {
    stream,
    volume,
    won: volume,
    revenue,
    costOfSales,
    fees,
    bought: costOfSales,
    checks: [],
    ...end,
    openDays,
    most: () => `INT(${capacity}*${openDays})`,
    unitTerms: [
      { name: 'spend a sale', formula: () => toCent(spend), value: () => roundHalfUp(stream.spend) },
      {
        name: 'goods',
        formula: () => toCent(`${spend}*${goods}`),
        value: () => roundHalfUp(stream.spend * stream.costShare),
      },
      {
        name: 'payment fee',
        formula: () => toCent(`${spend}*${basics.feeShare}+${basics.feeEach}`),
        value: () => roundHalfUp(stream.spend * stream.fee.share + stream.fee.each),
      },
    ],
  }
}

/** A contract runs or does not: rounded, not carried over. The season moves what it pays in a month. */
export function contractBlock(model: Model, stream: ContractStream): Sold {
  const { book, sales, toCent } = model
  const running = overTimeRow(model, stream, {
    label: 'Contracts running',
    points: stream.running,
    as: 'number',
    unit: 'contracts',
    inCase: scaledVolume,
    delayed: CASE.delay,
    check: 'Signed, promised and asked, each counted apart',
    says: [/contract|grant|sponsor|licen|client|partner|running/],
  })
  const amount = book.driver({
    label: 'Paid by one a month',
    value: stream.amount,
    as: 'money',
    unit: `a ${stream.unit} a month`,
    inCase: scaledPrice(model),
    check: 'What the last one signed for, or an offer in writing',
    says: [/amount|price|grant|sponsor|fee|retainer|contract|month/],
  })
  const delivery = book.driver({
    label: 'Cost of delivery',
    value: stream.costShare,
    as: 'share',
    unit: 'of what is paid',
    inCase: scaledShare,
    check: 'Hours and purchases of one contract',
    says: [/cost|deliver|share/],
  })
  const basics = basicsOf(model, stream)
  const months = streamMonths(stream)

  sales.section(stream.label, `counted in ${plural(stream.unit)}`)
  const volume = sales.add({
    label: 'Contracts running',
    unit: 'contracts',
    as: 'count',
    over: 'last',
    month: (i) => selling(basics.from, sales.monthNumber(i), toWhole(running.at(i))),
    values: months.volume,
  })
  const price = risenRow(
    model,
    'Paid by one a month',
    '',
    amount,
    basics.priceRise,
    stream.amount,
    stream.priceRise,
  )
  const revenue = moneyRow(
    model,
    'Revenue',
    (i) => toCent(times(`${volume.at(i)}*${price.at(i)}`, basics.season, i)),
    months.revenue,
    'total',
  )
  const costOfSales = moneyRow(
    model,
    'Cost of sales',
    (i) => toCent(`${revenue.at(i)}*${delivery}`),
    months.costOfSales,
  )
  const fees = moneyRow(
    model,
    'Payment fees',
    (i) => toCent(`${revenue.at(i)}*${basics.feeShare}+${volume.at(i)}*${basics.feeEach}`),
    months.fees,
  )
  const end = finish(model, stream, months, { revenue, costOfSales, fees, billed: revenue }, basics)
  return {
    stream,
    volume,
    won: volume,
    revenue,
    costOfSales,
    fees,
    bought: costOfSales,
    checks: [],
    ...end,
    unitTerms: [
      { name: 'amount a month', formula: () => toCent(amount), value: () => roundHalfUp(stream.amount) },
      {
        name: 'cost of delivery',
        formula: () => toCent(`${amount}*${delivery}`),
        value: () => roundHalfUp(stream.amount * stream.costShare),
      },
      {
        name: 'payment fee',
        formula: () => toCent(`${amount}*${basics.feeShare}+${basics.feeEach}`),
        value: () => roundHalfUp(stream.amount * stream.fee.share + stream.fee.each),
      },
    ],
  }
}
