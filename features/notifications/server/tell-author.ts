import { thingOf } from '#features/community/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { type Told, tell } from './tell.ts'

interface Decided {
  thing: { kind: 'post' | 'comment'; id: string }
  became: 'hidden' | 'removed' | 'restored'
  /** In words for its author. */
  reason?: string | undefined
}

/** What became of somebody's words, to whoever wrote them. */
export async function tellAuthor(house: Told, tx: Tx, { thing, became, reason }: Decided): Promise<void> {
  const found = await thingOf(tx, thing)
  if (!found?.authorId) return
  const { postId, authorId: to } = found
  await tell(house, tx, {
    kind: became,
    to,
    postId,
    commentId: thing.kind === 'comment' ? thing.id : undefined,
    reason,
  })
}
