import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { removeShare } from '../contract.ts'

/** For admins: a link that should not be public, by its address. */
export function RemoveSharePanel() {
  const [address, setAddress] = useState('')
  const [reason, setReason] = useState('')
  const remove = useCall(removeShare, {
    onSuccess({ name }) {
      setAddress('')
      setReason('')
      toast({ title: 'Link taken down', description: `${name}. We emailed its owner.` })
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!remove.isPending) remove.mutate({ body: { address, reason } })
  }

  return (
    <section aria-labelledby="shared-links" className="mt-12">
      <h2 id="shared-links" className="text-h3 font-semibold">
        Shared links
      </h2>
      <p className="mt-1 mb-4 max-w-[72ch] text-ui text-ink-2">
        Is somebody sharing what they should not? Paste the link, and it closes for everybody. Their files
        stay.
      </p>
      <Card>
        <form noValidate onSubmit={submit} className="grid max-w-[40rem] gap-5">
          <TextField
            label="Link"
            placeholder="https://…/shared/…"
            maxLength={2_000}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
          <TextArea
            label="Reason"
            hint="We email it to the owner of the link."
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <p role="alert" className="text-small text-danger empty:hidden">
            {remove.error && sentenceOf(remove.error, 'The link could not be taken down. Please try again.')}
          </p>
          <Button
            type="submit"
            kind="danger"
            busy={remove.isPending}
            busyLabel="Taking down..."
            className="justify-self-start max-sm:w-full"
          >
            Take down
          </Button>
        </form>
      </Card>
    </section>
  )
}
