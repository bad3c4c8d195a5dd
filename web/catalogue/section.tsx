import type { ReactNode } from 'react'

type SectionProps = { id: string; title: string; lead: string; children: ReactNode }

/** The name of a group on columns 1–3, its parts on 4–12. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-6 gap-y-10 border-t border-line py-14 lg:grid-cols-12 lg:py-20"
    >
      <div className="lg:col-span-3">
        <div className="lg:sticky lg:top-28">
          <h2 id={`${id}-title`} className="text-[1.75rem] leading-tight tracking-tight">
            {title}
          </h2>
          <p className="mt-2 max-w-[40ch] text-small text-ink-2">{lead}</p>
        </div>
      </div>
      <div className="grid min-w-0 gap-y-14 lg:col-span-9">{children}</div>
    </section>
  )
}

type GroupProps = { title: string; note?: string; children: ReactNode }

export function Group({ title, note, children }: GroupProps) {
  return (
    <div className="min-w-0">
      <div className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="text-body font-semibold">{title}</h3>
        {note && <p className="text-small text-ink-3">{note}</p>}
      </div>
      {children}
    </div>
  )
}

/** One state of a part, under its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2.5 text-caption text-ink-3">{name}</p>
      {children}
    </div>
  )
}
