import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '#kit/call.ts'
import { track } from '#web/analytics.ts'
import { type Ended, LEAVING, useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { magicLogin } from '../contract.ts'
import { failureOf } from './failure.ts'
import { finishSignIn } from './second-factor/finish-sign-in.ts'
import { useWelcome } from './use-welcome.ts'

const TITLE = 'Authentication failed'
const FAILURE = {
  title: TITLE,
  refused: 'Please check the code and try again.',
  unreachable: { title: TITLE, description: 'Please try again in a moment.' },
}

interface CheckEmailProps {
  email: string
  back: { label: string; go: () => void }
}

/** A login link is on its way. Whoever reads mail on another device types its code here. */
export function CheckEmail({ email, back }: CheckEmailProps) {
  const [code, setCode] = useState('')
  const { busy, run } = useOneAtATime<'code'>()
  const welcome = useWelcome()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  async function signIn(): Promise<Ended> {
    try {
      const body = { email, code: code.replace(/\s/g, '') }
      welcome(await finishSignIn(await call(magicLogin, { body })))
      track({ event: 'form_submit', form: 'access' })
      return LEAVING
    } catch (error) {
      track({ event: 'form_fail', form: 'access' })
      toast({ ...failureOf(error, FAILURE), kind: 'destructive' })
      field.current?.select()
      return undefined
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void run('code', signIn)
  }

  return (
    <div className="grid gap-6">
      <p className="text-ink-2">
        If <strong className="font-[550] text-ink">{email}</strong> has an account, we sent a login link to
        it. It works for 15 minutes.
      </p>
      <form aria-label="Login code" onSubmit={submit} className="grid gap-5">
        <TextField
          ref={field}
          mono
          label="6-digit code"
          hint="From the newest email. It works in this browser only."
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button
          kind="signal"
          size="large"
          type="submit"
          busy={busy === 'code'}
          busyLabel="Signing In..."
          className="w-full"
        >
          Sign In
        </Button>
        <Button kind="ghost" onClick={back.go} className="-mt-2 w-full">
          {back.label}
        </Button>
      </form>
    </div>
  )
}
