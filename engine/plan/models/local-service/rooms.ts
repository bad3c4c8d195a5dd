// The room, where there is one: what it costs before the first sale and every month after it.
import { formatNumber } from '../../../money.ts'
import type { Context } from '../../context.ts'
import { monthlyAmount } from '../../drivers/costs.ts'
import type { Drivers, Ramp } from '../../finance/drivers.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { Kind } from './kind-row.ts'
import { inPlan, type Known, rentOf } from './quantities.ts'
import type { Size } from './size.ts'

export interface Rooms {
  area: Quantity
  rent: Quantity
  fitOut: Quantity
  /** More of them are opened with the money that is raised. */
  grows: boolean
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
    rentOf(context, kind) ??
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

/** Further rooms open in the tenth and the eighteenth month. */
const SECOND_ROOM = 10
const LAST_ROOMS = 18

/** Rooms are opened by a plan that raises money for them; a crowded single room only widens its circle. */
const sitesIn = (rooms: Rooms | undefined, sites: number) => (rooms?.grows ? sites : 1)

export function investmentsOf(
  known: Known,
  { opens, sites }: Size,
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
      Math.min(1, sitesIn(rooms, sites) - 1),
    ),
    ...fitOut('last-rooms', 'Fit-out of further rooms', LAST_ROOMS - 1, sitesIn(rooms, sites) - 2),
  ]
}

/** The same for each room, from the month in which it opens. */
export function byRoom(opens: number, monthly: number, rooms: Rooms, sites: number): Ramp {
  const open = sitesIn(rooms, sites)
  const second = monthly * Math.min(2, open)
  return [
    ...(opens > 1 ? [{ month: opens - 1, value: 0 }] : []),
    { month: opens, value: monthly },
    { month: SECOND_ROOM - 1, value: monthly },
    { month: SECOND_ROOM, value: second },
    { month: LAST_ROOMS - 1, value: second },
    { month: LAST_ROOMS, value: monthly * open },
  ]
}

export function energyOf(context: Context, kind: Kind): Quantity {
  return monthlyAmount(context, {
    id: 'energy',
    label: 'Energy, water and cleaning of a room',
    dollars: kind.money.premises?.energy ?? [100, 220, 400],
    why: 'ask the last tenant for a winter bill',
  })
}
