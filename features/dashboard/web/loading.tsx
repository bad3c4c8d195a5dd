import { PageTitle } from '#web/ui/page-title.tsx'
import { Counters } from './counters.tsx'
import { Frame } from './frame.tsx'

/** The shape of what comes. It waits 200 ms: what loads faster needs no placeholder. */
export function Loading() {
  return (
    <Frame>
      <span role="status" className="sr-only">
        Loading…
      </span>
      <div className="border-b border-line pt-13 pb-7">
        <div className="flex flex-col justify-between gap-x-10 gap-y-5 lg:flex-row lg:items-end">
          <div>
            <PageTitle>Founder Dashboard</PageTitle>
            <Shape className="mt-2.5 mb-1.5 h-3.5 w-56" />
          </div>
          <div
            aria-hidden="true"
            className={`flex flex-col gap-5 sm:flex-row sm:items-end sm:gap-8 ${LATER}`}
          >
            <Counters figures={NAMES.map((name) => <Shape key={name} className="my-1.5 h-6 w-8" />)} />
            <Shape className="h-11 sm:w-30" />
          </div>
        </div>
      </div>
      <div aria-hidden="true" className={`h-104 rounded-3 border border-line bg-surface p-8 ${LATER}`}>
        <Shape className="h-7 w-60 max-w-full" />
        <Shape className="mt-5 h-3.5 w-110 max-w-full" />
        <Shape className="mt-3 h-3.5 w-80 max-w-full" />
      </div>
    </Frame>
  )
}

const LATER = 'animate-[appear_200ms_var(--ease)_200ms_both]'
const NAMES = ['credits', 'used', 'purchased']

function Shape({ className }: { className: string }) {
  return <div aria-hidden="true" className={`rounded-1 bg-tint ${LATER} ${className}`} />
}
