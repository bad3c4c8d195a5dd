// What a visit of /success leaves behind in the tab, so that loading the page again repeats nothing.
import { keep, kept } from '../kept.ts'

/** True the first time only. */
export function isNewPurchase(sessionId: string): boolean {
  const mark = `purchaseTracked ${sessionId}`
  if (kept('session', mark)) return false
  keep('session', mark, 'yes')
  return true
}

/** When its making was first looked at, in milliseconds: the clock goes on where it was. */
export function begunAt(sessionId: string): number {
  const mark = `blueprintBegun ${sessionId}`
  const known = Number(kept('session', mark))
  if (known) return known
  const now = Date.now()
  keep('session', mark, String(now))
  return now
}

export interface FreeStart {
  /** The address that asked for it. */
  search: string
  since: number
  /** The same again is the same blueprint: also when the answer to the first request was lost. */
  requestId?: string
  blueprintId?: string
}

const FREE = 'freeBlueprint'

/** What this tab started from this address. No other site can write it, so a page that is loaded again goes on by itself. */
export function findFreeStart(search: string): FreeStart | undefined {
  const start = parsed(kept('session', FREE))
  return start?.search === search ? start : undefined
}

export function beginFreeStart(search: string): FreeStart {
  const begun = findFreeStart(search)
  if (begun) return begun
  const start: FreeStart = { search, since: Date.now(), ...newRequestId() }
  keepFreeStart(start)
  return start
}

export function keepFreeStart(start: FreeStart): void {
  keep('session', FREE, JSON.stringify(start))
}

function parsed(text: string | null): FreeStart | undefined {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** Browsers have no such ids on pages without https. */
function newRequestId(): { requestId?: string } {
  return typeof crypto.randomUUID === 'function' ? { requestId: crypto.randomUUID() } : {}
}
