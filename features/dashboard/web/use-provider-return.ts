import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { track } from '#web/analytics.ts'
import { toast } from '#web/ui/toast-store.ts'

const WORDS = { login: 'Welcome back!', signup: 'Account created successfully!' }

/** The identity provider sends people back with ?login=google, or ?signup=google the first time. It is said once, and only if the session is there. */
export function useProviderReturn(status: 'pending' | 'error' | 'success'): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    const action = (['login', 'signup'] as const).find((name) => parameters.get(name) === 'google')
    if (!action || status === 'pending') return
    parameters.delete(action)
    void navigate({ search: parameters.toString() }, { replace: true })
    if (status === 'error') return
    toast({ title: 'Success', description: WORDS[action] })
    track({ event: 'auth', action })
  }, [search, status, navigate])
}
