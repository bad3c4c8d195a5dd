import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '#kit/call.ts'
import type { Answer, Input } from '#kit/endpoint.ts'
import { FormError } from '#web/calls/form-error.tsx'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { Button } from '#web/ui/button.tsx'
import { CurrentPassword } from '#web/ui/current-password.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { getConfirmation, login } from '../../contract.ts'
import { confirmMyself } from '../../second-factor-contract.ts'
import { CheckEmail } from '../check-email.tsx'
import { closeDialog } from '../dialog-store.ts'
import { signWithPasskey } from './passkey-client.ts'

type Asked = Answer<typeof getConfirmation>
type Proof = Input<typeof confirmMyself>['body']

/** Before what a borrowed session must not do. The call that was refused is repeated once this closes. */
export function ConfirmDialog() {
  const asked = useQuery({
    queryKey: [getConfirmation.path],
    queryFn: () => call(getConfirmation),
    // What a passkey signs is for one time.
    gcTime: 0,
    staleTime: 0,
  })
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Confirm it’s you"
      description="This needs a fresh confirmation. What you were doing goes on right after."
    >
      {asked.data ? <Ways asked={asked.data} /> : <Skeleton lines={3} />}
      <FormError error={asked.error} />
    </Dialog>
  )
}

function Ways({ asked: { email, ways, passkeyOptions } }: { asked: Asked }) {
  const field = ways.includes('password') ? 'password' : 'code'
  const [typed, setTyped] = useState('')
  const [options, setOptions] = useState(passkeyOptions)
  const [linkSent, setLinkSent] = useState(false)
  const [error, setError] = useState<unknown>()
  const { busy, run } = useOneAtATime<'typed' | 'passkey' | 'link'>()
  const hasField = ways.includes('password') || ways.includes('authenticator')
  const hasFactor = ways.includes('passkey') || ways.includes('authenticator')

  async function attempt(work: () => Promise<void>) {
    setError(undefined)
    try {
      await work()
    } catch (failed) {
      setError(failed)
      // What was signed is spent.
      if (options) setOptions((await call(getConfirmation).catch(() => undefined))?.passkeyOptions)
    }
  }

  const confirm = (proof: () => Promise<Proof>) =>
    attempt(async () => {
      await call(confirmMyself, { body: await proof() })
      closeDialog()
    })

  const sendLink = () =>
    attempt(async () => {
      await call(login, { body: { email, again: true } })
      setLinkSent(true)
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    void run('typed', () => confirm(async () => ({ [field]: typed })))
  }

  if (linkSent) return <CheckEmail email={email} back={{ label: 'Cancel', go: closeDialog }} />
  return (
    <div className="grid gap-5">
      {options && (
        <Button
          kind="signal"
          icon={KeyRound}
          busy={busy === 'passkey'}
          busyLabel="Waiting for your passkey..."
          onClick={() =>
            void run('passkey', () => confirm(async () => ({ passkey: await signWithPasskey(options) })))
          }
        >
          Use a passkey
        </Button>
      )}
      {hasField && (
        <form aria-label="Confirm it’s you" onSubmit={submit} className="grid gap-5">
          {field === 'password' ? (
            <CurrentPassword value={typed} onChange={setTyped} error={undefined} />
          ) : (
            <TextField
              mono
              label="Code from your authenticator app"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              required
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
          <FormError error={error} />
          <Button
            kind={options ? 'second' : 'signal'}
            type="submit"
            busy={busy === 'typed'}
            busyLabel="Confirming..."
          >
            Confirm
          </Button>
        </form>
      )}
      {!hasField && <FormError error={error} />}
      {hasFactor && (
        <p className="text-ink-2 text-small">
          Don’t have it with you? Log out, then sign in again with a recovery code.
        </p>
      )}
      {ways.includes('link') && (
        <Button
          kind="signal"
          busy={busy === 'link'}
          busyLabel="Sending Login Link..."
          onClick={() => void run('link', sendLink)}
        >
          Email me a login link
        </Button>
      )}
    </div>
  )
}
