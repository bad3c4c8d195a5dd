import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { track } from '#web/analytics.ts'
import { toast } from '#web/ui/toast-store.ts'

/** The identity provider sends people back with ?login=google. It is said once, and only if the session is there. */
export function useProviderReturn(status: 'pending' | 'error' | 'success'): void {
  const [parameters, setParameters] = useSearchParams()
  const returned = parameters.get('login') === 'google'
  useEffect(() => {
    if (!returned || status === 'pending') return
    setParameters(
      (now) => {
        now.delete('login')
        return now
      },
      { replace: true },
    )
    if (status === 'error') return
    toast({ title: 'Success', description: 'Welcome back!' })
    track({ event: 'auth', action: 'login' })
  }, [returned, status, setParameters])
}
