import { useRef } from 'react'

/** A second press while the first is on its way does nothing. At once: a page is drawn anew only a moment later. */
export function useOneAtATime(): (run: () => Promise<unknown>) => void {
  const running = useRef(false)
  return (run) => {
    if (running.current) return
    running.current = true
    void run().finally(() => {
      running.current = false
    })
  }
}
