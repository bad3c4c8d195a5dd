import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { track } from './analytics.ts'

export type SignedIn = 'asking' | 'yes' | 'no'

const HINT = /(^|; )fcp_hint=1/
const listeners = new Set<() => void>()
let signedOut = false

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** 'prerendered' while the page is being brought to life: then nobody knows yet. */
export function useSignedIn(): SignedIn | 'prerendered' {
  const hint = useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => !signedOut && HINT.test(document.cookie),
    () => undefined,
  )
  // Only whether it answers matters here: signed out and failed are the same to the header.
  const { status } = useQuery({ queryKey: ['/api/dashboard'], enabled: hint === true })
  if (hint === undefined) return 'prerendered'
  if (!hint || status === 'error') return 'no'
  return status === 'success' ? 'yes' : 'asking'
}

/** After every sign-in: what was answered to the former visitor is forgotten, and what is on show is asked anew. */
export function signedIn(client: QueryClient): void {
  void client.resetQueries()
  signedOut = false
  for (const tell of listeners) tell()
}

/** Shows the signed-out state and goes home: after a logout, or when the account is gone. */
export function useLeave(): () => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useCallback(async () => {
    signedOut = true
    for (const tell of listeners) tell()
    client.clear()
    await navigate('/')
  }, [client, navigate])
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
