// Reading posts. The cursor of a list is the last post of the page before.

import type { Db } from '#server/database/connect.ts'
import { and, asc, desc, eq, type SQL, sql } from '#server/database/sql.ts'
import { blogOldSlugs, blogPosts } from './tables.ts'

const PAGE = 8

export type PostRow = typeof blogPosts.$inferSelect

interface Wanted {
  tag?: string | undefined
  cursor?: string | undefined
  limit?: number
}
interface Page {
  rows: PostRow[]
  nextCursor?: string
}

const isPublished = eq(blogPosts.status, 'published')
/** Whatever its capitals. */
const tagged = (tag: string | undefined) =>
  tag
    ? sql`exists (select 1 from unnest(${blogPosts.tags}) as one(tag) where lower(one.tag) = ${tag.toLowerCase()})`
    : undefined

export async function publishedPosts(db: Db, { tag, cursor, limit = PAGE }: Wanted = {}): Promise<Page> {
  const after = sql`(${blogPosts.publishedAt}, ${blogPosts.id}) < (select p.published_at, p.id from ${blogPosts} p where p.id = ${cursor})`
  const rows = await db
    .select()
    .from(blogPosts)
    .where(and(isPublished, tagged(tag), cursor ? after : undefined))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(limit + 1)
  return page(rows, limit)
}

/** Drafts too. */
export async function allPosts(db: Db, { tag, cursor, limit = PAGE }: Wanted = {}): Promise<Page> {
  const after = sql`(${blogPosts.createdAt}, ${blogPosts.id}) < (select p.created_at, p.id from ${blogPosts} p where p.id = ${cursor})`
  const rows = await db
    .select()
    .from(blogPosts)
    .where(and(tagged(tag), cursor ? after : undefined))
    .orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
    .limit(limit + 1)
  return page(rows, limit)
}

function page(rows: PostRow[], limit: number): Page {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { rows: shown, ...(last && { nextCursor: last.id }) }
}

export async function postBySlug(db: Db, slug: string): Promise<PostRow | undefined> {
  const [post] = await db.select().from(blogPosts).where(eq(blogPosts.slug, slug))
  return post
}

export async function postById(db: Db, id: string): Promise<PostRow | undefined> {
  const [post] = await db.select().from(blogPosts).where(eq(blogPosts.id, id))
  return post
}

/** As many as a sitemap may list, and by far. */
export async function publishedSlugs(db: Db): Promise<string[]> {
  const rows = await db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(isPublished)
    .orderBy(desc(blogPosts.publishedAt))
    .limit(10_000)
  return rows.map(({ slug }) => slug)
}

/** Where a post that had this address is now, if it is published. */
export async function movedTo(db: Db, slug: string): Promise<string | undefined> {
  const [moved] = await db
    .select({ slug: blogPosts.slug })
    .from(blogOldSlugs)
    .innerJoin(blogPosts, eq(blogPosts.id, blogOldSlugs.postId))
    .where(and(eq(blogOldSlugs.slug, slug), isPublished))
  return moved?.slug
}

interface Neighbour {
  title: string
  slug: string
}

/** The published posts before and after. A draft stands nowhere yet. */
export async function neighbours(db: Db, post: PostRow): Promise<{ newer?: Neighbour; older?: Neighbour }> {
  if (post.status !== 'published') return {}
  const here = sql`(select p.published_at, p.id from ${blogPosts} p where p.id = ${post.id})`
  const place = sql`(${blogPosts.publishedAt}, ${blogPosts.id})`
  const one = (where: SQL, order: SQL[]) =>
    db
      .select({ title: blogPosts.title, slug: blogPosts.slug })
      .from(blogPosts)
      .where(and(isPublished, where))
      .orderBy(...order)
      .limit(1)
  const [[newer], [older]] = await Promise.all([
    one(sql`${place} > ${here}`, [asc(blogPosts.publishedAt), asc(blogPosts.id)]),
    one(sql`${place} < ${here}`, [desc(blogPosts.publishedAt), desc(blogPosts.id)]),
  ])
  return { ...(newer && { newer }), ...(older && { older }) }
}
