import { users } from '#features/accounts/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { asc, eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import { communityComments, communityPosts, communityVotes } from './tables.ts'

export async function joinedAt(db: Db, id: string): Promise<Date> {
  const [person] = await db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, id))
  if (!person) throw new Failure('signed_out')
  return person.createdAt
}

/** For the person's own export. */
export async function writtenBy(db: Db, id: string) {
  const { createdAt, editedAt, state, stateReason, content, upvotes, downvotes } = communityPosts
  const { title, category } = communityPosts
  const ofComments = communityComments
  const [posts, comments, votes] = await Promise.all([
    db
      .select({
        id: communityPosts.id,
        title,
        category,
        content,
        state,
        stateReason,
        upvotes,
        downvotes,
        createdAt,
        editedAt,
      })
      .from(communityPosts)
      .where(eq(communityPosts.authorId, id))
      .orderBy(asc(createdAt)),
    db
      .select({
        id: ofComments.id,
        postId: ofComments.postId,
        content: ofComments.content,
        state: ofComments.state,
        stateReason: ofComments.stateReason,
        upvotes: ofComments.upvotes,
        downvotes: ofComments.downvotes,
        createdAt: ofComments.createdAt,
        editedAt: ofComments.editedAt,
      })
      .from(ofComments)
      .where(eq(ofComments.authorId, id))
      .orderBy(asc(ofComments.createdAt)),
    db
      .select({
        kind: communityVotes.kind,
        thingId: communityVotes.thingId,
        value: communityVotes.value,
        createdAt: communityVotes.createdAt,
      })
      .from(communityVotes)
      .where(eq(communityVotes.voterId, id))
      .orderBy(asc(communityVotes.createdAt)),
  ])
  return { posts, comments, votes }
}

/** Whether they wrote or voted. */
export async function takesPart(db: Db, userId: string): Promise<boolean> {
  const counts = await Promise.all([
    db.$count(communityPosts, eq(communityPosts.authorId, userId)),
    db.$count(communityComments, eq(communityComments.authorId, userId)),
    db.$count(communityVotes, eq(communityVotes.voterId, userId)),
  ])
  return counts.some((count) => count > 0)
}
