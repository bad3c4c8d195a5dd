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
let blueprints: OwnBlueprint[] = []
let last: Person | undefined
let asked = 0
/** Nobody answered, or the session was there a moment ago: signed out is what shows, and perhaps not what is. */
let isDoubtful = false
let again: ReturnType<typeof setTimeout> | undefined

/** Who is signed in, or was until the session ended. */
export interface Person {
  id: string
  email: string
}

export interface OwnBlueprint {
  slug: string
  name: string
}
const MOST_OWN = 3

/** Seconds after which a question that was not answered is asked once more, as long as the page is open. */
const ASK_AGAIN_AFTER = [2, 10, 30]

/** The first who watches makes it ask. */
export function watchSession(tell: () => void): () => void {
  listeners.add(tell)
  if (known === undefined) askIfHinted()
  return () => listeners.delete(tell)
}

function askIfHinted(): void {
  if (HINT.test(document.cookie)) ask()
  else become('no')
}

/** Signed out and failed look the same in the header. Only a failure is asked about again, behind what is on show. */
function ask({ failures = 0, silently = false } = {}): void {
  const question = ++asked
  clearTimeout(again)
  if (!silently) become('asking')
  askDashboard()
    .catch(() => FAILED)
    .then(({ state, told }) => {
      if (question !== asked) return
      become(state === 'yes' ? 'yes' : 'no', told)
      isDoubtful = state === 'unknown'
      const pause = ASK_AGAIN_AFTER[failures]
      const retry = () => ask({ failures: failures + 1, silently: true })
      if (state === 'unknown' && pause) again = setTimeout(retry, pause * 1000)
    })
}

interface DashboardAnswer {
  state: 'yes' | 'no' | 'unknown'
  told: Told
}

/** Read to its end in any case: the browser would hold the connection. */
async function askDashboard(): Promise<DashboardAnswer> {
  const response = await fetch('/api/dashboard', { credentials: 'include' })
  const text = await response.text()
  if (response.ok) return { state: 'yes', told: toldIn(text) }
  return response.status === 401 ? { state: 'no', told: NOTHING } : FAILED
}

interface Told {
  role: Role
  /** Notifications. Left out for whom a purchase let in: they have none. */
  unread?: number
  /** A purchase opened the session, and nobody has signed in. */
  orderOnly?: boolean
  /** Whose session it is. */
  person: string
  email?: string
  /** The newest. */
  blueprints?: OwnBlueprint[]
}
const NO_BLUEPRINTS: OwnBlueprint[] = []
const NOTHING: Told = { role: 'member', person: '' }
const FAILED: DashboardAnswer = { state: 'unknown', told: NOTHING }

function toldIn(text: string): Told {
  try {
    const { user, unreadNotifications, blueprints } = JSON.parse(text)
    const role = user.isOwner === true ? 'owner' : user.isAdmin === true ? 'admin' : 'member'
    const more = user.orderOnly ? { orderOnly: true } : { unread: Number(unreadNotifications) || 0 }
    return {
      role,
      ...more,
      person: String(user.id ?? ''),
      email: String(user.email ?? ''),
      blueprints: ownIn(blueprints),
    }
  } catch {
    // An answer that nobody understands makes nobody an admin.
    return NOTHING
  }
}

function ownIn(list: unknown): OwnBlueprint[] {
  if (!Array.isArray(list)) return []
  const named = list.filter(({ slug, name }) => slug && name)
  return named.slice(0, MOST_OWN).map(({ slug, name }) => ({ slug: String(slug), name: String(name) }))
}

function become(state: SignedIn, told = NOTHING): void {
  known = state
  role = told.role
  person = told.person
  if (told.person) last = { id: told.person, email: told.email ?? '' }
  blueprints = told.blueprints ?? NO_BLUEPRINTS
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
    watchSession,
    () => known ?? (HINT.test(document.cookie) ? 'asking' : 'no'),
    () => 'prerendered',
  )
}

/** Whose tools to show. What somebody may do, the server decides at each call. */
export function useRole(): Role {
  return useSyncExternalStore<Role>(
    watchSession,
    () => role,
    () => 'member',
  )
}

/** The newest blueprints of who is signed in. */
export function useOwnBlueprints(): OwnBlueprint[] {
  return useSyncExternalStore(watchSession, ownBlueprints, () => NO_BLUEPRINTS)
}

export const ownBlueprints = (): OwnBlueprint[] => blueprints

/** How many notifications the person has not read; undefined for who gets none. */
export function useUnread(): number | undefined {
  return useSyncExternalStore(
    watchSession,
    () => unread,
    () => undefined,
  )
}

/** Whether a purchase opened the session: it sees its order, and does little with it. */
export function useIsOrderOnly(): boolean {
  return useSyncExternalStore(
    watchSession,
    () => orderOnly,
    () => false,
  )
}

/** The id of who is signed in, '' for nobody; undefined until that is known. */
export function usePerson(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    watchSession,
    () => (known === 'yes' || known === 'no' ? person : undefined),
    () => undefined,
  )
}

export const useIsAdmin = (): boolean => useRole() !== 'member'

export const isSignedIn = (): boolean => known === 'yes'

/** Also after the session has ended: what was begun on the page is this person's. */
export const lastPerson = (): Person | undefined => last

/** The server says that the session is over. The page stays, and shows what it has. */
export function sessionEnded(): void {
  asked++
  clearTimeout(again)
  if (known !== 'no') become('no')
  isDoubtful = true
}

/** A call for signed-in people was answered: if the header said signed out for want of an answer, that is out of date. */
export function sessionAnswered(): void {
  if (known === 'no' && isDoubtful) ask({ silently: true })
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
    clearTimeout(again)
    last = undefined
    isDoubtful = false
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
