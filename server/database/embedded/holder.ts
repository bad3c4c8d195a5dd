// One program at a time may hold an embedded database. The lock is a PostgreSQL session lock, so it falls with the
// holder however that one dies. It is held by the program's login; while the owner's is still at work on the cluster, a second
// lock keeps other starts away.
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { CannotStart } from '../../cannot-start.ts'

const HOLDER_LOCK = 7_205_759
const SET_UP_LOCK = 7_205_758
// A holder that was just killed keeps its connection for a moment.
const PATIENCE_MS = 1_500

export class HeldError extends CannotStart {}

/** Until `owner` ends, nobody else holds the database or starts to. Then `hold` has to follow, by the program's login. */
export async function reserve(owner: Client, folder: string): Promise<void> {
  await lock(owner, SET_UP_LOCK, folder)
  await lock(owner, HOLDER_LOCK, folder)
  await owner.query('select pg_advisory_unlock($1)', [HOLDER_LOCK])
}

export const hold = (client: Client, folder: string): Promise<void> => lock(client, HOLDER_LOCK, folder)

async function lock(client: Client, key: number, folder: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [key])
    if (rows[0].mine) return
    if (Date.now() > until) break
    await delay(50)
  }
  const { rows } = await client.query(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [key],
  )
  const who = rows[0]?.application_name ?? 'another process'
  throw new HeldError(`${folder} is in use by ${who}. Stop that one, or set another DATA_DIR.`)
}
