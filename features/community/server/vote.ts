// Votes. Whoever votes holds the thing for a moment, so that its counters are the sum of its votes however many come at once.

import type { Tx } from '#server/database/connect.ts'
import { and, eq } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import type { Counted, ThingKind, VoteType } from '../contract.ts'
import { announce } from './events.ts'
import { goneNow, stateOfPost } from './gone.ts'
import { afterVote, hotness } from './rules.ts'
import { communityComments, communityPosts, communityVotes } from './tables.ts'
import { isId } from './thing-queries.ts'

interface Ballot {
  kind: ThingKind
  id: string
  voterId: string
  voteType: VoteType
}

export function vote(house: House, { kind, id, voterId, voteType }: Ballot): Promise<Counted> {
  if (!isId(id)) throw goneNow(kind)
  return house.db.transaction(async (tx) => {
    const thing = await held(tx, kind, id)
    if (thing?.state !== 'visible') throw goneNow(kind, thing?.state)
    const postState = await stateOfPost(tx, thing.postId)
    if (postState !== 'visible') throw goneNow('post', postState)
    const cast = voteType === 'up' ? 1 : -1
    const mine = and(eq(communityVotes.thingId, id), eq(communityVotes.voterId, voterId))
    const [before] = await tx.select({ value: communityVotes.value }).from(communityVotes).where(mine)
    const change = afterVote((before?.value || undefined) as 1 | -1 | undefined, cast)
    const value = change.after ?? 0
    if (before) await tx.update(communityVotes).set({ value }).where(mine)
    else await tx.insert(communityVotes).values({ kind, thingId: id, voterId, value })
    const upvotes = thing.upvotes + change.upvotes
    const downvotes = thing.downvotes + change.downvotes
    await count(tx, kind, { ...thing, id, upvotes, downvotes })
    // A first one, or turned around; not again when somebody takes a vote back and gives it anew.
    if (change.after === 1 && before?.value !== 0)
      await announce(house, tx, {
        kind: 'voteCast',
        to: thing.authorId,
        from: voterId,
        postId: thing.postId,
        ...(kind === 'comment' && { commentId: id }),
      })
    return {
      success: true as const,
      upvotes,
      downvotes,
      ...(change.after !== undefined && { userVote: voteType }),
    }
  })
}

async function held(tx: Tx, kind: ThingKind, id: string) {
  const table = kind === 'post' ? communityPosts : communityComments
  const { state, authorId, upvotes, downvotes, createdAt } = table
  const postId = kind === 'post' ? communityPosts.id : communityComments.postId
  const [thing] = await tx
    .select({ state, authorId, upvotes, downvotes, createdAt, postId })
    .from(table)
    .where(eq(table.id, id))
    .for('no key update')
  return thing
}

interface Tally {
  id: string
  upvotes: number
  downvotes: number
  createdAt: Date
}

async function count(tx: Tx, kind: ThingKind, { id, upvotes, downvotes, createdAt }: Tally): Promise<void> {
  const score = upvotes - downvotes
  if (kind === 'comment') {
    await tx.update(communityComments).set({ upvotes, downvotes, score }).where(eq(communityComments.id, id))
    return
  }
  await tx
    .update(communityPosts)
    .set({ upvotes, downvotes, score, hot: hotness(score, createdAt) })
    .where(eq(communityPosts.id, id))
}
