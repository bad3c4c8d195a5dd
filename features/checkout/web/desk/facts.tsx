import type { ReactNode } from 'react'

/** Names on the left, what they are on the right; below one another where there is no room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-y-3 text-small">{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 min-[26rem]:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
