import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 64rem)'

/** Whether two columns stand side by side; undefined on a page that is not alive yet. */
export function useWide(): boolean | undefined {
  return useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => undefined,
  )
}

function watch(tell: () => void): () => void {
  const list = matchMedia(WIDE)
  list.addEventListener('change', tell)
  return () => list.removeEventListener('change', tell)
}
