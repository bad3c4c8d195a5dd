import { AuthForm, type AuthFormProps } from './auth-form.tsx'
import { CHECK_EMAIL } from './auth-modes.ts'
import { CheckEmail } from './check-email.tsx'
import { PasswordLinkSent } from './password-link-sent.tsx'

/** The form, or, once an email is on its way, what to do with it. The title is its place's. */
export function AuthPanel(props: AuthFormProps) {
  const { waiting, sentTo, stopWaiting } = props.auth
  return (
    <>
      <p role="status" className="sr-only">
        {waiting && CHECK_EMAIL}
      </p>
      {!waiting && <AuthForm {...props} email={sentTo ?? props.email} />}
      {waiting?.link === 'login' && (
        <CheckEmail email={waiting.email} back={{ label: 'Back to sign in', go: stopWaiting }} />
      )}
      {waiting?.link === 'password' && <PasswordLinkSent email={waiting.email} onBack={stopWaiting} />}
    </>
  )
}
