import clsx from 'clsx'
import type { ReactNode } from 'react'

type SectionProps = {
  id: string
  title: string
  lead?: ReactNode
  raised?: boolean
  close?: boolean
  children: ReactNode
}

/** `close`: on the same ground as the part above, whose room below is enough. */
export function Section({ id, title, lead, raised, close, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'pb-(--section)',
        !close && 'pt-(--section)',
        raised && 'border-y border-line bg-surface',
      )}
    >
      <div className="container">
        <SectionHead id={id} title={title} lead={lead} />
        <div className="mt-[clamp(28px,3.4vw,48px)]">{children}</div>
      </div>
    </section>
  )
}

type HeadProps = Pick<SectionProps, 'id' | 'title' | 'lead'>

/** Heading and lead share a first baseline: columns 1 to 7 and 8 to 12. */
export function SectionHead({ id, title, lead }: HeadProps) {
  return (
    <div className="grid items-baseline gap-x-6 gap-y-4 lg:grid-cols-12">
      <h2 id={id} className="scroll-mt-24 text-h2 lg:col-span-7">
        {title}
      </h2>
      {lead && <p className="max-w-[38ch] text-lead text-ink-2 lg:col-span-5">{lead}</p>}
    </div>
  )
}
