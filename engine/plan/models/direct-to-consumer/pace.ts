// How fast a brand grows: sized by the money there is to grow with and by what it sells already.
import type { Context } from '../../context.ts'
import { MONTHS } from '../../finance/calendar.ts'
import { monthlyValue, periodOf } from '../../founder-facts.ts'

export interface Pace {
  /** New customers, month by month. */
  joining: number[]
  /** Orders of those who come without a subscription, first and further ones. */
  orders: number[]
  /** New subscribers, month by month; nobody without a subscription. */
  subscribing: number[]
  openingSubscribers: number
  /** Orders a month that exist at the start. */
  openingOrders: number
  /** Takings in the last month, roughly: what people are hired by. */
  takings: number
}

interface Terms {
  order: number
  repeats: number
  launch: number
  monthly?: number
  churn?: number
  /** New customers that the second and third year can find, where there is a limit. */
  most?: number
}

/** Of new customers, those who subscribe where there is a subscription. */
export const SUBSCRIBING = 0.75
/** After the first year a customer orders half as often. */
const LATER = 0.5
/** What the second and third year win together, in months of the last pace. */
const OF_LAST = 18
const USUAL_MONEY = 45_000
const USUAL_TAKINGS = 36_000

/** One for the usual purse; less for a small one, more for a round. */
function scaleOf({ said, dollars }: Context): number {
  const money = (said('budget')?.value ?? 0) + (said('raise')?.value ?? 0)
  if (money <= 0) return 1
  return Math.min(7, Math.max(0.45, (money / dollars(USUAL_MONEY)) ** 0.6))
}

export function paceOf(context: Context, terms: Terms): Pace {
  const { order, repeats, launch, monthly, churn, most } = terms
  const opening = openingOf(context, terms)
  const subscribes = monthly !== undefined && churn !== undefined
  const each = subscribes
    ? SUBSCRIBING * monthly * Math.min(12, 1 / churn) + (1 - SUBSCRIBING) * order * (1 + repeats)
    : order * (1 + repeats * 0.75)
  const selling = opening.orders * order + opening.subscribers * (monthly ?? 0)
  const takings = Math.max(context.dollars(USUAL_TAKINGS) * scaleOf(context), selling * 2.2)
  const last = Math.min(
    takings / each,
    most === undefined ? Infinity : Math.max(most / OF_LAST, selling / each),
  )
  const first = Math.max(0.2 * last, Math.min(0.5 * last, selling / each))
  const joining = Array.from({ length: MONTHS }, (_, i) => joiningIn(i + 1, launch, first, last))
  const single = joining.map((count) => count * (subscribes ? 1 - SUBSCRIBING : 1))
  return {
    joining,
    orders: single.map(
      (count, i) => count + further(single, i, repeats) + lasting(opening.orders, i, repeats),
    ),
    subscribing: subscribes ? joining.map((count) => count * SUBSCRIBING) : joining.map(() => 0),
    openingSubscribers: opening.subscribers,
    openingOrders: opening.orders,
    takings,
  }
}

/** Slow at first: the second year brings three quarters of the last pace. */
function joiningIn(month: number, launch: number, first: number, last: number): number {
  if (month < launch) return 0
  const points: [number, number][] = [
    [launch, first],
    [Math.max(13, launch + 1), Math.max(first, last * 0.5)],
    [25, Math.max(first, last * 0.75)],
    [MONTHS, last],
  ]
  const next = points.findIndex(([at]) => at >= month)
  const [toMonth, to] = points[Math.max(0, next)] ?? [MONTHS, last]
  const [fromMonth, from] = points[Math.max(0, next - 1)] ?? [launch, first]
  return toMonth === fromMonth ? to : from + ((to - from) * (month - fromMonth)) / (toMonth - fromMonth)
}

function further(joined: number[], index: number, repeats: number): number {
  return joined
    .slice(0, index)
    .reduce((sum, count, i) => sum + (count * repeats * (index - i <= 12 ? 1 : LATER)) / 12, 0)
}

/** Those who bought before the plan began go on ordering for a while. */
const lasting = (orders: number, index: number, repeats: number) =>
  orders * (repeats / (1 + repeats)) * 0.96 ** index

const MOST_WITHOUT_PERIOD = 60_000
const MOST_A_MONTH = 2_000_000

/** What sells already, in orders a month. A total without a period is taken as a year's. */
function openingOf({ said, u, has }: Context, { order, monthly, launch }: Terms) {
  const isSelling = launch === 1
  const perMonth = (kind: 'orders' | 'customers' | 'revenue', one = 1) => {
    const found = said(kind)
    if (!found || !(found.value > 0)) return 0
    return periodOf(found)
      ? Math.min(MOST_A_MONTH, monthlyValue(found) / one)
      : Math.min(MOST_WITHOUT_PERIOD, found.value / one) / 12
  }
  const people = said('customers')
  const subscribed =
    monthly !== undefined && people && (has(/subscribers|members/i) || u.stage.value === 'growth')
      ? Math.round(Math.min(MOST_WITHOUT_PERIOD, people.value))
      : 0
  const orders = perMonth('orders') || (subscribed ? 0 : perMonth('customers'))
  const earned = perMonth('revenue', order)
  const known = Math.max(orders, earned - (subscribed * (monthly ?? 0)) / order, 0)
  return { orders: isSelling || orders > 0 ? known : 0, subscribers: isSelling ? subscribed : 0 }
}
