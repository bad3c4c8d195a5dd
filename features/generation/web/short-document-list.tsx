import clsx from 'clsx'
import { Check, X } from 'lucide-react'
import { Spinner } from '#web/ui/spinner.tsx'
import type { DocumentView } from './stages.ts'

/** The documents in a line each, where there is little room. */
export function ShortDocumentList({
  documents,
  className,
}: {
  documents: DocumentView[]
  className?: string
}) {
  return (
    <ul aria-label="Documents" className={clsx('grid gap-1.5 text-small', className)}>
      {documents.map((document) => (
        <li key={document.id} className="flex items-center gap-2.5">
          <Sign status={document.status} />
          <span className={clsx('min-w-0 flex-1', document.status === 'waiting' && 'text-ink-3')}>
            {document.name}
          </span>
          <Standing {...document} />
        </li>
      ))}
    </ul>
  )
}

function Standing({ status, progress }: DocumentView) {
  if (status === 'generating') return <span className="tabular-nums text-ink-2">{progress}%</span>
  return <span className="sr-only">{status}</span>
}

function Sign({ status }: Pick<DocumentView, 'status'>) {
  const look = 'grid size-4 shrink-0 place-items-center'
  if (status === 'generating')
    return (
      <span className={clsx(look, 'text-draft')}>
        <Spinner size={16} />
      </span>
    )
  if (status === 'waiting')
    return (
      <span aria-hidden="true" className={look}>
        <span className="size-1.5 rounded-full bg-line-strong" />
      </span>
    )
  const Icon = status === 'complete' ? Check : X
  return (
    <span className={clsx(look, status === 'complete' ? 'text-ok' : 'text-danger')}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </span>
  )
}
