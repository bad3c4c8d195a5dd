import { type RefObject, Suspense, useContext, useEffect, useRef, useState } from 'react'
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
  return <Cash cash={cash} trial={trial} />
}

type CashState = NonNullable<React.ContextType<typeof CashContext>>

function Cash({ cash, trial }: CashState) {
  const place = useRef<HTMLDivElement>(null)
  const isWanted = useIsNear(place)
  return (
    <div className="reader-chart">
      <div ref={place} className="min-h-41">
        <ErrorBoundary fallback={<p className="text-small text-ink-2">The chart could not be loaded.</p>}>
          <Suspense>
            {isWanted && <CashDrawing now={trial?.now ?? seenOf(cash)} before={trial?.before} />}
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

/** A moment after the text, or when the reader comes near: paper and a lost network find it there. */
function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '1200px 0px',
    })
    observer.observe(element)
    const timer = setTimeout(() => setNear(true), AFTER_MS)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [place])
  return isNear
}

const AFTER_MS = 2000

/** The chart reads cash alone. */
const seenOf = ({ currency, months, lowest }: CashState['cash']): Seen => ({
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
