import type { ReactNode } from 'react'

const NAMES = ['Credits', 'Used', 'Purchased']

/** In the order credits, used, purchased. */
export function Counters({ figures }: { figures: ReactNode[] }) {
  return (
    <dl className="grid grid-cols-3 sm:flex sm:gap-6">
      {NAMES.map((name, index) => (
        <div key={name} className="border-l border-draft-soft pl-4 sm:pr-1 sm:pl-6">
          <dt className="text-caption text-ink-3">{name}</dt>
          <dd className="text-[1.75rem] font-semibold leading-tight tabular-nums tracking-tight">
            {figures[index]}
          </dd>
        </div>
      ))}
    </dl>
  )
}
