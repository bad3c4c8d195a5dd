// People of the community, and what they write, without the passwords and the mail of a real sign-up.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '#features/accounts/server/tables.ts'
import { type Shop, signedUp, type Visitor } from '#features/accounts/server/testing/shop.ts'

const LONG_AGO = new Date('2026-01-01')

export interface Member extends Visitor {
  id: string
  email: string
}

/** Signed in; of long standing unless told. */
export async function member(
  shop: Shop,
  { name = 'Mara Lindqvist', joined = LONG_AGO, isAdmin = false } = {},
): Promise<Member> {
  const { person, email } = await signedUp(shop)
  const [row] = await shop
    .house()
    .db.update(users)
    .set({ fullName: name, createdAt: joined, ...(isAdmin && { role: 'admin', provedAt: joined }) })
    .where(eq(users.email, email))
    .returning({ id: users.id })
  return Object.assign(person, { id: row?.id ?? '', email })
}

export const words = () => `Words ${randomUUID()}`

export async function post(by: Visitor, given: object = {}) {
  const form = { title: 'A thread', content: words(), category: 'general', ...given }
  const { status, body } = await by.post('/api/community/posts', form)
  if (status !== 200) throw new Error(`Posting failed with ${status}: ${body.error}`)
  return body.post
}

export async function comment(by: Visitor, postId: string, given: object = {}) {
  const { status, body } = await by.post(`/api/community/posts/${postId}/comments`, {
    content: words(),
    ...given,
  })
  if (status !== 200) throw new Error(`Commenting failed with ${status}: ${body.error}`)
  return body.comment
}
