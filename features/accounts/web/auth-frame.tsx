import type { ReactNode } from 'react'
import { PageTitle } from '#web/ui/page-title.tsx'
import { HousePlan } from './house-plan.tsx'

interface AuthFrameProps {
  title: string
  lead?: ReactNode
  /** The front door in the drawing. */
  door?: 'open' | 'shut'
  children?: ReactNode
}

/** Words and form at the left edge of the grid; the drawing fills the other half of a wide page. */
export function AuthFrame({ title, lead, door = 'open', children }: AuthFrameProps) {
  return (
    <div className="relative flex lg:min-h-[calc(100dvh-68px)]">
      <div className="absolute inset-y-0 right-0 left-1/2 hidden border-l border-line lg:block">
        <HousePlan door={door} />
      </div>
      <div className="container relative grid grid-cols-12 items-center gap-x-6 py-10 sm:py-16">
        <div className="col-span-12 mx-auto w-full max-w-100 lg:col-span-5 lg:mx-0">
          <PageTitle>{title}</PageTitle>
          {lead && <p className="mt-2 text-body text-ink-2">{lead}</p>}
          {children && <div className="mt-8">{children}</div>}
        </div>
      </div>
    </div>
  )
}
