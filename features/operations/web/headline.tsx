import type { Operations } from '../contract.ts'
import { duration, money, number, sumOf } from './words.ts'

type HeadlineProps = Pick<Operations, 'days' | 'making'> & { failedJobs: number }

/** The five figures that somebody looks for first. */
export function Headline({ days, making, failedJobs }: HeadlineProps) {
  const { revenueCents, refundedCents, paidOrders, freeOrders } = sumOf(days)
  const figures = [
    { name: 'Revenue after refunds', value: money(revenueCents - refundedCents) },
    { name: 'Orders', value: number(paidOrders + freeOrders) },
    { name: 'Blueprints made', value: number(making.finished) },
    {
      name: 'Median time to make',
      value: making.medianSeconds === undefined ? 'None yet' : duration(making.medianSeconds),
    },
    { name: 'Failed jobs', value: number(failedJobs) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
      {figures.map(({ name, value }) => (
        <div key={name} className="min-w-0 border-l border-draft-soft pl-4">
          <dt className="text-caption text-ink-3">{name}</dt>
          <dd className="text-[1.75rem] font-semibold leading-tight tabular-nums tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
