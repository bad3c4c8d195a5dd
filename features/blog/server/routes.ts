import { findMe, forAdmin } from '#features/accounts/server/public.ts'
import { changed, record } from '#features/admin/server/public.ts'
import { handle, type Route } from '#kit/route.ts'
import { deletedMeanwhile, Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import {
  createPost,
  deletePost,
  getManagedPost,
  getPost,
  listManagedPosts,
  listPosts,
  readFeed,
  updatePost,
} from '../contract.ts'
import { feedOf, listed, managed, whole } from './present.ts'
import {
  allPosts,
  movedTo,
  neighbours,
  type PostRow,
  postById,
  postBySlug,
  publishedPosts,
} from './queries.ts'
import * as write from './write-posts.ts'

const IN_FEED = 20

export function blogRoutes(house: House): Route[] {
  const { db, config } = house
  const admin = forAdmin(house)
  return [
    handle(listPosts, async ({ query: { tag, cursor, brief } }) => {
      const { rows, ...more } = await publishedPosts(db, { tag, cursor })
      return { posts: rows.map(brief === 'true' ? listed : whole), ...more }
    }),
    handle(getPost, async ({ params: { slug }, request, reply }) => {
      const row = (await postBySlug(db, slug)) ?? (await followed(slug))
      const mayRead = row?.status === 'published' || (row && (await findMe(house, request, reply))?.isAdmin)
      if (!row || !mayRead) throw new Failure('not_found')
      return { post: whole(row), ...(await neighbours(db, row)) }
    }),
    handle(readFeed, async ({ reply }) => {
      const { rows } = await publishedPosts(db, { limit: IN_FEED })
      return reply
        .header('cache-control', 'public, max-age=300')
        .type('application/rss+xml')
        .send(feedOf(rows, config.publicUrl))
    }),
    forAdmin(house, { anySignIn: true })(listManagedPosts, async ({ query }) => {
      const { rows, ...more } = await allPosts(db, query)
      return { posts: rows.map(listed), ...more }
    }),
    admin(getManagedPost, async ({ params }) => {
      const row = await postById(db, params.id)
      if (!row) throw deletedMeanwhile('This post')
      return { post: managed(row) }
    }),
    admin(createPost, ({ me, body }) =>
      db.transaction(async (tx) => {
        const post = await write.createPost(tx, body)
        await record(tx, {
          actor: me,
          action: 'blog-post.create',
          target: targetOf(post),
          after: factsOf(post),
        })
        return saved(post)
      }),
    ),
    admin(updatePost, ({ me, params, body }) =>
      db.transaction(async (tx) => {
        const { before, after } = await write.updatePost(tx, params.id, body)
        const changes = changed(factsOf(before), factsOf(after))
        await record(tx, { actor: me, action: 'blog-post.update', target: targetOf(after), ...changes })
        return saved(after)
      }),
    ),
    admin(deletePost, ({ me, params }) =>
      db.transaction(async (tx) => {
        const post = await write.deletePost(tx, params.id)
        await record(tx, {
          actor: me,
          action: 'blog-post.delete',
          target: targetOf(post),
          before: factsOf(post),
        })
        return { success: true as const }
      }),
    ),
  ]

  async function followed(slug: string) {
    const now = await movedTo(db, slug)
    return now === undefined ? undefined : postBySlug(db, now)
  }
}

// For the audit trail.
const targetOf = ({ id, title }: PostRow) => ({ kind: 'blog-post', id, label: title })
const factsOf = ({ slug, status, version }: PostRow) => ({ slug, status, version })

const saved = (row: PostRow) => ({ success: true as const, post: managed(row) })
