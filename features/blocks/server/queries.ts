import { and, count, desc, eq, inArray, ne } from 'drizzle-orm'
import { lockUser } from '#features/accounts/server/public.ts'
import { users } from '#features/accounts/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import { type BlockedPerson, type BlockKind, MOST_BLOCKS } from '../contract.ts'
import { blocks } from './tables.ts'

export async function blocksOf(db: Db, userId: string): Promise<BlockedPerson[]> {
  const rows = await db
    .select({
      userId: blocks.personId,
      name: users.fullName,
      kind: blocks.kind,
      since: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.personId))
    .where(eq(blocks.userId, userId))
    .orderBy(desc(blocks.createdAt), blocks.personId)
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}

interface Wanted {
  userId: string
  personId: string
  kind: BlockKind
}

export async function saveBlock(db: Db, { userId, personId, kind }: Wanted): Promise<void> {
  if (userId === personId)
    throw new Failure('invalid_input', { sentence: 'You cannot mute or block yourself.' })
  await db.transaction(async (tx) => {
    // Held, so that many at once are counted one after the other.
    await lockUser(tx, userId)
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, personId))
    if (!person) throw new Failure('not_found')
    const [others] = await tx
      .select({ number: count() })
      .from(blocks)
      .where(and(eq(blocks.userId, userId), ne(blocks.personId, personId)))
    if ((others?.number ?? 0) >= MOST_BLOCKS)
      throw new Failure('too_many', {
        sentence: `You can mute or block at most ${MOST_BLOCKS} people. Please end some first.`,
      })
    await tx
      .insert(blocks)
      .values({ userId, personId, kind })
      .onConflictDoUpdate({ target: [blocks.userId, blocks.personId], set: { kind } })
  })
}

export async function removeBlock(db: Db, userId: string, personId: string): Promise<void> {
  await db.delete(blocks).where(and(eq(blocks.userId, userId), eq(blocks.personId, personId)))
}

/** Before somebody replies to these people, or mentions them. What admins write is for everybody. */
export async function refuseBlocked(
  db: Db,
  writerId: string,
  people: (string | null | undefined)[],
): Promise<void> {
  const named = people.filter((person) => typeof person === 'string')
  if ((await deafTo(db, writerId, named, ['block'])).size > 0) throw new Failure('blocked')
}

/** Which of these people want to hear nothing of the writer: muted or blocked. */
export async function whoIsDeafTo(db: Db, writerId: string, people: string[]): Promise<Set<string>> {
  return deafTo(db, writerId, people, ['mute', 'block'])
}

async function deafTo(db: Db, writerId: string, people: string[], kinds: BlockKind[]): Promise<Set<string>> {
  if (people.length === 0) return new Set()
  const rows = await db
    .select({ userId: blocks.userId })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.personId))
    .where(
      and(
        eq(blocks.personId, writerId),
        inArray(blocks.userId, people),
        inArray(blocks.kind, kinds),
        eq(users.role, 'user'),
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}
