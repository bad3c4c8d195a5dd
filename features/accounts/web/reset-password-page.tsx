// /reset-password: where the emailed reset link leads.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '#kit/call.ts'
import { track } from '#web/analytics.ts'
import { type Ended, LEAVING, useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { forgetLinkToken, takeLinkToken, useLinkToken } from '#web/link-token.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { resetPassword } from '../contract.ts'
import { AuthFrame } from './auth-frame.tsx'
import { sentenceOf } from './failure.ts'
import { linkLook } from './link-look.ts'
import { newPasswordErrors } from './new-password-errors.ts'
import { Notice } from './notice.tsx'
import { NewPasswordField, PasswordField } from './password-field.tsx'

const REDIRECT_AFTER = 1000
const FAILURE = {
  refused: 'Failed to reset password',
  unreachable: 'An error occurred while resetting your password',
}

export default function ResetPasswordPage() {
  return useLinkToken() ? <ResetForm /> : <InvalidLink />
}

function InvalidLink() {
  return (
    <AuthFrame
      title="Invalid Reset Link"
      lead="This password reset link is invalid or has expired."
      door="shut"
    >
      <Notice kind="danger">Invalid password reset link. Please request a new one.</Notice>
      <LinkButton to="/login" kind="signal" size="large" className="mt-6 w-full">
        Back to Login
      </LinkButton>
    </AuthFrame>
  )
}

function ResetForm() {
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const [tried, setTried] = useState(false)
  const { failed, busy, send } = useReset()
  const errors = newPasswordErrors({ password, confirmPassword })
  const shown = tried ? errors : {}
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const wrong = Object.keys(errors)[0]
    if (!wrong) return void send(password)
    form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }

  return (
    <AuthFrame title="Reset Password" lead="Choose a new password. It ends all other sessions." door="shut">
      {failed && (
        <div className="mb-6 grid gap-3">
          <Notice kind="danger">{failed}</Notice>
          <Link to="/login" className={`${linkLook} justify-self-start text-small`}>
            Back to Login
          </Link>
        </div>
      )}
      {/* The house's own words for what is wrong, not the browser's. */}
      <form ref={form} noValidate aria-label="Reset Password" onSubmit={submit} className="grid gap-5">
        <NewPasswordField
          label="New Password"
          name="password"
          required
          typed={password}
          value={password}
          error={shown.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label="Confirm New Password"
          name="confirmPassword"
          autoComplete="new-password"
          required
          value={confirmPassword}
          error={shown.confirmPassword}
          onChange={(event) => setConfirmPassword(event.target.value)}
        />
        <Button
          kind="signal"
          size="large"
          type="submit"
          busy={busy === 'reset'}
          busyLabel="Resetting Password..."
          className="w-full"
        >
          Reset Password
        </Button>
      </form>
    </AuthFrame>
  )
}

function useReset() {
  const navigate = useNavigate()
  const [failed, setFailed] = useState<string>()
  const [done, setDone] = useState(false)
  const { busy, run } = useOneAtATime<'reset'>()

  async function reset(password: string): Promise<Ended> {
    setFailed(undefined)
    const token = takeLinkToken()
    if (!token) return void setFailed('Invalid password reset token.')
    try {
      await call(resetPassword, { body: { token, password } })
      forgetLinkToken()
      track({ event: 'form_submit', form: 'new_password' })
      toast({ title: 'Password Reset', description: 'Your password has been reset. Please sign in.' })
      setDone(true)
      return LEAVING
    } catch (error) {
      track({ event: 'form_fail', form: 'new_password' })
      setFailed(sentenceOf(error, FAILURE))
      return undefined
    }
  }

  useEffect(() => {
    if (!done) return
    const going = setTimeout(() => void navigate('/login'), REDIRECT_AFTER)
    return () => clearTimeout(going)
  }, [done, navigate])

  return { failed, busy, send: (password: string) => run('reset', () => reset(password)) }
}
