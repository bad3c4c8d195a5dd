// What happened in the community, for whoever tells people about it. Enqueued in the transaction that made it happen: what was
// rolled back is never told, what was committed always is, at least once.
import { z } from 'zod'
import type { Tx } from '#server/database/connect.ts'
import type { House } from '#server/house.ts'
import { queue } from '#server/jobs/job.ts'

const communityEvent = z.discriminatedUnion('kind', [
  /** Somebody commented on a post: for the post's author. */
  z.object({
    kind: z.literal('commentAdded'),
    to: z.uuid(),
    from: z.uuid(),
    postId: z.uuid(),
    commentId: z.uuid(),
  }),
  /** Somebody answered a comment: for that comment's author. */
  z.object({
    kind: z.literal('replyAdded'),
    to: z.uuid(),
    from: z.uuid(),
    postId: z.uuid(),
    commentId: z.uuid(),
  }),
  /** Somebody was named with an @, in a comment, or in the post itself. */
  z.object({
    kind: z.literal('mentioned'),
    to: z.uuid(),
    from: z.uuid(),
    postId: z.uuid(),
    commentId: z.uuid().optional(),
  }),
  /** Somebody voted for a thing: for its author. */
  z.object({
    kind: z.literal('voteCast'),
    to: z.uuid(),
    from: z.uuid(),
    postId: z.uuid(),
    commentId: z.uuid().optional(),
  }),
])
export type CommunityEvent = z.output<typeof communityEvent>

export const communityEvents = queue<CommunityEvent>({ name: 'community-event', data: communityEvent })

/** Nobody is told of what they did themselves. */
export async function announce(
  { jobs }: Pick<House, 'jobs'>,
  tx: Tx,
  event: Omit<CommunityEvent, 'to' | 'from'> & { to: string | null; from: string },
): Promise<void> {
  if (event.to && event.to !== event.from) await jobs.enqueue(tx, communityEvents, event as CommunityEvent)
}
