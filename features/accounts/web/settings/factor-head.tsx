import type { ReactNode } from 'react'

type FactorHeadProps = { title: ReactNode; text: string; children: ReactNode }

/** What it is at the left, what one can do with it at the right. */
export function FactorHead({ title, text, children }: FactorHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 max-w-[48ch]">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small font-[550]">{title}</h3>
        <p className="mt-1 text-ui text-ink-2">{text}</p>
      </div>
      {children}
    </div>
  )
}
