// Shown only when a tag manager is configured, until the visitor has answered.
import { useEffect, useState } from 'react'
import { consent, loadTagManager, onAskAgain, setConsent } from '../analytics.ts'
import { site } from '../site.ts'
import { Button } from '../ui/button.tsx'

export function ConsentBanner() {
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    if (!site().tagManagerId) return
    if (consent() === 'granted') loadTagManager()
    setAsking(consent() === 'unasked')
    return onAskAgain(() => setAsking(true))
  }, [])
  if (!asking) return null

  const answer = (value: 'granted' | 'denied') => {
    setConsent(value)
    setAsking(false)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <section
      aria-label="Analytics consent"
      data-consent
      className="sticky bottom-0 z-50 border-t border-line bg-surface shadow-float"
    >
      <div className="container flex flex-wrap items-center justify-between gap-4 py-4">
        <p className="max-w-[66ch] text-small text-ink-2">
          May we count visits with a tag manager? Nothing is loaded from it unless you agree, and the site
          works the same.
        </p>
        <div className="flex gap-2">
          <Button size="small" onClick={() => answer('denied')}>
            No
          </Button>
          <Button size="small" onClick={() => answer('granted')}>
            Agree
          </Button>
        </div>
      </div>
    </section>
  )
}
