import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { track } from '#web/analytics.ts'
import { toast } from '#web/ui/toast-store.ts'

/** The identity provider sends people back with ?login=google. It is said once, and only if the session is there. */
export function useProviderReturn(status: 'pending' | 'error' | 'success'): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    if (parameters.get('login') !== 'google' || status === 'pending') return
    parameters.delete('login')
    void navigate({ search: parameters.toString() }, { replace: true })
    if (status === 'error') return
    toast({ title: 'Success', description: 'Welcome back!' })
    track({ event: 'auth', action: 'login' })
  }, [search, status, navigate])
}
