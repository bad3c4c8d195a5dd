// From what drives a stream to its months, for each kind.
import { roundHalfUp } from '../../../money.ts'
import { addUp, at, clamp, rampAt, risen, row, seasonAt, wholes } from '../calendar.ts'
import type {
  CapacityStream,
  CohortStream,
  ContractStream,
  HourStream,
  Stream,
  TransactionStream,
} from '../drivers.ts'
import { deliveredAtOnce, type StreamMonths } from './stream-months.ts'
import { subscriptionMonths } from './subscription.ts'
import { unitMonths } from './units.ts'

export function streamMonths(stream: Stream): StreamMonths {
  switch (stream.kind) {
    case 'subscription':
      return subscriptionMonths(stream)
    case 'transactions':
      return transactionMonths(stream)
    case 'units':
      return unitMonths(stream)
    case 'capacity':
      return capacityMonths(stream)
    case 'hours':
      return hourMonths(stream)
    case 'cohorts':
      return cohortMonths(stream)
    case 'contracts':
      return contractMonths(stream)
  }
}

/** Whole numbers from the first month of sale on. */
const selling = ({ from }: Stream, exact: (month: number, index: number) => number): number[] =>
  wholes(row((month, i) => (month < from ? 0 : exact(month, i))))

const prices = ({ priceRise }: Stream, price: number): number[] =>
  row((month) => risen(price, priceRise, month))

const costs = ({ costRise = 0 }: Stream, cost: number): number[] =>
  row((month) => risen(cost, costRise, month))

const fees = ({ fee }: Stream, paid: number[], payments: number[]): number[] =>
  row((_, i) => roundHalfUp(at(paid, i) * fee.share + at(payments, i) * fee.each))

const times = (a: number[], b: number[]): number[] => row((_, i) => roundHalfUp(at(a, i) * at(b, i)))

/** What belongs to sellers is passed on in the month, and is neither our income nor our debt. */
function transactionMonths(stream: TransactionStream): StreamMonths {
  const volume = selling(stream, (month) => rampAt(stream.volume, month) * seasonAt(stream.season, month))
  const price = prices(stream, stream.orderValue)
  const paid = times(volume, price)
  return {
    ...deliveredAtOnce({
      volume,
      price,
      revenue: paid.map((value) => roundHalfUp(value * stream.take)),
      costOfSales: times(volume, costs(stream, stream.costEach)),
      fees: fees(stream, paid, volume),
    }),
    paidByCustomers: paid,
  }
}

function capacityMonths(stream: CapacityStream): StreamMonths {
  const volume = selling(stream, (month) => {
    const perDay = rampAt(stream.perDay, month) * seasonAt(stream.season, month)
    return clamp(perDay, 0, stream.capacityPerDay) * stream.openDays
  })
  const price = prices(stream, stream.spend)
  const revenue = times(volume, price)
  return deliveredAtOnce({
    volume,
    price,
    revenue,
    costOfSales: revenue.map((value) => roundHalfUp(value * stream.costShare)),
    fees: fees(stream, revenue, volume),
  })
}

/** A person sends one invoice a month, which is what the fee's fixed amount is paid on. */
function hourMonths(stream: HourStream): StreamMonths {
  const people = row((month) => rampAt(stream.people, month))
  const volume = selling(stream, (month, i) => {
    const billed = clamp(rampAt(stream.utilisation, month) * seasonAt(stream.season, month), 0, 1)
    return at(people, i) * stream.hoursEach * billed
  })
  const price = prices(stream, stream.rate)
  const revenue = times(volume, price)
  const invoices = row((_, i) => (at(volume, i) > 0 ? Math.ceil(at(people, i)) : 0))
  return deliveredAtOnce({
    volume,
    price,
    revenue,
    costOfSales: times(volume, costs(stream, stream.costEach)),
    fees: fees(stream, revenue, invoices),
  })
}

/** The season moves how many sessions are held, and never fills a room beyond its seats. */
function cohortMonths(stream: CohortStream): StreamMonths {
  const sessions = selling(stream, (month) => rampAt(stream.sessions, month) * seasonAt(stream.season, month))
  const volume = selling(
    stream,
    (month, i) => at(sessions, i) * stream.seats * clamp(rampAt(stream.filled, month), 0, 1),
  )
  const price = prices(stream, stream.price)
  const revenue = times(volume, price)
  return {
    ...deliveredAtOnce({
      volume,
      price,
      revenue,
      costOfSales: addUp([
        times(volume, costs(stream, stream.costPerSeat)),
        times(sessions, costs(stream, stream.costPerSession)),
      ]),
      fees: fees(stream, revenue, volume),
    }),
    sessions,
  }
}

/** A contract runs or does not: rounded, not carried over. The season moves what it pays in a month. */
function contractMonths(stream: ContractStream): StreamMonths {
  const volume = row((month) => (month < stream.from ? 0 : roundHalfUp(rampAt(stream.running, month))))
  const price = prices(stream, stream.amount)
  const revenue = row((month, i) =>
    roundHalfUp(at(volume, i) * at(price, i) * seasonAt(stream.season, month)),
  )
  return deliveredAtOnce({
    volume,
    price,
    revenue,
    costOfSales: revenue.map((value) => roundHalfUp(value * stream.costShare)),
    fees: fees(stream, revenue, volume),
  })
}
