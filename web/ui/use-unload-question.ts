import { useEffect } from 'react'

/** While something is not saved: before the tab is closed or loaded anew, the browser asks in its own words. */
export function useUnloadQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
