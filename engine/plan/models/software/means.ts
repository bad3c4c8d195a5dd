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

/** A round is spent over about two years, three fifths of it on people. */
const PEOPLE_SHARE = 0.62
const SPENT_OVER = 24
const MOST_PEOPLE = 9
/** Nobody starts in the last months of the plan. */
const LAST_START = 34
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
  const affordable = posts.filter((post) => isThinkable(context, post, means))
  const first = outOfTheRound(affordable, means, costOf)
  const hired = [...first]
  let paid = first.reduce((sum, post) => sum + costOf(post) * KEPT_AFTER_THE_ROUND, 0)
  for (const post of posts.filter(({ id }) => first.every((one) => one.id !== id))) {
    const cost = Math.max(1, costOf(post))
    const after = Math.max(starts + 5, hired.at(-1)?.from ?? 0)
    const month = left.findIndex((amount, i) => i + 1 > after && amount * FED_BY_REVENUE - paid >= cost)
    if (month < 0 || month + 1 > LAST_START || hired.length >= MOST_PEOPLE) break
    paid += cost
    hired.push({ ...post, from: month + 1 })
  }
  return hired
}

/** Nowhere is such a person paid less than this part of what is paid in the United States. */
const LEAST_PAY = 0.15

/** Pay is looked up, and so listed, only for somebody whom the money might carry. */
const isThinkable = (context: Context, { dollars }: Post, { isNamed, amount }: Means) =>
  isNamed && (amount * PEOPLE_SHARE) / SPENT_OVER >= (context.dollars(dollars) / 12) * LEAST_PAY

/** As many as the money carries for two years, one every second month. Who is too dear waits for customers. */
function outOfTheRound(posts: Post[], means: Means, costOf: (post: Post) => number): Hired[] {
  const hired: Hired[] = []
  let money = means.isNamed ? (means.amount * PEOPLE_SHARE) / SPENT_OVER : 0
  for (const post of posts) {
    const cost = Math.max(1, costOf(post))
    if (money < cost * 0.8 || hired.length >= MOST_PEOPLE) continue
    money -= cost
    hired.push({ ...post, from: Math.min(12, 2 + hired.length * 2) })
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
