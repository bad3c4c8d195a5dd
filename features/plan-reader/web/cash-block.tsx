import { Suspense, useContext } from 'react'
import type { Seen } from '#features/living-plan/web/public.ts'
import { ErrorBoundary } from '#web/layout/error-boundary.tsx'
import { lazyPart } from '#web/lazy-part.tsx'
import { CashContext } from './trial-context.ts'

/** It stands far down the page: the text does not wait for it. */
const CashDrawing = lazyPart(() => import('./cash-drawing.tsx'))

/** Cash by month as the plan has it; with an assumption open, as it would be, beside the plan's own line. */
export function CashBlock() {
  const state = useContext(CashContext)
  if (!state) return null
  const { cash, trial } = state
  return (
    <div className="reader-chart">
      <div className="min-h-41">
        <ErrorBoundary fallback={<p className="text-small text-ink-2">The chart could not be loaded.</p>}>
          <Suspense>
            <CashDrawing now={trial?.now ?? seenOf(cash)} before={trial?.before} />
          </Suspense>
        </ErrorBoundary>
      </div>
      {trial && (
        <p className="mt-2 text-caption text-ink-2">
          With the value that is open beside the text. The dotted line is the plan.
        </p>
      )}
    </div>
  )
}

type Cash = NonNullable<React.ContextType<typeof CashContext>>['cash']

/** The chart reads cash alone. */
const seenOf = ({ currency, months, lowest }: Cash): Seen => ({
  currency,
  figures: {
    lowestCash: lowest,
    endCash: months.at(-1) ?? 0,
    fundingNeed: 0,
    lastMonthRevenue: 0,
    revenue: [],
  },
  series: { cash: months, revenue: [], costs: [], ebitda: [] },
})
