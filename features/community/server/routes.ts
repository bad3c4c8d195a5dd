import { findMe, forAdmin, forMe } from '#features/accounts/server/public.ts'
import type { Endpoint } from '#kit/endpoint.ts'
import { type Call, handle, type Route } from '#kit/route.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import * as contract from '../contract.ts'
import { feedOf } from './feed.ts'
import * as moderate from './moderate.ts'
import { comment, listed, type Reader, whole } from './present.ts'
import { commentById, commentsOf, listedPosts, postById } from './queries.ts'
import { vote } from './vote.ts'
import { createComment, deleteComment, editComment } from './write-comments.ts'
import { createPost, deletePost, editPost, renderPost } from './write-posts.ts'
import { createDesk } from './writer.ts'

const IN_FEED = 20
const done = { success: true as const }

export function communityRoutes(house: House): Route[] {
  const { db, config } = house
  const desk = createDesk(house)
  const member = forMe(house)
  const provedMember = forMe(house, { provedOnly: true })
  const admin = forAdmin(house)

  /** Whoever reads with a session that sees one order only reads as a visitor. */
  async function readerOf({ request, reply }: Call<Endpoint>): Promise<Reader | undefined> {
    const me = await findMe(house, request, reply)
    return me?.onlyOrder ? undefined : me
  }

  async function post(id: string, reader: Reader | undefined) {
    const row = await postById(db, id, reader?.id)
    if (!row) throw new Failure('not_found', { sentence: 'Post Not Found' })
    return whole(row, reader)
  }

  async function oneComment(id: string, reader: Reader) {
    const row = await commentById(db, id, reader.id)
    if (!row) throw new Failure('not_found')
    return comment(row, reader)
  }

  const feed = async ({ reply }: Call<Endpoint>, category?: contract.Category) => {
    const { rows } = await listedPosts(db, { category, sort: 'new', limit: IN_FEED })
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/rss+xml')
      .send(feedOf(rows, config.publicUrl, category))
  }

  return [
    handle(contract.listPosts, async (call) => {
      const reader = await readerOf(call)
      const { brief, ...wanted } = call.query
      const { rows, ...more } = await listedPosts(db, { ...wanted, isWhole: brief !== 'true' }, reader?.id)
      return { posts: rows.map((row) => listed(row, reader)), ...more }
    }),
    handle(contract.getPost, async (call) => ({ post: await post(call.params.id, await readerOf(call)) })),
    handle(contract.listComments, async (call) => {
      const reader = await readerOf(call)
      const { state } = await post(call.params.id, reader)
      // With a post that is not shown, what others wrote under it is not shown either.
      const onlyBy = state === 'visible' || reader?.isAdmin ? undefined : (reader?.id ?? null)
      const { rows, ...more } = await commentsOf(db, call.params.id, { ...call.query, onlyBy }, reader?.id)
      return { comments: rows.map((row) => comment(row, reader)), ...more }
    }),
    handle(contract.readFeed, (call) => feed(call)),
    handle(contract.readCategoryFeed, (call) => {
      const category = contract.CATEGORIES.find((one) => one === call.params.category)
      if (!category) throw new Failure('not_found')
      return feed(call, category)
    }),

    provedMember(contract.createPost, async ({ me, body }) => {
      const id = await createPost(house, desk, me, body)
      return { ...done, post: await post(id, me) }
    }),
    provedMember(contract.editPost, async ({ me, params: { id }, body }) => {
      await editPost(desk, db, me, id, body)
      return { ...done, post: await post(id, me) }
    }),
    member(contract.deletePost, async ({ me, params }) => {
      await deletePost(db, me, params.id)
      return done
    }),
    provedMember(contract.createComment, async ({ me, params, body }) => {
      const id = await createComment(house, desk, me, { postId: params.id, ...body })
      return { ...done, comment: await oneComment(id, me) }
    }),
    provedMember(contract.editComment, async ({ me, params: { id }, body }) => {
      await editComment(desk, db, me, id, body)
      return { ...done, comment: await oneComment(id, me) }
    }),
    member(contract.deleteComment, async ({ me, params }) => {
      await deleteComment(db, me, params.id)
      return done
    }),
    provedMember(contract.votePost, ({ me, params: { id }, body: { voteType } }) =>
      vote(house, { kind: 'post', id, voterId: me.id, voteType }),
    ),
    provedMember(contract.voteComment, ({ me, params: { id }, body: { voteType } }) =>
      vote(house, { kind: 'comment', id, voterId: me.id, voteType }),
    ),
    member(contract.previewText, async ({ me, body: { content } }) => {
      await desk.countPreview(me.id)
      return { html: await renderPost(house, content) }
    }),

    admin(contract.setPostMarks, async ({ me, params: { id }, body }) => {
      await moderate.setMarks(house, me, id, body)
      return { ...done, post: await post(id, me) }
    }),
    admin(contract.removePost, async ({ me, params: { id }, body }) => {
      await moderate.remove(house, me, { kind: 'post', id }, body.reason)
      return done
    }),
    admin(contract.restorePost, async ({ me, params: { id } }) => {
      await moderate.restore(house, me, { kind: 'post', id })
      return done
    }),
    admin(contract.removeComment, async ({ me, params: { id }, body }) => {
      await moderate.remove(house, me, { kind: 'comment', id }, body.reason)
      return done
    }),
    admin(contract.restoreComment, async ({ me, params: { id } }) => {
      await moderate.restore(house, me, { kind: 'comment', id })
      return done
    }),
  ]
}
