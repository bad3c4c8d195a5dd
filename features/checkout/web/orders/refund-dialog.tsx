import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { requestRefund } from '../../contract.ts'
import { TextLink } from '../text-link.tsx'
import { type Order, refundableUntil, whatComesBack } from './order-words.ts'

const FORM = 'refund'
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

type Props = { order: Order; onClose: () => void; onRequested: () => Promise<void> }

export function RefundDialog({ order, onClose, onRequested }: Props) {
  const [reason, setReason] = useState('')
  // Beside the call's own state, which a second press in the same moment would not see yet.
  const sent = useRef(false)
  const ask = useCall(requestRefund, {
    async onSuccess() {
      onClose()
      toast({ title: 'Refund requested', description: 'We review requests within 48 business hours.' })
      await onRequested()
    },
    onError() {
      sent.current = false
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sent.current) return
    sent.current = true
    ask.mutate({ params: { id: order.id }, body: { reason } })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !ask.isPending && onClose()}
      title="Request a refund?"
      description={`${order.packName} of ${DAY.format(new Date(order.createdAt))}`}
      footer={
        <>
          <Button onClick={onClose} disabled={ask.isPending}>
            Cancel
          </Button>
          <Button form={FORM} type="submit" kind="signal" busy={ask.isPending} busyLabel="Requesting...">
            Request refund
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-5">
        <WhatHappens order={order} />
        <TextArea
          label="Reason"
          optional
          name="reason"
          rows={3}
          maxLength={2000}
          placeholder="What went wrong?"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <p role="alert" className="text-small text-danger empty:hidden">
          {ask.error && sentenceOf(ask.error, 'That did not work. Please try again.')}
        </p>
      </form>
    </Dialog>
  )
}

function WhatHappens({ order }: { order: Order }) {
  const until = refundableUntil(order, Date.now())
  return (
    <dl className="grid gap-4 text-ui">
      <Point title="What comes back">{whatComesBack(order)} Files that were delivered stay yours.</Point>
      <Point title="When">
        We review requests within 48 business hours. An approved refund reaches your card in 5-10 business
        days.
      </Point>
      <Point title="Until when">
        Within 7 days of purchase{until && `, here until ${DAY.format(until)}`}.{' '}
        <TextLink to="/refund-policy" newTab>
          Refund Policy
        </TextLink>
      </Point>
    </dl>
  )
}

function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1 text-ink-2">{children}</dd>
    </div>
  )
}
