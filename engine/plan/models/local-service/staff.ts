// Whose hands do the work, and what they are paid.
import type { Context } from '../../context.ts'
import { founderLine, hire } from '../../drivers/people.ts'
import type { Drivers, Ramp, StaffLine } from '../../finance/drivers.ts'
import { project } from '../../finance/project.ts'
import type { Kind } from './kind-row.ts'
import type { Size } from './size.ts'
import { ownersIn } from './wages.ts'

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
