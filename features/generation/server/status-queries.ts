import type { Brief } from '#engine/brief.ts'
import { isCalled, type Viewer, type ViewerPlaces, visibleTo } from '#features/blueprints/server/public.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import { orders } from '#features/checkout/server/tables.ts'
import type { Corrections } from '#features/understanding/contract.ts'
import { union } from '#server/database/columns.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { prepared } from '#server/database/prepared.ts'
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from '#server/database/sql.ts'
import { briefly, type Watched } from './present.ts'
import { type Generation, generations } from './tables.ts'

/** Two clicks, or two tabs, with the same form are one wish within this time. */
const SAME_WISH_SECONDS = 60

export async function blueprintOfCause(db: Db, cause: string): Promise<string | undefined> {
  const [known] = await db
    .select({ blueprintId: generations.blueprintId })
    .from(generations)
    .where(eq(generations.cause, cause))
  return known?.blueprintId
}

export type WishOfCause = Pick<Generation, 'brief' | 'corrections'>

export async function wishOfCause(db: Db, cause: string): Promise<WishOfCause | undefined> {
  const { brief, corrections } = generations
  const [known] = await db
    .select({ brief, corrections })
    .from(generations)
    .where(eq(generations.cause, cause))
  return known
}

/** The same form, asked for a moment ago by the same person and not finished yet. */
export async function sameUnderWay(
  tx: Tx,
  userId: string,
  { brief, corrections }: { brief: Brief; corrections: Corrections | undefined },
): Promise<string | undefined> {
  const [known] = await tx
    .select({ blueprintId: generations.blueprintId })
    .from(generations)
    .innerJoin(blueprints, eq(blueprints.id, generations.blueprintId))
    .where(
      and(
        eq(blueprints.userId, userId),
        eq(blueprints.forAddress, false),
        inArray(generations.status, ['unknown', 'generating']),
        // Another issue has the form of the first, and is no order.
        isNull(generations.edits),
        gt(generations.createdAt, sql`now() - make_interval(secs => ${SAME_WISH_SECONDS})`),
        eq(generations.brief, brief),
        corrections ? eq(generations.corrections, corrections) : isNull(generations.corrections),
      ),
    )
    .limit(1)
  return known?.blueprintId
}

/** Who looks: a session, a browser that began a checkout, or both. */
export interface Looker {
  viewer: Viewer | undefined
  /** Of the checkout cookie. */
  browserHash: string | undefined
}

/** A browser's orders are looked up first: inside an 'or', the database would read all blueprints to find them. */
async function seenBy(db: Db, { viewer, browserHash }: Looker): Promise<SQL> {
  const begun = browserHash ? await ordersOf(db, browserHash) : []
  return (
    or(viewer && visibleTo(viewer), begun.length > 0 ? inArray(blueprints.orderId, begun) : undefined) ??
    sql`false`
  )
}

const MOST_ORDERS = 100

async function ordersOf(db: Db, browserHash: string): Promise<string[]> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.browserHash, browserHash))
    .orderBy(desc(orders.createdAt))
    .limit(MOST_ORDERS)
  return found.map(({ id }) => id)
}

/** Of first makings: another issue of one that is there is no news to whoever waits for a blueprint. */
export async function newestGeneration(db: Db, looker: Looker) {
  const [latest] = await db
    .select(getTableColumns(generations))
    .from(generations)
    .innerJoin(blueprints, eq(blueprints.id, generations.blueprintId))
    .where(and(await seenBy(db, looker), isNull(generations.edits)))
    .orderBy(desc(generations.createdAt))
    .limit(1)
  return latest
}

/** The newest that has its files: a page that waits for a name must not find one that is still being made. */
export async function newestFinished(db: Db, looker: Looker) {
  const [latest] = await db
    .select(getTableColumns(blueprints))
    .from(blueprints)
    .where(
      and(
        await seenBy(db, looker),
        exists(
          db
            .select({ one: sql`1` })
            .from(generations)
            .where(and(eq(generations.blueprintId, blueprints.id), eq(generations.status, 'complete'))),
        ),
      ),
    )
    .orderBy(desc(blueprints.createdAt))
    .limit(1)
  return latest
}

/** What the looker sees of a blueprint, by its id or its address. */
export async function findWatched(db: Db, looker: Looker, idOrSlug: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: blueprints.id })
    .from(blueprints)
    .where(and(await seenBy(db, looker), isCalled(idOrSlug)))
    .orderBy(asc(eq(blueprints.slug, idOrSlug)), desc(blueprints.createdAt))
    .limit(1)
  return found?.id
}

/** The newest making of a blueprint, and how many others are before it. */
export async function watchedOf(
  db: Db,
  blueprintId: string,
  { withFailedIssues = true } = {},
): Promise<Watched | undefined> {
  const [found] = await db
    .select({
      generation: getTableColumns(generations),
      blueprint: { id: blueprints.id, slug: blueprints.slug, name: blueprints.name },
    })
    .from(generations)
    .innerJoin(blueprints, eq(blueprints.id, generations.blueprintId))
    .where(
      and(
        eq(blueprints.id, blueprintId),
        withFailedIssues ? undefined : or(isNull(generations.edits), ne(generations.status, 'error')),
      ),
    )
    .orderBy(desc(generations.createdAt))
    .limit(1)
  if (!found) return undefined
  const ahead = found.generation.status === 'unknown' ? await countAhead(db, found.generation.createdAt) : 0
  return { ...found, ahead }
}

const countAhead = (db: Db, since: Date): Promise<number> =>
  db.$count(generations, and(isNull(generations.finishedAt), lt(generations.createdAt, since)))

/** What a person asked for, in their own words. */
export function briefsOf(db: Db, viewer: Viewer) {
  return db
    .select({
      brief: generations.brief,
      corrections: generations.corrections,
      /** Of another issue: what was changed for it. */
      edits: generations.edits,
      status: generations.status,
      createdAt: generations.createdAt,
    })
    .from(generations)
    .innerJoin(blueprints, eq(blueprints.id, generations.blueprintId))
    .where(visibleTo(viewer))
    .orderBy(asc(generations.createdAt))
}

const MOST_RECENT = 10
const MOST_UNDER_WAY = 50

/** The newest making of each of the newest blueprints, and of whatever is being made: newest first. Without further issues. */
export async function recentGenerations(db: Db, viewer: Viewer) {
  const { userId, proved, onlyOrder } = viewer
  const usual = proved ? newestMakings : newestMakingsUnproved
  const found = await (onlyOrder ? selectRecent(db, viewer) : usual(db).execute({ userId }))
  return found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).map(briefly)
}

const places = (proved: boolean) => ({ userId: sql.placeholder('userId'), proved })
const newestMakings = prepared((db) => selectRecent(db, places(true)).prepare('newest_makings'))
const newestMakingsUnproved = prepared((db) =>
  selectRecent(db, places(false)).prepare('newest_makings_unproved'),
)

function selectRecent(db: Db, viewer: ViewerPlaces) {
  const newest = db
    .select({ id: blueprints.id })
    .from(blueprints)
    .where(visibleTo(viewer))
    .orderBy(desc(blueprints.createdAt))
    .limit(MOST_RECENT)
  const underWay = db
    .select({ id: blueprints.id })
    .from(generations)
    .innerJoin(blueprints, eq(blueprints.id, generations.blueprintId))
    .where(and(isNull(generations.finishedAt), isNull(generations.edits), visibleTo(viewer)))
    .limit(MOST_UNDER_WAY)
  // One set, not two conditions: with an 'or' the database would read all generations.
  return db
    .selectDistinctOn([generations.blueprintId], {
      id: generations.id,
      blueprintId: generations.blueprintId,
      status: generations.status,
      createdAt: generations.createdAt,
    })
    .from(generations)
    .where(and(inArray(generations.blueprintId, union(newest, underWay)), isNull(generations.edits)))
    .orderBy(generations.blueprintId, desc(generations.createdAt))
}
