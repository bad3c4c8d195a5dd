import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { passwordFault } from '../password-rule.ts'
import { type AuthMode, MODES } from './auth-modes.ts'
import { GoogleButton } from './google-button.tsx'
import { reachableLinkLook } from './link-look.ts'
import { ModeSwitch } from './mode-switch.tsx'
import { NewPasswordField, PasswordField } from './password-field.tsx'
import { PasskeyButton } from './second-factor/passkey-button.tsx'
import { Terms } from './terms.tsx'
import type { Auth, AuthValues } from './use-auth.ts'

export interface AuthFormProps {
  auth: Auth
  mode: AuthMode
  onMode: (mode: AuthMode, email: string) => void
  /** Already known: it is filled in. */
  email?: string
  /** The submit button waits until everything that is needed is filled in. */
  waitsForAll?: boolean
}

export function AuthForm({ auth, mode, onMode, email = '', waitsForAll = false }: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, read] = useTyped(form, mode, email)
  const [news, setNews] = useState(false)
  const [tried, setTried] = useState(false)
  useFocusOnChange(form, mode)
  const words = MODES[mode]

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const field = form.current?.elements.namedItem('password')
    if (mode === 'signUp' && passwordFault(typed.password, typed)) {
      if (field instanceof HTMLInputElement) field.focus()
      return
    }
    void auth.submit(mode, { ...typed, marketingEmails: news })
  }

  function sendLink() {
    const field = form.current?.elements.namedItem('email')
    if (field instanceof HTMLInputElement && field.reportValidity()) void auth.sendLink(field.value)
  }

  return (
    <div className="grid gap-5">
      {mode !== 'reset' && (
        <>
          <GoogleButton />
          {mode === 'signIn' && <PasskeyButton />}
          <Or />
        </>
      )}
      <form ref={form} aria-label={words.title} onSubmit={submit} onInput={read} className="grid gap-5">
        {mode === 'signUp' && (
          <TextField label="Full name" name="fullName" autoComplete="name" required maxLength={100} />
        )}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete={mode === 'signUp' ? 'email' : 'username'}
          required
          defaultValue={email}
          data-first-focus={!email || undefined}
        />
        {mode === 'signIn' && (
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            data-first-focus={email ? true : undefined}
            aside={<Forgot onClick={() => onMode('reset', typed.email)} />}
          />
        )}
        {mode === 'signUp' && (
          <NewPasswordField
            label="Password"
            name="password"
            required
            typed={typed.password}
            owner={typed}
            error={tried ? passwordFault(typed.password, typed) : undefined}
          />
        )}
        {mode === 'signUp' && (
          <Checkbox
            checked={news}
            onChange={setNews}
            name="marketingEmails"
            label="Send me news and offers by email"
            className="-my-2.5 items-start py-2.5"
          />
        )}
        <Button
          kind="signal"
          size="large"
          type="submit"
          busy={auth.busy === 'submit'}
          busyLabel={words.busy}
          disabled={waitsForAll && !isComplete(mode, typed)}
          className="w-full"
        >
          {words.action}
        </Button>
        {mode === 'signIn' && (
          <Button
            kind="ghost"
            busy={auth.busy === 'link'}
            busyLabel="Sending Login Link..."
            onClick={sendLink}
            className="-mt-2 w-full"
          >
            Email me a login link
          </Button>
        )}
      </form>
      {mode === 'signUp' && <Terms by="creating an account" />}
      <ModeSwitch mode={mode} onMode={(next) => onMode(next, typed.email)} />
      {mode === 'signIn' && <Terms by="continuing with Google" />}
    </div>
  )
}

const NOTHING = { password: '', fullName: '' }

/**
 * What stands in the form. The fields keep it themselves: a password manager may fill the prerendered page before
 * this runs, and nothing typed may be lost.
 */
function useTyped(form: RefObject<HTMLFormElement | null>, mode: AuthMode, email: string) {
  const [typed, setTyped] = useState<Omit<AuthValues, 'marketingEmails'>>({ ...NOTHING, email })
  const read = useCallback(() => {
    if (form.current) setTyped({ ...NOTHING, email: '', ...textsOf(form.current) })
  }, [form])
  // Another mode has other fields.
  useEffect(read, [read, mode])
  return [typed, read] as const
}

function textsOf(form: HTMLFormElement) {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

function isComplete(mode: AuthMode, { email, password, fullName }: Omit<AuthValues, 'marketingEmails'>) {
  const needed = { signIn: [email, password], signUp: [email, password, fullName.trim()], reset: [email] }
  return needed[mode].every(Boolean)
}

/** Another mode begins at its first field. */
function useFocusOnChange(form: RefObject<HTMLFormElement | null>, mode: AuthMode) {
  const before = useRef(mode)
  useEffect(() => {
    if (before.current === mode) return
    before.current = mode
    form.current?.querySelector('input')?.focus()
  }, [form, mode])
}

function Or() {
  return (
    <div className="flex items-center gap-4 text-small text-ink-3">
      <span className="h-px flex-1 bg-line" />
      or
      <span className="h-px flex-1 bg-line" />
    </div>
  )
}

function Forgot({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={reachableLinkLook} onClick={onClick}>
      Forgot your password?
    </button>
  )
}
