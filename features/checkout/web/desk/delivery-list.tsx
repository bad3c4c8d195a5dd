import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import type { Delivery } from '../../owner-contract.ts'
import { momentText, shortId } from './words.ts'

const VIEWS = [
  { value: 'all', label: 'All' },
  { value: 'failed', label: 'Failed' },
]
const FIRST = 10

type Props = { deliveries: Delivery[]; onOpen: (eventId: string) => void }

export function DeliveryList({ deliveries, onOpen }: Props) {
  const [view, setView] = useState('all')
  const [whole, setWhole] = useState(false)
  const fitting = deliveries.filter(({ status }) => view === 'all' || status === 'failed')
  const shown = whole ? fitting : fitting.slice(0, FIRST)
  if (deliveries.length === 0)
    return (
      <Note>
        Nothing has come yet. The card provider calls us with each payment, and what it says is listed here.
      </Note>
    )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-4 sm:px-6">
        <h3 className="font-semibold">Recent deliveries</h3>
        <Segmented
          label="Which deliveries"
          value={view}
          onChange={setView}
          options={VIEWS}
          className="w-44"
        />
      </div>
      {shown.length === 0 && <Note>None of these deliveries failed.</Note>}
      <ul aria-label="Recent deliveries">
        {shown.map((delivery) => (
          <Row key={delivery.eventId} delivery={delivery} onOpen={() => onOpen(delivery.eventId)} />
        ))}
      </ul>
      {shown.length < fitting.length && (
        <div className="flex justify-center border-t border-line p-4">
          <Button onClick={() => setWhole(true)}>Show all {fitting.length}</Button>
        </div>
      )}
    </>
  )
}

/** The whole row can be pressed; what is spoken is the event and how it went. */
function Row({ delivery, onOpen }: { delivery: Delivery; onOpen: () => void }) {
  const { eventId, status, type, message, receivedAt } = delivery
  return (
    <li className="border-t border-line">
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-3.5 text-left text-small -outline-offset-2 hover:bg-hover sm:px-6 lg:grid-cols-[13rem_6rem_minmax(0,1fr)_auto]"
      >
        <span className="truncate font-mono font-[550]">{shortId(eventId)}</span>
        <span>
          <Badge kind={status === 'success' ? 'ok' : 'bad'} dotless>
            {status}
          </Badge>
        </span>
        <span className="min-w-0 text-ink-2">
          <span className="block truncate">{type}</span>
          <span className="block truncate text-caption text-ink-3">{message}</span>
        </span>
        <time dateTime={receivedAt} className="self-start whitespace-nowrap text-ink-2 lg:self-center">
          {momentText(receivedAt)}
        </time>
      </button>
    </li>
  )
}

function Note({ children }: { children: string }) {
  return <p className="border-t border-line px-5 py-6 text-ui text-ink-2 sm:px-6">{children}</p>
}
