// What the streams of a case take in during a month, before season and yearly rises.
import { rampAt } from '../plan/finance/calendar.ts'
import type { Stream } from '../plan/finance/drivers.ts'
import type { CaseStream } from './streams.ts'

export const revenueInMonth = (streams: CaseStream[], month: number): number =>
  streams.reduce(
    (sum, { plan }) =>
      sum + plan.streams.reduce((all, stream) => all + revenueOf(stream, plan.customers, month), 0),
    0,
  )

function revenueOf(stream: Stream, customers: number[], month: number): number {
  if (month < stream.from) return 0
  switch (stream.kind) {
    case 'units':
      return rampAt(stream.volume, month) * stream.price * (1 - stream.returns)
    case 'transactions':
      return rampAt(stream.volume, month) * stream.orderValue * stream.take
    case 'subscription':
      return (
        ((customers[month - 1] ?? 0) * stream.price) / stream.billingMonths +
        rampAt(stream.joining, month) * (stream.setup?.price ?? 0)
      )
    case 'cohorts':
      return rampAt(stream.sessions, month) * stream.seats * rampAt(stream.filled, month) * stream.price
    case 'contracts':
      return rampAt(stream.running, month) * stream.amount
    case 'capacity':
      return rampAt(stream.perDay, month) * stream.openDays * stream.spend
    case 'hours':
      return rampAt(stream.people, month) * stream.hoursEach * rampAt(stream.utilisation, month) * stream.rate
  }
}
