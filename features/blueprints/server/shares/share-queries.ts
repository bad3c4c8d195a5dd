import { hashOf } from '#features/accounts/server/public.ts'
import { users } from '#features/accounts/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { and, asc, desc, eq, inArray, isNull } from '#server/database/sql.ts'
import { type BlueprintFile, filesOf } from '../queries.ts'
import { blueprintFiles, blueprintShareFiles, blueprintShares, blueprints } from '../tables.ts'

export type Share = typeof blueprintShares.$inferSelect

/** With the titles of what each shows. */
export async function sharesOf(db: Db, blueprintId: string): Promise<{ share: Share; titles: string[] }[]> {
  const shares = await db
    .select()
    .from(blueprintShares)
    .where(and(eq(blueprintShares.blueprintId, blueprintId), isNull(blueprintShares.endedAt)))
    .orderBy(desc(blueprintShares.createdAt))
  if (shares.length === 0) return []
  const files = await db
    .select({ shareId: blueprintShareFiles.shareId, title: blueprintFiles.title })
    .from(blueprintShareFiles)
    .innerJoin(blueprintFiles, eq(blueprintFiles.id, blueprintShareFiles.fileId))
    .where(
      and(
        isNull(blueprintFiles.deletedAt),
        inArray(
          blueprintShareFiles.shareId,
          shares.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(blueprintFiles.position))
  return shares.map((share) => ({
    share,
    titles: files.filter(({ shareId }) => shareId === share.id).map(({ title }) => title),
  }))
}

export async function findShare(db: Db, token: string) {
  const [found] = await db
    .select({
      share: blueprintShares,
      name: blueprints.name,
      slug: blueprints.slug,
      ownerEmail: users.email,
      ownerSuspendedAt: users.suspendedAt,
    })
    .from(blueprintShares)
    .innerJoin(blueprints, eq(blueprints.id, blueprintShares.blueprintId))
    .innerJoin(users, eq(users.id, blueprints.userId))
    .where(eq(blueprintShares.tokenHash, hashOf(token)))
  return found
}

/** As they are now. What lies in the bin is not shown. */
export async function sharedFiles(db: Db, { id, blueprintId, isWhole }: Share): Promise<BlueprintFile[]> {
  const files = await filesOf(db, blueprintId)
  if (isWhole) return files
  const shown = await db
    .select({ fileId: blueprintShareFiles.fileId })
    .from(blueprintShareFiles)
    .where(eq(blueprintShareFiles.shareId, id))
  const ids = new Set(shown.map(({ fileId }) => fileId))
  return files.filter((file) => ids.has(file.id))
}
