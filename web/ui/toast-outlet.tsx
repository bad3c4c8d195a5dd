import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { current, subscribe } from './toast-store.ts'

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
