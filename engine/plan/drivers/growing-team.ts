// A firm that grows with what comes in: founders paid late and in part, posts filled when they can be carried,
// marketing begun carefully.
import type { Context } from '../context.ts'
import { rampAt } from '../finance/calendar.ts'
import type { Ramp, StaffLine } from '../finance/drivers.ts'
import { from } from './costs.ts'
import { hiringMonths, paidInFullFrom } from './customer-base.ts'
import { founderPay, foundersOf, hire, onCost, payOf } from './people.ts'

/** The money that is there or asked for; undefined when the brief names none. */
export function fundsOf({ said }: Context): number | undefined {
  const [budget, raise] = [said('budget'), said('raise')]
  return budget || raise ? (budget?.value ?? 0) + (raise?.value ?? 0) : undefined
}

/** In dollars of the United States: from here on people are paid from the start. */
const FUNDED = 150_000

export function isFunded(context: Context): boolean {
  return (fundsOf(context) ?? 0) >= context.dollars(FUNDED)
}

/** With little money a founder is paid late and in part, until sales carry the rest; a round pays from the start. */
export function founderPayPlan(context: Context, starts: number, left: number[]) {
  if (isFunded(context)) return { from: 1, share: 0.8, fullFrom: 13 }
  const full = founderPay(context).value * foundersOf(context) * (1 + onCost(context).value)
  return { from: Math.max(4, starts + 3), share: 0.4, fullFrom: paidInFullFrom(left, full) }
}

interface Post {
  id: string
  role: string
  like: string
  otherwise: number
  /** Not before this month. */
  earliest: number
}

interface Means {
  /** Each month, before anybody is paid. */
  left: number[]
  founders: StaffLine
  /** The part of the money named that may go into pay. */
  purse: number
}

/** Posts in the order of their need, each from the month in which purse and sales carry it. */
export function growingTeam(context: Context, posts: readonly Post[], { left, founders, purse }: Means) {
  const contributions = 1 + onCost(context).value
  const months = hiringMonths(
    posts.map((post) => ({ monthly: payOf(context, post).value * contributions, earliest: post.earliest })),
    left.map((value, i) => value - rampAt(founders.count, i + 1) * founders.monthlyPay * contributions),
    (fundsOf(context) ?? 0) * purse,
  )
  const chosen = posts.flatMap((post, i) => {
    const month = months[i]
    return month === undefined ? [] : [{ post, month }]
  })
  return {
    hired: chosen.map(({ post, month }) => ({ role: post.role, month })),
    staff: chosen.map(({ post, month }) => hire(context, { ...post, count: from(month, 1) })),
  }
}

/** Nobody spends a whole budget in the first month without knowing what it brings. */
const FIRST_MONTH = 0.4

/** Full after half a year of selling; more in the second and third year, when sales carry it. */
export function growingMarketing(monthly: number, starts: number): Ramp {
  return [
    ...(starts > 1 ? [{ month: starts - 1, value: 0 }] : []),
    { month: starts, value: Math.round(monthly * FIRST_MONTH) },
    { month: starts + 5, value: monthly },
    { month: 12, value: monthly },
    { month: 24, value: Math.round(monthly * 1.6) },
    { month: 36, value: Math.round(monthly * 2.1) },
  ]
}
