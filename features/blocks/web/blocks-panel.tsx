import { useRef } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type BlockedPerson, listBlocks } from '../contract.ts'
import { useBlocking } from './use-blocks.ts'

/** In the settings: whom one does not hear, and the way back. */
export function BlocksPanel() {
  const list = useAnswer(listBlocks, undefined)
  const { failed, error, retrying, retry } = useRetry(list)
  if (list.data) return <People people={list.data.people} />
  if (!failed)
    return (
      <Card>
        <Skeleton lines={2} />
      </Card>
    )
  return (
    <ErrorState
      title="Failed to load whom you muted or blocked"
      text={sentenceOf(error, 'Please try again in a moment.')}
      onRetry={retry}
      busy={retrying}
    />
  )
}

function People({ people }: { people: BlockedPerson[] }) {
  const list = useRef<HTMLDivElement>(null)
  // The button that was pressed goes away with its row.
  const keepFocus = () => list.current?.focus()
  return (
    <Card flush>
      <div ref={list} tabIndex={-1} className="rounded-3 outline-none">
        {people.length === 0 ? (
          <p className="p-5 text-ui text-ink-2 sm:p-6">You have muted or blocked nobody.</p>
        ) : (
          <ul className="divide-y divide-line">
            {people.map((person) => (
              <Row key={person.userId} person={person} onEnded={keepFocus} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function Row({ person: { userId, name, kind }, onEnded }: { person: BlockedPerson; onEnded: () => void }) {
  const { end } = useBlocking(name)
  const label = kind === 'mute' ? 'Unmute' : 'Unblock'
  return (
    <li className="flex min-h-19 items-center justify-between gap-4 px-5 py-3 sm:px-6">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-ui font-[550] wrap-anywhere">
        {name}
        <Badge>{kind === 'mute' ? 'Muted' : 'Blocked'}</Badge>
      </p>
      <Button
        aria-label={`${label} ${name}`}
        busy={end.isPending}
        busyLabel="Ending..."
        onClick={() => end.mutate({ params: { userId } }, { onSuccess: onEnded })}
      >
        {label}
      </Button>
    </li>
  )
}
