// Part of the first bundle: the dialogs themselves are loaded when one is opened.
import type { AuthMode } from './auth-modes.ts'

export type ShownDialog =
  | {
      kind: 'login'
      opening: number
      email?: string
      mode?: AuthMode
      again?: true
      here?: true
      ended?: true
    }
  | { kind: 'access'; opening: number }
  | { kind: 'confirm-address'; opening: number }
  /** The second step of a sign-in. */
  | { kind: 'factor'; opening: number; onDone: (user?: SignedInUser) => void }
  /** Whoever is signed in shows again who they are. */
  | { kind: 'confirm'; opening: number; email?: string }
  /** A role that does not act without a second factor. */
  | { kind: 'set-up'; opening: number }

export interface SignedInUser {
  id: string
  email: string
  fullName: string
}

let shown: ShownDialog | null = null
let openings = 0
const listeners = new Set<() => void>()

/**
 * The login dialog of the header, and of whatever finds out that nobody is signed in. `here`: the page goes on where it
 * was. `ended`: the session of this address is over, and what its owner was doing goes on.
 */
export function openLogin(
  options: { email?: string; mode?: AuthMode; again?: true; here?: true; ended?: true } = {},
): void {
  show({ ...options, kind: 'login', opening: ++openings })
}

/** 'Access Your Dashboard': the first page's dialog, which asks for the email alone. */
export function openAccess(): void {
  show({ kind: 'access', opening: ++openings })
}

/** For who is signed in with an address that they have not confirmed yet. */
export function openConfirmAddress(): void {
  show({ kind: 'confirm-address', opening: ++openings })
}

export function openConfirm(email: string | undefined): void {
  show({ kind: 'confirm', opening: ++openings, ...(email && { email }) })
}

export function openSetUp(): void {
  show({ kind: 'set-up', opening: ++openings })
}

/**
 * Who is signed in once the second step is made; undefined when it is given up. The dialog of the first step makes room for
 * it, and counts as open all the while: what waits for that dialog waits for both steps.
 */
export function askSecondFactor(): Promise<SignedInUser | undefined> {
  const before = shown
  return new Promise((resolve) => {
    function onDone(user?: SignedInUser) {
      if (user && before) shown = before
      else show(null)
      resolve(user)
    }
    show({ kind: 'factor', opening: before?.opening ?? ++openings, onDone })
  })
}

/** Whether this is who was asked to show it again: then nothing that is on the page is another person's. */
export function isSameAgain(email: string | undefined): boolean {
  if (email === undefined) return false
  if (shown?.kind === 'confirm') return shown.email === email
  return shown?.kind === 'login' && (shown.again ?? shown.ended) === true && shown.email === email
}

/** After a sign-in. Answers whether the page goes on where it was, because somebody had to show who they are. */
export function closeAfterSignIn(): { goesOnHere: boolean } {
  const goesOnHere =
    shown?.kind === 'confirm' || (shown?.kind === 'login' && (shown.again === true || shown.here === true))
  closeDialog()
  return { goesOnHere }
}

/** Resolves once the dialog that is open now is gone, however it went. */
export function dialogGone(): Promise<void> {
  const opening = shown?.opening
  return new Promise((resolve) => {
    const stop = onDialogChange(() => {
      if (shown?.opening === opening) return
      stop()
      resolve()
    })
  })
}

export function closeDialog(): void {
  if (shown?.kind === 'factor') shown.onDone()
  else show(null)
}

export function shownDialog(): ShownDialog | null {
  return shown
}

export function onDialogChange(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

function show(next: ShownDialog | null): void {
  shown = next
  for (const tell of listeners) tell()
}
