// The issues of a blueprint are its makings: the first that succeeded, and every one after it.

import { blueprints } from '#features/blueprints/server/tables.ts'
import { type Generation, generations } from '#features/generation/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { and, count, desc, eq, gt, like, ne, or, sql } from '#server/database/sql.ts'

/** How the cause of each begins: they are counted apart. */
export const CAUSES = { reissue: 'reissue:', restore: 'restore:' }
const DAY = sql`interval '24 hours'`

export type Listed = Awaited<ReturnType<typeof issuesOf>>[number]
/** With what it was made from, which is large. */
export type Made = Listed & Pick<Generation, 'brief' | 'edits'>

/** A first making that failed is no issue: another was made in its place. */
const isIssue = or(ne(generations.status, 'error'), sql`${generations.edits} is not null`)

const LISTED = {
  id: generations.id,
  status: generations.status,
  restored: generations.restored,
  planKey: generations.planKey,
  files: generations.files,
  createdAt: generations.createdAt,
  finishedAt: generations.finishedAt,
  number: sql<number>`row_number() over (order by ${generations.createdAt}, ${generations.id})::int`.as(
    'number',
  ),
}

const numbered = (db: Db, blueprintId: string) =>
  db
    .select({ ...LISTED, brief: generations.brief, edits: generations.edits })
    .from(generations)
    .where(and(eq(generations.blueprintId, blueprintId), isIssue))
    .as('numbered')

/** Numbered from 1, newest first. */
export async function issuesOf(db: Db, blueprintId: string, most: number) {
  return db
    .select(LISTED)
    .from(generations)
    .where(and(eq(generations.blueprintId, blueprintId), isIssue))
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(most)
}

export async function findIssue(db: Db, blueprintId: string, number: number): Promise<Made | undefined> {
  const issues = numbered(db, blueprintId)
  const [found] = await db.select().from(issues).where(eq(issues.number, number))
  return found
}

/** The one whose files the blueprint has. */
export async function newestReady(db: Db, blueprintId: string): Promise<Made | undefined> {
  const issues = numbered(db, blueprintId)
  const [found] = await db
    .select()
    .from(issues)
    .where(eq(issues.status, 'complete'))
    .orderBy(desc(issues.number))
    .limit(1)
  return found
}

export async function generationOfCause(db: Db, cause: string): Promise<string | undefined> {
  const [known] = await db
    .select({ id: generations.id })
    .from(generations)
    .where(eq(generations.cause, cause))
  return known?.id
}

/** Of all blueprints of a founder: how many of late, and when the oldest of them stops counting. What failed does not count. */
export async function madeLately(
  db: Db,
  userId: string,
  cause: keyof typeof CAUSES,
): Promise<{ made: number; freeAt: Date | null }> {
  const [row] = await db
    .select({
      made: count(),
      freeAt: sql<string | null>`min(${generations.createdAt}) + ${DAY}`,
    })
    .from(generations)
    .innerJoin(blueprints, eq(blueprints.id, generations.blueprintId))
    .where(
      and(
        eq(blueprints.userId, userId),
        like(generations.cause, `${CAUSES[cause]}%`),
        ne(generations.status, 'error'),
        gt(generations.createdAt, sql`now() - ${DAY}`),
      ),
    )
  return { made: row?.made ?? 0, freeAt: row?.freeAt ? new Date(row.freeAt) : null }
}
