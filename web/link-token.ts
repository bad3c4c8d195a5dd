// The secret of an emailed link. It stands in the fragment of the address, which browsers send to nobody, and is spent by a
// call, never by opening the address.
import { useEffect, useRef, useState } from 'react'

/**
 * Reads the secret and takes it out of the address bar. The entry of the browser's history keeps it, so that loading the
 * page again works. Links that were sent before fragments were used carry it in the query.
 */
export function takeLinkToken(): string | undefined {
  const token = tokenIn(location.hash) ?? tokenIn(location.search)
  if (!token) return history.state?.linkToken
  history.replaceState({ ...history.state, linkToken: token }, '', location.pathname)
  return token
}

function tokenIn(part: string): string | undefined {
  return new URLSearchParams(part.slice(1)).get('token') || undefined
}

/** Once it is spent or refused, nothing is left of it. */
export function forgetLinkToken(): void {
  const { linkToken: _, ...rest } = history.state ?? {}
  history.replaceState(rest, '', location.pathname)
}

export function useLinkToken(): string | undefined {
  const [token] = useState(takeLinkToken)
  useEffect(() => {
    // Another link that is opened in this tab changes the fragment only, and the browser would load nothing.
    const reload = () => {
      if (tokenIn(location.hash)) location.reload()
    }
    addEventListener('hashchange', reload)
    return () => removeEventListener('hashchange', reload)
  }, [])
  return token
}

/** Once, however often React runs its effects: a link works a single time. */
export function useOnceOnLoad(work: () => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    work()
  })
}
