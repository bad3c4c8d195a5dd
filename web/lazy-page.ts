// Pages are loaded when they are visited. After a new deployment the old page's chunks are gone: load the page anew, once.
import { type ComponentType, lazy } from 'react'

const RELOADED = 'fcp:reloaded'
const AGAIN_AFTER_MS = 10_000

export function lazyPage(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => load().catch(reloadOnce))
}

function reloadOnce(error: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
  // It is no new deployment if loading anew did not help, or if there is no network to load from.
  if (!navigator.onLine || Date.now() - last < AGAIN_AFTER_MS) throw error
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
  return new Promise(() => {})
}
