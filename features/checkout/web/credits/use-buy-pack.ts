import { useEffect, useRef, useState } from 'react'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { toast } from '#web/ui/toast-store.ts'
import { createCheckout } from '../../contract.ts'
import type { Pack } from '../../prices.ts'
import { rememberStart } from '../started-at.ts'

/** One at a time; it stays busy until the payment page is there. */
export function useBuyPack() {
  // Beside the state, which a second press in the same moment would not see yet.
  const running = useRef(false)
  const [busy, setBusy] = useState<Pack>()

  function become(pack: Pack | undefined) {
    running.current = pack !== undefined
    setBusy(pack)
  }

  // Back from the payment page by the back button, the browser may show this page as it was left: busy.
  useEffect(() => {
    const release = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      running.current = false
      setBusy(undefined)
    }
    window.addEventListener('pageshow', release)
    return () => window.removeEventListener('pageshow', release)
  }, [])

  async function buy(pack: Pack): Promise<void> {
    if (running.current) return
    become(pack)
    try {
      const { sessionUrl } = await callSignedIn(createCheckout, { body: { pack } })
      if (!sessionUrl) throw new Error('No checkout URL received')
      rememberStart('/buy-credits')
      location.assign(sessionUrl)
    } catch {
      toast({
        kind: 'destructive',
        title: 'Checkout Error',
        description: 'Failed to create checkout session. Please try again.',
      })
      become(undefined)
    }
  }

  return { busy, buy: (pack: Pack) => void buy(pack) }
}
