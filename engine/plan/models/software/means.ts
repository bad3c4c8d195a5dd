// How much money there is to work with decides how many people a plan may hire.
import type { Context } from '../../context.ts'
import { hire, onCost, payOf } from '../../drivers/people.ts'
import type { Ramp, StaffLine } from '../../finance/drivers.ts'
import type { Quantity } from '../../kit/quantity.ts'

export interface Means {
  budget: Quantity | undefined
  round: Quantity | undefined
  /** Both, in minor units; what a small team could find when the brief names nothing. */
  amount: number
  isNamed: boolean
}

export function meansOf({ said, dollars }: Context): Means {
  const budget = said('budget') ?? said('investment')
  const round = said('raise')
  const named = (budget?.value ?? 0) + (round?.value ?? 0)
  return { budget, round, amount: named > 0 ? named : dollars(150_000), isNamed: named > 0 }
}

export interface Post {
  id: string
  role: string
  like: string
  dollars: number
  /** Why then: for the table of people. */
  why: string
}

export interface Hired extends Post {
  /** First month at work. */
  from: number
}

/** A round is spent over about two years, seven tenths of it on people. */
const PEOPLE_SHARE = 0.72
const SPENT_OVER = 24
const MOST_PEOPLE = 12
/** Whoever the round has hired has to be carried by customers later, for the larger part. */
const KEPT_AFTER_THE_ROUND = 0.7
/** Of what customers leave each month, the part that may pay for another person. */
const FED_BY_REVENUE = 0.62

/**
 * Who is hired when: first out of the round, then out of what customers leave. `left` is what they leave in a month,
 * after marketing and founders' pay, by month.
 */
export function hiring(
  context: Context,
  posts: Post[],
  means: Means,
  starts: number,
  left: number[],
): Hired[] {
  const share = 1 + onCost(context).value
  const costOf = (post: Post) => payOf(context, { ...post, otherwise: post.dollars }).value * share
  const hired: Hired[] = []
  let fromRound = means.round ? (means.round.value * PEOPLE_SHARE) / SPENT_OVER : 0
  let paid = 0
  for (let i = 0; i < Math.min(MOST_PEOPLE, posts.length); i++) {
    const post = posts[i] as Post
    const cost = Math.max(1, costOf(post))
    if (fromRound >= cost * 0.8) {
      fromRound -= cost
      paid += cost * KEPT_AFTER_THE_ROUND
      hired.push({ ...post, from: Math.min(12, 2 + hired.length * 2) })
      continue
    }
    const month = left.findIndex(
      (amount, at) =>
        at + 1 > Math.max(starts + 5, hired.at(-1)?.from ?? 0) && amount * FED_BY_REVENUE - paid >= cost,
    )
    if (month < 0 || month + 1 > 34) break
    paid += cost
    hired.push({ ...post, from: month + 1 })
  }
  return hired
}

export function staffLines(context: Context, hired: Hired[]): StaffLine[] {
  return hired.map(({ id, role, like, dollars, from }) =>
    hire(context, { id, role, like, otherwise: dollars, count: once(from) }),
  )
}

const once = (from: number): Ramp =>
  from <= 1
    ? [{ month: 1, value: 1 }]
    : [
        { month: from - 1, value: 0 },
        { month: from, value: 1 },
      ]
