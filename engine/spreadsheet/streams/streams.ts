// The block of rows for each kind of stream.
import type { Stream } from '../../plan/finance/drivers.ts'
import type { Model, Sold } from '../model.ts'
import { cohortBlock, hourBlock } from './people-sold.ts'
import { capacityBlock, contractBlock, transactionBlock } from './simple.ts'
import { subscriptionBlock } from './subscription.ts'
import { monthsBeyond, unitBlock } from './units.ts'

export function streamBlock(model: Model, stream: Stream): Sold {
  model.book.section(stream.label)
  switch (stream.kind) {
    case 'subscription':
      return subscriptionBlock(model, stream)
    case 'transactions':
      return transactionBlock(model, stream)
    case 'units':
      return unitBlock(model, stream)
    case 'capacity':
      return capacityBlock(model, stream)
    case 'hours':
      return hourBlock(model, stream)
    case 'cohorts':
      return cohortBlock(model, stream)
    case 'contracts':
      return contractBlock(model, stream)
  }
}

/** Months after the plan that are counted: none where nothing lies in stock. */
export const monthsAfter = (streams: Stream[]): number =>
  Math.max(0, ...streams.map((stream) => (stream.kind === 'units' ? monthsBeyond(stream) : 0)))
