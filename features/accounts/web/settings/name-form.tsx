import { type FormEvent, useState } from 'react'
import { faultOf } from '#web/calls/faults.ts'
import { FormError } from '#web/calls/form-error.tsx'
import { useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { changeName } from '../../contract.ts'
import { type Account, useRefreshAccount } from './use-account.ts'

export function NameForm({ account }: { account: Account }) {
  const [fullName, setFullName] = useState(account.fullName)
  const [tried, setTried] = useState(false)
  const refresh = useRefreshAccount()
  const save = useCall(changeName, {
    async onSuccess() {
      toast({ title: 'Name saved' })
      await refresh()
    },
  })
  const fault = faultOf(changeName.body, { fullName })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!fault && !save.isPending) save.mutate({ body: { fullName } })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div className="flex flex-col gap-3 sm:flex-row">
        <TextField
          label="Full name"
          name="fullName"
          autoComplete="name"
          required
          value={fullName}
          onChange={(event) => setFullName(event.target.value)}
          error={tried ? fault : undefined}
          className="flex-1"
        />
        {/* As far down as the label is high, so that it stands beside the field even when a message follows. */}
        <Button type="submit" busy={save.isPending} busyLabel="Saving..." className="sm:mt-7 sm:self-start">
          Save
        </Button>
      </div>
      <FormError error={save.error} />
    </form>
  )
}
