import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isSignedOut } from './sentence.ts'

/** For pages that have nothing to show to strangers. */
export function useLoginOn401(error: unknown): boolean {
  const navigate = useNavigate()
  const signedOut = isSignedOut(error)
  useEffect(() => {
    // Replaced, or the back button would lead here and away again.
    if (signedOut) void navigate('/login', { replace: true })
  }, [signedOut, navigate])
  return signedOut
}
