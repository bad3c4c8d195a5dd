// Streams that sell people's time: hours, and seats in sessions.

import { roundHalfUp } from '../../money.ts'
import { at, clamp, rampAt, row, seasonAt } from '../../plan/finance/calendar.ts'
import type { CohortStream, HourStream } from '../../plan/finance/drivers.ts'
import { streamMonths } from '../../plan/finance/streams/streams.ts'
import { plural } from '../../plan/kit/plural.ts'
import { CASE, type Model, type Sold } from '../model.ts'
import { type Row, span } from '../time-page.ts'
import {
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

/** The average of a row over the months of a year, times a cell, in whole ones. */
const mostOf = (each: Row, cell: string) => (year: number) => {
  const range = span(each.at((year - 1) * 12), each.at(year * 12 - 1))
  return `INT(SUM(${range})*${cell}/12+0.000000001)`
}

/** A person sends one invoice a month, which is what the fee's fixed amount is paid on. */
export function hourBlock(model: Model, stream: HourStream): Sold {
  const { book, sales, toCent } = model
  const people = overTimeRow(model, stream, {
    label: 'People who bill',
    points: stream.people,
    as: 'number',
    unit: 'people',
    check: 'Who is hired, and from when',
    says: [/people|team|consult|staff|founder/],
  })
  const hoursEach = book.driver({
    label: 'Hours of one person a month',
    value: stream.hoursEach,
    as: 'number',
    unit: 'hours',
    check: 'Working days less holidays, times hours a day',
    says: [/hours/],
  })
  const utilisation = overTimeRow(model, stream, {
    label: 'Share of the hours that is billed',
    points: stream.utilisation,
    as: 'share',
    unit: 'of the hours',
    inCase: scaledVolume,
    delayed: CASE.delay,
    check: 'Time sheets of four weeks',
    says: [/utili|billed|billable|share|booked|full/],
  })
  const rate = book.driver({
    label: 'Rate',
    value: stream.rate,
    as: 'money',
    unit: `a ${stream.unit}`,
    inCase: scaledPrice(model),
    check: 'What the last three clients paid',
    says: [/rate|price|fee|hour|visit|day/],
  })
  const cost = book.driver({
    label: 'Paid out for a billed one',
    value: stream.costEach,
    as: 'money',
    unit: `a ${stream.unit}`,
    inCase: scaledCost(model),
    check: 'What freelancers and materials cost',
    says: [/cost|paid|freelanc|material|travel/],
  })
  const basics = basicsOf(model, stream)
  const months = streamMonths(stream)

  sales.section(stream.label, `counted in ${plural(stream.unit)}`)
  const billed = (month: number) =>
    clamp(rampAt(stream.utilisation, month) * seasonAt(stream.season, month), 0, 1)
  const volume = wholeRows(model, {
    label: 'Billed',
    unit: plural(stream.unit),
    exact: (i) =>
      selling(
        basics.from,
        sales.monthNumber(i),
        `${people.at(i)}*${hoursEach}*MIN(1,MAX(0,${times(utilisation.at(i), basics.season, i)}))`,
      ),
    exactValues: row((month, i) =>
      month < stream.from ? 0 : at(people.values, i) * stream.hoursEach * billed(month),
    ),
    values: months.volume,
  })
  const price = risenRow(model, 'Rate', '', rate, basics.priceRise, stream.rate, stream.priceRise)
  const revenue = moneyRow(
    model,
    'Revenue',
    (i) => toCent(`${volume.at(i)}*${price.at(i)}`),
    months.revenue,
    'total',
  )
  const each = risenRow(
    model,
    'Paid out for one',
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
  const invoices = sales.add({
    label: 'Invoices',
    as: 'count',
    role: 'memo',
    over: 'sum',
    month: (i) => `IF(${volume.at(i)}>0,ROUNDUP(${people.at(i)},0),0)`,
    values: row((_, i) => (at(months.volume, i) > 0 ? Math.ceil(at(people.values, i)) : 0)),
  })
  const fees = moneyRow(
    model,
    'Payment fees',
    (i) => toCent(`${revenue.at(i)}*${basics.feeShare}+${invoices.at(i)}*${basics.feeEach}`),
    months.fees,
  )
  const end = finish(model, stream, months, { revenue, costOfSales, fees, billed: revenue }, basics)
  const result = model.plan.finance.projection.streams.find(({ id }) => id === stream.id)
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
    most: mostOf(people, hoursEach),
    unitTerms: [
      { name: 'rate', formula: () => toCent(rate), value: () => roundHalfUp(stream.rate) },
      { name: 'paid out', formula: () => toCent(cost), value: () => roundHalfUp(stream.costEach) },
      {
        name: 'payment fee',
        formula: (year) => toCent(`INDEX(${fees.years},${year})/MAX(1,INDEX(${volume.years},${year}))`),
        value: (year) =>
          roundHalfUp(
            at(result?.fees.years ?? [], year - 1) / Math.max(1, at(result?.volume.years ?? [], year - 1)),
          ),
      },
    ],
  }
}

/** The season moves how many sessions are held, and never fills a room beyond its seats. */
export function cohortBlock(model: Model, stream: CohortStream): Sold {
  const { book, sales, toCent } = model
  const planned = overTimeRow(model, stream, {
    label: 'Sessions a month',
    points: stream.sessions,
    as: 'number',
    unit: 'a month',
    delayed: CASE.delay,
    check: 'The calendar: rooms, evenings and who teaches',
    says: [/session|class|course|event|cohort|workshop|group/],
  })
  const seats = book.driver({
    label: 'Seats in a session',
    value: stream.seats,
    as: 'number',
    unit: 'seats',
    check: 'What the room and one teacher hold',
    says: [/seat|place|size|learner|people/],
  })
  const filled = overTimeRow(model, stream, {
    label: 'Seats sold',
    points: stream.filled,
    as: 'share',
    unit: 'of the seats',
    inCase: scaledVolume,
    delayed: CASE.delay,
    check: 'Lists of the first ten sessions',
    says: [/seat|fill|sold|share/],
  })
  const price = book.driver({
    label: 'Price of a seat, net of sales tax',
    value: stream.price,
    as: 'money',
    unit: `a ${stream.unit}`,
    inCase: scaledPrice(model),
    check: 'Three offers nearby, and one paid trial',
    says: [/price|seat|ticket|fee|course/],
  })
  const perSeat = book.driver({
    label: 'Cost of a seat',
    value: stream.costPerSeat,
    as: 'money',
    unit: `a ${stream.unit}`,
    inCase: scaledCost(model),
    check: 'Materials for one person',
    says: [/cost|seat|material/],
  })
  const perSession = book.driver({
    label: 'Cost of a session',
    value: stream.costPerSession,
    as: 'money',
    unit: 'a session',
    inCase: scaledCost(model),
    check: 'Room, teacher and helpers',
    says: [/cost|session|teach|room|trainer|venue/],
  })
  const basics = basicsOf(model, stream)
  const months = streamMonths(stream)

  sales.section(stream.label, `counted in ${plural(stream.unit)}`)
  const from = (month: number, value: number) => (month < stream.from ? 0 : value)
  const sessions = wholeRows(model, {
    label: 'Sessions',
    unit: 'sessions',
    exact: (i) => selling(basics.from, sales.monthNumber(i), times(planned.at(i), basics.season, i)),
    exactValues: row((month, i) => from(month, at(planned.values, i) * seasonAt(stream.season, month))),
    values: months.sessions ?? [],
  })
  const volume = wholeRows(model, {
    label: 'Seats sold',
    unit: plural(stream.unit),
    exact: (i) =>
      selling(basics.from, sales.monthNumber(i), `${sessions.at(i)}*${seats}*MIN(1,MAX(0,${filled.at(i)}))`),
    exactValues: row((month, i) =>
      from(month, at(sessions.values, i) * stream.seats * clamp(at(filled.values, i), 0, 1)),
    ),
    values: months.volume,
  })
  const priceRow = risenRow(
    model,
    'Price of a seat',
    '',
    price,
    basics.priceRise,
    stream.price,
    stream.priceRise,
  )
  const revenue = moneyRow(
    model,
    'Revenue',
    (i) => toCent(`${volume.at(i)}*${priceRow.at(i)}`),
    months.revenue,
    'total',
  )
  const seatCost = risenRow(
    model,
    'Cost of a seat',
    '',
    perSeat,
    basics.costRise,
    stream.costPerSeat,
    stream.costRise ?? 0,
  )
  const sessionCost = risenRow(
    model,
    'Cost of a session',
    '',
    perSession,
    basics.costRise,
    stream.costPerSession,
    stream.costRise ?? 0,
  )
  const costOfSales = moneyRow(
    model,
    'Cost of sales',
    (i) =>
      `${toCent(`${volume.at(i)}*${seatCost.at(i)}`)}+${toCent(`${sessions.at(i)}*${sessionCost.at(i)}`)}`,
    months.costOfSales,
  )
  const fees = moneyRow(
    model,
    'Payment fees',
    (i) => toCent(`${revenue.at(i)}*${basics.feeShare}+${volume.at(i)}*${basics.feeEach}`),
    months.fees,
  )
  const end = finish(model, stream, months, { revenue, costOfSales, fees, billed: revenue }, basics)
  const yearOf = (values: number[], year: number) =>
    values.slice((year - 1) * 12, year * 12).reduce((total, value) => total + value, 0)
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
    most: mostOf(planned, seats),
    unitTerms: [
      { name: 'price of a seat', formula: () => toCent(price), value: () => roundHalfUp(stream.price) },
      {
        name: 'cost of a seat',
        formula: () => toCent(perSeat),
        value: () => roundHalfUp(stream.costPerSeat),
      },
      {
        name: 'part of the session',
        formula: (year) =>
          `IF(INDEX(${volume.years},${year})>0,${toCent(`${perSession}*INDEX(${sessions.years},${year})/MAX(1,INDEX(${volume.years},${year}))`)},0)`,
        value: (year) => {
          const sold = yearOf(volume.values, year)
          return sold > 0 ? roundHalfUp((stream.costPerSession * yearOf(sessions.values, year)) / sold) : 0
        },
      },
      {
        name: 'payment fee',
        formula: () => toCent(`${price}*${basics.feeShare}+${basics.feeEach}`),
        value: () => roundHalfUp(stream.price * stream.fee.share + stream.fee.each),
      },
    ],
  }
}
