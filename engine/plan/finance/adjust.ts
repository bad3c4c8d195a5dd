// Changes to drivers, as pure functions. Prices and amounts stay whole minor units, so that a table can print them.
import { roundHalfUp } from '../../money.ts'
import { clamp } from './calendar.ts'
import type { Drivers, Ramp, Stream } from './drivers.ts'
import { isRunning } from './streams/subscription.ts'

// A room that is full is full: the projection sees to it, month by month. Cutting the points here would bend the line.
const scaled = (ramp: Ramp, factor: number): Ramp =>
  ramp.map(({ month, value }) => ({ month, value: value * factor }))

const later = (ramp: Ramp, months: number): Ramp =>
  ramp.map(({ month, value }) => ({ month: month + months, value }))

export const eachStream = (drivers: Drivers, change: (stream: Stream) => Stream): Drivers => ({
  ...drivers,
  streams: drivers.streams.map(change),
})

/** How much is sold. Rooms, people and days stay: more buyers fill them until they are full. */
export function scaleVolume(stream: Stream, factor: number): Stream {
  switch (stream.kind) {
    case 'subscription': {
      const opening = isRunning(stream) ? stream.opening : roundHalfUp(stream.opening * factor)
      return { ...stream, opening, joining: scaled(stream.joining, factor) }
    }
    case 'transactions':
    case 'units':
      return { ...stream, volume: scaled(stream.volume, factor) }
    case 'capacity':
      return { ...stream, perDay: scaled(stream.perDay, factor) }
    case 'hours':
      return { ...stream, utilisation: scaled(stream.utilisation, factor) }
    case 'cohorts':
      return { ...stream, filled: scaled(stream.filled, factor) }
    case 'contracts':
      return { ...stream, running: scaled(stream.running, factor) }
  }
}

export function scalePrice(stream: Stream, factor: number): Stream {
  const price = (amount: number) => roundHalfUp(amount * factor)
  switch (stream.kind) {
    case 'subscription': {
      const setup = stream.setup && { ...stream.setup, price: price(stream.setup.price) }
      return { ...stream, price: price(stream.price), ...(setup && { setup }) }
    }
    case 'transactions':
      return { ...stream, orderValue: price(stream.orderValue) }
    case 'units':
    case 'cohorts':
      return { ...stream, price: price(stream.price) }
    case 'capacity':
      // A smaller basket holds fewer goods, so their share stays.
      return { ...stream, spend: price(stream.spend) }
    case 'hours':
      return { ...stream, rate: price(stream.rate) }
    case 'contracts':
      return { ...stream, amount: price(stream.amount) }
  }
}

/** What one sale costs us. */
export function scaleUnitCosts(stream: Stream, factor: number): Stream {
  const cost = (amount: number) => roundHalfUp(amount * factor)
  switch (stream.kind) {
    case 'subscription': {
      const setup = stream.setup && { ...stream.setup, cost: cost(stream.setup.cost) }
      return { ...stream, serving: cost(stream.serving), ...(setup && { setup }) }
    }
    case 'transactions':
    case 'units':
    case 'hours':
      return { ...stream, costEach: cost(stream.costEach) }
    case 'capacity':
    case 'contracts':
      return { ...stream, costShare: stream.costShare * factor }
    case 'cohorts':
      return { ...stream, costPerSeat: cost(stream.costPerSeat), costPerSession: cost(stream.costPerSession) }
  }
}

export const scaleChurn = (stream: Stream, factor: number): Stream =>
  stream.kind === 'subscription' ? { ...stream, churn: clamp(stream.churn * factor, 0, 1) } : stream

/** It begins later and grows from there; seasons and price rises keep to the calendar. What runs already is not delayed. */
export function delay(stream: Stream, months: number): Stream {
  if (stream.sellsToday) return stream
  const from = stream.from + months
  switch (stream.kind) {
    case 'subscription':
      return isRunning(stream) ? stream : { ...stream, from, joining: later(stream.joining, months) }
    case 'transactions':
    case 'units':
      return { ...stream, from, volume: later(stream.volume, months) }
    case 'capacity':
      return { ...stream, from, perDay: later(stream.perDay, months) }
    case 'hours':
      // People are hired when they are hired; their work comes later.
      return { ...stream, from, utilisation: later(stream.utilisation, months) }
    case 'cohorts':
      return {
        ...stream,
        from,
        sessions: later(stream.sessions, months),
        filled: later(stream.filled, months),
      }
    case 'contracts':
      return { ...stream, from, running: later(stream.running, months) }
  }
}

export const scaleCosts = (drivers: Drivers, factor: number, only?: string): Drivers => ({
  ...drivers,
  costs: drivers.costs.map((line) =>
    only === undefined || line.id === only ? { ...line, amount: scaled(line.amount, factor) } : line,
  ),
})

export const scalePay = (drivers: Drivers, factor: number, founders: boolean): Drivers => ({
  ...drivers,
  staff: drivers.staff.map((line) =>
    line.isFounder === founders ? { ...line, monthlyPay: roundHalfUp(line.monthlyPay * factor) } : line,
  ),
})

export const scaleInvestments = (drivers: Drivers, factor: number): Drivers => ({
  ...drivers,
  investments: drivers.investments.map((line) => ({ ...line, amount: roundHalfUp(line.amount * factor) })),
})

export interface Adjustment {
  volume: number
  price: number
  churn: number
  /** On cost lines and on what a sale costs; pay is the founder's own decision. */
  costs: number
  investments: number
  /** Months by which what does not sell yet begins later. */
  delay: number
}

export const UNCHANGED: Adjustment = { volume: 1, price: 1, churn: 1, costs: 1, investments: 1, delay: 0 }

export function adjust(drivers: Drivers, change: Partial<Adjustment>): Drivers {
  const by = { ...UNCHANGED, ...change }
  const sold = eachStream(drivers, (stream) => {
    const priced = scalePrice(scaleVolume(stream, by.volume), by.price)
    return delay(scaleChurn(scaleUnitCosts(priced, by.costs), by.churn), by.delay)
  })
  return scaleInvestments(scaleCosts(sold, by.costs), by.investments)
}
