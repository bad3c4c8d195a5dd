// Threads that were written a while ago, with their votes, straight into the tables.
import type { Db } from '#server/database/connect.ts'
import type { Category } from '../../contract.ts'
import { render } from '../render.ts'
import { fingerprintOf, hotness, placeOf } from '../rules.ts'
import { communityComments, communityPosts, communityVotes } from '../tables.ts'
import { excerptOf } from '../write-posts.ts'

interface Votes {
  up: string[]
  down: string[]
}

interface PastComment {
  id: string
  authorId: string
  content: string
  createdAt: Date
  /** Of a comment before it. */
  parentId?: string | undefined
  votes: Votes
}

export interface PastThread {
  id: string
  authorId: string
  title: string
  content: string
  category: Category
  createdAt: Date
  votes: Votes
  comments: PastComment[]
}

export async function writePastThread(db: Db, thread: PastThread): Promise<void> {
  const { id, authorId, title, content, category, createdAt, votes, comments } = thread
  const tally = tallyOf(votes)
  await db.insert(communityPosts).values({
    ...{ id, authorId, title, content, category, createdAt, ...tally },
    html: render(content).html,
    excerpt: excerptOf(content),
    fingerprint: fingerprintOf(`${title}\n${content}`),
    hot: hotness(tally.score, createdAt),
    commentCount: comments.length,
    commentsEver: comments.length,
  })
  await castVotes(db, 'post', id, votes, createdAt)
  const places = new Map<string, ReturnType<typeof placeOf>>()
  for (const [i, comment] of comments.entries()) {
    const { parentId, votes, ...said } = comment
    const place = placeOf(parentId ? places.get(parentId) : undefined, i + 1)
    places.set(comment.id, place)
    await db.insert(communityComments).values({
      ...{ ...said, ...place, ...tallyOf(votes), postId: id, parentId: parentId ?? null },
      html: render(said.content).html,
      fingerprint: fingerprintOf(`${parentId ?? id}\n${said.content}`),
    })
    await castVotes(db, 'comment', comment.id, votes, said.createdAt)
  }
}

const tallyOf = ({ up, down }: Votes) => ({
  upvotes: up.length,
  downvotes: down.length,
  score: up.length - down.length,
})

async function castVotes(
  db: Db,
  kind: 'post' | 'comment',
  thingId: string,
  { up, down }: Votes,
  createdAt: Date,
): Promise<void> {
  const cast = (voters: string[], value: 1 | -1) =>
    voters.map((voterId) => ({ kind, thingId, voterId, value, createdAt }))
  const all = [...cast(up, 1), ...cast(down, -1)]
  if (all.length > 0) await db.insert(communityVotes).values(all)
}
