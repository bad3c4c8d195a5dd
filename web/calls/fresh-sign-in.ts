// What is for admins asks for a sign-in of the last 12 hours. Whoever's is older shows again who they are, and the call
// that was refused is made once more: nothing that was typed is lost.
import { getMe } from '#features/accounts/contract.ts'
import { dialogGone, openLogin } from '#features/accounts/web/public.ts'
import { CallError, call } from '#kit/call.ts'

export async function withFreshSignIn<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!asksForFreshSignIn(error)) throw error
    await signInAgain()
    // Also when the dialog was only closed: the link of the mail may have been opened in another tab.
    return ask()
  }
}

/** For what shows a button rather than a dialog at once. */
export function asksForFreshSignIn(error: unknown): boolean {
  return error instanceof CallError && error.code === 'fresh_sign_in'
}

let underWay: Promise<void> | undefined

/** A page asks several things at once: one dialog for all of them. */
export function signInAgain(): Promise<void> {
  underWay ??= showDialog().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function showDialog(): Promise<void> {
  const email = await call(getMe).then(
    ({ user }) => user.email,
    () => undefined,
  )
  openLogin({ ...(email && { email }), again: true })
  await dialogGone()
}
