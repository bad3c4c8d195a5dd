// Whether somebody is signed in, for the frame of every page. Part of the first bundle: it asks by itself, so that the
// first page needs no query library.
import { useCallback, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { track } from './analytics.ts'

export type SignedIn = 'asking' | 'yes' | 'no'

const HINT = /(^|; )fcp_hint=1/
const listeners = new Set<() => void>()
const personListeners = new Set<(change: 'in' | 'out') => void>()
let known: SignedIn | undefined
let admin = false
let asked = 0

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  if (known === undefined) askIfHinted()
  return () => listeners.delete(tell)
}

function askIfHinted(): void {
  if (HINT.test(document.cookie)) ask()
  else become('no')
}

/** Signed out and failed are the same to the header. */
function ask(): void {
  const question = ++asked
  const answer = (state: SignedIn, isAdmin = false) => question === asked && become(state, isAdmin)
  become('asking')
  askDashboard().then(
    ({ ok, isAdmin }) => answer(ok ? 'yes' : 'no', isAdmin),
    () => answer('no'),
  )
}

/** Read to its end in any case: the browser would hold the connection. */
async function askDashboard(): Promise<{ ok: boolean; isAdmin: boolean }> {
  const response = await fetch('/api/dashboard', { credentials: 'include' })
  const text = await response.text()
  return { ok: response.ok, isAdmin: response.ok && saysAdmin(text) }
}

function saysAdmin(text: string): boolean {
  try {
    return JSON.parse(text).user.isAdmin === true
  } catch {
    // An answer that nobody understands makes nobody an admin.
    return false
  }
}

function become(state: SignedIn, isAdmin = false): void {
  known = state
  admin = isAdmin
  for (const tell of listeners) tell()
}

/** 'prerendered' while the page is being brought to life: then nobody knows yet. */
export function useSignedIn(): SignedIn | 'prerendered' {
  return useSyncExternalStore<SignedIn | 'prerendered'>(
    subscribe,
    () => known ?? (HINT.test(document.cookie) ? 'asking' : 'no'),
    () => 'prerendered',
  )
}

/** Whether to show what admins can do. Whether they may, the server decides at each call. */
export function useIsAdmin(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => admin,
    () => false,
  )
}

/** For whoever keeps answers: they were given to somebody else. */
export function onOtherPerson(tell: (change: 'in' | 'out') => void): void {
  personListeners.add(tell)
}

/** After every sign-in. */
export function signedIn(): void {
  for (const tell of personListeners) tell('in')
  askIfHinted()
}

/** Shows the signed-out state and goes home: after a logout, or when the account is gone. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate()
  return useCallback(async () => {
    asked++
    become('no')
    for (const tell of personListeners) tell('out')
    await navigate('/')
  }, [navigate])
}

/** Ends the session and goes home. A failure is only logged: the visitor asked to leave. */
export function useSignOut(): () => Promise<void> {
  const leave = useLeave()
  return useCallback(async () => {
    try {
      const { ok, status } = await fetch('/api/auth/logout', { method: 'POST', credentials: 'include' })
      if (!ok) console.warn('Logout failed', status)
    } catch (error) {
      console.warn('Logout failed', error)
    }
    track({ event: 'auth', action: 'logout' })
    await leave()
  }, [leave])
}
