import { useState } from 'react'
import { CallError, call } from '#kit/call.ts'
import { forgetLinkToken, useLinkToken, useOnceOnLoad } from '#web/link-token.ts'
import { signedIn } from '#web/session.ts'
import { verifyEmail } from '../contract.ts'
import { sentenceOf } from './failure.ts'
import { finishSignIn } from './second-factor/finish-sign-in.ts'

const FAILURE = {
  refused: 'Invalid or expired confirmation link.',
  unreachable: 'Unable to confirm your email address. Please try again.',
}

type State =
  | { at: 'verifying' }
  /** `maySkip`: the old password can be given up instead. */
  | { at: 'password'; maySkip: boolean; sentence: string }
  | { at: 'signIn' | 'failed'; sentence: string }
  | { at: 'confirmed'; email: string; passwordEnded: boolean }

export type Proof = { password: string } | { withoutPassword: true }

export function useVerification() {
  const token = useLinkToken()
  const [state, setState] = useState<State>({ at: 'verifying' })

  /** Fails with the call's error, for whoever asked to show. */
  async function confirm(proof?: Proof): Promise<void> {
    const answer = await call(verifyEmail, { body: { token: token ?? '', ...proof } })
    const { user, passwordEnded } = await finishSignIn(answer)
    // The browser's history keeps the link: loading the page again finds its work done.
    signedIn()
    setState({ at: 'confirmed', email: user.email, passwordEnded })
  }

  async function confirmOnLoad() {
    if (!token)
      return setState({ at: 'failed', sentence: 'Invalid confirmation link. Please request a new one.' })
    try {
      await confirm()
    } catch (error) {
      setState(stateAfter(error))
      if (error instanceof CallError && stateAfter(error).at === 'failed') forgetLinkToken()
    }
  }

  useOnceOnLoad(() => void confirmOnLoad())
  return { state, confirm }
}

function stateAfter(error: unknown): State {
  const code = error instanceof CallError ? error.code : undefined
  if (code === 'confirm_password' || code === 'password_required')
    return { at: 'password', maySkip: code === 'confirm_password', sentence: sentenceOf(error, FAILURE) }
  return { at: code === 'sign_in_first' ? 'signIn' : 'failed', sentence: sentenceOf(error, FAILURE) }
}
