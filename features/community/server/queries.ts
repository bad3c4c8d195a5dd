// Reading. Lists page by a cursor that names the place in the order itself, so that votes in between skip and repeat little.

import { users } from '#features/accounts/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { and, asc, desc, eq, getTableColumns, gte, lt, ne, or, type SQL, sql } from '#server/database/sql.ts'
import { askedWords } from '#server/database/words.ts'
import type { Category, Sort } from '../contract.ts'
import { type Cursor, cursorAt, readCursor } from './cursor.ts'
import { rootOf } from './rules.ts'
import { communityComments, communityPosts, communityVotes } from './tables.ts'
import { isId } from './thing-queries.ts'

const POSTS = 20
const COMMENTS = 50
export const MOST_PINNED = 5
/** Comments between the beginning of a discussion and the one that a link names. */
const NEAR = 40

const by = { fullName: users.fullName, vote: communityVotes.value }
const {
  content,
  html: _html,
  search: _search,
  fingerprint: _print,
  ...listColumns
} = getTableColumns(communityPosts)
const { search: _, ...postColumns } = getTableColumns(communityPosts)
const inList = { ...listColumns, ...by }
const post = { ...postColumns, ...by }
const comment = { ...getTableColumns(communityComments), ...by }

type Kept<Row> = { [Key in keyof Row]: Row[Key] }
type PostColumns = typeof communityPosts.$inferSelect
interface By {
  fullName: string | null
  vote: number | null
}
export type ListRow = Kept<Omit<PostColumns, 'content' | 'html' | 'search' | 'fingerprint'> & By>
export type PostRow = Kept<Omit<PostColumns, 'search'> & By>
export type CommentRow = Kept<typeof communityComments.$inferSelect & By>

/** Nobody votes as nobody. */
const ballotOf = (
  thing: typeof communityPosts.id | typeof communityComments.id,
  reader: string | undefined,
) => (reader ? and(eq(communityVotes.thingId, thing), eq(communityVotes.voterId, reader)) : sql`false`)

interface Wanted {
  category?: Category | 'all' | undefined
  sort?: Sort | undefined
  search?: string | undefined
  cursor?: string | undefined
  limit?: number
  /** With the whole content of each. */
  isWhole?: boolean
}

const ORDER: Record<Sort, SQL[]> = {
  hot: [desc(communityPosts.hot), desc(communityPosts.id)],
  new: [desc(communityPosts.createdAt), desc(communityPosts.id)],
  top: [desc(communityPosts.score), desc(communityPosts.createdAt), desc(communityPosts.id)],
}

function after(cursor: Cursor): SQL {
  const { hot, createdAt, score, id } = communityPosts
  if (cursor.sort === 'hot') return sql`(${hot}, ${id}) < (${cursor.hot}::float8, ${cursor.id}::uuid)`
  if (cursor.sort === 'new')
    return sql`(${createdAt}, ${id}) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`
  return sql`(${score}, ${createdAt}, ${id}) < (${cursor.score}::int, ${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`
}

/** Pinned ones come first, on the first page. */
export async function listedPosts(db: Db, wanted: Wanted, reader?: string) {
  const { category, sort = 'hot', search, cursor, limit = POSTS, isWhole } = wanted
  const asked = and(
    category && category !== 'all' ? eq(communityPosts.category, category) : undefined,
    search
      ? sql`${communityPosts.search} @@ websearch_to_tsquery('english', ${askedWords(search)})`
      : undefined,
  )
  const at = cursor === undefined ? undefined : readCursor(sort, cursor)
  const page = (where: (SQL | undefined)[], most: number) =>
    db
      .select(isWhole ? { ...inList, content } : inList)
      .from(communityPosts)
      .leftJoin(users, eq(users.id, communityPosts.authorId))
      .leftJoin(communityVotes, ballotOf(communityPosts.id, reader))
      .where(and(sql`${communityPosts.state} = 'visible'`, asked, ...where))
      .orderBy(...ORDER[sort])
      .limit(most) as Promise<(ListRow & { content?: string })[]>
  const [pinned, rows] = await Promise.all([
    at ? [] : page([sql`${communityPosts.isPinned}`], MOST_PINNED),
    page([sql`not ${communityPosts.isPinned}`, at && after(at)], limit + 1),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { rows: [...pinned, ...shown], ...(last && { nextCursor: cursorAt(sort, last) }) }
}

export async function postById(db: Db, id: string, reader?: string): Promise<PostRow | undefined> {
  if (!isId(id)) return undefined
  const [found] = await db
    .select(post)
    .from(communityPosts)
    .leftJoin(users, eq(users.id, communityPosts.authorId))
    .leftJoin(communityVotes, ballotOf(communityPosts.id, reader))
    .where(and(eq(communityPosts.id, id), ne(communityPosts.state, 'deleted')))
  return found
}

const commentRows = (db: Db, reader: string | undefined) =>
  db
    .select(comment)
    .from(communityComments)
    .leftJoin(users, eq(users.id, communityComments.authorId))
    .leftJoin(communityVotes, ballotOf(communityComments.id, reader))

export async function commentById(db: Db, id: string, reader?: string): Promise<CommentRow | undefined> {
  if (!isId(id)) return undefined
  const [found] = await commentRows(db, reader).where(
    and(eq(communityComments.id, id), ne(communityComments.state, 'deleted')),
  )
  return found
}

interface Asked {
  cursor?: string | undefined
  focus?: string | undefined
  limit?: number
  /** The comments of one person only; of nobody when it is null. */
  onlyBy?: string | null | undefined
}

/** What its author deleted keeps its place as long as something answers it. */
export async function commentsOf(db: Db, postId: string, asked: Asked, reader?: string) {
  const { cursor, focus, limit = COMMENTS, onlyBy } = asked
  if (onlyBy === null) return { rows: [] }
  const start = !cursor && focus ? await startOf(db, postId, focus) : undefined
  const { place, state, id } = communityComments
  const answered = sql`exists (select 1 from community_comments r where r.parent_id = ${id})`
  const rows = await commentRows(db, reader)
    .where(
      and(
        eq(communityComments.postId, postId),
        onlyBy === undefined ? or(ne(state, 'deleted'), answered) : ne(state, 'deleted'),
        onlyBy === undefined ? undefined : eq(communityComments.authorId, onlyBy),
        cursor ? sql`${place} > ${cursor}` : undefined,
        start ? gte(place, start) : undefined,
      ),
    )
    .orderBy(asc(place))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    rows: shown,
    ...(last && { nextCursor: last.place }),
    ...(start && { earlier: await hasEarlier(db, postId, start) }),
  }
}

async function startOf(db: Db, postId: string, focus: string): Promise<string | undefined> {
  if (!isId(focus)) return undefined
  const { place } = communityComments
  const [found] = await db
    .select({ place })
    .from(communityComments)
    .where(and(eq(communityComments.postId, postId), eq(communityComments.id, focus)))
  if (!found) return undefined
  const root = rootOf(found.place)
  const between = await db
    .select({ place })
    .from(communityComments)
    .where(and(eq(communityComments.postId, postId), gte(place, root), lt(place, found.place)))
    .limit(NEAR)
  return between.length < NEAR ? root : found.place
}

async function hasEarlier(db: Db, postId: string, start: string): Promise<boolean> {
  const [one] = await db
    .select({ id: communityComments.id })
    .from(communityComments)
    .where(and(eq(communityComments.postId, postId), lt(communityComments.place, start)))
    .limit(1)
  return one !== undefined
}

/** For the sitemap: as many as one may list, and by far. */
export async function newestIds(db: Db): Promise<string[]> {
  const newest = (where: SQL, most: number) =>
    db
      .select({ id: communityPosts.id })
      .from(communityPosts)
      .where(where)
      .orderBy(...ORDER.new)
      .limit(most)
  // Each has an index of its own.
  const [pinned, rows] = await Promise.all([
    newest(sql`state = 'visible' and is_pinned`, MOST_PINNED),
    newest(sql`state = 'visible' and not is_pinned`, 10_000),
  ])
  return [...pinned, ...rows].map(({ id }) => id)
}
