// /verify-email: where the emailed confirmation link leads.
import { LinkButton } from '#web/ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { CheckingLink, LinkFailed } from './link-states.tsx'
import { Notice } from './notice.tsx'
import { useVerification } from './use-verification.ts'
import { PASSWORD_ENDED } from './use-welcome.ts'
import { VerifyByPassword } from './verify-by-password.tsx'

export default function VerifyEmailPage() {
  const { state, confirm } = useVerification()
  if (state.at === 'verifying')
    return <CheckingLink title="Confirming Your Email Address..." doing="Checking your confirmation link" />
  if (state.at === 'password')
    return <VerifyByPassword confirm={confirm} maySkip={state.maySkip} sentence={state.sentence} />
  if (state.at === 'confirmed') return <Confirmed {...state} />
  return state.at === 'signIn' ? (
    <SignInFirst sentence={state.sentence} />
  ) : (
    <LinkFailed title="Confirmation Failed" sentence={state.sentence} toLogin="Back to Login" />
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
