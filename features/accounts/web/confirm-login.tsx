import { useEffect, useRef } from 'react'
import { type Ended, LEAVING, useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'

interface ConfirmLoginProps {
  /** Masked. */
  email: string
  /** Whose session would end. */
  signedInAs?: string | undefined
  /** The identity provider that will be connected. */
  connects?: string | undefined
  signIn: () => Promise<void>
}

/** A login link that this browser did not request, or that would end somebody's session. */
export function ConfirmLogin({ email, signedInAs, connects, signIn }: ConfirmLoginProps) {
  const { busy, run } = useOneAtATime<'signIn'>()
  const title = useRef<HTMLDivElement>(null)
  useEffect(() => title.current?.focus(), [])

  async function goOn(): Promise<Ended> {
    await signIn()
    return LEAVING
  }

  return (
    <div ref={title} tabIndex={-1} className="wrap-anywhere outline-none">
      <AuthFrame
        title={`Sign in as ${email}?`}
        lead={
          <>
            {signedInAs &&
              `You’re signed in as ${signedInAs} in this browser. If you continue, you’ll be signed out of that account. `}
            {connects && `From now on, ${connects} will sign you in to this account, too.`}
            {!signedInAs &&
              !connects &&
              'This login link was requested in a different browser. Continue only if you asked for it.'}
          </>
        }
        door="shut"
      >
        <div className="grid gap-3">
          <Button
            kind="signal"
            size="large"
            busy={busy === 'signIn'}
            busyLabel="Signing In..."
            onClick={() => void run('signIn', goOn)}
          >
            Sign In
          </Button>
          <LinkButton to={signedInAs ? '/dashboard' : '/'} size="large">
            Cancel
          </LinkButton>
        </div>
      </AuthFrame>
    </div>
  )
}
