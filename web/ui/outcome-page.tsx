import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'

type Props = {
  title: string
  lead: ReactNode
  /** At the right of a wide page. */
  picture?: ReactNode
  children?: ReactNode
}

/** What became of something: words and what to do at the left edge, a drawing beside them. */
export function OutcomePage({ title, lead, picture, children }: Props) {
  return (
    <div className="container grid min-h-[60vh] content-center items-center gap-x-6 gap-y-12 py-[clamp(48px,7vw,104px)] md:grid-cols-12">
      <div className="min-w-0 md:col-span-7">
        <PageTitle>{title}</PageTitle>
        <div className="mt-3 max-w-[46ch] text-balance text-lead text-ink-2">{lead}</div>
        {children}
      </div>
      {picture && <div className="md:col-span-5">{picture}</div>}
    </div>
  )
}

/** Its buttons. */
export function WaysOn({ children }: { children: ReactNode }) {
  return <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">{children}</div>
}
