import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { sessionEnded } from '../session.ts'
import { isSignedOut } from './sentence.ts'

/** For pages that have nothing to show to strangers. */
export function useLoginOn401(error: unknown): boolean {
  const navigate = useNavigate()
  const signedOut = isSignedOut(error)
  useEffect(() => {
    if (!signedOut) return
    // The login page asks; nothing else of this page has to.
    sessionEnded()
    // Replaced, or the back button would lead here and away again.
    void navigate('/login', { replace: true })
  }, [signedOut, navigate])
  return signedOut
}
