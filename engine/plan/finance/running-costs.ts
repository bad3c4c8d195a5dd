// People and the cost lines: what does not follow sales.
import { roundHalfUp } from '../../money.ts'
import { addUp, at, flow, level, rampAt, rampRow, risen, row, yearOf } from './calendar.ts'
import type { CostLine, StaffLine } from './drivers.ts'
import type { CostProjection, Projection, StaffProjection } from './projection.ts'

export function projectStaff(line: StaffLine): StaffProjection {
  const count = rampRow(line.count)
  const pay = row((month, i) => roundHalfUp(at(count, i) * risen(line.monthlyPay, line.yearlyRise, month)))
  const onCosts = pay.map((amount) => roundHalfUp(amount * line.onCost))
  return {
    id: line.id,
    role: line.role,
    isFounder: line.isFounder,
    count: level(count),
    pay: flow(pay),
    onCosts: flow(onCosts),
    cost: flow(addUp([pay, onCosts])),
  }
}

export function projectCost(line: CostLine): CostProjection {
  const cost = row((month) =>
    roundHalfUp(rampAt(line.amount, month) * (1 + line.yearlyRise) ** (yearOf(month) - 1)),
  )
  return { id: line.id, label: line.label, group: line.group, cost: flow(cost) }
}

export function costGroups(costs: CostProjection[]): Projection['costGroups'] {
  const total = (group: CostLine['group']) =>
    flow(addUp(costs.filter((line) => line.group === group).map((line) => line.cost.months)))
  return {
    marketing: total('marketing'),
    premises: total('premises'),
    technology: total('technology'),
    operations: total('operations'),
    professional: total('professional'),
    other: total('other'),
  }
}
