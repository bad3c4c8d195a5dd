// A thread as it stands in the database, without the pages that write it.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '#features/accounts/server/tables.ts'
import { type Shop, signedUp } from '#features/accounts/server/testing/shop.ts'
import { communityComments, communityPosts } from '#features/community/server/tables.ts'
import type { Db } from '#server/database/connect.ts'

/** Signed in, with a proved address and an account of some age. */
export async function member(shop: Shop, { fullName = 'Mara Lindqvist', proved = true, days = 30 } = {}) {
  const known = await signedUp(shop)
  const createdAt = new Date(Date.now() - days * 86_400_000)
  const [user] = await shop
    .house()
    .db.update(users)
    .set({ fullName, createdAt, provedAt: proved ? new Date() : null })
    .where(eq(users.email, known.email))
    .returning({ id: users.id })
  return { ...known, id: user?.id ?? '' }
}

const words = (text: string) => ({ content: text, html: `<p>${text}</p>`, fingerprint: randomUUID() })

export async function buildPost(db: Db, authorId: string, title = 'Is one buoy per lease enough?') {
  const [post] = await db
    .insert(communityPosts)
    .values({
      authorId,
      title,
      ...words('Three prototypes float.'),
      excerpt: 'Three prototypes float.',
      category: 'feedback',
    })
    .returning()
  if (!post) throw new Error('No post was made.')
  return post
}

export async function buildComment(db: Db, postId: string, authorId: string, text = 'Price the warning.') {
  const [comment] = await db
    .insert(communityComments)
    .values({ postId, authorId, ...words(text), place: randomUUID() })
    .returning()
  if (!comment) throw new Error('No comment was made.')
  return comment
}
