// What A wrote in the community.

import { communityComments, communityPosts } from '#features/community/server/tables.ts'
import { communityReports } from '#features/moderation/server/tables.ts'
import type { Db } from '#server/database/connect.ts'

export async function threadOf(
  db: Db,
  authorId: string,
): Promise<{ thread: string; comment: string; report: string }> {
  const words = { authorId, content: 'Words', html: '<p>Words</p>', fingerprint: '' }
  const [thread] = await db
    .insert(communityPosts)
    .values({
      ...words,
      title: 'A thread',
      excerpt: 'Words',
      category: 'general',
      commentCount: 1,
      commentsEver: 1,
    })
    .returning()
  const postId = thread?.id ?? ''
  const [comment] = await db
    .insert(communityComments)
    .values({ ...words, postId, place: '0000001' })
    .returning()
  const [report] = await db
    .insert(communityReports)
    .values({ kind: 'post', thingId: postId, reason: 'spam' })
    .returning()
  return { thread: postId, comment: comment?.id ?? '', report: report?.id ?? '' }
}
