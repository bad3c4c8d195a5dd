// Who did what to whom, when and why, and how it was before and after.
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadMore } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { AuditEntry } from '../contract.ts'
import { actionWords, type Change, changesOf } from './audit-words.ts'
import { type Asked, useAudit } from './use-audit.ts'

export function AuditList({ asked, empty }: { asked: Asked; empty: string }) {
  const pages = useAudit(asked)
  const entries = pages.data?.pages.flatMap((page) => page.entries)
  const trouble = useRetry({ error: entries ? null : pages.error, refetch: pages.refetch })

  async function more() {
    const { isError, error } = await pages.fetchNextPage()
    if (!isError) return
    const description = sentenceOf(error, 'Failed to load more. Please try again.')
    toast({ kind: 'destructive', title: 'Error', description })
  }

  if (trouble.failed)
    return (
      <ErrorState
        title="Failed to load the audit trail"
        text={sentenceOf(trouble.error, 'Please try again in a moment.')}
        onRetry={trouble.retry}
        busy={trouble.retrying}
      />
    )
  if (!entries)
    return (
      <Card>
        <Skeleton lines={8} />
      </Card>
    )
  return (
    <>
      <p role="status" className={entries.length === 0 ? 'text-ui text-ink-2' : 'sr-only'}>
        {entries.length === 0 ? empty : `${entries.length} entries shown`}
      </p>
      {entries.length > 0 && (
        <Card flush as="ol" className="divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Card>
      )}
      <LoadMore
        hasMore={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        onMore={() => void more()}
        className="mt-4"
      />
    </>
  )
}

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, action, actor, before, after, reason } = entry
  return (
    <li className="grid gap-x-8 gap-y-2 px-5 py-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_auto]">
      <div className="min-w-0">
        <p className="text-ui font-semibold">{actionWords(action)}</p>
        <Target entry={entry} />
      </div>
      <div className="grid min-w-0 content-start gap-1 text-small [overflow-wrap:anywhere]">
        {changesOf(before, after).map((change) => (
          <Changed key={change.name} change={change} />
        ))}
        {reason && <p className="text-ink-2">“{reason}”</p>}
      </div>
      <div className="flex flex-wrap gap-x-3 text-caption text-ink-3 [overflow-wrap:anywhere] lg:flex-col lg:text-right">
        <time dateTime={at} className="whitespace-nowrap">
          {MOMENT.format(new Date(at))}
        </time>
        <span className="text-ink-2">{actorWords(actor)}</span>
      </div>
    </li>
  )
}

const DELETED = 'Deleted member'

function actorWords(actor: AuditEntry['actor']): string {
  if (!actor) return 'By itself'
  return actor.fullName || actor.email || DELETED
}

function Target({ entry: { target } }: { entry: AuditEntry }) {
  const isCustomer = target.kind === 'customer'
  const label = target.label ?? (isCustomer ? DELETED : target.id)
  if (!isCustomer || !target.label)
    return <p className="text-small text-ink-2 [overflow-wrap:anywhere]">{label}</p>
  return (
    <Link
      to={`/admin/customers/${target.id}`}
      className="inline-flex min-h-6 items-center text-small text-navy [overflow-wrap:anywhere] hover:underline max-lg:min-h-11"
    >
      {label}
    </Link>
  )
}

function Changed({ change: { name, from, to } }: { change: Change }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-ink-3">{name}</span>
      {from !== undefined && <span>{from}</span>}
      {from !== undefined && to !== undefined && (
        <>
          <ArrowRight
            size={14}
            strokeWidth={1.75}
            aria-hidden
            className="shrink-0 self-center text-draft-ink"
          />
          <span className="sr-only">became</span>
        </>
      )}
      {to !== undefined && <span className="font-semibold">{to}</span>}
    </p>
  )
}
