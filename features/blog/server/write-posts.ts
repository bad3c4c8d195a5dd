// Writing, changing and deleting posts, each in the transaction that its deed is written down in.

import type { Tx } from '#server/database/connect.ts'
import { and, eq, ne, sql } from '#server/database/sql.ts'
import { deletedMeanwhile, Failure } from '#server/errors.ts'
import type { PostForm } from '../contract.ts'
import type { PostRow } from './queries.ts'
import { freeSlug, wantedSlug } from './rules.ts'
import { blogOldSlugs, blogPosts } from './tables.ts'

export async function createPost(tx: Tx, form: PostForm): Promise<PostRow> {
  const slug = await chooseSlug(tx, wantedSlug(form))
  const publishedAt = form.status === 'published' ? sql`now()` : null
  const [made] = await tx
    .insert(blogPosts)
    .values({ ...form, slug, publishedAt })
    .returning()
  return made as PostRow
}

export type Change = Omit<PostForm, 'status'> & {
  status?: PostForm['status'] | undefined
  version?: number | undefined
}

/** With a version, only that one is changed. Without a status it keeps its own. */
export async function updatePost(
  tx: Tx,
  id: string,
  { version, ...form }: Change,
): Promise<{ before: PostRow; after: PostRow }> {
  const [before] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update')
  if (!before) throw deletedMeanwhile('This post')
  if (version !== undefined && version !== before.version) throw new Failure('changed_meanwhile')
  const status = form.status ?? before.status
  const slug = await chooseSlug(tx, wantedSlug(form), before)
  if (slug !== before.slug) await leaveSlug(tx, before, slug)
  const [after] = await tx
    .update(blogPosts)
    .set({
      ...form,
      slug,
      status,
      version: before.version + 1,
      updatedAt: sql`now()`,
      // A date that readers know stays, even if the post was a draft again for a while.
      ...(status === 'published' && !before.publishedAt && { publishedAt: sql`now()` }),
    })
    .where(eq(blogPosts.id, id))
    .returning()
  return { before, after: after as PostRow }
}

export async function deletePost(tx: Tx, id: string): Promise<PostRow> {
  const [gone] = await tx.delete(blogPosts).where(eq(blogPosts.id, id)).returning()
  if (!gone) throw deletedMeanwhile('This post')
  return gone
}

/** One writer at a time chooses, so that no two get the same. Another's former address leads there: it is taken. */
async function chooseSlug(tx: Tx, wanted: string, own?: PostRow): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('blog_posts.slug'))`)
  const like = `${wanted.replace(/[\\%_]/g, '\\$&')}%`
  const others = await tx
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(sql`${blogPosts.slug} like ${like}`, own ? ne(blogPosts.id, own.id) : undefined))
  const former = await tx
    .select({ slug: blogOldSlugs.slug })
    .from(blogOldSlugs)
    .where(and(sql`${blogOldSlugs.slug} like ${like}`, own ? ne(blogOldSlugs.postId, own.id) : undefined))
  return freeSlug(wanted, new Set([...others, ...former].map(({ slug }) => slug)))
}

/** What was public under its old address is found there still. */
async function leaveSlug(tx: Tx, { id, slug: old, publishedAt }: PostRow, next: string): Promise<void> {
  await tx.delete(blogOldSlugs).where(eq(blogOldSlugs.slug, next))
  if (publishedAt) await tx.insert(blogOldSlugs).values({ slug: old, postId: id }).onConflictDoNothing()
}
