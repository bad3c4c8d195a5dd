// What drives a service's money: hands, hours, who stays, and the rooms where there are any.
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
import type { CostLine, Drivers, Ramp, Stream } from '../../finance/drivers.ts'
import { monthlyValue } from '../../founder-facts.ts'
import { capital } from '../../names.ts'
import type { Kind } from './kind-row.ts'
import type { Known } from './quantities.ts'
import { byRoom, energyOf, investmentsOf, type Rooms } from './rooms.ts'
import { type Size, WEEKS_A_MONTH } from './size.ts'
import { founders, hired, LOOKED_AT } from './staff.ts'

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

/** The tables put an s behind it. */
const unitOf = ({ customer }: Kind) => (customer.many === `${customer.one}s` ? customer.one : 'place')

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
          costLine('rent', 'Rent', 'premises', byRoom(1, monthlyValue(rooms.rent), rooms, size.sites), 0.02),
          costLine(
            'energy',
            'Energy, water and cleaning',
            'premises',
            byRoom(size.opens, energyOf(context, kind).value, rooms, size.sites),
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
