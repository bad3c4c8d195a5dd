// What is decided about somebody is decided for a reason.
import { useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { type CustomerDetail, changeRole, changeSuspension, resetSecondFactor } from '../contract.ts'
import { reasonError } from './form-rules.ts'
import { useRefreshCustomers } from './use-refresh-customers.ts'

type Props = { customer: CustomerDetail['customer']; onClose: () => void }

export function RoleDialog({ customer: { id, role, fullName, email, proved }, onClose }: Props) {
  const name = fullName || email
  const isAdmin = role === 'admin'
  const done = useDone(onClose, isAdmin ? `${name} is no admin any more` : `${name} is an admin now`)
  const change = useCall(changeRole, { onSuccess: done })
  return (
    <ReasonDialog
      title={isAdmin ? 'Take the admin role away' : 'Make an admin'}
      text={
        isAdmin
          ? `${name} loses the reports, the blog, resources, campaigns and the list of customers at once.`
          : `${name} will see reports and all customers, and write the blog, resources and campaigns.${proved ? '' : ' The role acts once the address is confirmed.'}`
      }
      hint="Stays in the audit trail."
      saveLabel={isAdmin ? 'Take role away' : 'Make admin'}
      call={change}
      onSave={(reason) =>
        change.mutate({ params: { id }, body: { role: isAdmin ? 'user' : 'admin', reason } })
      }
      onClose={onClose}
    />
  )
}

export function ResetFactorDialog({ customer: { id, fullName, email }, onClose }: Props) {
  const name = fullName || email
  const done = useDone(onClose, `${name} can sign in without a second factor`)
  const reset = useCall(resetSecondFactor, { onSuccess: done })
  return (
    <ReasonDialog
      title="Reset the second factor"
      text={`The passkeys, authenticator app and recovery codes of ${name} stop working, and they are signed out everywhere. Make sure that it is really them who asked.`}
      hint="Stays in the audit trail."
      saveLabel="Reset"
      call={reset}
      onSave={(reason) => reset.mutate({ params: { id }, body: { reason } })}
      onClose={onClose}
    />
  )
}

export function SuspensionDialog({ customer: { id, suspended, fullName, email }, onClose }: Props) {
  const name = fullName || email
  const done = useDone(onClose, suspended ? `${name} is back` : `${name} is suspended`)
  const change = useCall(changeSuspension, { onSuccess: done })
  return (
    <ReasonDialog
      title={suspended ? 'Lift the suspension' : 'Suspend this member'}
      text={
        suspended
          ? `${name} may order and write again at once.`
          : `${name} is signed out everywhere. They can sign in again, read and download what is theirs, and order or write nothing.`
      }
      hint={suspended ? 'Stays in the audit trail.' : 'They are shown this. It stays in the audit trail.'}
      saveLabel={suspended ? 'Lift suspension' : 'Suspend'}
      call={change}
      onSave={(reason) => change.mutate({ params: { id }, body: { suspended: !suspended, reason } })}
      onClose={onClose}
    />
  )
}

function useDone(onClose: () => void, title: string): () => Promise<void> {
  const refresh = useRefreshCustomers()
  return () => {
    onClose()
    toast({ title })
    return refresh()
  }
}

type ReasonDialogProps = {
  title: string
  text: string
  hint: string
  saveLabel: string
  call: { isPending: boolean; error: Error | null }
  onSave: (reason: string) => void
  onClose: () => void
}

function ReasonDialog({ title, text, hint, saveLabel, call, onSave, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const error = reasonError(reason)
  return (
    <EditDialog
      title={title}
      size="narrow"
      dirty={reason !== ''}
      busy={call.isPending}
      saveLabel={saveLabel}
      busyLabel="Saving..."
      failed={call.error ? sentenceOf(call.error, 'That did not work. Please try again.') : undefined}
      onSave={() => {
        setTried(true)
        if (!error) onSave(reason)
      }}
      onClose={onClose}
    >
      <p className="text-ui text-ink-2 [overflow-wrap:anywhere]">{text}</p>
      <TextArea
        label="Reason"
        hint={hint}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={tried && error}
        data-first-focus
      />
    </EditDialog>
  )
}
