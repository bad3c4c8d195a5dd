import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { current, dismiss, subscribe } from './toast-store.ts'

const Toaster = lazyPart(() => import('./toaster.tsx'))

export function ToastOutlet() {
  const shown = useSyncExternalStore(subscribe, current, () => null)
  const [needed, setNeeded] = useState(false)

  useEffect(() => {
    if (shown) setNeeded(true)
  }, [shown])

  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <Toaster shown={shown} />
    </Suspense>
  )
}

/** When even the toasts cannot be fetched, which is when the server is away: that still has to be told. */
export function PlainToast() {
  const shown = useSyncExternalStore(subscribe, current, () => null)
  useEffect(() => {
    if (!shown) return
    const over = setTimeout(() => dismiss(shown.id), 5_000)
    return () => clearTimeout(over)
  }, [shown])
  return (
    <div role="alert" className="fixed inset-x-4 bottom-4 z-50 sm:top-20 sm:bottom-auto sm:left-auto sm:w-90">
      {shown && (
        <div className="rounded-2 border border-danger bg-surface p-4 text-small">
          <p className="font-semibold text-danger">{shown.title}</p>
          <p className="mt-1 text-ink-2">{shown.description}</p>
        </div>
      )}
    </div>
  )
}
