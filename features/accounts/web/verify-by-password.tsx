import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Ended, LEAVING, useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { sentenceOf } from './failure.ts'
import { PasswordField } from './password-field.tsx'
import type { Proof } from './use-verification.ts'

const FAILURE = {
  refused: 'That did not work. Please try again.',
  unreachable: 'Unable to confirm your email address. Please try again.',
}

interface VerifyByPasswordProps {
  confirm: (proof: Proof) => Promise<void>
  maySkip: boolean
  /** Whose password it is, in the server's words. */
  sentence: string
}

/** Somebody else may have made the account with this address: only its password shows that it was you. */
export function VerifyByPassword({ confirm, maySkip, sentence }: VerifyByPasswordProps) {
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [failed, setFailed] = useState<string>()
  const [asking, setAsking] = useState(false)
  const { busy, run } = useOneAtATime<'confirm'>()
  useEffect(() => field.current?.focus(), [])

  async function confirmTyped(): Promise<Ended> {
    try {
      await confirm({ password })
      return LEAVING
    } catch (error) {
      setFailed(sentenceOf(error, FAILURE))
      field.current?.select()
      return undefined
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void run('confirm', confirmTyped)
  }

  return (
    <AuthFrame title="Confirm Your Email Address" lead={sentence} door="shut">
      <form aria-label="Confirm Your Email Address" onSubmit={submit} className="grid gap-5">
        <PasswordField
          ref={field}
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={failed}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button
          kind="signal"
          size="large"
          type="submit"
          busy={busy === 'confirm'}
          busyLabel="Confirming..."
          className="w-full"
        >
          Confirm
        </Button>
        {maySkip && (
          <Button kind="ghost" onClick={() => setAsking(true)} className="-mt-2 w-full">
            I don't know this password
          </Button>
        )}
      </form>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Confirm without the password?"
        description="The old password stops working, and everyone who is signed in with it is signed out. You can set a new one in Settings."
        confirmLabel="Confirm"
        busyLabel="Confirming..."
        onConfirm={() => confirm({ withoutPassword: true })}
      />
    </AuthFrame>
  )
}
