// What drives the money of a firm that sells work.
import type { Context } from '../../context.ts'
import {
  assumedCost,
  costLine,
  from,
  insuranceLine,
  monthlyAmount,
  onceIn,
  paymentFee,
  taxRate,
} from '../../drivers/costs.ts'
import { ownMoney } from '../../drivers/funding.ts'
import { founderLine, hire, onCost } from '../../drivers/people.ts'
import { rampAt } from '../../finance/calendar.ts'
import type { CostLine, Drivers, Ramp, StaffLine, Stream } from '../../finance/drivers.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { withArticle } from '../article.ts'
import { amountsSaid } from '../said.ts'
import { type Capacity, joiningOf } from './capacity.ts'
import type { Practice } from './practice.ts'
import type { FirmQuantities, Line } from './quantities.ts'

export interface Winning {
  /** Clients or jobs won in the first year. */
  wins: number
  /** To win one. */
  costEach: Quantity
  /** All marketing of the first year. */
  spent: number
}

export function firmDrivers(
  context: Context,
  practice: Practice,
  known: FirmQuantities,
  capacity: Capacity,
  winning: Winning,
): Drivers {
  const { u } = context
  return {
    currency: u.currency.value,
    streams: known.lines.map((line) => streamOf(context, line, known, capacity)),
    staff: staffOf(context, practice, known, capacity),
    costs: runningCosts(context, practice, known, capacity, winning),
    investments: [],
    deposits: [],
    receivableDays: known.daysToPay.value,
    payableDays: 20,
    funding: { equity: ownMoney(context) },
    taxRate: taxRate(context),
  }
}

export const STREAM_IDS = { retainer: 'retainers', project: 'projects', hours: 'hours' } as const

function streamOf(context: Context, line: Line, known: FirmQuantities, capacity: Capacity): Stream {
  const basics = {
    id: STREAM_IDS[line.billing],
    from: capacity.from,
    priceRise: 0.03,
    costRise: 0.03,
    fee: context.u.sells.value === 'to-consumers' ? paymentFee(context) : { share: 0, each: 0 },
    onAccount: context.u.sells.value !== 'to-consumers',
  }
  const boughtIn = Math.round(line.amount * known.outside.value)
  const scaled = (ramp: Ramp, by: number): Ramp =>
    ramp.map(({ month, value }) => ({ month, value: value * by }))
  switch (line.billing) {
    case 'retainer':
      return {
        ...basics,
        kind: 'subscription',
        label: 'Retainers',
        unit: 'client',
        price: line.amount,
        billingMonths: 1,
        opening: Math.round((capacity.openingHours * line.share) / line.hours),
        joining: joiningOf(line, capacity, known.churn.value),
        churn: Math.min(0.5, Math.max(0, known.churn.value)),
        serving: boughtIn,
      }
    case 'project':
      return {
        ...basics,
        kind: 'units',
        label: 'Projects',
        unit: 'project',
        volume: scaled(capacity.sold, line.share / line.hours),
        price: line.amount,
        costEach: boughtIn,
        returns: 0,
        stockMonths: 0,
      }
    case 'hours':
      return {
        ...basics,
        kind: 'hours',
        label: 'Hours',
        unit: 'hour',
        people: scaled(capacity.hands, line.share),
        hoursEach: known.hoursEach.value,
        utilisation: capacity.billed,
        rate: line.amount,
        costEach: boughtIn,
      }
  }
}

function staffOf(
  context: Context,
  practice: Practice,
  known: FirmQuantities,
  { from: first, hired, billed }: Capacity,
): StaffLine[] {
  const before = first > 1 ? [{ month: first - 1, value: 0 }] : []
  const hands: StaffLine = known.employs
    ? {
        id: 'hand',
        role: practice.hand.role,
        count: [...before, ...hired],
        monthlyPay: Math.round(known.costs.value / (1 + onCost(context).value)),
        onCost: onCost(context).value,
        isFounder: false,
        yearlyRise: 0.03,
      }
    : {
        id: 'hand',
        role: `${practice.hand.role}, freelance`,
        // Paid for hours that are billed, so an idle month costs nothing.
        count: [
          ...before,
          ...hired.map(({ month, value }) => ({
            month,
            value: (value * rampAt(billed, month)) / known.settled.value,
          })),
        ],
        monthlyPay: Math.max(0, Math.round(known.costs.value)),
        onCost: 0,
        isFounder: false,
        yearlyRise: 0.03,
      }
  const most = hired.at(-1)?.value ?? 0
  return [
    founderLine(context, { from: first, share: 0.6, fullFrom: 13 }),
    ...(most > 0 ? [hands] : []),
    ...(most > MANAGED ? [officeLine(context)] : []),
    ...sellers(context),
  ]
}

/** A round buys somebody who sells while the founders deliver. */
function sellers(context: Context): StaffLine[] {
  const round = amountsSaid(context, 'raise')[0]
  const count = round ? Math.min(4, (round.value * 0.3) / context.dollars(110_000)) : 0
  if (count < 0.4) return []
  return [
    hire(context, {
      id: 'sales',
      role: 'Sales and client care',
      like: 'salesperson',
      otherwise: 62_000,
      count: [
        { month: 2, value: 0 },
        { month: 3, value: Math.min(1, count) },
        { month: 12, value: Math.min(1, count) },
        { month: 18, value: count },
      ],
    }),
  ]
}

/** With so many hands, somebody has to plan, bill and answer. */
const MANAGED = 4.5

function officeLine(context: Context): StaffLine {
  return hire(context, {
    id: 'office',
    role: 'Client and office manager',
    like: 'operations',
    otherwise: 46_000,
    count: [
      { month: 9, value: 0 },
      { month: 10, value: 0.5 },
      { month: 18, value: 0.5 },
      { month: 19, value: 1 },
    ],
  })
}

function runningCosts(
  context: Context,
  practice: Practice,
  known: FirmQuantities,
  capacity: Capacity,
  winning: Winning,
): CostLine[] {
  const stated = amountsSaid(context, 'monthly-cost')[0]
  const rent = amountsSaid(context, 'rent')[0]
  const perMonth = winning.spent / 12
  const later = (month: number) =>
    perMonth *
    Math.min(4, Math.max(0.6, rampAt(capacity.sold, month) / Math.max(1, rampAt(capacity.sold, 12)))) *
    0.8
  const start = context.benchmark('start', {
    metric: 'startup-cost',
    of: 'agency or advisers',
    label: 'Registration, machines, website: once',
    show: context.money,
    otherwise: {
      value: context.dollars(6_000),
      low: context.dollars(1_500),
      high: context.dollars(20_000),
      why: 'two computers, papers, a page',
    },
  })
  return [
    costLine('marketing', 'Marketing', 'marketing', [
      { month: 12, value: perMonth },
      { month: 13, value: later(18) },
      { month: 24, value: later(18) },
      { month: 25, value: later(30) },
    ]),
    rent
      ? costLine('rent', 'Rent', 'premises', from(1, monthlyValue(rent)), 0.02)
      : assumedCost(context, {
          id: 'desk',
          label: 'Desks in a shared office',
          group: 'premises',
          dollars: [0, 220, 600],
          why: 'nobody visits; more desks come with more hands',
        }),
    assumedCost(context, {
      id: 'tools',
      label: 'Software, telephone and machines',
      group: 'technology',
      dollars: [150, 320, 700],
      why: `what ${withArticle(practice.noun)} rents by the seat`,
    }),
    seatsLine(context, capacity),
    insuranceLine(context, 'professional liability'),
    assumedCost(context, {
      id: 'books',
      label: 'Bookkeeping, legal and bank',
      group: 'professional',
      dollars: [120, 260, 480],
      why: 'an outside accountant, and a lawyer for the contract once',
    }),
    ...(stated
      ? [costLine('stated', 'Cost named in the brief', 'other', from(1, monthlyValue(stated)))]
      : []),
    ...(known.lines.length > 0 && capacity.openingHours === 0
      ? [costLine('start', 'Start: papers, machines, page', 'other', onceIn(1, start.value), 0)]
      : []),
  ]
}

/** Each further person needs a machine, licences and a chair now and then. */
function seatsLine(context: Context, { hired }: Capacity): CostLine {
  const each = monthlyAmount(context, {
    id: 'seat',
    label: 'Licences, machine and desk of one more person',
    dollars: [120, 280, 550],
    why: 'rented by the seat',
  })
  return costLine(
    'seats',
    'Seats of those who join',
    'operations',
    hired.map(({ month, value }) => ({ month, value: value * each.value })),
  )
}
