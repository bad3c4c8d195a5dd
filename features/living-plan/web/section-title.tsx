import type { ReactNode } from 'react'

type Props = { id: string; title: string; lead?: ReactNode; aside?: ReactNode }

export function SectionTitle({ id, title, lead, aside }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2
          id={id}
          tabIndex={-1}
          className="scroll-mt-24 text-[1.625rem] leading-tight tracking-tight outline-none"
        >
          {title}
        </h2>
        {lead && <p className="mt-1.5 max-w-[62ch] text-ui text-ink-2">{lead}</p>}
      </div>
      {aside}
    </div>
  )
}
