import { Suspense } from 'react'
import { lazyPart } from '#web/lazy-part.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Day } from '../contract.ts'
import { money, number, spansOf, sumOf } from './words.ts'

// The drawing library is large, and figures come first.
const Chart = lazyPart(() => import('#web/ui/chart.tsx'))

const MONEY = [
  { key: 'revenueCents', label: 'Revenue', tone: 'navy' },
  { key: 'refundedCents', label: 'Refunds', tone: 'warn' },
] as const
const ORDERS = [
  { key: 'paidOrders', label: 'Paid', tone: 'navy' },
  { key: 'freeOrders', label: 'Free', tone: 'draft' },
] as const

export function OrdersPanel({ days }: { days: Day[] }) {
  const spans = spansOf(days)
  const by = spans.length < days.length ? 'week' : 'day'
  const { revenueCents, refundedCents, paidOrders, freeOrders } = sumOf(days)
  const data = spans.map((span) => ({ ...span }))
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6 lg:grid-cols-2">
      <Drawn>
        <Chart
          title={`Revenue by ${by}`}
          summary={`Revenue by ${by} over the last ${days.length} days: ${money(revenueCents)} paid, ${money(refundedCents)} refunded.`}
          kind="bar"
          data={data}
          series={[...MONEY]}
          format={money}
        />
      </Drawn>
      <Drawn>
        <Chart
          title={`Orders by ${by}`}
          summary={`Orders by ${by} over the last ${days.length} days: ${number(paidOrders)} paid and ${number(freeOrders)} free.`}
          kind="bar"
          data={data}
          series={[...ORDERS]}
          format={number}
        />
      </Drawn>
    </div>
  )
}

/** As high as the drawing will be, so that nothing below it moves. */
function Drawn({ children }: { children: React.ReactNode }) {
  return (
    <Card as="section">
      <Suspense fallback={<div className="h-[23rem]" />}>{children}</Suspense>
    </Card>
  )
}
