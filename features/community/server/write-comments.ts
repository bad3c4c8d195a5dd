// Writing, changing and deleting comments. A post is always held before its comments.

import { refuseBlocked } from '#features/blocks/server/public.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { and, eq, sql } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { announce } from './events.ts'
import { goneNow, stateOfPost } from './gone.ts'
import { peopleNamed, refuseNewlyNamed } from './mention-queries.ts'
import type { Reader } from './present.ts'
import { render } from './render.ts'
import { fingerprintOf, placeOf } from './rules.ts'
import { communityComments, communityPosts } from './tables.ts'
import { isId } from './thing-queries.ts'
import { setState } from './thing-states.ts'
import type { Desk } from './writer.ts'

interface Said {
  postId: string
  parentId?: string | null | undefined
  content: string
}

export async function createComment(house: House, desk: Desk, writer: Reader, said: Said): Promise<string> {
  const { postId, parentId, content } = said
  if (!isId(postId)) throw goneNow('post')
  const { html, mentioned } = render(content, await peopleNamed(house.db, content, postId), desk.siteUrl)
  // In another thread, or in answer to another comment, the same words may say something else: 'Thank you'.
  const words = `${parentId ?? postId}\n${content}`
  return desk.write(writer, 'comment', words, async (tx, fingerprint) => {
    const post = await openPost(tx, writer, postId)
    const parent = parentId ? await parentOf(tx, postId, parentId) : undefined
    await refuseBlocked(tx, writer.id, [parent ? parent.authorId : post.authorId, ...mentioned])
    const [made] = await tx
      .insert(communityComments)
      .values({
        postId,
        parentId: parent?.id ?? null,
        authorId: writer.id,
        content,
        html,
        fingerprint,
        createdAt: new Date(),
        ...placeOf(parent, post.number),
      })
      .returning({ id: communityComments.id })
    const { id: commentId } = made as { id: string }
    await tell(house, tx, { from: writer.id, postId, commentId, post, parent, mentioned })
    return commentId
  })
}

/** Counts the comment, and so holds the post: numbers are given one after the other. */
async function openPost(tx: Tx, writer: Reader, postId: string) {
  const [post] = await tx
    .update(communityPosts)
    .set({
      commentsEver: sql`${communityPosts.commentsEver} + 1`,
      commentCount: sql`${communityPosts.commentCount} + 1`,
    })
    .where(and(eq(communityPosts.id, postId), eq(communityPosts.state, 'visible')))
    .returning({
      number: communityPosts.commentsEver,
      authorId: communityPosts.authorId,
      isLocked: communityPosts.isLocked,
    })
  if (!post) throw goneNow('post', await stateOfPost(tx, postId))
  if (post.isLocked && !writer.isAdmin) throw new Failure('thread_locked')
  return post
}

async function parentOf(tx: Tx, postId: string, id: string) {
  const { place, depth, authorId, state } = communityComments
  const [parent] = await tx
    .select({ id: communityComments.id, place, depth, authorId, state })
    .from(communityComments)
    .where(and(eq(communityComments.id, id), eq(communityComments.postId, postId)))
  if (parent?.state !== 'visible')
    throw new Failure('not_found', { sentence: 'The comment that you answer is not there any more.' })
  return parent
}

interface Told {
  from: string
  postId: string
  commentId: string
  post: { authorId: string | null }
  parent: { authorId: string | null } | undefined
  mentioned: string[]
}

/** Everything that it is to a person, what says most first: which of it they want to hear of, and that it is one thing, others know. */
async function tell(house: House, tx: Tx, { post, parent, mentioned, ...about }: Told): Promise<void> {
  if (parent) await announce(house, tx, { kind: 'replyAdded', to: parent.authorId, ...about })
  await announce(house, tx, { kind: 'commentAdded', to: post.authorId, ...about })
  for (const to of mentioned) await announce(house, tx, { kind: 'mentioned', to, ...about })
}

interface Change {
  content: string
  version?: number | undefined
}

export async function editComment(
  desk: Desk,
  db: Db,
  writer: Reader,
  id: string,
  change: Change,
): Promise<void> {
  const postId = await postOf(db, id)
  const people = await peopleNamed(db, change.content, postId)
  const { html, mentioned } = render(change.content, people, desk.siteUrl)
  await desk.change(writer, change.content, async (tx) => {
    const post = await heldPost(tx, postId)
    if (post.state !== 'visible') throw goneNow('post', post.state)
    const before = await ownComment(tx, writer, id)
    if (before.state !== 'visible') throw goneNow('comment', before.state)
    await refuseNewlyNamed(tx, writer.id, { before: before.content, mentioned, postId })
    if (post.isLocked && !writer.isAdmin) throw new Failure('thread_locked')
    if (change.version !== undefined && change.version !== before.version)
      throw new Failure('changed_meanwhile')
    await tx
      .update(communityComments)
      .set({
        content: change.content,
        html,
        fingerprint: fingerprintOf(`${before.parentId ?? postId}\n${change.content}`),
        version: before.version + 1,
        editedAt: new Date(),
      })
      .where(eq(communityComments.id, id))
  })
}

/** Its words go for good; its place stays as long as something answers it. */
export async function deleteComment(db: Db, writer: Reader, id: string): Promise<void> {
  const postId = await postOf(db, id)
  await db.transaction(async (tx) => {
    await heldPost(tx, postId)
    await ownComment(tx, writer, id)
    await setState(
      tx,
      { kind: 'comment', id },
      { to: 'deleted', from: ['visible', 'hidden', 'removed'], reason: null },
    )
    await tx
      .update(communityComments)
      .set({ content: '', html: '', fingerprint: '' })
      .where(eq(communityComments.id, id))
  })
}

async function postOf(db: Db, id: string): Promise<string> {
  if (!isId(id)) throw goneNow('comment')
  const [found] = await db
    .select({ postId: communityComments.postId })
    .from(communityComments)
    .where(eq(communityComments.id, id))
  if (!found) throw goneNow('comment')
  return found.postId
}

async function heldPost(tx: Tx, id: string) {
  const [post] = await tx
    .select({ isLocked: communityPosts.isLocked, state: communityPosts.state })
    .from(communityPosts)
    .where(eq(communityPosts.id, id))
    .for('no key update')
  if (!post) throw goneNow('post')
  return post
}

/** Of somebody else it is there, but not to be changed. */
async function ownComment(tx: Tx, writer: Reader, id: string) {
  const [comment] = await tx
    .select()
    .from(communityComments)
    .where(eq(communityComments.id, id))
    .for('no key update')
  if (!comment || comment.state === 'deleted') throw goneNow('comment')
  if (comment.authorId !== writer.id)
    throw comment.state === 'visible' ? new Failure('not_allowed') : goneNow('comment', comment.state)
  return comment
}
