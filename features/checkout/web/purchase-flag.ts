// `purchaseInProgress`: in this tab somebody is on the way to the payment page, or waits for what was ordered.
// Part of the first bundle.
import { useSyncExternalStore } from 'react'
import { type PurchaseUnderWay, underWayIn } from './purchase-under-way.ts'

const FLAG = 'purchaseInProgress'
const SINCE = 'purchaseInProgressSince'
const OF = 'purchaseInProgressOf'
const LONGEST_MS = 10 * 60_000

const listeners = new Set<() => void>()
let watching = false
let begunHere = false
let expiry: ReturnType<typeof setTimeout> | undefined

export function beginPurchase(underWay: PurchaseUnderWay): void {
  begunHere = true
  keep(FLAG, 'true')
  keep(SINCE, String(Date.now()))
  keep(OF, JSON.stringify(underWay))
  changed()
}

/** More is known of the one that was begun. */
export function continuePurchase(underWay: PurchaseUnderWay): void {
  if (purchaseInProgress()) keep(OF, JSON.stringify(underWay))
}

export function endPurchase(): void {
  begunHere = false
  keep(FLAG, null)
  keep(SINCE, null)
  keep(OF, null)
  changed()
}

/** What is under way, if whoever set the flag said so. */
export function purchaseUnderWay(): PurchaseUnderWay | undefined {
  return purchaseInProgress() ? underWayIn(kept(OF)) : undefined
}

export function purchaseInProgress(): boolean {
  return kept(FLAG) === 'true'
}

/** This very page is at work on it, and can show how far it is. */
export function isAtWorkHere(): boolean {
  return begunHere && purchaseInProgress()
}

export function usePurchaseInProgress(): boolean {
  return useSyncExternalStore(onPurchaseFlag, purchaseInProgress, () => false)
}

export function onPurchaseFlag(tell: () => void): () => void {
  listeners.add(tell)
  watch()
  return () => listeners.delete(tell)
}

/** Whoever comes back from the payment page by the back button has left it: the page was kept alive, or is loaded anew. */
function watch(): void {
  if (watching) return
  watching = true
  window.addEventListener('pageshow', ({ persisted }) => persisted && endPurchase())
  if (cameBack()) endPurchase()
  else {
    expireInTime()
    if (!begunHere) void endWithBlueprint()
  }
}

/** The page was loaded anew while a blueprint was being made: nothing holds once it is finished. */
async function endWithBlueprint(): Promise<void> {
  const underWay = purchaseUnderWay()
  if (underWay?.is !== 'blueprint') return
  const over = new AbortController()
  const stop = onPurchaseFlag(() => purchaseInProgress() || over.abort())
  // One that cannot be loaded waits for nothing either: a button that is dead for no reason helps nobody.
  const { resumePurchase } = await import('./resume-purchase.ts').catch(() => NOTHING_TO_RESUME)
  await resumePurchase(underWay, over.signal).catch(() => {})
  stop()
  if (!over.signal.aborted && !begunHere) endPurchase()
}

const NOTHING_TO_RESUME = { resumePurchase: async () => {} }

function cameBack(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'back_forward'
}

function changed(): void {
  expireInTime()
  for (const tell of listeners) tell()
}

function expireInTime(): void {
  clearTimeout(expiry)
  if (!purchaseInProgress()) return
  // Set by who knows whom: it counts from now.
  if (!kept(SINCE)) keep(SINCE, String(Date.now()))
  expiry = setTimeout(endPurchase, Number(kept(SINCE)) + LONGEST_MS - Date.now())
}

/** For browsers whose storage is switched off: then it holds for this page. */
const memory = new Map<string, string>()

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    if (value === null) memory.delete(key)
    else memory.set(key, value)
  }
}
