// Whose hands do the work, and what they are paid.
import type { Context } from '../../context.ts'
import { founderLine, foundersOf, hire, onCost, payOf } from '../../drivers/people.ts'
import type { Drivers, Ramp, StaffLine } from '../../finance/drivers.ts'
import { project } from '../../finance/project.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { Kind } from './kind-row.ts'
import type { Known } from './quantities.ts'
import type { Size } from './size.ts'

/** A team of four cleaners is four at work, and seldom four founders. */
export function ownersIn(context: Context): number {
  const size = context.said('team-size')
  const said =
    size?.basis.kind === 'founder' ? `${size.basis.fact.evidence.words} ${size.basis.fact.about}` : ''
  if (!size || /found|partner|brother|sister|us\b|owner/i.test(said)) return foundersOf(context)
  return context.u.facts.some(({ who }) => who === 'co-founder') ? 2 : 1
}

export const LOOKED_AT = [1, 4, 8, 12, 16, 20, 24, 28, 32, 36]

/** Hands beyond the founders', in quarters of a post; nobody is hired for a gap of less. */
function hiredIn(context: Context, size: Size, month: number): number {
  const own = ownersIn(context)
  const needed = size.hands[month - 1] ?? 0
  const founders = needed > own + 3 ? own * 0.5 : own
  return Math.max(0, Math.ceil((needed - founders - 0.15) * 4) / 4)
}

/** So many at work need somebody who plans their week. */
const NEEDS_OFFICE = 7

export function hired(context: Context, kind: Kind, size: Size): StaffLine[] {
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
export function founders(context: Context, unpaid: Drivers, size: Size): StaffLine {
  const line = founderLine(context, { from: size.opens, share: 1, fullFrom: size.opens })
  const people = ownersIn(context)
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
    role: people > 1 ? 'Founders' : 'Founder',
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

/** What one more pair of hands leaves a month with all its hours sold, and with half of them. In minor units. */
export function handLeaves(
  context: Context,
  kind: Kind,
  known: Known,
  perPerson: number,
): [full: number, half: number] {
  const sold = perPerson * (kind.money.shape === 'jobs' ? known.each : known.monthly)
  const kept = 1 - Math.min(0.95, known.usedUp / known.each) - 0.03
  const paid = wageOf(context, kind).value * (1 + onCost(context).value) * (kind.money.post ?? 1)
  const costs = paid + known.running.value
  return [Math.round(sold * kept - costs), Math.round((sold * kept) / 2 - costs)]
}

/** Monthly, full time: what somebody who does this work is paid there. */
export const wageOf = (context: Context, { worker }: Kind): Quantity =>
  payOf(context, { id: 'hands', role: worker.role, like: worker.like, otherwise: worker.dollars })

export function oneMoreHand(context: Context, kind: Kind, known: Known, { perPerson }: Size) {
  const [full, half] = handLeaves(context, kind, known, perPerson)
  const size = (id: string, value: number) => context.computed(id, value, context.money(Math.abs(value)))
  return { pay: wageOf(context, kind), leaves: size('one-more-hand', full), half: size('half-a-hand', half) }
}
