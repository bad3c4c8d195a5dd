// /verify-email: where the emailed confirmation link leads.
import { LinkButton } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { Notice } from './notice.tsx'
import { useVerification } from './use-verification.ts'
import { PASSWORD_ENDED } from './use-welcome.ts'
import { VerifyByPassword } from './verify-by-password.tsx'

export default function VerifyEmailPage() {
  const { state, confirm } = useVerification()
  if (state.at === 'verifying') return <Verifying />
  if (state.at === 'password')
    return <VerifyByPassword confirm={confirm} maySkip={state.maySkip} sentence={state.sentence} />
  if (state.at === 'confirmed') return <Confirmed {...state} />
  return state.at === 'signIn' ? (
    <SignInFirst sentence={state.sentence} />
  ) : (
    <Failed sentence={state.sentence} />
  )
}

function Verifying() {
  return (
    <AuthFrame title="Confirming Your Email Address..." door="shut">
      <p role="status" className="flex items-center gap-3 text-ui text-ink-2">
        <Spinner />
        Checking your confirmation link
      </p>
    </AuthFrame>
  )
}

function Confirmed({ email, passwordEnded }: { email: string; passwordEnded: boolean }) {
  return (
    <AuthFrame title="Email Address Confirmed" lead={`${email} is yours.`}>
      {passwordEnded && (
        <Notice kind="info" className="mb-6">
          {PASSWORD_ENDED}
        </Notice>
      )}
      <LinkButton to="/dashboard" kind="signal" size="large" className="w-full">
        Founder Dashboard
      </LinkButton>
    </AuthFrame>
  )
}

function SignInFirst({ sentence }: { sentence: string }) {
  return (
    <AuthFrame title="Sign In First" lead={sentence} door="shut">
      <LinkButton to="/login" kind="signal" size="large" className="w-full">
        Sign In
      </LinkButton>
    </AuthFrame>
  )
}

function Failed({ sentence }: { sentence: string }) {
  return (
    <AuthFrame title="Confirmation Failed" door="shut">
      <Notice kind="danger">{sentence}</Notice>
      <div className="mt-6 grid gap-3">
        <LinkButton to="/login" kind="signal" size="large">
          Back to Login
        </LinkButton>
        <LinkButton to="/" size="large">
          Back to Home
        </LinkButton>
      </div>
    </AuthFrame>
  )
}
