// What whoever acts on a post or a comment is told when it is not there any more.
import type { Tx } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { deletedMeanwhile, Failure } from '#server/errors.ts'
import type { ThingKind, ThingState } from '../contract.ts'
import { communityPosts } from './tables.ts'

/** Without a state it is nowhere: deleted, or never written. */
export function goneNow(kind: ThingKind, state?: ThingState): Failure {
  const what = `This ${kind}`
  if (!state || state === 'deleted') return deletedMeanwhile(what)
  return new Failure('not_found', { sentence: `${what} is not shown any more.` })
}

export async function stateOfPost(tx: Tx, id: string): Promise<ThingState | undefined> {
  const [post] = await tx
    .select({ state: communityPosts.state })
    .from(communityPosts)
    .where(eq(communityPosts.id, id))
  return post?.state
}
