// What drives the money of a school.
import type { Context } from '../../context.ts'
import {
  assumedCost,
  costLine,
  from,
  insuranceLine,
  onceIn,
  paymentFee,
  taxRate,
} from '../../drivers/costs.ts'
import { ownMoney } from '../../drivers/funding.ts'
import { founderLine, hire } from '../../drivers/people.ts'
import { rampAt } from '../../finance/calendar.ts'
import type { CostLine, Drivers, StaffLine, Stream } from '../../finance/drivers.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { amountsSaid } from '../said.ts'
import { type Growth, joiningOf, moneyFactor } from './growth.ts'
import type { SchoolQuantities } from './quantities.ts'
import type { Mode, Teaching } from './teaching.ts'

export interface Winning {
  wins: number
  costEach: Quantity
  spent: number
}

export const STREAMS: Record<Mode, { id: string; label: string }> = {
  course: { id: 'courses', label: 'Courses' },
  class: { id: 'classes', label: 'Classes' },
  month: { id: 'fees', label: 'Monthly fees' },
  hour: { id: 'lessons', label: 'Lessons' },
  recorded: { id: 'recordings', label: 'Recorded course' },
  day: { id: 'days', label: 'Training days' },
}

export function schoolDrivers(
  context: Context,
  teaching: Teaching,
  known: SchoolQuantities,
  growth: Growth,
  winning: Winning,
): Drivers {
  const house = isHouse(teaching, known)
  return {
    currency: context.u.currency.value,
    streams: [streamOf(context, teaching, known, growth, house)],
    staff: staffOf(context, known, growth, house),
    costs: runningCosts(context, teaching, known, growth, winning, house),
    investments:
      house && !growth.runs
        ? [
            {
              id: 'rooms',
              label: 'Rooms fitted to the rules',
              month: Math.max(1, growth.from - 2),
              amount: Math.round(fitOut(context).value),
              lifeMonths: 96,
            },
          ]
        : [],
    deposits: [],
    receivableDays: onAccount(context, known) ? 30 : 0,
    payableDays: 15,
    funding: { equity: ownMoney(context) },
    taxRate: taxRate(context),
  }
}

/** A house with children in it all day: rooms, ratios, a licence. */
export const isHouse = ({ noun }: Teaching, { mode }: SchoolQuantities) =>
  noun === 'nursery' && mode === 'month'

const onAccount = ({ u }: Context, { mode }: SchoolQuantities) =>
  mode === 'day' || u.sells.value === 'to-businesses'

function fitOut({ benchmark, money, dollars }: Context): Quantity {
  return benchmark('fit-out', {
    metric: 'startup-cost',
    of: 'nursery or childcare',
    label: 'Rooms fitted to the rules, once',
    show: money,
    otherwise: {
      value: dollars(95_000),
      low: dollars(30_000),
      high: dollars(250_000),
      why: 'space rules and a pre-opening period',
    },
  })
}

function streamOf(
  context: Context,
  teaching: Teaching,
  known: SchoolQuantities,
  growth: Growth,
  house: boolean,
): Stream {
  const { mode, amount, seatCost, sessionCost, seats } = known
  const billed = onAccount(context, known)
  const basics = {
    ...STREAMS[mode],
    from: growth.from,
    priceRise: 0.03,
    costRise: 0.03,
    fee: billed ? { share: 0, each: 0 } : paymentFee(context),
    ...(billed && { onAccount: true }),
  }
  switch (mode) {
    case 'course':
    case 'class':
      return {
        ...basics,
        kind: 'cohorts',
        unit: 'seat',
        sessions: growth.volume,
        seats: seats.value,
        filled: growth.filled,
        price: amount,
        costPerSeat: seatCost,
        costPerSession: sessionCost,
      }
    case 'month':
      return {
        ...basics,
        kind: 'subscription',
        unit: teaching.learner.one === 'child' ? 'place' : teaching.learner.one,
        price: amount,
        billingMonths: 1,
        opening: Math.round(rampAt(growth.volume, growth.from)),
        joining: joiningOf(growth, known.churn.value),
        churn: Math.min(0.5, Math.max(0, known.churn.value)),
        serving: house ? Math.round(amount * known.material.value) : seatCost,
      }
    case 'hour':
      return {
        ...basics,
        kind: 'hours',
        unit: 'hour',
        people: growth.volume,
        hoursEach: known.hoursEach.value,
        utilisation: growth.filled,
        rate: amount,
        costEach: seatCost,
      }
    case 'recorded':
      return {
        ...basics,
        kind: 'units',
        unit: 'enrolment',
        volume: growth.volume,
        price: amount,
        costEach: seatCost,
        returns: known.returns.value,
        stockMonths: 0,
      }
    case 'day':
      return {
        ...basics,
        kind: 'units',
        unit: 'day',
        volume: growth.volume,
        price: amount,
        costEach: seatCost,
        returns: 0,
        stockMonths: 0,
      }
  }
}

/** For each of two posts: what a third of the round pays for a year. */
function hiredByRound(context: Context): number {
  const round = amountsSaid(context, 'raise')[0]
  return round ? Math.min(1.5, (round.value * 0.35) / context.dollars(70_000) / 2) : 0
}

/** Children to one adult, all ages and hours together. */
const CHILDREN_TO_ONE = 6

function staffOf(
  context: Context,
  known: SchoolQuantities,
  { from: first, volume }: Growth,
  house: boolean,
): StaffLine[] {
  const people = (month: number) => rampAt(volume, month) / CHILDREN_TO_ONE
  const large = rampAt(volume, 36) * known.unitRevenue * 12 > context.dollars(330_000)
  const push = moneyFactor(context)
  const team = hiredByRound(context)
  return [
    founderLine(context, { from: first, share: 0.6, fullFrom: 13 }),
    ...(house
      ? [
          hire(context, {
            id: 'carers',
            role: 'Carers and teachers',
            like: 'carer',
            otherwise: 34_000,
            count: [
              ...(first > 2
                ? [
                    { month: first - 2, value: 0 },
                    { month: first - 1, value: people(first) },
                  ]
                : []),
              ...[12, 24, 36].map((month) => ({ month, value: people(month) })),
            ],
          }),
        ]
      : []),
    ...(large
      ? [
          hire(context, {
            id: 'office',
            role: 'Course coordinator',
            like: 'operations',
            otherwise: 44_000,
            count: [
              { month: 12, value: 0 },
              { month: 13, value: 0.4 * Math.min(2, push) },
              { month: 25, value: 0.7 * Math.min(3, push) },
            ],
          }),
        ]
      : []),
    ...(team > 0.2
      ? [
          hire(context, {
            id: 'lead',
            role: 'Head of teaching',
            like: 'teacher',
            otherwise: 66_000,
            count: [
              { month: 1, value: 0 },
              { month: 2, value: team },
              { month: 18, value: team },
              { month: 19, value: team * 1.2 },
            ],
          }),
          hire(context, {
            id: 'admissions',
            role: 'Admissions and marketing',
            like: 'marketer',
            otherwise: 58_000,
            count: [
              { month: 2, value: 0 },
              { month: 3, value: team },
            ],
          }),
        ]
      : []),
  ]
}

function runningCosts(
  context: Context,
  teaching: Teaching,
  known: SchoolQuantities,
  growth: Growth,
  winning: Winning,
  house: boolean,
): CostLine[] {
  const rent = amountsSaid(context, 'rent')[0]
  const stated = amountsSaid(context, 'monthly-cost')[0]
  const perMonth = winning.spent / 12
  const later = (month: number) =>
    perMonth *
    Math.min(4, Math.max(0.7, rampAt(growth.volume, month) / Math.max(0.01, rampAt(growth.volume, 12)))) *
    0.75
  const isOnline = known.mode === 'recorded'
  const start = context.benchmark('start', {
    metric: 'startup-cost',
    of: isOnline ? 'course online' : 'classes in rented rooms',
    label: isOnline ? 'Camera, editing, platform: once' : 'Material, page, insurance, deposits: once',
    show: context.money,
    otherwise: {
      value: context.dollars(7_000),
      low: context.dollars(1_500),
      high: context.dollars(25_000),
      why: 'what stands there before the first lesson',
    },
  })
  return [
    costLine('marketing', 'Marketing', 'marketing', [
      { month: 12, value: perMonth },
      { month: 13, value: later(18) },
      { month: 24, value: later(18) },
      { month: 25, value: later(30) },
    ]),
    ...(rent ? [costLine('rent', 'Rent', 'premises', from(1, monthlyValue(rent)), 0.02)] : []),
    ...(house && !rent
      ? [
          assumedCost(context, {
            id: 'rooms',
            label: 'Rent and energy of the house',
            group: 'premises',
            dollars: [2_000, 3_800, 7_500],
            why: 'no lease is named in the brief',
            starts: Math.max(1, growth.from - 2),
          }),
        ]
      : []),
    assumedCost(context, {
      id: 'tools',
      label: 'Booking, video and office software',
      group: 'technology',
      dollars: [60, 170, 420],
      why: `what a ${teaching.noun} rents by the month`,
    }),
    insuranceLine(context),
    assumedCost(context, {
      id: 'books',
      label: 'Bookkeeping, legal and record checks',
      group: 'professional',
      dollars: [100, 220, 420],
      why: 'an outside accountant, and the papers teachers need',
    }),
    ...(stated
      ? [costLine('stated', 'Cost named in the brief', 'other', from(1, monthlyValue(stated)))]
      : []),
    ...(growth.runs || house
      ? []
      : [costLine('start', 'Start: material, page, deposits', 'other', onceIn(1, start.value), 0)]),
  ]
}
