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
  /** It waits for the link that went to the address. */
  confirmEmail?: true
}

const FREE = 'freeBlueprint'

/** What this tab started from this address. No other site can write it, so a page that is loaded again goes on by itself. */
export function findFreeStart(search: string): FreeStart | undefined {
  const start = parsed<FreeStart>(kept('session', FREE))
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

/** Whom a link was sent to, and for what, so that the page can say so. */
export interface AwaitedEmail {
  email: string
  startupName: string
}

const AWAITED = 'freeBlueprintEmail'

export function keepAwaitedEmail(awaited: AwaitedEmail): void {
  keep('session', AWAITED, JSON.stringify(awaited))
}

export function awaitedEmail(): AwaitedEmail | undefined {
  return parsed<AwaitedEmail>(kept('session', AWAITED))
}

export function forgetAwaitedEmail(): void {
  keep('session', AWAITED, '')
}

/** A free order that was made by its link: loaded again, the page goes on with it. */
export interface ConfirmedStart extends AwaitedEmail {
  token: string
  blueprintId: string
  since: number
}

const CONFIRMED = 'freeBlueprintConfirmed'

export function keepConfirmed(start: ConfirmedStart): void {
  keep('session', CONFIRMED, JSON.stringify(start))
}

export function findConfirmed(token: string): ConfirmedStart | undefined {
  const start = parsed<ConfirmedStart>(kept('session', CONFIRMED))
  return start?.token === token ? start : undefined
}

function parsed<T>(text: string | null): T | undefined {
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
