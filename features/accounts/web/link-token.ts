// The secret of an emailed link stands in the address. It is spent by a call, never by opening the address.
import { useEffect, useRef } from 'react'

export function tokenInAddress(): string | undefined {
  return new URLSearchParams(location.search).get('token') || undefined
}

/** Once it is spent or refused, nothing is left for the history or for whoever looks at the screen. */
export function hideToken(): void {
  history.replaceState(history.state, '', location.pathname)
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
