// What the sign-in form does, in the dialog and on the pages.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#kit/call.ts'
import { track } from '#web/analytics.ts'
import { type Ended, LEAVING, useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { signedIn } from '#web/session.ts'
import { toast } from '#web/ui/toast-store.ts'
import { forgotPassword, login, signup } from '../contract.ts'
import { type AuthMode, MODES } from './auth-modes.ts'
import { closeAfterSignIn, isSameAgain } from './dialog-store.ts'
import { failureOf } from './failure.ts'
import type { Place } from './places.ts'
import { finishSignIn } from './second-factor/finish-sign-in.ts'
import { useWelcome } from './use-welcome.ts'

export interface AuthValues {
  email: string
  password: string
  fullName: string
  marketingEmails: boolean
}

/** An email is on its way: with a link that signs in, or with one to set the first password. */
export interface Waiting {
  email: string
  link: 'login' | 'password'
}

export type Auth = ReturnType<typeof useAuth>

export function useAuth({ place, onResetSent }: { place: Place; onResetSent: () => void }) {
  const navigate = useNavigate()
  const welcome = useWelcome()
  const [sent, setSent] = useState<Waiting>()
  const [isWaiting, setIsWaiting] = useState(false)
  const { busy, run } = useOneAtATime<'submit' | 'link'>()

  function wait(next: Waiting): Ended {
    setSent(next)
    setIsWaiting(true)
    return undefined
  }

  function enter(mode: 'signIn' | 'signUp', email?: string): Ended {
    track({ event: 'form_submit', form: MODES[mode].form })
    track({ event: 'auth', action: mode === 'signIn' ? 'login' : 'signup' })
    if (!isSameAgain(email)) signedIn()
    const description = mode === 'signIn' ? 'Welcome back!' : 'Account created successfully!'
    toast({ title: 'Success', description })
    if (!closeAfterSignIn().goesOnHere) void navigate(place.next[mode])
    return LEAVING
  }

  async function signIn({ email, password }: AuthValues): Promise<Ended> {
    const { user } = await finishSignIn(await call(login, { body: { email, password } }))
    return enter('signIn', user.email)
  }

  async function signUp({ email, password, fullName, marketingEmails }: AuthValues): Promise<Ended> {
    const news = marketingEmails ? { marketingEmails } : {}
    const { linkSent } = await call(signup, { body: { email, password, fullName, ...news } })
    if (!linkSent) return enter('signUp')
    track({ event: 'form_submit', form: 'signup' })
    return wait({ email, link: 'password' })
  }

  async function reset({ email }: AuthValues): Promise<Ended> {
    await call(forgotPassword, { body: { email } })
    track({ event: 'form_submit', form: 'password_reset' })
    track({ event: 'auth', action: 'password_reset' })
    toast({
      title: 'Reset Email Sent',
      description: 'Check your email for password reset instructions',
      icon: 'mail',
    })
    onResetSent()
    return undefined
  }

  async function sendLink(email: string): Promise<Ended> {
    const { user } = await call(login, { body: { email } })
    track({ event: 'form_submit', form: 'access' })
    if (user) {
      welcome({ user })
      return LEAVING
    }
    return wait({ email, link: 'login' })
  }

  const send = { signIn, signUp, reset }

  /** A failure is told, and what was typed stays. */
  function told(mode: AuthMode, form: string, error: unknown): Ended {
    track({ event: 'form_fail', form })
    const failure = failureOf(error, place.failure[mode])
    const isNews = mode === 'reset' && failure.description.includes('sent')
    toast({ ...failure, kind: isNews ? 'info' : 'destructive' })
    return undefined
  }

  return {
    busy,
    waiting: isWaiting ? sent : undefined,
    /** Still known when one goes back to the form. */
    sentTo: sent?.email,
    stopWaiting: () => setIsWaiting(false),
    submit: (mode: AuthMode, values: AuthValues) =>
      run('submit', () => send[mode](values).catch((error) => told(mode, MODES[mode].form, error))),
    sendLink: (email: string) =>
      run('link', () => sendLink(email).catch((error) => told('signIn', 'access', error))),
  }
}
