// People of the community, and what they write, without the passwords and the mail of a real sign-up.
import { randomUUID } from 'node:crypto'
import { users } from '#features/accounts/server/tables.ts'
import { type Shop, signedUp, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { eq } from '#server/database/sql.ts'

const LONG_AGO = new Date('2026-01-01')

export interface Member extends Visitor {
  id: string
  email: string
}

/** Signed in, with a proved address; of long standing unless told. */
export async function member(
  shop: Shop,
  { name = 'Mara Lindqvist', joined = LONG_AGO, isAdmin = false, proved = true } = {},
): Promise<Member> {
  const { person, email } = await signedUp(shop)
  const [row] = await shop
    .house()
    .db.update(users)
    .set({
      fullName: name,
      createdAt: joined,
      provedAt: proved ? joined : null,
      ...(isAdmin && { role: 'admin' }),
    })
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
