import { type FormEvent, useState } from 'react'
import { call } from '#kit/call.ts'
import { track } from '#web/analytics.ts'
import { type Ended, LEAVING, useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { login } from '../contract.ts'
import { CHECK_EMAIL } from './auth-modes.ts'
import { CheckEmail } from './check-email.tsx'
import { closeDialog } from './dialog-store.ts'
import { failureOf } from './failure.ts'
import { useWelcome } from './use-welcome.ts'

const TITLE = 'Authentication failed'
const FAILURE = {
  title: TITLE,
  refused: 'Please check your email address and try again.',
  unreachable: { title: TITLE, description: 'Please try again in a moment.' },
}

/** The first page's way in: the email alone, then the link or code that was sent to it. */
export function AccessDialog() {
  const [sentTo, setSentTo] = useState<string>()
  const back = { label: 'Cancel', go: closeDialog }
  return (
    <Dialog open onOpenChange={closeDialog} title={sentTo ? CHECK_EMAIL : 'Access Your Dashboard'}>
      <p role="status" className="sr-only">
        {sentTo && CHECK_EMAIL}
      </p>
      {sentTo ? <CheckEmail email={sentTo} back={back} /> : <EmailForm onSent={setSentTo} />}
    </Dialog>
  )
}

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('')
  const { busy, run } = useOneAtATime<'access'>()
  const welcome = useWelcome()

  async function access(): Promise<Ended> {
    try {
      const { user } = await call(login, { body: { email } })
      track({ event: 'form_submit', form: 'access' })
      if (user) welcome({ user })
      else onSent(email)
      return LEAVING
    } catch (error) {
      track({ event: 'form_fail', form: 'access' })
      toast({ ...failureOf(error, FAILURE), kind: 'destructive' })
      return undefined
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void run('access', access)
  }

  return (
    <form aria-label="Access Your Dashboard" onSubmit={submit} className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        data-first-focus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        hint="We email you a login link. No password needed."
      />
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <Button
          kind="signal"
          type="submit"
          disabled={!email.trim()}
          busy={busy === 'access'}
          busyLabel="Sending Link..."
        >
          Access Dashboard
        </Button>
        <Button onClick={closeDialog}>Cancel</Button>
      </div>
    </form>
  )
}
