// Whether a thing is shown. The only place that changes a state.
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#server/database/connect.ts'
import type { ThingState } from '../contract.ts'
import { communityComments, communityPosts } from './tables.ts'
import { isId, type Named } from './thing-queries.ts'

/** Not shown until somebody has looked at it. Only what is visible; answers whether it was. */
export function hideThing(tx: Tx, thing: Named, reason: string): Promise<boolean> {
  return setState(tx, thing, { to: 'hidden', from: ['visible'], reason })
}

/** For good, unless it is restored. Its author is told the reason. */
export function removeThing(tx: Tx, thing: Named, reason: string): Promise<boolean> {
  return setState(tx, thing, { to: 'removed', from: ['visible', 'hidden'], reason })
}

export function restoreThing(tx: Tx, thing: Named): Promise<boolean> {
  return setState(tx, thing, { to: 'visible', from: ['hidden', 'removed'], reason: null })
}

interface Change {
  to: ThingState
  from: ThingState[]
  reason: string | null
}

/** The post is held before its comment, as when a comment is written. */
export async function setState(tx: Tx, { kind, id }: Named, { to, from, reason }: Change): Promise<boolean> {
  if (!isId(id)) return false
  const table = kind === 'post' ? communityPosts : communityComments
  const [before] = await tx
    .select({ postId: kind === 'post' ? communityPosts.id : communityComments.postId })
    .from(table)
    .where(eq(table.id, id))
  if (!before) return false
  await tx
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(eq(communityPosts.id, before.postId))
    .for('no key update')
  const [held] = await tx
    .select({ state: table.state })
    .from(table)
    .where(eq(table.id, id))
    .for('no key update')
  if (!held || !from.includes(held.state)) return false
  await tx.update(table).set({ state: to, stateReason: reason }).where(eq(table.id, id))
  const shownMore = Number(to === 'visible') - Number(held.state === 'visible')
  if (kind === 'comment' && shownMore !== 0)
    await tx
      .update(communityPosts)
      .set({ commentCount: sql`${communityPosts.commentCount} + ${shownMore}` })
      .where(eq(communityPosts.id, before.postId))
  return true
}
