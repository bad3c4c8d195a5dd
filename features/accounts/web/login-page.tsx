// /login and /signup: one screen. The address decides which form one begins with.

import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withQueries } from '#web/calls/with-queries.tsx'
import { useOnceOnLoad } from '#web/link-token.ts'
import { useHydrated } from '#web/ui/hydrated.ts'
import { AuthFrame } from './auth-frame.tsx'
import { type AuthMode, CHECK_EMAIL, MODES } from './auth-modes.ts'
import { AuthPanel } from './auth-panel.tsx'
import { Notice } from './notice.tsx'
import { PAGE } from './places.ts'
import { LINK_SENT, providerError } from './provider-error.ts'
import { finishSignIn } from './second-factor/finish-sign-in.ts'
import { SignedInNotice } from './signed-in-notice.tsx'
import { useAuth } from './use-auth.ts'
import { useWelcome } from './use-welcome.ts'

export default withQueries(LoginPage)

function LoginPage() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const start: AuthMode = pathname === '/signup' ? 'signUp' : 'signIn'
  const [resetting, setResetting] = useState(false)
  const mode = resetting ? 'reset' : start
  const auth = useAuth({ place: PAGE, onResetSent: () => setResetting(false) })
  useFirstField()
  useSecondStep()

  function change(next: AuthMode, email: string) {
    setResetting(next === 'reset')
    // What was typed comes along to the other address.
    if (next !== 'reset' && next !== start)
      void navigate(next === 'signUp' ? '/signup' : '/login', { state: { email } })
  }

  const words = MODES[mode]
  return (
    <AuthFrame title={auth.waiting ? CHECK_EMAIL : words.title} lead={auth.waiting ? undefined : words.lead}>
      <SignedInNotice />
      <ProviderError />
      <AuthPanel auth={auth} mode={mode} onMode={change} email={emailIn(state)} waitsForAll />
    </AuthFrame>
  )
}

function emailIn(state: unknown): string | undefined {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : undefined
}

function ProviderError() {
  const { search } = useLocation()
  // The prerendered page knows no query.
  const sentence = providerError(useHydrated() ? search : '')
  return (
    sentence && (
      <Notice kind={sentence === LINK_SENT ? 'info' : 'danger'} className="mb-6">
        {sentence}
      </Notice>
    )
  )
}

/** Where the identity provider leads whoever has a second factor. */
function useSecondStep() {
  const { search } = useLocation()
  const welcome = useWelcome()
  useOnceOnLoad(() => {
    if (!new URLSearchParams(search).has('step')) return
    // Given up: the form is there to begin anew.
    finishSignIn({ secondFactor: [] }).then(welcome, () => undefined)
  })
}

/** One begins by typing, unless one has begun already. A new page first gives the focus to its whole. */
function useFirstField() {
  useEffect(() => {
    const soon = setTimeout(() => {
      const busy = document.activeElement?.closest('#main :not(#main), dialog, [role=dialog]')
      const fields = [...document.querySelectorAll<HTMLInputElement>('#main form input')]
      if (!busy) fields.find((field) => !field.value)?.focus({ preventScroll: true })
    })
    return () => clearTimeout(soon)
  }, [])
}
