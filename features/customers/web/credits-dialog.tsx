import { useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { adjustCredits, type CustomerDetail } from '../contract.ts'
import { creditsErrors } from './form-rules.ts'
import { useRefreshCustomers } from './use-refresh-customers.ts'
import { signed } from './words.ts'

type Props = { customer: CustomerDetail['customer']; onClose: () => void }

const WAYS = [
  { value: 'give', label: 'Give' },
  { value: 'take', label: 'Take' },
]

export function CreditsDialog({ customer: { id, credits, fullName, email }, onClose }: Props) {
  const [way, setWay] = useState('give')
  const [count, setCount] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  // Of this opening: pressing twice, or again after an answer that was lost on the way, gives once.
  const [key] = useState(() => crypto.randomUUID())
  const refresh = useRefreshCustomers()
  const errors = creditsErrors({ way, count, reason, credits })
  const change = useCall(adjustCredits, {
    onSuccess(answer, input) {
      onClose()
      toast({
        title: 'Credits changed',
        description: `${signed(input.body.amount)} for ${fullName || email}: now ${answer.credits}`,
      })
      return refresh()
    },
  })

  function save() {
    setTried(true)
    if (errors.count || errors.reason) return
    const amount = way === 'take' ? -Number(count) : Number(count)
    change.mutate({ params: { id }, body: { amount, reason, key } })
  }

  return (
    <EditDialog
      title="Give or take credits"
      size="narrow"
      dirty={count !== '' || reason !== ''}
      busy={change.isPending}
      saveLabel={way === 'take' ? 'Take credits' : 'Give credits'}
      busyLabel="Saving..."
      failed={change.error ? sentenceOf(change.error, 'That did not work. Please try again.') : undefined}
      onSave={save}
      onClose={onClose}
    >
      <p className="text-ui text-ink-2 [overflow-wrap:anywhere]">
        {fullName || email} has {credits === 1 ? '1 credit' : `${credits} credits`}.
      </p>
      <Segmented label="Give or take" value={way} onChange={setWay} options={WAYS} />
      <TextField
        label="How many"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={count}
        onChange={(event) => setCount(event.target.value)}
        error={tried && errors.count}
        data-first-focus
      />
      <TextArea
        label="Reason"
        hint="Stays in the audit trail."
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={tried && errors.reason}
      />
    </EditDialog>
  )
}
