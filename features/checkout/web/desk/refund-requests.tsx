import { useState } from 'react'
import { Asked } from '#web/calls/asked.tsx'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadMore } from '#web/ui/pagination.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { RefundRequest } from '../../owner-contract.ts'
import { dollars } from '../../prices.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { useRefundRequests } from './use-desk.ts'
import { momentText, REFUND_STATES } from './words.ts'

const VIEWS = [
  { value: 'waiting', label: 'To decide' },
  { value: 'decided', label: 'Decided' },
]
type View = 'waiting' | 'decided'
type Doing = { request: RefundRequest; decision: 'approve' | 'decline' }

export function RefundRequests({ onOrder }: { onOrder: (id: string) => void }) {
  const [view, setView] = useState<View>('waiting')
  const [doing, setDoing] = useState<Doing>()
  const asked = useRefundRequests(view)
  // As the list has it now: the suggestion may have changed since the dialog was opened.
  const current = asked.data?.pages
    .flatMap(({ refunds }) => refunds)
    .find(({ id }) => id === doing?.request.id)

  async function more() {
    const { isFetchNextPageError, error } = await asked.fetchNextPage()
    if (isFetchNextPageError) sayNotLoaded(error)
  }

  return (
    <div className="grid gap-5">
      <Segmented
        label="Which requests"
        value={view}
        onChange={(value) => setView(value as View)}
        options={VIEWS}
        className="sm:w-64"
      />
      <Asked query={asked} failed="Failed to load refund requests">
        {({ pages }) => {
          const requests = pages.flatMap(({ refunds }) => refunds)
          return requests.length > 0 ? (
            <ul aria-label="Refund requests" className="grid gap-4">
              {requests.map((request) => (
                <Request
                  key={request.id}
                  request={request}
                  onOrder={() => onOrder(request.orderId)}
                  onDecide={(decision) => setDoing({ request, decision })}
                />
              ))}
            </ul>
          ) : (
            <Nothing view={view} />
          )
        }}
      </Asked>
      {asked.hasNextPage && <LoadMore hasMore busy={asked.isFetchingNextPage} onMore={() => void more()} />}
      {doing && (
        <DecisionDialog
          {...doing}
          {...(current && { request: current })}
          onClose={() => setDoing(undefined)}
        />
      )}
    </div>
  )
}

type RequestProps = {
  request: RefundRequest
  onOrder: () => void
  onDecide: (decision: 'approve' | 'decline') => void
}

function Request({ request, onOrder, onDecide }: RequestProps) {
  const { email, packName, paidCents, reason, state, requestedAt, message, amountCents } = request
  const mark = REFUND_STATES[state]
  const isOpen = state === 'requested' || state === 'failed'
  const who = email || 'a customer who left'
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">{email || 'Customer deleted'}</p>
          <p className="mt-0.5 text-small text-ink-2">
            {packName}, {dollars(paidCents)} paid ·{' '}
            <time dateTime={requestedAt}>{momentText(requestedAt)}</time>
          </p>
        </div>
        <Badge kind={mark.kind}>{mark.label}</Badge>
      </div>
      {reason && (
        <p className="whitespace-pre-line border-l-2 border-draft-soft pl-4 text-ui [overflow-wrap:anywhere]">
          {reason}
        </p>
      )}
      {!isOpen && amountCents !== undefined && state !== 'declined' && (
        <p className="text-small text-ink-2">Refund of {dollars(amountCents)}</p>
      )}
      {message && <p className="text-small text-ink-2 [overflow-wrap:anywhere]">Your note: {message}</p>}
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2 max-sm:[&>:last-child]:col-span-2">
        {isOpen && (
          <>
            <Button onClick={() => onDecide('approve')} aria-label={`Approve the refund of ${who}`}>
              Approve
            </Button>
            <Button onClick={() => onDecide('decline')} aria-label={`Decline the refund of ${who}`}>
              Decline
            </Button>
          </>
        )}
        <Button kind="ghost" onClick={onOrder} aria-label={`Order and card provider, of ${who}`}>
          Order and card provider
        </Button>
      </div>
    </Card>
  )
}

function Nothing({ view }: { view: View }) {
  return (
    <Card>
      <p className="font-semibold">{view === 'waiting' ? 'No refund requests' : 'Nothing decided yet'}</p>
      <p className="mt-1 text-ui text-ink-2">
        {view === 'waiting'
          ? 'Customers can ask within 7 days of a purchase. You get an email when one does.'
          : 'What you approve or decline is listed here, with your notes.'}
      </p>
    </Card>
  )
}

function sayNotLoaded(error: unknown) {
  const description = sentenceOf(error, 'Failed to load more requests. Please try again.')
  toast({ kind: 'destructive', title: 'Error', description })
}
