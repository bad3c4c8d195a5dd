// Who joins, who pays for a period, who leaves at its end, and who is there.

import { roundHalfUp } from '../../money.ts'
import { at, MONTHS, row, runningTotal, seasonAt, wholes } from '../../plan/finance/calendar.ts'
import type { SubscriptionStream } from '../../plan/finance/drivers.ts'
import type { StreamMonths } from '../../plan/finance/streams/stream-months.ts'
import { isRunning, lapsing } from '../../plan/finance/streams/subscription.ts'
import { plural } from '../../plan/kit/plural.ts'
import { type Model, toWhole } from '../model.ts'
import { selling, times, wholeRows } from './parts.ts'
import type { SubscriptionCells } from './subscription-drivers.ts'

export function customerRows(
  model: Model,
  stream: SubscriptionStream,
  months: StreamMonths,
  { joining, opening, billing, lapsing: lapse, most, basics }: SubscriptionCells,
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
  const [leavingAhead, beginAhead] = [sales.ahead(3), sales.ahead(5)]
  const join = sales.add({
    label: 'Joining',
    unit: plural(stream.unit),
    as: 'count',
    over: 'sum',
    month: (i) => {
      const wanting = `${fresh.at(i)}+IF(${sales.monthNumber(i)}=MAX(1,${from}),${toWhole(opening)}-${isThere},0)`
      return most ? `MIN(${wanting},MAX(0,INT(${most})-${beginAhead.at(i)}+${leavingAhead.at(i)}))` : wanting
    },
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
