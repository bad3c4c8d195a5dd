import clsx from 'clsx'
import { useId } from 'react'
import type { DocumentView } from './stages.ts'

/** Small sheets that fill as they are written. */
export function DocumentList({ documents }: { documents: DocumentView[] }) {
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-body font-semibold">
        Documents
      </h2>
      <ul className="mt-3.5 divide-y divide-line border-t border-line">
        {documents.map((document) => (
          <li key={document.id} className="flex items-center gap-4.5 py-4.5">
            <Sheet {...document} />
            <div className="min-w-0 flex-1">
              <p className="flex items-baseline justify-between gap-4 text-ui">
                <span className="min-w-0 font-semibold">{document.name}</span>
                <Standing {...document} />
              </p>
              <Line {...document} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Standing({ status, progress }: DocumentView) {
  if (status === 'complete') return <span className="text-small text-ok">Complete</span>
  if (status === 'error') return <span className="text-small text-danger">Error</span>
  if (status === 'waiting') return <span className="text-small text-ink-3">Waiting</span>
  return <span className="text-small tabular-nums">{progress}%</span>
}

const moving = 'transition-transform duration-(--slow) ease-house'

/** Fills as it is made; then it is the first page itself. */
function Sheet({ progress, preview }: DocumentView) {
  return (
    <div aria-hidden="true" className="relative h-10.5 w-8 shrink-0 border border-draft bg-surface">
      <div
        className={clsx('h-full origin-top bg-selected', moving)}
        style={{ transform: `scaleY(${progress / 100})` }}
      />
      {preview && (
        <img
          src={preview}
          alt=""
          className="absolute inset-0 size-full animate-[appear_200ms_var(--ease)] object-cover object-top"
        />
      )}
    </div>
  )
}

const TONES = { waiting: 'bg-draft', generating: 'bg-draft', complete: 'bg-ok', error: 'bg-danger' }

function Line({ status, progress }: DocumentView) {
  return (
    <div aria-hidden="true" className="mt-2 h-1 bg-sunken inset-ring-1 inset-ring-line">
      <div
        className={clsx('h-full origin-left', moving, TONES[status])}
        style={{ transform: `scaleX(${progress / 100})` }}
      />
    </div>
  )
}
