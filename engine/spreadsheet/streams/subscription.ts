// Customers who stay, pay ahead for a period, and leave at its end.

import { roundHalfUp } from '../../money.ts'
import { at, MONTHS, row } from '../../plan/finance/calendar.ts'
import type { SubscriptionStream } from '../../plan/finance/drivers.ts'
import type { StreamMonths } from '../../plan/finance/streams/stream-months.ts'
import { streamMonths } from '../../plan/finance/streams/streams.ts'
import { plural } from '../../plan/kit/plural.ts'
import type { LifeCells, Model, Sold } from '../model.ts'
import type { Row } from '../time-page.ts'
import { finish, moneyRow, risenRow } from './parts.ts'
import { customerRows } from './subscription-customers.ts'
import { type SubscriptionCells, subscriptionCells } from './subscription-drivers.ts'

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

function incomeRows(
  model: Model,
  stream: SubscriptionStream,
  months: StreamMonths,
  { price, billing, setup, basics }: SubscriptionCells,
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
