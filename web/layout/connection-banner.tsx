import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(tell: () => void) {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}

/** Says so when there is no network, and goes away by itself when there is. */
export function ConnectionBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-warn-tint px-4 py-2 text-small text-warn">
          <WifiOff size={16} strokeWidth={1.75} aria-hidden />
          You are offline. What you see may be old; changes wait until you are back.
        </p>
      )}
    </div>
  )
}
