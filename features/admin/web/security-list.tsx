import { Link } from 'react-router'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadMore } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { SecurityEvent } from '../contract.ts'
import { KIND_WORDS, methodWords } from './security-words.ts'
import { type SecurityFilter, useSecurityEvents } from './use-security-events.ts'

export function SecurityList({ filter }: { filter: SecurityFilter }) {
  const pages = useSecurityEvents(filter)
  const events = pages.data?.pages.flatMap((page) => page.events)
  const trouble = useRetry({ error: events ? null : pages.error, refetch: pages.refetch })

  async function more() {
    const { isError, error } = await pages.fetchNextPage()
    if (!isError) return
    const description = sentenceOf(error, 'Failed to load more. Please try again.')
    toast({ kind: 'destructive', title: 'Error', description })
  }

  if (trouble.failed)
    return (
      <ErrorState
        title="Failed to load the security log"
        text={sentenceOf(trouble.error, 'Please try again in a moment.')}
        onRetry={trouble.retry}
        busy={trouble.retrying}
      />
    )
  if (!events)
    return (
      <Card>
        <Skeleton lines={8} />
      </Card>
    )
  return (
    <>
      <p role="status" className={events.length === 0 ? 'text-ui text-ink-2' : 'sr-only'}>
        {events.length === 0 ? 'No events found.' : `${events.length} events shown`}
      </p>
      {events.length > 0 && (
        <Card flush as="ol" className="divide-y divide-line">
          {events.map((event) => (
            <Entry key={event.id} event={event} />
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

function Entry({ event }: { event: SecurityEvent }) {
  const { kind, method, network, device, requestId, count, lastAt } = event
  return (
    <li className="grid gap-x-8 gap-y-2 px-5 py-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui font-semibold">
          {KIND_WORDS[kind]}
          {count > 1 && <Badge>{count} times</Badge>}
        </p>
        <Account event={event} />
      </div>
      <div className="grid min-w-0 content-start gap-1 text-small [overflow-wrap:anywhere]">
        {method && <p>{methodWords(method)}</p>}
        <p className="text-ink-2">{[network, device].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-x-3 text-caption text-ink-3 [overflow-wrap:anywhere] lg:max-w-56 lg:flex-col lg:text-right">
        <time dateTime={lastAt} className="whitespace-nowrap">
          {MOMENT.format(new Date(lastAt))}
        </time>
        <span>Request {requestId}</span>
      </div>
    </li>
  )
}

function Account({ event: { account } }: { event: SecurityEvent }) {
  if (!account) return <p className="text-small text-ink-2">No account</p>
  if (!account.email)
    return <p className="text-small text-ink-2 [overflow-wrap:anywhere]">Deleted member {account.id}</p>
  return (
    <Link
      to={`/admin/customers/${account.id}`}
      className="inline-flex min-h-6 items-center text-small text-navy [overflow-wrap:anywhere] hover:underline max-lg:min-h-11"
    >
      {account.email}
    </Link>
  )
}
