// What drives a service's money: hands, hours, who stays, and the rooms where there are any.
import { formatNumber } from '../../../money.ts'
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
import { founderLine, foundersOf, hire, onCost, payOf } from '../../drivers/people.ts'
import type { CostLine, Drivers, Ramp, StaffLine, Stream } from '../../finance/drivers.ts'
import { project } from '../../finance/project.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { Kind } from './kind-row.ts'
import { inPlan, type Known } from './quantities.ts'
import { type Size, WEEKS_A_MONTH } from './size.ts'

export interface Rooms {
  area: Quantity
  rent: Quantity
  fitOut: Quantity
  /** More of them are opened with the money that is raised. */
  grows: boolean
}

export function serviceDrivers(
  context: Context,
  kind: Kind,
  known: Known,
  size: Size,
  rooms: Rooms | undefined,
): Drivers {
  const isNew = size.opens > 1
  const invested = investmentsOf(known, size, rooms)
  const unpaid: Drivers = {
    currency: context.u.currency.value,
    streams: [streamOf(context, kind, known, size)],
    staff: hired(context, kind, size),
    costs: runningCosts(context, kind, known, size, rooms),
    investments: invested,
    deposits:
      rooms && isNew
        ? [{ id: 'rent', label: 'Rent deposit', month: 1, amount: Math.round(monthlyValue(rooms.rent) * 2) }]
        : [],
    receivableDays: context.u.sells.value === 'to-businesses' ? 30 : 0,
    payableDays: 15,
    funding: { equity: ownMoney(context) },
    taxRate: taxRate(context),
  }
  return { ...unpaid, staff: [founders(context, unpaid, size), ...unpaid.staff] }
}

function streamOf(context: Context, kind: Kind, known: Known, size: Size): Stream {
  const { money, customer, visit } = kind
  const common = {
    from: size.opens,
    priceRise: 0.02,
    costRise: 0.03,
    fee: paymentFee(context, money.premises ? 'card at the counter' : 'card online'),
    ...(context.u.sells.value === 'to-businesses' && { onAccount: true }),
  }
  if (money.shape === 'jobs') {
    const openDays = Math.round(money.daysAWeek * WEEKS_A_MONTH)
    return {
      ...common,
      kind: 'capacity',
      id: 'jobs',
      label: capital(visit.many),
      unit: visit.one,
      openDays,
      capacityPerDay: Math.max(1, Math.ceil((Math.max(size.settled, size.opening) / openDays) * 1.25)),
      perDay: [
        {
          month: size.opens,
          value: Math.max(size.opening, size.settled * (size.isSmall ? 0.12 : 0.15)) / openDays,
        },
        { month: size.settlesIn, value: size.settled / openDays },
      ],
      spend: known.each,
      costShare: Math.min(0.95, known.usedUp / known.each),
    }
  }
  return {
    ...common,
    kind: 'subscription',
    id: 'regulars',
    label: capital(customer.many),
    unit: unitOf(kind),
    price: known.monthly,
    billingMonths: 1,
    opening: size.opening,
    joining: [
      { month: size.opens, value: size.joining },
      { month: size.settlesIn - 1, value: size.joining },
      { month: size.settlesIn, value: size.replacing },
    ],
    churn: known.churn.value,
    serving: Math.round((known.usedUp / known.each) * known.monthly),
  }
}

/** Further rooms open in the tenth and the eighteenth month. */
const SECOND_ROOM = 10
const LAST_ROOMS = 18

function investmentsOf(
  known: Known,
  { opens, circles }: Size,
  rooms: Rooms | undefined,
): Drivers['investments'] {
  const isNew = opens > 1
  const fitOut = (id: string, label: string, month: number, count: number) =>
    rooms && count > 0
      ? [{ id, label, month, amount: Math.round(rooms.fitOut.value * count), lifeMonths: 84 }]
      : []
  return [
    ...(isNew
      ? [{ id: 'kit', label: 'Equipment', month: 1, amount: Math.round(known.kit.value), lifeMonths: 48 }]
      : []),
    ...(isNew ? fitOut('fit-out', 'Fit-out', 2, 1) : []),
    ...fitOut(
      'second-room',
      'Fit-out of a second room',
      SECOND_ROOM - 1,
      Math.min(1, sitesIn(rooms, circles) - 1),
    ),
    ...fitOut('last-rooms', 'Fit-out of further rooms', LAST_ROOMS - 1, sitesIn(rooms, circles) - 2),
  ]
}

/** Rooms are opened by a plan that raises money for them; a crowded single room only widens its circle. */
const sitesIn = (rooms: Rooms | undefined, circles: number) => (rooms?.grows ? circles : 1)

/** The same for each room, from the month in which it opens. */
function byRoom(opens: number, monthly: number, rooms: Rooms, circles: number): Ramp {
  const sites = sitesIn(rooms, circles)
  const second = monthly * Math.min(2, sites)
  return [
    ...(opens > 1 ? [{ month: opens - 1, value: 0 }] : []),
    { month: opens, value: monthly },
    { month: SECOND_ROOM - 1, value: monthly },
    { month: SECOND_ROOM, value: second },
    { month: LAST_ROOMS - 1, value: second },
    { month: LAST_ROOMS, value: monthly * sites },
  ]
}

/** The tables put an s behind it. */
const unitOf = ({ customer }: Kind) => (customer.many === `${customer.one}s` ? customer.one : 'place')

/** Hands beyond the founders', in quarters of a post; nobody is hired for a gap of less. */
export function hiredIn(context: Context, size: Size, month: number): number {
  const own = foundersOf(context)
  const needed = size.hands[month - 1] ?? 0
  const founders = needed > own + 3 ? own * 0.5 : own
  return Math.max(0, Math.ceil((needed - founders - 0.15) * 4) / 4)
}

const LOOKED_AT = [1, 4, 8, 12, 16, 20, 24, 28, 32, 36]
/** So many at work need somebody who plans their week. */
const NEEDS_OFFICE = 7

function hired(context: Context, kind: Kind, size: Size): StaffLine[] {
  const count: Ramp = LOOKED_AT.map((month) => ({
    month,
    value: hiredIn(context, size, month) * (kind.money.post ?? 1),
  }))
  const lines: StaffLine[] = []
  if (count.some(({ value }) => value > 0))
    lines.push(
      hire(context, {
        id: 'hands',
        role: kind.worker.role,
        like: kind.worker.like,
        count,
        otherwise: kind.worker.dollars,
      }),
    )
  const office: Ramp = count.map(({ month, value }) => ({
    month,
    value: value < NEEDS_OFFICE ? 0 : Math.ceil(value / 14),
  }))
  if (office.some(({ value }) => value > 0))
    lines.push(
      hire(context, { id: 'office', role: 'Planner', like: 'operations', count: office, otherwise: 46_000 }),
    )
  return lines
}

/** Founders draw what the work leaves, up to a full pay: never nothing, so that the plan does not flatter itself. */
function founders(context: Context, unpaid: Drivers, size: Size): StaffLine {
  const line = founderLine(context, { from: size.opens, share: 1, fullFrom: size.opens })
  const people = foundersOf(context)
  const cost = line.monthlyPay * (1 + line.onCost) * people
  const { ebitda } = project(unpaid).profit
  const months = 13 - size.opens
  const carried = (year: number, over: number) =>
    Math.min(1, Math.max(0.2, ((ebitda.years[year - 1] ?? 0) / over / cost) * 0.85))
  const round = (share: number) => Math.round(share * 20) / 20
  const first = size.opening > 0 ? carried(1, 12) : Math.min(carried(1, months), size.isSmall ? 1 : 0.6)
  const [one, two, three] = [first, Math.max(first, carried(2, 12)), Math.max(first, carried(3, 12))].map(
    round,
  ) as [number, number, number]
  const starts = size.opening > 0 ? 1 : size.opens + 1
  return {
    ...line,
    count: [
      ...(starts > 1 ? [{ month: starts - 1, value: 0 }] : []),
      { month: starts, value: one * people },
      { month: 12, value: one * people },
      { month: 13, value: two * people },
      { month: 24, value: two * people },
      { month: 25, value: three * people },
    ],
  }
}

export function roomsOf(context: Context, kind: Kind, { hasRooms }: Known): Rooms | undefined {
  if (!hasRooms) return undefined
  const { said, assume, benchmark, money, dollars, computed } = context
  const [low, value, high] = kind.money.premises?.area ?? [30, 50, 90]
  const area =
    said('floor-area') ??
    assume('floor-area', {
      label: 'Floor area',
      value,
      low,
      high,
      show: (metres) => `${formatNumber(metres)} m²`,
      why: 'no room is named in the brief',
    })
  const unit = area.basis.kind === 'founder' ? area.basis.fact.amount?.unit : undefined
  const metres = Math.min(3_000, Math.max(5, unit === 'square-feet' ? area.value * 0.0929 : area.value))
  const monthly = (perYear: number) => Math.round((perYear * metres) / 12)
  const rent =
    said('rent') ??
    benchmark('rent', {
      metric: 'rent-per-square-metre',
      of: 'shop in a side street',
      label: 'Rent a month',
      show: money,
      convert: monthly,
      otherwise: {
        value: monthly(dollars(190)),
        low: monthly(dollars(100)),
        high: monthly(dollars(360)),
        why: 'no lease is named in the brief',
      },
    })
  const perMetre = assume('fit-out-per-metre', {
    label: 'Fit-out, a square metre',
    ...inPlan(context, kind.money.premises?.fitOut ?? [150, 300, 500]),
    show: money,
    why: 'floors, water, light, furniture; replace by two quotes',
  })
  const fitOut = Math.round(metres * perMetre.value)
  return {
    area,
    rent,
    fitOut: computed('fit-out', fitOut, money(fitOut)),
    grows: said('raise') !== undefined,
  }
}

/** New customers of a month, at the cost of winning one. */
function marketing(kind: Kind, known: Known, size: Size): Ramp {
  const perMonth =
    kind.money.shape === 'jobs'
      ? [size.settled * 0.55 * known.churn.value, size.settled * known.churn.value]
      : [size.joining, size.replacing]
  const [early, late] = perMonth.map((count) => Math.round(count * known.win.value)) as [number, number]
  // A name once known is passed on; it still has to be kept up.
  const least = Math.round(early * 0.4)
  return [
    { month: 1, value: early },
    { month: size.settlesIn - 1, value: early },
    { month: size.settlesIn, value: Math.max(late, least) },
  ]
}

function runningCosts(
  context: Context,
  kind: Kind,
  known: Known,
  size: Size,
  rooms: Rooms | undefined,
): CostLine[] {
  const { said, dollars } = context
  const own = said('monthly-cost')
  const people: Ramp = LOOKED_AT.map((month) => ({
    month,
    value:
      month < size.opens ? 0 : known.running.value * Math.max(1, Math.min(size.hands[month - 1] ?? 1, 60)),
  }))
  const scale = size.isSmall ? 0.5 : 1
  return [
    ...(rooms
      ? [
          costLine(
            'rent',
            'Rent',
            'premises',
            byRoom(1, monthlyValue(rooms.rent), rooms, size.circles),
            0.02,
          ),
          costLine(
            'energy',
            'Energy, water and cleaning',
            'premises',
            byRoom(size.opens, energyOf(context, kind).value, rooms, size.circles),
          ),
        ]
      : []),
    costLine('way', 'Way, telephone, clothing', 'operations', people),
    insuranceLine(context, rooms ? 'owner’s policy, liability and property' : 'general liability'),
    assumedCost(context, {
      id: 'tools',
      label: 'Booking, payment and messages',
      group: 'technology',
      dollars: [20 * scale, 90 * scale, 200 * scale],
      why: 'rented, month by month',
    }),
    assumedCost(context, {
      id: 'books',
      label: 'Bookkeeping and advice',
      group: 'professional',
      dollars: [60 * scale, 180 * scale, 350 * scale],
      why: size.isSmall
        ? 'a simple cash book and one yearly return'
        : 'an outside accountant and the payroll',
    }),
    costLine('marketing', 'Marketing', 'marketing', marketing(kind, known, size)),
    ...(own ? [costLine('said', 'Cost named in the brief', 'other', from(1, monthlyValue(own)))] : []),
    ...(size.opens > 1
      ? [
          costLine(
            'start',
            'Registration, checks and first papers',
            'professional',
            onceIn(1, dollars(size.isSmall ? 250 : 900)),
            0,
          ),
        ]
      : []),
  ]
}

function energyOf(context: Context, kind: Kind): Quantity {
  return monthlyAmount(context, {
    id: 'energy',
    label: 'Energy, water and cleaning of a room',
    dollars: kind.money.premises?.energy ?? [100, 220, 400],
    why: 'ask the last tenant for a winter bill',
  })
}

/** What one more pair of hands leaves a month, once its hours are sold. */
export function oneMoreHand(
  context: Context,
  kind: Kind,
  known: Known,
  size: Size,
): { pay: Quantity; leaves: Quantity } {
  const wage = payOf(context, {
    id: 'hands',
    role: kind.worker.role,
    like: kind.worker.like,
    otherwise: kind.worker.dollars,
  })
  const sold = size.perPerson * (kind.money.shape === 'jobs' ? known.each : known.monthly)
  const kept = 1 - Math.min(0.95, known.usedUp / known.each) - 0.03
  const paid = wage.value * (1 + onCost(context).value) * (kind.money.post ?? 1)
  const leaves = Math.round(sold * kept - paid - known.running.value)
  return { pay: wage, leaves: context.computed('one-more-hand', leaves, context.money(Math.abs(leaves))) }
}
