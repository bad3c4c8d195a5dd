import type { Db } from '#server/database/connect.ts'
import { and, asc, eq, isNull, or, type Placeholder } from '#server/database/sql.ts'
import { blueprintFiles, blueprints } from './tables.ts'

/** Who looks. What belongs to an address shows only to who proved it, or to the session of that order. */
export interface Viewer {
  userId: string
  proved: boolean
  onlyOrder?: string | undefined
}

export type Blueprint = typeof blueprints.$inferSelect

/** In a statement that is prepared, places stand for the ids. */
export interface ViewerPlaces {
  userId: string | Placeholder
  proved: boolean
  onlyOrder?: string | undefined
}

export const visibleTo = ({ userId, proved, onlyOrder }: ViewerPlaces) =>
  and(
    eq(blueprints.userId, userId),
    onlyOrder ? eq(blueprints.orderId, onlyOrder) : proved ? undefined : eq(blueprints.forAddress, false),
  )

/** By its id or by its address. Somebody else's is as good as none. */
export async function findBlueprint(
  db: Db,
  viewer: Viewer,
  idOrSlug: string,
): Promise<Blueprint | undefined> {
  const [found] = await db
    .select()
    .from(blueprints)
    .where(and(visibleTo(viewer), isCalled(idOrSlug)))
    // A name may look like another blueprint's id: the id is meant.
    .orderBy(asc(eq(blueprints.slug, idOrSlug)))
    .limit(1)
  return found
}

/** Whoever asks: for work that nobody looks at. */
export async function blueprintById(db: Db, id: string): Promise<Blueprint | undefined> {
  const [found] = await db.select().from(blueprints).where(eq(blueprints.id, id))
  return found
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isCalled = (idOrSlug: string) => {
  const bySlug = eq(blueprints.slug, idOrSlug)
  return UUID.test(idOrSlug) ? or(bySlug, eq(blueprints.id, idOrSlug)) : bySlug
}

export type BlueprintFile = typeof blueprintFiles.$inferSelect

const inUse = (blueprintId: string) =>
  and(eq(blueprintFiles.blueprintId, blueprintId), isNull(blueprintFiles.deletedAt))

/** In the order in which they are shown, without what is in the bin. */
export function filesOf(db: Db, blueprintId: string): Promise<BlueprintFile[]> {
  return db
    .select()
    .from(blueprintFiles)
    .where(inUse(blueprintId))
    .orderBy(asc(blueprintFiles.position), asc(blueprintFiles.createdAt), asc(blueprintFiles.filename))
}

export async function findFile(
  db: Db,
  blueprintId: string,
  filename: string,
): Promise<BlueprintFile | undefined> {
  const [file] = await db
    .select()
    .from(blueprintFiles)
    .where(and(inUse(blueprintId), eq(blueprintFiles.filename, filename)))
  return file
}

export async function findFileById(
  db: Db,
  blueprintId: string,
  fileId: string,
): Promise<BlueprintFile | undefined> {
  const [file] = await db
    .select()
    .from(blueprintFiles)
    .where(and(inUse(blueprintId), eq(blueprintFiles.id, fileId)))
  return file
}
