import { type ReactNode, useId } from 'react'

type SectionProps = { id?: string; title: string; text?: ReactNode; children: ReactNode }

/** What it is about stands at the left, what one can do at the right. */
export function Section({ id: place, title, text, children }: SectionProps) {
  const id = useId()
  return (
    <section
      id={place}
      aria-labelledby={id}
      className="grid gap-x-6 gap-y-5 border-t border-line py-10 md:grid-cols-12 md:py-12"
    >
      <div className="md:col-span-4 md:pr-4">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {text && <p className="mt-2 max-w-[42ch] text-ui text-ink-2">{text}</p>}
      </div>
      <div className="min-w-0 md:col-span-8">{children}</div>
    </section>
  )
}
