import clsx from 'clsx'
import { useId } from 'react'
import type { DocumentView } from './stages.ts'

type Props = { documents: DocumentView[]; as?: 'h2' | 'h3'; isSmall?: boolean }

/** The first pages that there are by now, large enough to be read at a glance. Nothing before. */
export function FirstPages({ documents, as: Heading = 'h2', isSmall }: Props) {
  const title = useId()
  const printed = documents.filter(({ preview }) => preview)
  if (printed.length === 0) return null
  return (
    <section aria-labelledby={title}>
      <Heading id={title} className="text-body font-semibold">
        First pages
      </Heading>
      <ul className="grid-paper mt-3.5 flex flex-wrap items-end gap-5 border border-line p-5">
        {printed.map(({ id, name, preview }) => (
          <li key={id} className="animate-[rise_200ms_var(--ease)]">
            <img
              src={preview}
              alt={`First page: ${name}`}
              className={clsx('block w-auto max-w-full bg-white shadow-page', isSmall ? 'h-28' : 'h-44')}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
