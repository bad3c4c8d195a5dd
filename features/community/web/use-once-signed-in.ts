import { useEffect, useRef } from 'react'
import { useSignedIn } from '#web/session.ts'

/** What was served with the page is for everybody: whoever is signed in asks again, for their own votes and posts. */
export function useOnceSignedIn(ask: () => unknown): void {
  const signedIn = useSignedIn()
  const asked = useRef(false)
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (signedIn !== 'yes' || asked.current) return
    asked.current = true
    latest.current()
  }, [signedIn])
}
