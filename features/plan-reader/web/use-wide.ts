import { useSyncExternalStore } from 'react'

/** Whether there is room for notes beside the text. As in reader.css. */
const QUERY = '(min-width: 80rem)'

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const media = matchMedia(QUERY)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    () => matchMedia(QUERY).matches,
    () => false,
  )
}
