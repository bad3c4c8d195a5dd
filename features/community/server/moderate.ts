// What admins do with posts and comments, each in one transaction with the note of it.

import type { Me } from '#features/accounts/server/public.ts'
import { record } from '#features/admin/server/public.ts'
import { closeReports, holdReportsOf } from '#features/moderation/server/public.ts'
import { tellAuthor } from '#features/notifications/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { and, eq, ne, sql } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { goneNow } from './gone.ts'
import { MOST_PINNED } from './queries.ts'
import { communityPosts } from './tables.ts'
import { isId, type Named, thingOf } from './thing-queries.ts'
import { removeThing, restoreThing } from './thing-states.ts'

type Admin = Pick<Me, 'id' | 'browser'>

interface Marks {
  isPinned?: boolean | undefined
  isLocked?: boolean | undefined
}
interface Deed {
  action: 'pin' | 'unpin' | 'lock' | 'unlock' | 'remove' | 'restore'
  thing: Named
  reason?: string
}

export function setMarks(
  house: House,
  admin: Admin,
  id: string,
  { isPinned, isLocked }: Marks,
): Promise<void> {
  if (!isId(id)) throw goneNow('post')
  return house.db.transaction(async (tx) => {
    const [post] = await tx
      .select()
      .from(communityPosts)
      .where(eq(communityPosts.id, id))
      .for('no key update')
    if (!post || post.state === 'deleted') throw goneNow('post')
    if (isPinned && !post.isPinned) await refuseMorePinned(tx)
    const marks = { isPinned: isPinned ?? post.isPinned, isLocked: isLocked ?? post.isLocked }
    await tx.update(communityPosts).set(marks).where(eq(communityPosts.id, id))
    const thing = { kind: 'post' as const, id }
    if (marks.isPinned !== post.isPinned)
      await note(tx, admin, { action: marks.isPinned ? 'pin' : 'unpin', thing })
    if (marks.isLocked !== post.isLocked)
      await note(tx, admin, { action: marks.isLocked ? 'lock' : 'unlock', thing })
  })
}

/** Lists show no more: another one would be nowhere. One after the other, so that two admins do not each pin the last. */
async function refuseMorePinned(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('pinned posts', 0))`)
  const { isPinned, state } = communityPosts
  const pinned = await tx.$count(communityPosts, and(isPinned, ne(state, 'deleted')))
  if (pinned >= MOST_PINNED)
    throw new Failure('too_many', {
      sentence: `${MOST_PINNED} posts are pinned already. Please unpin one of them first.`,
    })
}

/** Doing it again changes nothing. */
export function remove(house: House, admin: Admin, thing: Named, reason: string): Promise<void> {
  return house.db.transaction(async (tx) => {
    await holdReportsOf(tx, thing.id)
    if (!(await removeThing(tx, thing, reason))) return mustExist(tx, thing)
    await note(tx, admin, { action: 'remove', thing, reason })
    await closeReports(tx, admin, { thingId: thing.id }, 'resolved')
    await tellAuthor(house, tx, { thing, became: 'removed', reason })
  })
}

export function restore(house: House, admin: Admin, thing: Named): Promise<void> {
  return house.db.transaction(async (tx) => {
    await holdReportsOf(tx, thing.id)
    if (!(await restoreThing(tx, thing))) return mustExist(tx, thing)
    await note(tx, admin, { action: 'restore', thing })
    await closeReports(tx, admin, { thingId: thing.id }, 'dismissed')
    await tellAuthor(house, tx, { thing, became: 'restored' })
  })
}

async function mustExist(tx: Tx, thing: Named): Promise<void> {
  const found = await thingOf(tx, thing)
  if (!found || found.state === 'deleted') throw goneNow(thing.kind)
}

/** Into the audit trail. No words of the thing: those are its author's. */
function note(tx: Tx, admin: Admin, { action, thing: { kind, id }, reason }: Deed): Promise<void> {
  return record(tx, { actor: admin, action: `community.${action}`, target: { kind, id }, reason })
}
