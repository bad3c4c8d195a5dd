// How large a thing may be planned: what the money allows, what the audience carries, who can be paid from it.
// Also used by events and non-profits, whose people follow the money in the same way.
import { type Context, percent } from '../../context.ts'
import { founderLine, founderPay, foundersOf, hire, onCost, payOf } from '../../drivers/people.ts'
import type { Drivers, Ramp, StaffLine } from '../../finance/drivers.ts'
import { project } from '../../finance/project.ts'
import type { Quantity } from '../../kit/quantity.ts'

export type Range = [low: number, typical: number, high: number]

export function inPlan({ dollars }: Context, [low, typical, high]: Range) {
  return { low: dollars(low), value: dollars(typical), high: dollars(high) }
}

/** An amount of ours, given in dollars of the United States. */
export function amountOf(
  context: Context,
  id: string,
  { label, dollars, why, exact = false }: { label: string; dollars: Range; why: string; exact?: boolean },
): Quantity {
  return context.assume(id, {
    label,
    ...inPlan(context, dollars),
    show: exact ? context.price : context.money,
    why,
  })
}

export function shareOf(
  { assume }: Context,
  id: string,
  { label, range: [low, value, high], why }: { label: string; range: Range; why: string },
): Quantity {
  // Small shares need more places, or two different ones read alike.
  const show = (share: number) => percent(share, value < 0.01 ? 2 : 1)
  return assume(id, { label, low, value, high, show, why })
}

/** A fraction of the founder's, only if it can be one. */
export function saidFraction(
  { said }: Context,
  kind: 'churn' | 'conversion' | 'margin',
): Quantity | undefined {
  const found = said(kind)
  return found && found.value > 0 && found.value < 1 ? found : undefined
}

/** It earns already, or nearly: by its stage, or by what the brief counts when it names no stage. */
export function isRunning({ u, said }: Context): boolean {
  const stage = u.stage.value
  if (stage === 'growth' || stage === 'mvp') return true
  return stage === 'other' && (said('revenue') ?? said('orders') ?? said('customers')) !== undefined
}

const SHOESTRING = 60_000
const LEAST = 0.7
const MOST = 8

/** Money in hand and money asked for, in minor units. */
function fundsOf({ said }: Context): number {
  return (said('budget')?.value ?? 0) + (said('raise')?.value ?? 0)
}

/** How much faster than on a shoestring: 1 when nothing is said, below 1 with very little. */
export function effortOf(context: Context): number {
  const funds = fundsOf(context)
  if (funds <= 0) return 1
  return Math.min(MOST, Math.max(LEAST, (funds / context.dollars(SHOESTRING)) ** 0.55))
}

/** Earned in an average month of each year before anybody is paid. */
function carried(bare: Drivers): [number, number, number] {
  const { years } = project({ ...bare, staff: [] }).profit.ebitda
  return [0, 1, 2].map((year) => (years[year] ?? 0) / 12) as [number, number, number]
}

const quarters = (people: number) => Math.floor(people * 4) / 4
const stepped = (first: number, [a, b, c]: [number, number, number]): Ramp => {
  const points: Ramp = first > 1 ? [{ month: first - 1, value: 0 }] : []
  points.push({ month: first, value: a })
  if (first < 12) points.push({ month: 12, value: a })
  return [...points, { month: 13, value: b }, { month: 24, value: b }, { month: 25, value: c }]
}

const FOUNDERS_PART = 0.55
const LEAST_PAID = 0.25
const PAID_BY_A_ROUND = 0.8

/** Founders draw what it carries: at first little, beside other work, and never more than a full pay. */
export function foundersCarried(context: Context, bare: Drivers, from: number): StaffLine {
  const full = founderPay(context).value * (1 + onCost(context).value) * foundersOf(context)
  const isRound = (context.said('raise')?.value ?? 0) >= context.dollars(SHOESTRING)
  const least = isRound ? PAID_BY_A_ROUND : LEAST_PAID
  const part = (money: number) =>
    Math.min(1, Math.max(least, quarters((money * FOUNDERS_PART) / Math.max(1, full))))
  const [one, two, three] = carried(bare).map(part) as [number, number, number]
  const first = Math.min(one, two)
  const parts = [first, Math.max(first, two), Math.max(first, two, three)] as [number, number, number]
  const line = founderLine(context, { from, share: 1, fullFrom: from })
  return {
    ...line,
    count: stepped(from, parts).map((point) => ({
      ...point,
      value: Math.round(point.value * foundersOf(context) * 100) / 100,
    })),
  }
}

/** Of a full pay, what one founder draws at the end of the plan. */
export function paidPart(context: Context, { staff }: Drivers): number {
  const last = staff.find(({ isFounder }) => isFounder)?.count.at(-1)?.value ?? 0
  return last / foundersOf(context)
}

const OTHERS_PART = 0.28
const ROUND_FOR_PEOPLE = 0.6
const ROUND_MONTHS = 26
const MOST_FOR_PEOPLE = 1_200_000
const MOST_PEOPLE = 60

interface Helper {
  id: string
  role: string
  /** As the knowledge names the role. */
  like: string
  /** In the United States, a year in dollars. */
  dollars: number
  /** Of what this model spends on people other than founders. */
  part: number
}

/** People follow what the year carries; a round pays some of them ahead. Nobody is hired for less than a quarter. */
export function helpCarried(context: Context, bare: Drivers, helpers: Helper[]): StaffLine[] {
  const years = carried(bare)
  const round = context.said('raise')?.value ?? 0
  const ahead = (Math.min(round, context.dollars(MOST_FOR_PEOPLE)) * ROUND_FOR_PEOPLE) / ROUND_MONTHS
  return helpers.flatMap(({ id, role, like, dollars, part }) => {
    const wanted = { id, role, like, otherwise: dollars }
    const pay = payOf(context, wanted).value * (1 + onCost(context).value)
    const people = (money: number, promised: number) =>
      Math.min(
        MOST_PEOPLE,
        Math.max(0, quarters((part * Math.max(promised, money * OTHERS_PART)) / Math.max(1, pay))),
      )
    const counts = [people(years[0] / 2, ahead), people(years[1], ahead), people(years[2], ahead * 0.55)] as [
      number,
      number,
      number,
    ]
    return counts.some((count) => count > 0)
      ? [hire(context, { ...wanted, count: stepped(round > 0 ? 3 : 7, counts) })]
      : []
  })
}
