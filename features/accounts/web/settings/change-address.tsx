import { MailCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { faultOf } from '#web/calls/faults.ts'
import { FormError } from '#web/calls/form-error.tsx'
import { useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { CurrentPassword } from '#web/ui/current-password.tsx'
import { TextField } from '#web/ui/field.tsx'
import { changeEmail } from '../../contract.ts'

type Props = { hasPassword: boolean; onCancel: () => void }

export function ChangeAddress({ hasPassword, onCancel }: Props) {
  const [email, setEmail] = useState('')
  const [currentPassword, setCurrentPassword] = useState('')
  const [tried, setTried] = useState(false)
  const change = useCall(changeEmail)
  const faults = {
    email: faultOf(changeEmail.body.shape.email, email),
    password: hasPassword ? faultOf(changeEmail.body.shape.currentPassword, currentPassword) : undefined,
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (faults.email || faults.password || change.isPending) return
    change.mutate({ body: { email, ...(hasPassword && { currentPassword }) } })
  }

  if (change.isSuccess) return <CheckYourEmail email={email.trim()} />
  return (
    <form noValidate onSubmit={submit} className="grid max-w-110 gap-4">
      <TextField
        // The form was asked for just now.
        autoFocus
        label="New email address"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={tried ? faults.email : undefined}
      />
      {hasPassword && (
        <CurrentPassword
          value={currentPassword}
          onChange={setCurrentPassword}
          error={tried ? faults.password : undefined}
        />
      )}
      <FormError error={change.error} />
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button type="submit" busy={change.isPending} busyLabel="Sending...">
          Send link
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function CheckYourEmail({ email }: { email: string }) {
  return (
    // The form that had the focus is gone: it goes to what took its place.
    <div
      ref={(note) => note?.focus()}
      tabIndex={-1}
      role="status"
      className="flex gap-3 rounded-2 bg-info-tint p-4"
    >
      <MailCheck size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-info" />
      <div className="min-w-0 text-small">
        <p className="font-semibold text-info">Check your email</p>
        <p className="mt-0.5 [overflow-wrap:anywhere]">
          Unless {email} belongs to another account, we sent a link to it. Your address changes when you
          follow it in this browser.
        </p>
      </div>
    </div>
  )
}
