// Whether somebody is signed in, for the frame of every page. Part of the first bundle: it asks by itself, so that the
// first page needs no query library.
import { useCallback, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { track } from './analytics.ts'

export type SignedIn = 'asking' | 'yes' | 'no'
/** The owner is an admin, too. */
export type Role = 'member' | 'admin' | 'owner'

const HINT = /(^|; )fcp_hint=1/
const listeners = new Set<() => void>()
const personListeners = new Set<(change: 'in' | 'out') => void>()
let known: SignedIn | undefined
let role: Role = 'member'
let unread: number | undefined
let orderOnly = false
let person = ''
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
  const answer = (state: SignedIn, told?: Told) => question === asked && become(state, told)
  become('asking')
  askDashboard().then(
    ({ ok, told }) => answer(ok ? 'yes' : 'no', told),
    () => answer('no'),
  )
}

/** Read to its end in any case: the browser would hold the connection. */
async function askDashboard(): Promise<{ ok: boolean; told: Told }> {
  const response = await fetch('/api/dashboard', { credentials: 'include' })
  const text = await response.text()
  return { ok: response.ok, told: response.ok ? toldIn(text) : NOTHING }
}

interface Told {
  role: Role
  /** Notifications. Left out for whom a purchase let in: they have none. */
  unread?: number
  /** A purchase opened the session, and nobody has signed in. */
  orderOnly?: boolean
  /** Whose session it is. */
  person: string
}
const NOTHING: Told = { role: 'member', person: '' }

function toldIn(text: string): Told {
  try {
    const { user, unreadNotifications } = JSON.parse(text)
    const role = user.isOwner === true ? 'owner' : user.isAdmin === true ? 'admin' : 'member'
    const more = user.orderOnly ? { orderOnly: true } : { unread: Number(unreadNotifications) || 0 }
    return { role, ...more, person: String(user.id ?? '') }
  } catch {
    // An answer that nobody understands makes nobody an admin.
    return NOTHING
  }
}

function become(state: SignedIn, told = NOTHING): void {
  known = state
  role = told.role
  person = told.person
  orderOnly = told.orderOnly === true
  saveUnread(told.unread)
}

/** What the bell learns later. */
export function saveUnread(count: number | undefined): void {
  unread = count
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

/** Whose tools to show. What somebody may do, the server decides at each call. */
export function useRole(): Role {
  return useSyncExternalStore<Role>(
    subscribe,
    () => role,
    () => 'member',
  )
}

/** How many notifications the person has not read; undefined for who gets none. */
export function useUnread(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => undefined,
  )
}

/** Whether a purchase opened the session: it sees its order, and does little with it. */
export function useIsOrderOnly(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => orderOnly,
    () => false,
  )
}

/** The id of who is signed in, '' for nobody; undefined until that is known. */
export function usePerson(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribe,
    () => (known === 'yes' || known === 'no' ? person : undefined),
    () => undefined,
  )
}

export const useIsAdmin = (): boolean => useRole() !== 'member'

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
