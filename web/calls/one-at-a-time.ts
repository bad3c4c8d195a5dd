import { useRef, useState } from 'react'

/** What a piece of work answers when the screen is about to be left: then it stays busy, and nothing is sent again. */
export const LEAVING = 'leaving'
export type Ended = typeof LEAVING | undefined

/** Does one thing at a time: a second click or Enter meanwhile does nothing. */
export function useOneAtATime<Name extends string>() {
  // Beside the state, which a second press in the same moment would not see yet.
  const running = useRef(false)
  const [busy, setBusy] = useState<Name>()

  async function run(name: Name, work: () => Promise<unknown>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(name)
    let ended: unknown
    try {
      ended = await work()
    } finally {
      if (ended !== LEAVING) {
        running.current = false
        setBusy(undefined)
      }
    }
  }

  return { busy, run }
}
