// What drives an event's money: dates, places, what fills them, and what is paid before anybody comes.
import type { Context } from '../../context.ts'
import { assumedCost, costLine, from, insuranceLine, paymentFee, taxRate } from '../../drivers/costs.ts'
import { ownMoney } from '../../drivers/funding.ts'
import type { CostLine, Drivers, Ramp, Stream } from '../../finance/drivers.ts'
import { project } from '../../finance/project.ts'
import { monthlyValue } from '../../founder-facts.ts'
import { capital } from '../../names.ts'
import { foundersCarried, helpCarried, inPlan, isRunning } from '../content/scale.ts'
import type { EventKind } from './kind.ts'
import { type EventQuantities, guestShare, isByFee } from './quantities.ts'

const SELDOM = 4

/** First month in which something is held. */
function startsIn(context: Context, known: EventQuantities): number {
  if (isRunning(context)) return 1
  if (known.aYear[0].value <= SELDOM) return 1
  return context.u.stage.value === 'development' ? 2 : 4
}

/** Months of the plan year in which something rare is held: as late as possible when it has to be built up first. */
function monthsOf(context: Context, count: number): number[] {
  const last = isRunning(context) ? 6 : 10
  const first = count === 1 ? last : Math.max(1, last - 6)
  return Array.from({ length: count }, (_, i) => Math.round(first + (i * (12 - first)) / Math.max(1, count)))
}

/** The month in which a rare event is first held. */
export function firstHeld(context: Context, known: EventQuantities): number {
  const count = Math.round(known.aYear[0].value)
  return count <= SELDOM ? (monthsOf(context, count)[0] ?? 10) : startsIn(context, known)
}

function seasonOf(context: Context, { money }: EventKind, known: EventQuantities): number[] | undefined {
  const count = Math.round(known.aYear[0].value)
  if (count > SELDOM) return money.season && normalised(money.season)
  const held = new Set(monthsOf(context, count))
  return Array.from({ length: 12 }, (_, i) => (held.has(i + 1) ? 12 / held.size : 0))
}

const normalised = (season: number[]) => {
  const mean = season.reduce((sum, each) => sum + each, 0) / season.length
  return season.map((each) => each / mean)
}

const byYear = ([one, two, three]: number[]): Ramp => [
  { month: 1, value: one ?? 0 },
  { month: 12, value: one ?? 0 },
  { month: 13, value: two ?? 0 },
  { month: 24, value: two ?? 0 },
  { month: 25, value: three ?? 0 },
]

export function eventDrivers(context: Context, kind: EventKind, known: EventQuantities): Drivers {
  const starts = startsIn(context, known)
  const streams = streamsOf(context, kind, known, starts)
  const bare: Drivers = {
    currency: context.u.currency.value,
    streams,
    staff: [],
    costs: [],
    investments: [
      {
        id: 'equipment',
        label: 'Equipment and set-up',
        month: 1,
        amount: Math.round(
          context.assume('equipment', {
            label: 'Equipment and set-up, once',
            ...inPlan(context, kind.money.equipment),
            show: context.money,
            why: 'what is cheaper to own than to hire',
          }).value * (isRunning(context) ? 0.5 : 1),
        ),
        lifeMonths: 48,
      },
    ],
    deposits: [],
    receivableDays: 30,
    payableDays: 15,
    funding: { equity: ownMoney(context) },
    taxRate: taxRate(context),
  }
  const costed = { ...bare, costs: costsOf(context, known, bare, starts) }
  return {
    ...costed,
    staff: [
      foundersCarried(context, costed, starts),
      ...helpCarried(context, costed, [{ id: 'help', ...kind.money.help, part: 1 }]),
    ],
  }
}

function streamsOf(context: Context, kind: EventKind, known: EventQuantities, starts: number): Stream[] {
  const season = seasonOf(context, kind, known)
  const basics = {
    from: starts,
    priceRise: 0.03,
    costRise: 0.03,
    ...(season && { season }),
  }
  const price = Math.max(1, Math.round(known.price.value))
  const seats = Math.max(1, Math.round(known.seats.value))
  const dates = known.aYear.map(({ value }) => value / 12)
  const main: Stream = isByFee(kind)
    ? {
        ...basics,
        kind: 'units',
        id: 'places',
        label: 'Fees',
        unit: kind.guest.one,
        fee: { share: 0, each: 0 },
        volume: byYear(dates),
        price,
        costEach: Math.round(price * guestShare(known)),
        returns: 0.04,
        stockMonths: 0,
      }
    : {
        ...basics,
        kind: 'cohorts',
        id: 'places',
        label: `${capital(kind.paid)}s`,
        unit: kind.paid,
        fee: paymentFee(context, 'card online'),
        sessions: byYear(dates),
        seats,
        filled: byYear([
          known.filled[0].value,
          (known.filled[0].value + known.filled[1].value) / 2,
          known.filled[1].value,
        ]),
        price,
        costPerSeat: Math.round(price * guestShare(known)),
        costPerSession: Math.round(price * seats * known.sessionCost.value),
      }
  return [main, ...besideStream(kind, known, basics, dates, seats)]
}

function besideStream(
  { money: { beside } }: EventKind,
  { besidePrice, filled }: EventQuantities,
  basics: Pick<Stream, 'from' | 'priceRise' | 'costRise' | 'season'>,
  dates: number[],
  seats: number,
): Stream[] {
  if (!beside || !besidePrice) return []
  const each = seats / beside.guestsEach
  const there = [filled[0].value, (filled[0].value + filled[1].value) / 2, filled[1].value]
  const price = Math.max(1, Math.round(besidePrice.value))
  return [
    {
      ...basics,
      kind: 'units',
      id: 'beside',
      label: beside.label,
      unit: beside.one,
      fee: { share: 0.015, each: 0 },
      ...(beside.guestsEach > 1 && { onAccount: true }),
      volume: byYear(dates.map((count, i) => count * each * (there[i] ?? 0))),
      price,
      costEach: Math.round(price * beside.cost),
      returns: 0,
      stockMonths: 0,
    },
  ]
}

/** Marketing is a share of what the places bring, spread over the year, because tickets are sold before the date. */
function costsOf(context: Context, known: EventQuantities, bare: Drivers, starts: number): CostLine[] {
  const rent = context.said('rent')
  const brought = project(bare).streams.find(({ id }) => id === 'places')?.revenue.years ?? []
  const least = context.dollars(60)
  const monthly = (year: number) => least + ((brought[year] ?? 0) * known.winning.value) / 12
  return [
    costLine('marketing', 'Marketing', 'marketing', byYear([monthly(0), monthly(1), monthly(2)]), 0),
    ...(rent && rent.value > 0
      ? [costLine('rent', 'Rent', 'premises', from(1, monthlyValue(rent)), 0.02)]
      : []),
    assumedCost(context, {
      id: 'store',
      label: 'Storage, van and office',
      group: 'premises',
      dollars: [60, 160, 400],
      why: 'a garage at first',
      starts,
    }),
    assumedCost(context, {
      id: 'tools',
      label: 'Booking, mail and telephone',
      group: 'technology',
      dollars: [40, 85, 180],
      why: 'rented by the month; the share on each payment comes on top',
    }),
    assumedCost(context, {
      id: 'books',
      label: 'Bookkeeping, permits and legal hours',
      group: 'professional',
      dollars: [80, 170, 350],
      why: 'an outside accountant and one lawyer’s look at the terms',
    }),
    insuranceLine(context, 'small firm, liability', 1),
  ]
}
