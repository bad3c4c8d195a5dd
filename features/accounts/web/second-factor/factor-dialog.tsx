import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '#kit/call.ts'
import type { Answer, Input } from '#kit/endpoint.ts'
import { FormError } from '#web/calls/form-error.tsx'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { getSecondFactor, passSecondFactor } from '../../second-factor-contract.ts'
import type { SignedInUser } from '../dialog-store.ts'
import { signWithPasskey } from './passkey-client.ts'

type Begun = Answer<typeof getSecondFactor>
type Proof = Input<typeof passSecondFactor>['body']
type Done = (user?: SignedInUser) => void

/** The second step of a sign-in, wherever the first one was made. */
export function FactorDialog({ onDone }: { onDone: Done }) {
  const begun = useQuery({
    queryKey: [getSecondFactor.path],
    queryFn: () => call(getSecondFactor),
    // What a passkey signs is for one time.
    gcTime: 0,
    staleTime: 0,
  })
  return (
    <Dialog
      open
      onOpenChange={() => onDone()}
      closesOutside={false}
      title="One more step"
      description="This account is protected by a second factor."
    >
      {begun.data ? (
        <Step begun={begun.data} onDone={onDone} />
      ) : begun.error ? (
        <ErrorState
          title="This sign-in is over"
          text="It took too long, or was finished elsewhere. Please sign in again."
          onRetry={() => onDone()}
        />
      ) : (
        <Skeleton lines={3} />
      )}
    </Dialog>
  )
}

function Step({ begun, onDone }: { begun: Begun; onDone: Done }) {
  const hasApp = begun.secondFactor.includes('authenticator')
  const [code, setCode] = useState('')
  const [options, setOptions] = useState(begun.passkeyOptions)
  const [error, setError] = useState<unknown>()
  const { busy, run } = useOneAtATime<'code' | 'passkey'>()

  async function pass(proof: () => Promise<Proof>) {
    setError(undefined)
    try {
      const { user } = await call(passSecondFactor, { body: await proof() })
      onDone(user)
    } catch (failed) {
      setError(failed)
      // What was signed is spent.
      setOptions((await call(getSecondFactor).catch(() => begun)).passkeyOptions)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void run('code', () => pass(async () => ({ code })))
  }

  const signIn = () =>
    run('passkey', () => pass(async () => ({ passkey: await signWithPasskey(options ?? {}) })))

  return (
    <div className="grid gap-5">
      {options && (
        <Button
          kind="signal"
          size="large"
          icon={KeyRound}
          busy={busy === 'passkey'}
          busyLabel="Waiting for your passkey..."
          onClick={() => void signIn()}
          className="w-full"
        >
          Use a passkey
        </Button>
      )}
      <form aria-label="Second factor" onSubmit={submit} className="grid gap-5">
        <TextField
          mono
          label={hasApp ? 'Code' : 'Recovery code'}
          hint={hasApp ? 'From your authenticator app, or one of your recovery codes.' : undefined}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={40}
          required
          data-first-focus={!options || undefined}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <FormError error={error} />
        <Button
          kind={options ? 'second' : 'signal'}
          size="large"
          type="submit"
          busy={busy === 'code'}
          busyLabel="Signing In..."
          className="w-full"
        >
          Continue
        </Button>
      </form>
    </div>
  )
}
