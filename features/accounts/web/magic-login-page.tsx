// /magic-login: where the emailed login link leads.
import { useEffect, useState } from 'react'
import { CallError, call } from '#kit/call.ts'
import { track } from '#web/analytics.ts'
import { forgetLinkToken, useLinkToken, useOnceOnLoad } from '#web/link-token.ts'
import { signedIn } from '#web/session.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { checkLoginLink, magicLogin } from '../contract.ts'
import { AuthFrame } from './auth-frame.tsx'
import { ConfirmLogin } from './confirm-login.tsx'
import { sentenceOf } from './failure.ts'
import { CheckingLink, LinkFailed } from './link-states.tsx'
import { Notice } from './notice.tsx'
import { finishSignIn } from './second-factor/finish-sign-in.ts'
import { PASSWORD_ENDED, welcome } from './use-welcome.ts'

const REDIRECT_AFTER = 1500
const FAILURE = {
  refused: 'Invalid or expired login link.',
  unreachable: 'Unable to verify login link. Please try again.',
}

type State =
  | { at: 'verifying' }
  /** Another browser requested the link, or somebody else is signed in here. */
  | { at: 'confirm'; email: string; signedInAs?: string | undefined; connects?: string | undefined }
  | { at: 'in'; welcome: string; passwordEnded: boolean }
  | { at: 'failed'; sentence: string }

export default function MagicLoginPage() {
  const { state, signIn } = useLinkLogin()
  if (state.at === 'verifying')
    return <CheckingLink title="Verifying Login..." doing="Checking your login link" />
  if (state.at === 'confirm') return <ConfirmLogin {...state} signIn={signIn} />
  if (state.at === 'failed')
    return <LinkFailed title="Login Failed" sentence={state.sentence} toLogin="Request New Login Link" />
  return (
    <AuthFrame title="Login Successful!" lead={state.welcome}>
      {state.passwordEnded && (
        <Notice kind="info" className="mb-6">
          {PASSWORD_ENDED}
        </Notice>
      )}
      <p role="status" className="flex items-center gap-3 text-ui text-ink-2">
        <Spinner />
        Opening your dashboard...
      </p>
    </AuthFrame>
  )
}

function useLinkLogin() {
  const token = useLinkToken()
  const [state, setState] = useState<State>({ at: 'verifying' })

  async function signIn(): Promise<void> {
    try {
      const answer = await call(magicLogin, { body: { token } })
      forgetLinkToken()
      const { user, passwordEnded } = await finishSignIn(answer)
      track({ event: 'auth', action: 'login' })
      signedIn()
      toast({ title: 'Authentication successful!', description: welcome(user) })
      setState({ at: 'in', welcome: welcome(user), passwordEnded })
    } catch (error) {
      fail(error)
    }
  }

  function fail(error: unknown) {
    // Nobody answered: the link still works, and so does loading the page again.
    if (error instanceof CallError) forgetLinkToken()
    setState({ at: 'failed', sentence: sentenceOf(error, FAILURE) })
  }

  async function check() {
    if (!token) return setState({ at: 'failed', sentence: 'Invalid login link. Please request a new one.' })
    try {
      const { confirm, email, signedInAs, connects } = await call(checkLoginLink, { body: { token } })
      if (confirm) setState({ at: 'confirm', email, signedInAs, connects })
      else await signIn()
    } catch (error) {
      fail(error)
    }
  }

  useOnceOnLoad(() => void check())
  useEffect(() => {
    if (state.at !== 'in') return
    // In the place of this page: whoever goes back from the dashboard would find a link that is used up.
    const going = setTimeout(() => location.replace('/dashboard'), REDIRECT_AFTER)
    return () => clearTimeout(going)
  }, [state.at])
  return { state, signIn }
}
