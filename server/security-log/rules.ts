// What becomes of an event before it is written. Pure.
import { isIPv4 } from 'node:net'
import type { CallPattern, SecurityEventKind, SecurityEventMethod } from '#kit/security-events.ts'
import { deviceName } from '../device-name.ts'

/** Who made the request. `network` is what `networkOf` answers. */
export interface EventOrigin {
  network: string
  userAgent: string
  requestId: string
}

export interface SecurityEvent {
  kind: SecurityEventKind
  /** The account that it concerns, if that is known. */
  userId?: string | undefined
  /** How, or which call was refused. Only words of the program, never what somebody typed. */
  method?: SecurityEventMethod | CallPattern | undefined
}

export interface SecurityEventRow {
  kind: SecurityEventKind
  userId: string | null
  network: string
  method: string
  device: string
  requestId: string
  count: number
  windowStart: Date
  firstAt: Date
  lastAt: Date
}

const WINDOW_MS = 600_000

/** What strangers can cause without having got in anywhere, as often as they like. */
const CAUSED_BY_ANYBODY: ReadonlySet<SecurityEventKind> = new Set([
  'sign-in-failed',
  'link-requested',
  'link-refused',
  'password-check-failed',
  'second-factor-failed',
  'access-token-refused',
  'role-refused',
  'rate-limited',
])

export const canAnybodyCause = (kind: SecurityEventKind): boolean => CAUSED_BY_ANYBODY.has(kind)

/** An office or a street, not a household: 203.0.113.7 is in 203.0.113.0/24. */
export function truncatedNetwork(network: string): string {
  if (isIPv4(network)) return network.replace(/\d+$/, '0/24')
  // From a job, whose data has it truncated already.
  if (/\/(24|48)$/.test(network)) return network
  const [first, second, third] = network.split(':')
  return third === undefined ? UNKNOWN : `${first}:${second}:${third}::/48`
}
const UNKNOWN = 'unknown'

export function rowOf(origin: EventOrigin, event: SecurityEvent, now: Date): SecurityEventRow {
  const { kind, userId, method } = event
  return {
    kind,
    userId: userId ?? null,
    network: truncatedNetwork(origin.network),
    method: method ?? '',
    // A stranger chooses the browser's name freely, and so could make one failure look like sixty different ones.
    device: canAnybodyCause(kind) ? '' : deviceName(origin.userAgent),
    requestId: origin.requestId,
    count: 1,
    windowStart: new Date(Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS),
    firstAt: now,
    lastAt: now,
  }
}

/** Events with the same key are one row. */
export function keyOf({ windowStart, kind, userId, network, method, device }: SecurityEventRow): string {
  return JSON.stringify([windowStart.getTime(), kind, userId, network, method, device])
}

/** For more different failures than anybody would read: what happened is still counted, but no longer to whom or from where. */
export function coarse(row: SecurityEventRow): SecurityEventRow {
  return { ...row, userId: null, network: 'many networks' }
}
