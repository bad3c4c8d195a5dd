// Some calls ask who is there: all of them once the session has ended, what is for admins after 12 hours, and what is
// dangerous after 10 minutes. Whoever is asked shows it in a dialog, and the call that was refused is made once more:
// nothing that was typed is lost.
import { getConfirmation, getMe } from '#features/accounts/contract.ts'
import { dialogGone, openConfirm, openLogin, openSetUp } from '#features/accounts/web/public.ts'
import { CallError, call } from '#kit/call.ts'
import type { Answer, Endpoint, Input } from '#kit/endpoint.ts'
import { isSignedIn, lastPerson, sessionAnswered, sessionEnded } from '../session.ts'

/**
 * Who makes a call. A page that asks by itself has words of its own for visitors: it opens a dialog only for somebody whose
 * session has ended meanwhile. Asked again behind what is on show, it opens none for an old sign-in.
 */
type Caller = 'person' | 'page' | 'page again'

export async function withFreshSignIn<T>(ask: () => Promise<T>, caller: Caller = 'person'): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (isSessionOver(error, caller)) return afterSignIn(ask, error as CallError)
    const open = caller === 'page again' ? undefined : dialogFor(error)
    if (!open) throw error
    await once(open)
    // Also when the dialog was only closed: the link of the mail may have been opened in another tab.
    return ask()
  }
}

/** A call that somebody makes by pressing something. */
export function callSignedIn<E extends Endpoint>(
  endpoint: E,
  ...input: unknown extends Input<E> ? [] : [input: Input<E>]
): Promise<Answer<E>> {
  return withFreshSignIn(() => call(endpoint, ...input))
}

function isSessionOver(error: unknown, caller: Caller): boolean {
  return codeOf(error) === 'signed_out' && (caller === 'person' || isSignedIn())
}

/** What one person began is never done in the name of another. */
async function afterSignIn<T>(ask: () => Promise<T>, refusal: CallError): Promise<T> {
  const before = lastPerson()
  await once(() => openLogin({ here: true, ...(before?.email && { email: before.email, ended: true }) }))
  const now = await call(getMe).then(
    ({ user }) => user,
    () => undefined,
  )
  if (now) sessionAnswered()
  else sessionEnded()
  if (now && (!before || before.id === now.id)) return ask()
  // Whoever closed the dialog is not asked by another.
  refusal.isAnswered = true
  throw refusal
}

/** For what shows a button rather than a dialog at once. */
export function asksForFreshSignIn(error: unknown): boolean {
  return codeOf(error) === 'fresh_sign_in'
}

export function signInAgain(): Promise<void> {
  return once(openLoginAgain)
}

/** For downloads, which the browser makes by itself: asks first, so that none of them is refused. */
export async function confirmFirst(): Promise<void> {
  const isConfirmed = async () => (await call(getConfirmation)).confirmed
  if (await isConfirmed()) return
  await once(openConfirmation)
  if (!(await isConfirmed())) throw new CallError(403, JSON.stringify(NOT_CONFIRMED))
}
const NOT_CONFIRMED = { error: 'Please confirm that it is you first.', code: 'confirm_again' }

type Open = () => void | Promise<void>

function dialogFor(error: unknown): Open | undefined {
  const code = codeOf(error)
  if (code === 'fresh_sign_in') return openLoginAgain
  if (code === 'confirm_again') return openConfirmation
  return code === 'second_factor_required' ? openSetUp : undefined
}

const codeOf = (error: unknown) => (error instanceof CallError ? error.code : undefined)

let underWay: Promise<void> | undefined

export const isAskingToSignIn = (): boolean => underWay !== undefined

/** A page asks several things at once: one dialog for all of them. */
function once(open: Open): Promise<void> {
  underWay ??= Promise.resolve(open())
    .then(dialogGone)
    .finally(() => {
      underWay = undefined
    })
  return underWay
}

async function openLoginAgain(): Promise<void> {
  const email = await myEmail()
  openLogin({ ...(email && { email }), again: true })
}

async function openConfirmation(): Promise<void> {
  openConfirm(await myEmail())
}

function myEmail(): Promise<string | undefined> {
  return call(getMe).then(
    ({ user }) => user.email,
    () => undefined,
  )
}
