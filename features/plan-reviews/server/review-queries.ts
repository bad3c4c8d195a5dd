import { blueprints } from '#features/blueprints/server/tables.ts'
import { communityComments, communityPosts } from '#features/community/server/tables.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { and, eq, inArray } from '#server/database/sql.ts'
import { planReviewNotes, planReviews } from './tables.ts'

export async function postOfRequest(db: Db, userId: string, requestId: string): Promise<string | undefined> {
  const [known] = await db
    .select({ postId: planReviews.postId })
    .from(planReviews)
    .innerJoin(communityPosts, eq(communityPosts.id, planReviews.postId))
    .where(and(eq(planReviews.requestId, requestId), eq(communityPosts.authorId, userId)))
  return known?.postId
}

/** A card of this person's, with the blueprint if there is one still. */
export async function reviewOf(db: Db, userId: string, postId: string) {
  const [found] = await db
    .select({
      blueprintId: blueprints.id,
      userId: blueprints.userId,
      name: blueprints.name,
      slug: blueprints.slug,
    })
    .from(planReviews)
    .innerJoin(communityPosts, eq(communityPosts.id, planReviews.postId))
    .leftJoin(blueprints, eq(blueprints.id, planReviews.blueprintId))
    .where(and(eq(planReviews.postId, postId), eq(communityPosts.authorId, userId)))
  return found
}

export async function takenIn(db: Db, postId: string): Promise<string[]> {
  const rows = await db
    .select({ id: planReviewNotes.commentId })
    .from(planReviewNotes)
    .where(
      inArray(
        planReviewNotes.commentId,
        db
          .select({ id: communityComments.id })
          .from(communityComments)
          .where(eq(communityComments.postId, postId)),
      ),
    )
  return rows.map(({ id }) => id)
}

/** What is shown, held: its author does not delete it in this moment. */
export async function heldComment(tx: Tx, id: string) {
  const [found] = await tx
    .select({
      id: communityComments.id,
      postId: communityComments.postId,
      content: communityComments.content,
      authorId: communityComments.authorId,
    })
    .from(communityComments)
    .where(and(eq(communityComments.id, id), eq(communityComments.state, 'visible')))
    .for('share')
  return found
}
