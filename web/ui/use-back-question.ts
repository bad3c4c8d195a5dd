import { useEffect, useRef, useState } from 'react'

/**
 * While something is not saved, the browser's Back asks before it leaves. An entry of the same address stands before the
 * page's own: Back takes that one, and the page stays.
 */
export function useBackQuestion(isUnsaved: boolean, onBack: () => void): void {
  const latest = useRef({ isUnsaved, onBack })
  latest.current = { isUnsaved, onBack }
  const [isGuarded, setGuarded] = useState(false)
  // Once there it stays until the form is closed: putting it up and down with every key would race with the browser.
  if (isUnsaved && !isGuarded) setGuarded(true)
  useEffect(() => {
    if (!isGuarded) return
    const guard = () => history.pushState({ ...history.state, isGuard: true }, '')
    const ask = () => {
      if (latest.current.isUnsaved) guard()
      latest.current.onBack()
    }
    guard()
    addEventListener('popstate', ask)
    return () => {
      removeEventListener('popstate', ask)
      // Not after the page has gone elsewhere.
      if (history.state?.isGuard) history.back()
    }
  }, [isGuarded])
}
