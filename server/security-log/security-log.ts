// The security log: a line in the log at once, and a row for the owner and the member a moment later.
//
// Rows are written after and beside the caller's transaction, never in it. A sign-in that fails rolls its transaction
// back, and that is what has to be found later; and neither a full table nor a slow disk may keep anybody from signing in.
import type { Db } from '../database/connect.ts'
import { lt, sql } from '../database/sql.ts'
import type { Log } from '../log.ts'
import {
  canAnybodyCause,
  coarse,
  type EventOrigin,
  keyOf,
  rowOf,
  type SecurityEvent,
  type SecurityEventRow,
} from './rules.ts'
import { securityEvents } from './tables.ts'

const SECURITY_LOG_DAYS = 90

/** How many different failures one process writes in ten minutes. Beyond it they are only counted. */
const MOST_FAILURES = 500
const BATCH = 500

export interface SecurityLog {
  /** Neither waits nor fails. */
  record(origin: EventOrigin, event: SecurityEvent, now?: Date): void
  /** Until everything recorded so far is in the table, or given up. */
  settled(): Promise<void>
}

export function createSecurityLog({ db, log }: { db: Db; log: Log }): SecurityLog {
  const pending = new Map<string, SecurityEventRow>()
  const failures = { windowStart: 0, keys: new Set<string>() }
  let writing: Promise<void> | undefined

  function withinLimit(row: SecurityEventRow): SecurityEventRow {
    if (!canAnybodyCause(row.kind)) return row
    const windowStart = row.windowStart.getTime()
    if (failures.windowStart !== windowStart) Object.assign(failures, { windowStart, keys: new Set() })
    const key = keyOf(row)
    if (failures.keys.size >= MOST_FAILURES && !failures.keys.has(key)) return coarse(row)
    failures.keys.add(key)
    return row
  }

  async function writeAll(): Promise<void> {
    while (pending.size > 0) {
      const batch = [...pending].slice(0, BATCH)
      for (const [key] of batch) pending.delete(key)
      try {
        await writeRows(
          db,
          batch.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row),
        )
      } catch (err) {
        log.error({ err, events: batch.length }, 'security events could not be stored')
      }
    }
    // Here and not once the promise is settled: what is recorded in between would wait for the next event.
    writing = undefined
  }

  return {
    record(origin, event, now = new Date()) {
      const row = rowOf(origin, event, now)
      const { kind, userId, network, method, device } = row
      log.info({ event: kind, account: userId, network, method, device, reqId: row.requestId }, 'security')
      const stored = withinLimit(row)
      const key = keyOf(stored)
      const same = pending.get(key)
      pending.set(key, same ? { ...same, count: same.count + 1, lastAt: now } : stored)
      writing ??= writeAll()
    },
    async settled() {
      while (writing) await writing
    },
  }
}

/** For every capability: `recordSecurityEvent(house, browser, { kind: 'sign-in', userId, method: 'password' })`. */
export function recordSecurityEvent(
  { securityLog }: { securityLog: SecurityLog },
  origin: EventOrigin,
  event: SecurityEvent,
): void {
  securityLog.record(origin, event)
}

/** Sorted rows: two processes that write the same ones wait for each other instead of both for ever. */
async function writeRows(db: Db, rows: SecurityEventRow[]): Promise<void> {
  const { windowStart, kind, userId, network, method, device, count, lastAt } = securityEvents
  await db
    .insert(securityEvents)
    .values(rows)
    .onConflictDoUpdate({
      target: [windowStart, kind, userId, network, method, device],
      set: { count: sql`${count} + excluded.count`, lastAt: sql`greatest(${lastAt}, excluded.last_at)` },
    })
}

export async function purgeSecurityEvents(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - SECURITY_LOG_DAYS * 86_400_000)
  await db.delete(securityEvents).where(lt(securityEvents.windowStart, oldest))
}
