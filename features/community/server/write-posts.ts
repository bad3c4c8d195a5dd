// Writing, changing and deleting posts.

import { refuseBlocked } from '#features/blocks/server/public.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { beginningOf } from '#server/markdown/plain-text.ts'
import type { Category, PostForm } from '../contract.ts'
import { announce } from './events.ts'
import { goneNow } from './gone.ts'
import { peopleNamed, refuseNewlyNamed } from './mention-queries.ts'
import type { Reader } from './present.ts'
import { render } from './render.ts'
import { fingerprintOf, hotness } from './rules.ts'
import { communityPosts } from './tables.ts'
import { isId } from './thing-queries.ts'
import { setState } from './thing-states.ts'
import type { Desk } from './writer.ts'

const EXCERPT = 300

export const excerptOf = (content: string) => beginningOf(content, EXCERPT)
/** The same words under another title are another post. */
const wordsOf = ({ title, content }: Pick<PostForm, 'title' | 'content'>) => `${title}\n${content}`

/** As it would be shown. */
export const renderPost = async ({ db, config }: House, content: string): Promise<string> =>
  render(content, await peopleNamed(db, content), config.publicUrl).html

interface More {
  /** The title of the section of a plan that it shows. */
  card?: string
  /** What belongs to it, in the same step. */
  alongside?: (tx: Tx, postId: string) => Promise<void>
}

export async function createPost(
  house: House,
  desk: Desk,
  writer: Reader,
  form: PostForm,
  { card, alongside }: More = {},
): Promise<string> {
  const people = await peopleNamed(house.db, form.content)
  const { html, mentioned } = render(form.content, people, house.config.publicUrl)
  const createdAt = new Date()
  return desk.write(writer, 'post', wordsOf(form), async (tx, fingerprint) => {
    await refuseBlocked(tx, writer.id, mentioned)
    const [made] = await tx
      .insert(communityPosts)
      .values({
        ...form,
        card,
        authorId: writer.id,
        html,
        excerpt: excerptOf(form.content),
        fingerprint,
        createdAt,
        hot: hotness(0, createdAt),
      })
      .returning({ id: communityPosts.id })
    const { id } = made as { id: string }
    await alongside?.(tx, id)
    for (const to of mentioned)
      await announce(house, tx, { kind: 'mentioned', to, from: writer.id, postId: id })
    return id
  })
}

interface Change {
  title: string
  content: string
  category?: Category | undefined
  version?: number | undefined
}

export async function editPost(
  desk: Desk,
  db: Db,
  writer: Reader,
  id: string,
  change: Change,
): Promise<void> {
  const { version, category, title, content } = change
  const people = await peopleNamed(db, content, isId(id) ? id : undefined)
  const { html, mentioned } = render(content, people, desk.siteUrl)
  await desk.change(writer, wordsOf(change), async (tx) => {
    const before = await ownPost(tx, writer, id)
    if (before.state !== 'visible') throw goneNow('post', before.state)
    await refuseNewlyNamed(tx, writer.id, { before: before.content, mentioned, postId: id })
    if (before.isLocked && !writer.isAdmin) throw new Failure('thread_locked')
    if (version !== undefined && version !== before.version) throw new Failure('changed_meanwhile')
    await tx
      .update(communityPosts)
      .set({
        title,
        content,
        html,
        excerpt: excerptOf(content),
        fingerprint: fingerprintOf(wordsOf(change)),
        ...(category && { category }),
        version: before.version + 1,
        editedAt: new Date(),
      })
      .where(eq(communityPosts.id, id))
  })
}

/** Its words go for good; so does its page. What others wrote under it is out of sight with it. */
export async function deletePost(db: Db, writer: Reader, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await ownPost(tx, writer, id)
    await setState(
      tx,
      { kind: 'post', id },
      { to: 'deleted', from: ['visible', 'hidden', 'removed'], reason: null },
    )
    await tx
      .update(communityPosts)
      .set({ title: '', content: '', html: '', excerpt: '', fingerprint: '' })
      .where(eq(communityPosts.id, id))
  })
}

/** Held. Of somebody else it is there, but not to be changed. */
async function ownPost(tx: Tx, writer: Reader, id: string) {
  if (!isId(id)) throw goneNow('post')
  const [post] = await tx.select().from(communityPosts).where(eq(communityPosts.id, id)).for('no key update')
  if (!post || post.state === 'deleted') throw goneNow('post')
  if (post.authorId !== writer.id)
    throw post.state === 'visible' ? new Failure('not_allowed') : goneNow('post', post.state)
  return post
}
