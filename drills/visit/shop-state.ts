// Everything that the shop has written down, so that whatever a visit changes is seen, also in a table that is added later.

import type { Mailbox } from '#sandbox/mailbox/mailbox.ts'
import type { Database } from '#server/database/connect.ts'

/** By table, every row as text. */
type ShopState = ReadonlyMap<string, ReadonlySet<string>>

export interface Change {
  table: string
  /** What is there now and was not, or the other way around. */
  row: string
  kind: 'added' | 'removed'
}

/** Changes by themselves, or only says that somebody was here. */
const UNWATCHED_TABLES: Record<string, string> = {
  rate_limits: 'counts calls',
  security_events: 'notes what was tried, also in vain',
  recovery_runs: 'the shop compares its orders with the card provider at its own times',
  samples: 'the shop makes its own sample after its start',
}
const UNWATCHED_COLUMNS: Record<string, string[]> = {
  // Being used is noted, and prolongs the session.
  sessions: ['last_seen_at', 'expires_at'],
}

interface Shop {
  database: Database
  mailbox: Mailbox
}

export async function readState({ database: { pool }, mailbox }: Shop): Promise<ShopState> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const state = new Map<string, ReadonlySet<string>>()
  for (const { name } of tables) {
    if (name in UNWATCHED_TABLES) continue
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(t) - $1::text[])::text as row from "${name}" t`,
      [UNWATCHED_COLUMNS[name] ?? []],
    )
    state.set(name, new Set(rows.map(({ row }) => row)))
  }
  const emails = await mailbox.list({ limit: 1_000 })
  state.set('received emails', new Set(emails.map(({ id, to, subject }) => `${id} ${to} ${subject}`)))
  return state
}

const NOTHING: ReadonlySet<string> = new Set()

export function changesBetween(before: ShopState, after: ShopState): Change[] {
  const changes: Change[] = []
  for (const table of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(table) ?? NOTHING, after.get(table) ?? NOTHING]
    for (const row of now) if (!old.has(row)) changes.push({ table, row, kind: 'added' })
    for (const row of old) if (!now.has(row)) changes.push({ table, row, kind: 'removed' })
  }
  return changes
}

export function inWords(changes: Change[]): string {
  return [...Map.groupBy(changes, ({ table }) => table)]
    .map(([table, rows]) => `${table} (${rows.length}: ${rows[0]?.kind} ${rows[0]?.row.slice(0, 160)})`)
    .join(', ')
}
