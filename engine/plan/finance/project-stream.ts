// The rows of one stream.
import { flow, level, minus } from './calendar.ts'
import type { Stream } from './drivers.ts'
import type { StreamProjection } from './projection.ts'
import type { Customers, StreamMonths } from './streams/stream-months.ts'

export function projectStream(stream: Stream, months: StreamMonths): StreamProjection {
  const counted = stream.kind === 'subscription' || stream.kind === 'contracts' ? 'level' : 'flow'
  return {
    id: stream.id,
    label: stream.label,
    unit: stream.unit,
    kind: stream.kind,
    counted,
    volume: counted === 'level' ? level(months.volume) : flow(months.volume),
    price: level(months.price),
    gmv: flow(months.paidByCustomers),
    billed: flow(months.billed),
    revenue: flow(months.revenue),
    costOfSales: flow(months.costOfSales),
    fees: flow(months.fees),
    contribution: flow(minus(months.revenue, months.costOfSales, months.fees)),
    stock: level(months.stock),
    deferred: level(months.deferred),
    ...(months.customers && { customers: customerLines(months.customers) }),
    ...(months.returned && { returned: flow(months.returned) }),
    ...(months.sessions && { sessions: flow(months.sessions) }),
  }
}

/** Over a quarter: who was there at its start, who came and went, who is there at its end. */
function customerLines({ opening, joining, leaving, closing }: Customers) {
  return {
    opening: { months: opening, quarters: firsts(opening, 3), years: firsts(opening, 12) },
    joining: flow(joining),
    leaving: flow(leaving),
    closing: level(closing),
  }
}

const firsts = (months: number[], size: number): number[] => months.filter((_, i) => i % size === 0)
