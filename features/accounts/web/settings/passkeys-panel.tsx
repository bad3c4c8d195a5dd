import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '#kit/call.ts'
import { FormError } from '#web/calls/form-error.tsx'
import { withFreshSignIn } from '#web/calls/fresh-sign-in.ts'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { addPasskey, newPasskeyOptions, removePasskey } from '../../second-factor-contract.ts'
import { makePasskey } from '../second-factor/passkey-client.ts'
import { FactorHead } from './factor-head.tsx'
import { type Security, useRefreshSecurity } from './use-security.ts'

type Passkey = Security['passkeys'][number]
type Props = { passkeys: Passkey[]; onCodes: (codes: string[]) => void }

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

export function PasskeysPanel({ passkeys, onCodes }: Props) {
  const [adding, setAdding] = useState(false)
  return (
    <div className="grid gap-4">
      <FactorHead
        title="Passkeys"
        text="Sign in with your fingerprint, face, PIN or a security key. No password needed."
      >
        <Button onClick={() => setAdding(true)} className="max-sm:w-full">
          Add a passkey
        </Button>
      </FactorHead>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {adding && <AddDialog onClose={() => setAdding(false)} onCodes={onCodes} />}
    </div>
  )
}

function Row({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const refresh = useRefreshSecurity()
  const remove = useCall(removePasskey, {
    async onSuccess() {
      toast({ title: 'Passkey removed', description: name })
      await refresh()
    },
    onError(error) {
      const description = sentenceOf(error, 'The passkey could not be removed. Please try again.')
      toast({ kind: 'destructive', title: 'Error', description })
    },
  })
  const used = lastUsedAt ? `last used ${DAY.format(new Date(lastUsedAt))}` : 'not used yet'
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-ui font-[550] [overflow-wrap:anywhere]">
          <KeyRound size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-2" />
          {name}
        </p>
        <p className="text-small text-ink-2">
          Added {DAY.format(new Date(createdAt))}, {used}
        </p>
      </div>
      <Button
        aria-label={`Remove ${name}`}
        busy={remove.isPending && 'Removing...'}
        onClick={() => remove.mutate({ params: { id } })}
      >
        Remove
      </Button>
    </li>
  )
}

const FORM = 'add-passkey'

function AddDialog({ onClose, onCodes }: { onClose: () => void; onCodes: Props['onCodes'] }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<unknown>()
  const { busy, run } = useOneAtATime<'add'>()
  const refresh = useRefreshSecurity()

  async function add() {
    setError(undefined)
    try {
      const { options } = await withFreshSignIn(() => call(newPasskeyOptions, { body: {} }))
      const passkey = await makePasskey(options)
      const { recoveryCodes } = await call(addPasskey, { body: { name, passkey } })
      toast({ title: 'Passkey added', description: name })
      onClose()
      if (recoveryCodes) onCodes(recoveryCodes)
      await refresh()
    } catch (failed) {
      setError(failed)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim()) void run('add', add)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a passkey"
      description="Give it a name that tells you where it is kept. Your browser asks for the rest."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            form={FORM}
            type="submit"
            kind="signal"
            busy={busy === 'add'}
            busyLabel="Waiting for your passkey..."
          >
            Continue
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} className="grid gap-4">
        <TextField
          label="Name"
          name="name"
          placeholder="My laptop"
          required
          maxLength={60}
          data-first-focus
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FormError error={error} />
      </form>
    </Dialog>
  )
}
