// The owner's decision about money that goes back: how much, and a note for the customer.
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import {
  decideRefund,
  type OwnersOrderDetail,
  type RefundRequest,
  refundOrder,
} from '../../owner-contract.ts'
import { dollars } from '../../prices.ts'
import { useRefreshMoney } from './use-desk.ts'
import { amountFault, amountText, centsOf, DECIDED } from './words.ts'

type Props = { request: RefundRequest; decision: 'approve' | 'decline'; onClose: () => void }

export function DecisionDialog({ request, decision, onClose }: Props) {
  const { send, problem } = useDecision(onClose)
  const decide = useCall(decideRefund, send)
  const { id, email, leftCents, suggestedCents, unspentCredits } = request
  const to = email || 'The customer'
  return (
    <RefundForm
      title={decision === 'approve' ? 'Approve this refund?' : 'Decline this refund?'}
      lead={
        decision === 'approve'
          ? `The money goes back to the card it came from. ${to} gets an email with your note.`
          : `Nothing goes back. ${to} gets an email with your note.`
      }
      labels={
        decision === 'approve' ? ['Approve refund', 'Approving...'] : ['Decline refund', 'Declining...']
      }
      amount={decision === 'approve' ? { suggestedCents, leftCents } : undefined}
      busy={decide.isPending}
      failed={problem}
      onSend={(amountCents, message) =>
        decide.mutate({
          params: { id },
          // What was spent meanwhile matters only if money goes back.
          body: { decision, amountCents, message, ...(decision === 'approve' && { unspentCredits }) },
        })
      }
      onClose={onClose}
    />
  )
}

/** Unasked, from the order itself. */
export function GiveBackDialog({ order, onClose }: { order: OwnersOrderDetail; onClose: () => void }) {
  const { send, problem } = useDecision(onClose)
  const give = useCall(refundOrder, send)
  const { id, email, refundedCents, unspentCredits } = order
  return (
    <RefundForm
      title="Refund this order?"
      lead={`The money goes back to the card it came from. ${email || 'The customer'} gets an email with your note.`}
      labels={['Send refund', 'Sending...']}
      amount={order}
      busy={give.isPending}
      failed={problem}
      onSend={(amountCents, message) =>
        give.mutate({ params: { id }, body: { amountCents, message, refundedCents, unspentCredits } })
      }
      onClose={onClose}
    />
  )
}

function useDecision(onClose: () => void) {
  const refresh = useRefreshMoney()
  const [problem, setProblem] = useState('')
  const send = {
    onMutate: () => setProblem(''),
    async onSuccess({ refund: { state } }: { refund: { state: RefundRequest['state'] } }) {
      toast({ ...DECIDED[state], kind: state === 'failed' ? 'destructive' : 'ok' })
      await refresh()
      onClose()
    },
    async onError(error: Error) {
      setProblem(sentenceOf(error, 'The decision could not be saved. Please try again.'))
      // Somebody may have decided meanwhile: what is shown behind the dialog is asked anew.
      await refresh()
    },
  }
  return { send, problem }
}

type FormProps = {
  title: string
  lead: ReactNode
  labels: [string, string]
  /** Left out when nothing goes back. */
  amount: { suggestedCents: number; leftCents: number } | undefined
  busy: boolean
  failed: string
  onSend: (amountCents: number | undefined, message: string) => void
  onClose: () => void
}

function RefundForm({ title, lead, labels, amount, busy, failed, onSend, onClose }: FormProps) {
  const suggestion = amount ? amountText(amount.suggestedCents) : ''
  const [start, setStart] = useState(suggestion)
  const [typed, setTyped] = useState(start)
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()

  // The customer may spend credits while the dialog is open: an amount that nobody typed follows the rule.
  if (start !== suggestion) {
    setStart(suggestion)
    if (typed === start) setTyped(suggestion)
  }

  function save() {
    const found = amount && amountFault(typed, amount.leftCents)
    setFault(found)
    if (!found) onSend(amount && centsOf(typed), note)
  }

  return (
    <EditDialog
      title={title}
      size="narrow"
      dirty={note !== '' || typed !== start}
      busy={busy}
      saveLabel={labels[0]}
      busyLabel={labels[1]}
      failed={failed}
      onSave={save}
      onClose={onClose}
    >
      <p className="text-ui text-ink-2 [overflow-wrap:anywhere]">{lead}</p>
      {amount && (
        <TextField
          label="Amount in dollars"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={fault}
          hint={`By the rule ${dollars(amount.suggestedCents)}; at most ${dollars(amount.leftCents)}.`}
          onChange={(event) => {
            setTyped(event.target.value)
            setFault(undefined)
          }}
        />
      )}
      <TextArea
        label="Note for the customer"
        optional
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </EditDialog>
  )
}
