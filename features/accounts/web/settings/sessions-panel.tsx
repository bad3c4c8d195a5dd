import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Answer } from '#kit/endpoint.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer, useCall } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { endOtherSessions, endSession, listSessions } from '../../contract.ts'

type Session = Answer<typeof listSessions>['sessions'][number]

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export function SessionsPanel() {
  const list = useAnswer(listSessions, undefined)
  const { failed, error, retrying, retry } = useRetry(list)
  if (list.data) return <Sessions sessions={list.data.sessions} />
  if (!failed)
    return (
      <Card>
        <Skeleton lines={3} />
      </Card>
    )
  return (
    <ErrorState
      title="Failed to load your sessions"
      text={sentenceOf(error, 'Please try again in a moment.')}
      onRetry={retry}
      busy={retrying}
    />
  )
}

function Sessions({ sessions }: { sessions: Session[] }) {
  const client = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: [listSessions.path] })
    // The button that was pressed is gone with its row.
    list.current?.focus()
  }
  return (
    <Card flush>
      <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
        {sessions.map((session) => (
          <Row key={session.id} session={session} onEnded={refresh} />
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && <EndOthers onEnded={refresh} />}
    </Card>
  )
}

type RowProps = { session: Session; onEnded: () => Promise<void> }

function Row({ session: { id, device, current, lastSeenAt }, onEnded }: RowProps) {
  const end = useCall(endSession, {
    async onSuccess() {
      toast({ title: 'Session ended', description: device })
      await onEnded()
    },
    onError: sayFailed,
  })
  return (
    <li className="flex min-h-19 items-center justify-between gap-4 px-5 py-3 sm:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui font-[550]">
          {device}
          {current && <Badge kind="cyan">This browser</Badge>}
        </p>
        <p className="text-small text-ink-2">
          Last seen <time dateTime={lastSeenAt}>{WHEN.format(new Date(lastSeenAt))}</time>
        </p>
      </div>
      {!current && (
        <Button
          aria-label={`End ${device}`}
          busy={end.isPending && 'Ending...'}
          onClick={() => end.mutate({ params: { id } })}
        >
          End
        </Button>
      )}
    </li>
  )
}

function EndOthers({ onEnded }: { onEnded: () => Promise<void> }) {
  const end = useCall(endOtherSessions, {
    async onSuccess({ ended }) {
      toast({ title: ended === 1 ? '1 session ended' : `${ended} sessions ended` })
      await onEnded()
    },
    onError: sayFailed,
  })
  return (
    <div className="border-t border-line px-5 py-4 sm:px-6">
      <Button
        busy={end.isPending}
        busyLabel="Ending..."
        onClick={() => end.mutate(undefined)}
        className="max-sm:w-full"
      >
        End all other sessions
      </Button>
    </div>
  )
}

function sayFailed(error: Error) {
  const description = sentenceOf(error, 'The session could not be ended. Please try again.')
  toast({ kind: 'destructive', title: 'Error', description })
}
