// A post or a comment, whichever: finding it.
import { eq, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { commentAddress, type ThingKind, type ThingState, threadAddress } from '../contract.ts'
import { communityComments, communityPosts } from './tables.ts'

export interface Thing {
  kind: ThingKind
  id: string
  postId: string
  /** Nobody: the team's, or of a deleted account. */
  authorId: string | null
  authorName: string
  /** Of the post that it is, or stands under. */
  title: string
  content: string
  state: ThingState
  stateReason: string | null
  createdAt: Date
  /** Where it is read, on this site. */
  address: string
}

export interface Named {
  kind: ThingKind
  id: string
}

export const DELETED_MEMBER = 'Deleted member'
const TEAM = 'Founder Co-Pilot team'
export const isId = (text: string) => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text)

export function shownName(author: { fullName: string | null; byTeam: boolean }): string {
  return author.byTeam ? TEAM : (author.fullName ?? DELETED_MEMBER)
}

export async function thingOf(db: Db, { kind, id }: Named): Promise<Thing | undefined> {
  if (!isId(id)) return undefined
  const table = kind === 'post' ? communityPosts : communityComments
  const postId = kind === 'post' ? communityPosts.id : communityComments.postId
  const [found] = await db
    .select({
      id: table.id,
      postId,
      authorId: table.authorId,
      byTeam: table.byTeam,
      fullName: users.fullName,
      content: table.content,
      state: table.state,
      stateReason: table.stateReason,
      createdAt: table.createdAt,
      title: sql<string>`(select p.title from ${communityPosts} p where p.id = ${postId})`,
    })
    .from(table)
    .leftJoin(users, eq(users.id, table.authorId))
    .where(eq(table.id, id))
  if (!found) return undefined
  const { fullName, byTeam, ...thing } = found
  return {
    ...thing,
    kind,
    authorName: shownName({ fullName, byTeam }),
    address: kind === 'post' ? threadAddress(id) : commentAddress(thing.postId, id),
  }
}
