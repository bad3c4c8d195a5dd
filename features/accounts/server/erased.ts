// Who was erased, without who they were: an id that names nobody any more, and the keyed hash of a proved address. A database
// that is brought back from before an erasure still has the person; by this it knows whom to forget again.

import { z } from 'zod'
import type { Db, Tx } from '#server/database/connect.ts'
import { eq, sql } from '#server/database/sql.ts'
import type { House, Person } from '#server/house.ts'
import { type Job, queue, work } from '#server/jobs/job.ts'
import { keyedHash } from '#server/keyed-hash.ts'
import { read, type Storage } from '#server/storage/storage.ts'
import { erasePerson } from './erase-person.ts'
import { endAddress } from './leave-address.ts'
import { erasedPeople, users } from './tables.ts'
import { lockUser } from './users.ts'

const erasure = z.object({
  userId: z.uuid(),
  address: z.string().nullable(),
  /** Not said in what an earlier release wrote. */
  suspended: z.boolean().default(false),
  erasedAt: z.iso.datetime().transform((text) => new Date(text)),
})
export type Erasure = z.output<typeof erasure>

/** Beside the files, because those may outlive the database. */
export const ERASURES = 'erasures'

const noteErasure = queue({ name: 'note-erasure', data: z.object({ userId: z.uuid() }) })

export const noteErasureJob = (house: House): Job<{ userId: string }> =>
  work(noteErasure, async ({ userId }) => {
    const [found] = await house.db.select().from(erasedPeople).where(eq(erasedPeople.userId, userId))
    if (found) await house.storage.put(ERASURES, Buffer.from(JSON.stringify(found)))
  })

/** In the transaction that erases. */
export async function rememberErasure({ cards, jobs }: House, tx: Tx, { id, email }: Person): Promise<void> {
  const address = email === undefined ? null : keyedHash(cards, email)
  const [user] = await tx.select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, id))
  const suspended = user !== undefined && user.suspendedAt !== null
  const made = await tx
    .insert(erasedPeople)
    .values({ userId: id, address, suspended })
    .onConflictDoNothing()
    .returning({ userId: erasedPeople.userId })
  if (made.length > 0) await jobs.enqueue(tx, noteErasure, { userId: id })
}

/** Also of a database that an earlier release left behind, whose table may lack the newest column. */
export async function listErasures(db: Db): Promise<Erasure[]> {
  const { rows } = await db.execute<
    Record<'userId' | 'address' | 'erasedAt', string> & { suspended: boolean }
  >(sql`
    select user_id as "userId", address, erased_at as "erasedAt",
      coalesce((to_jsonb(e) ->> 'suspended')::boolean, false) as suspended
    from ${erasedPeople} e`)
  return rows.map((row) => ({ ...row, erasedAt: new Date(row.erasedAt) }))
}

/** Undefined: that is no erasure. */
export function parseErasure(text: string): Erasure | undefined {
  try {
    return erasure.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

export async function erasuresIn(storage: Storage): Promise<Erasure[]> {
  const found: Erasure[] = []
  for (const key of await storage.list(ERASURES)) {
    const parsed = parseErasure((await read(storage, key))?.toString() ?? '')
    if (parsed) found.push(parsed)
  }
  return found
}

/** For a database from the past: forgets everybody who was erased since. Answers how many it found. */
export async function eraseAgain(house: House, known: Erasure[]): Promise<number> {
  for (const one of known)
    await house.db
      .insert(erasedPeople)
      .values(one)
      .onConflictDoUpdate({
        target: erasedPeople.userId,
        set: { suspended: sql`${erasedPeople.suspended} or excluded.suspended` },
      })
  const back = await house.db
    .select({ id: users.id, address: erasedPeople.address })
    .from(users)
    .innerJoin(erasedPeople, eq(erasedPeople.userId, users.id))
  for (const { id, address } of back)
    await house.db.transaction(async (tx) => {
      const user = await lockUser(tx, id)
      if (!user) return
      // The proof may be younger than this database.
      const proved = user.provedAt !== null || address === keyedHash(house.cards, user.email)
      if (!proved) await endAddress(house, tx, user)
      await erasePerson(house, tx, { id, email: proved ? user.email : undefined })
    })
  return back.length
}
