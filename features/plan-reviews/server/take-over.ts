import type { Me } from '#features/accounts/server/public.ts'
import { refuseBlocked } from '#features/blocks/server/public.ts'
import { noteBesidePlan } from '#features/blueprints/server/public.ts'
import { commentAddress } from '#features/community/contract.ts'
import { isId } from '#features/community/server/public.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { heldComment, reviewOf } from './review-queries.ts'
import { planReviewNotes } from './tables.ts'

const NOTE_LONGEST = 5_000

/** The founder whose plan it is keeps the words of a comment and the way back to it, where its author is named as long as they want to be. A second time is the first. */
export async function takeCommentOver({ db, config }: House, me: Me, commentId: string): Promise<void> {
  if (!isId(commentId)) throw new Failure('not_found')
  await db.transaction(async (tx) => {
    const comment = await heldComment(tx, commentId)
    const review = comment && (await reviewOf(tx, me.id, comment.postId))
    if (!comment || !review) throw new Failure('not_found')
    if (!review.blueprintId) throw new Failure('not_found', { sentence: GONE })
    // Whether the founder wants to hear nothing of its author.
    if (comment.authorId) await refuseBlocked(tx, comment.authorId, [me.id]).catch(inWords)
    const [first] = await tx.insert(planReviewNotes).values({ commentId }).onConflictDoNothing().returning()
    if (!first) return
    const link = `${config.publicUrl}${commentAddress(comment.postId, comment.id)}`
    const head = 'From a comment in the community:\n\n'
    const foot = `\n\n${link}`
    const room = NOTE_LONGEST - head.length - foot.length
    const words =
      comment.content.length > room
        ? `${comment.content.slice(0, room - 2).toWellFormed()} …`
        : comment.content
    await noteBesidePlan(tx, review.blueprintId, `${head}${words}${foot}`)
  })
}

const GONE = 'The blueprint that this section came from is not there any more.'

function inWords(error: unknown): never {
  if (!(error instanceof Failure) || error.code !== 'blocked') throw error
  throw new Failure('blocked', {
    sentence: 'You blocked this member. Unblock them first to take their words over.',
  })
}
