// Events go into a data layer. The tag manager's script is fetched only when an id is configured and the visitor agreed.
import { site } from './site.ts'

type Event =
  | { event: 'page_view'; path: string }
  | { event: 'page_navigation'; from: string; to: string }
  | { event: 'click'; name: string; source?: string }
  | { event: 'form_submit' | 'form_fail'; form: string; source?: string }
  | { event: 'auth'; action: 'login' | 'signup' | 'password_reset' | 'logout' }
  | { event: 'purchase'; pack: string; value: number }
  | { event: 'gtm.js'; 'gtm.start': number }

declare global {
  interface Window {
    dataLayer?: Event[]
  }
}

export function track(event: Event): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}

let lastPath: string | undefined

/** A link to what somebody shared lets whoever knows it in: it is counted, not told. */
const told = (path: string) => path.replace(/^\/shared\/.*/, '/shared')

export function pageView(address: string): void {
  const path = told(address)
  if (lastPath !== undefined && lastPath !== path)
    track({ event: 'page_navigation', from: lastPath, to: path })
  lastPath = path
  track({ event: 'page_view', path })
}

const CONSENT = 'analyticsConsent'

export type Consent = 'granted' | 'denied' | 'unasked'

export function consent(): Consent {
  try {
    const value = localStorage.getItem(CONSENT)
    return value === 'granted' || value === 'denied' ? value : 'unasked'
  } catch {
    return 'denied'
  }
}

export function setConsent(value: 'granted' | 'denied'): void {
  try {
    localStorage.setItem(CONSENT, value)
  } catch {
    // storage may be switched off: the answer holds for this page
  }
  if (value === 'granted') loadTagManager()
}

const ASK_AGAIN = 'fcp:ask-consent'

/** From the footer: an answer can be changed. */
export function askConsentAgain(): void {
  window.dispatchEvent(new Event(ASK_AGAIN))
}

export function onAskAgain(ask: () => void): () => void {
  window.addEventListener(ASK_AGAIN, ask)
  return () => window.removeEventListener(ASK_AGAIN, ask)
}

export function loadTagManager(): void {
  const { tagManagerId } = site()
  // A page with a one-time link in its address is nobody else's to read.
  if (/[?&#]token=/.test(location.search + location.hash) || history.state?.linkToken) return
  if (location.pathname !== told(location.pathname)) return
  if (!tagManagerId || document.querySelector('script[data-tag-manager]')) return
  track({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.async = true
  script.dataset.tagManager = ''
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`
  document.head.append(script)
}
