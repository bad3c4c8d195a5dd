import type { ReactNode } from 'react'
import { Card, CardTitle } from '#web/ui/card.tsx'

type PanelProps = { title: string; note?: ReactNode; badge?: ReactNode; children: ReactNode }

/** A card with a head of its own; lists and tables in it reach the edge. */
export function Panel({ title, note, badge, children }: PanelProps) {
  return (
    <Card as="section" flush>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-5 pb-4 sm:px-6 sm:pt-6">
        <div className="min-w-0">
          <CardTitle>{title}</CardTitle>
          {note && <p className="mt-1 text-small text-ink-2">{note}</p>}
        </div>
        {badge}
      </div>
      {children}
    </Card>
  )
}

/** A name and its figure, behind a hairline. */
export function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-l border-draft-soft pl-4">
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className="text-h3 font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

export function Figures({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-4 gap-y-5 px-5 pb-6 sm:grid-cols-4 sm:px-6">{children}</dl>
}

/** Said in words where a list would be empty. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="border-t border-line px-5 py-5 text-small text-ink-2 sm:px-6">{children}</p>
}
