// Which single changes make sense for these drivers.
import {
  delay,
  eachStream,
  scaleChurn,
  scaleCosts,
  scaleInvestments,
  scalePay,
  scalePrice,
  scaleUnitCosts,
  scaleVolume,
} from './adjust.ts'
import { at, clamp } from './calendar.ts'
import type { Drivers, Stream } from './drivers.ts'
import type { Projection } from './projection.ts'

export type ChangeKind =
  | 'volume'
  | 'acquisition'
  | 'opening'
  | 'price'
  | 'churn'
  | 'unitCosts'
  | 'take'
  | 'returns'
  | 'cost'
  | 'wages'
  | 'founders'
  | 'investments'
  | 'delay'
  | 'paidLater'

export interface Change {
  id: string
  kind: ChangeKind
  target?: string
  name: string
  by: { value: number; unit: 'share' | 'points' | 'months' | 'days' | 'contracts' }
  apply: (drivers: Drivers) => Drivers
  /** The same step in the other direction, where there is one: nobody sells before there is anything to sell. */
  opposite?: (drivers: Drivers) => Drivers
}

export const changesFor = (drivers: Drivers, base: Projection): Change[] => [
  ...drivers.streams.flatMap((stream) => streamChanges(stream)),
  ...STAFF_CHANGES,
  ...costChanges(drivers, base),
  ...planChanges(drivers),
]

function streamChanges(stream: Stream): Change[] {
  const on = (
    kind: ChangeKind,
    words: string,
    by: Change['by'],
    change: (stream: Stream) => Stream,
    back?: (stream: Stream) => Stream,
  ): Change => {
    const only = (how: (stream: Stream) => Stream) => (drivers: Drivers) =>
      eachStream(drivers, (each) => (each.id === stream.id ? how(each) : each))
    return {
      id: `${kind}:${stream.id}`,
      kind,
      target: stream.id,
      name: `${stream.label}: ${words}`,
      by,
      apply: only(change),
      ...(back && { opposite: only(back) }),
    }
  }
  const scale = (
    kind: ChangeKind,
    words: string,
    share: number,
    how: (s: Stream, factor: number) => Stream,
  ) =>
    on(
      kind,
      words,
      { value: share, unit: 'share' },
      (each) => how(each, 1 + share),
      (each) => how(each, 1 - share),
    )

  const all = [
    scale('price', PRICE_WORDS[stream.kind], -0.1, scalePrice),
    scale('unitCosts', 'cost of sales', 0.1, scaleUnitCosts),
  ]
  const moreReturns = on('returns', 'returns', { value: 0.05, unit: 'points' }, (each) =>
    each.kind === 'units' ? { ...each, returns: Math.min(1, each.returns + 0.05) } : each,
  )
  switch (stream.kind) {
    case 'subscription':
      return [
        scale('acquisition', 'new customers', -0.3, scaleJoining),
        scale('churn', 'churn', 0.5, scaleChurn),
        scale('opening', 'customers at the start', -0.5, scaleOpening),
        ...all,
      ]
    case 'transactions':
      return [
        scale('volume', 'volume', -0.2, scaleVolume),
        on('take', 'share of each order', { value: -0.02, unit: 'points' }, moreTake(-0.02), moreTake(0.02)),
        ...all,
      ]
    case 'units':
      return [
        scale('volume', 'volume', -0.2, scaleVolume),
        // What is never in stock and never sent back has none: a visit, a day, a job.
        ...(stream.returns > 0 || stream.stockMonths > 0 ? [moreReturns] : []),
        ...all,
      ]
    case 'contracts':
      // A fifth of three contracts is none: with so few, one is lost.
      return Math.max(0, ...stream.running.map((point) => point.value)) < 5
        ? [on('volume', 'one contract fewer', { value: -1, unit: 'contracts' }, oneContractFewer), ...all]
        : [scale('volume', 'volume', -0.2, scaleVolume), ...all]
    default:
      return [scale('volume', 'volume', -0.2, scaleVolume), ...all]
  }
}

const PRICE_WORDS: Record<Stream['kind'], string> = {
  subscription: 'price',
  transactions: 'value of an order',
  units: 'price',
  capacity: 'spend a sale',
  hours: 'hourly rate',
  cohorts: 'price of a seat',
  contracts: 'amount of a contract',
}

const scaleJoining = (stream: Stream, factor: number): Stream =>
  stream.kind === 'subscription'
    ? { ...stream, joining: stream.joining.map(({ month, value }) => ({ month, value: value * factor })) }
    : stream

const scaleOpening = (stream: Stream, factor: number): Stream =>
  stream.kind === 'subscription' ? { ...stream, opening: Math.round(stream.opening * factor) } : stream

const moreTake = (points: number) => (stream: Stream) =>
  stream.kind === 'transactions' ? { ...stream, take: clamp(stream.take + points, 0, 1) } : stream

const oneContractFewer = (stream: Stream): Stream =>
  stream.kind === 'contracts'
    ? {
        ...stream,
        running: stream.running.map(({ month, value }) => ({ month, value: Math.max(0, value - 1) })),
      }
    : stream

const STAFF_CHANGES: Change[] = [
  {
    id: 'wages',
    kind: 'wages',
    name: 'Wages',
    by: { value: 0.1, unit: 'share' },
    apply: (each) => scalePay(each, 1.1, false),
    opposite: (each) => scalePay(each, 0.9, false),
  },
  {
    id: 'founders',
    kind: 'founders',
    name: 'Founders’ pay',
    by: { value: 0.25, unit: 'share' },
    apply: (each) => scalePay(each, 1.25, true),
    opposite: (each) => scalePay(each, 0.75, true),
  },
]

/** Lines that make up at least so much of all cost lines. */
const LARGE = 0.1

function costChanges(drivers: Drivers, { costs }: Projection): Change[] {
  const spent = (id: string) => {
    const years = costs.find((line) => line.id === id)?.cost.years ?? []
    return at(years, 0) + at(years, 1) + at(years, 2)
  }
  const all = drivers.costs.reduce((total, line) => total + spent(line.id), 0)
  return drivers.costs
    .filter((line) => spent(line.id) >= all * LARGE)
    .map((line) => ({
      id: `cost:${line.id}`,
      kind: 'cost',
      target: line.id,
      name: line.label,
      by: { value: 0.25, unit: 'share' },
      apply: (each) => scaleCosts(each, 1.25, line.id),
      opposite: (each) => scaleCosts(each, 0.75, line.id),
    }))
}

const planChanges = ({ streams }: Drivers): Change[] => [
  {
    id: 'investments',
    kind: 'investments',
    name: 'Investments',
    by: { value: 0.25, unit: 'share' },
    apply: (each) => scaleInvestments(each, 1.25),
    opposite: (each) => scaleInvestments(each, 0.75),
  },
  {
    id: 'delay',
    kind: 'delay',
    name: streams.some(({ sellsToday }) => sellsToday) ? 'What is new sells' : 'First sales',
    by: { value: 2, unit: 'months' },
    apply: (each) => eachStream(each, (stream) => delay(stream, 2)),
  },
  {
    id: 'paidLater',
    kind: 'paidLater',
    name: 'Customers on account pay',
    by: { value: 30, unit: 'days' },
    apply: (each) => ({ ...each, receivableDays: each.receivableDays + 30 }),
  },
]
