import { type FormEvent, useState } from 'react'
import { faultOf } from '#web/calls/faults.ts'
import { FormError } from '#web/calls/form-error.tsx'
import { useCall } from '#web/calls/use-call.ts'
import { useLeave } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { CurrentPassword } from '#web/ui/current-password.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { deleteAccount } from '../../contract.ts'

const FORM = 'delete-account'

export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="danger" className="max-sm:w-full" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open && <DeleteDialog hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </>
  )
}

function DeleteDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const [currentPassword, setCurrentPassword] = useState('')
  const [tried, setTried] = useState(false)
  const leave = useLeave()
  const erase = useCall(deleteAccount, {
    async onSuccess() {
      toast({ title: 'Account deleted' })
      await leave()
    },
  })
  const fault = hasPassword ? faultOf(deleteAccount.body.shape.currentPassword, currentPassword) : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!fault && !erase.isPending) erase.mutate({ body: hasPassword ? { currentPassword } : {} })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !erase.isPending && onClose()}
      title="Delete your account?"
      description="This cannot be undone."
      footer={
        <>
          <Button onClick={onClose} disabled={erase.isPending}>
            Cancel
          </Button>
          <Button form={FORM} type="submit" kind="danger" busy={erase.isPending} busyLabel="Deleting...">
            Delete my account
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-5">
        <WhatHappens />
        {hasPassword && (
          <CurrentPassword
            value={currentPassword}
            onChange={setCurrentPassword}
            error={tried ? fault : undefined}
          />
        )}
        <FormError error={erase.error} />
      </form>
    </Dialog>
  )
}

function WhatHappens() {
  return (
    <dl className="grid gap-4 text-ui">
      <div>
        <dt className="font-semibold">What goes</dt>
        <dd className="mt-1 text-ink-2">
          Your name, address, sign-ins and settings, your blueprints with all their files, and unspent
          credits.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">What stays</dt>
        <dd className="mt-1 text-ink-2">
          Your posts and comments, with ‘Deleted member’ as their author. Records of payments, without you in
          them.
        </dd>
      </div>
    </dl>
  )
}
