// Over every call of the shop: what an empty body is told is a sentence of ours, alone.
import { beforeAll, expect, test } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { openShop, randomAddress, signedUp, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { eq } from '#server/database/sql.ts'
import { TABLE } from './table.ts'

const shop = openShop({ works: false })
let owner: Visitor
beforeAll(async () => {
  const { person, email } = await signedUp(shop)
  await shop
    .house()
    .db.update(users)
    .set({ role: 'owner', provedAt: new Date() })
    .where(eq(users.email, email))
  owner = person
})

const ID = '00000000-0000-4000-8000-000000000000'
const cookie = () => [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

async function refusalOf(call: string, payload: object): Promise<string | undefined> {
  const [method = '', path = ''] = call.split(' ')
  const answer = await shop.app().inject({
    method: method as 'POST',
    url: path.replace(/:\w+/g, ID),
    remoteAddress: randomAddress(),
    headers: { cookie: cookie(), 'content-type': 'application/json' },
    payload,
  })
  return answer.statusCode === 400 ? answer.json().error : undefined
}

/** Words of the schema library, or a field in front. */
const NO_SENTENCE =
  /^Please check the information|, received |[Ii]nvalid (input|option|string)|[Tt]oo (small|big)/

const BODIES = [{}, { content: 7, title: [], ids: 'x', email: {}, code: null, status: 'what' }]

test('no call tells in the words of a library, or names its fields in a sentence', async () => {
  const calls = Object.keys(TABLE).filter((call) => !call.startsWith('GET') && !call.endsWith('/logout'))
  const wrong: string[] = []
  for (const call of calls) {
    const errors = await Promise.all(BODIES.map((body) => refusalOf(call, body)))
    wrong.push(...errors.flatMap((error) => (error && NO_SENTENCE.test(error) ? [`${call}: ${error}`] : [])))
  }
  expect(wrong).toEqual([])
})

test.each([
  ['POST /api/community/posts', {}, 'Please fill in both title and content'],
  ['POST /api/community/posts', { title: 'Only this' }, 'Please fill in both title and content'],
  ['POST /api/community/posts', { title: ' ', content: ' ' }, 'Please fill in both title and content'],
  ['POST /api/community/posts/:id/comments', {}, 'Please write a comment first.'],
  ['POST /api/community/posts/:id/report', {}, 'Please choose a reason.'],
  ['POST /api/blog', { title: 'Only this' }, 'Please enter the content.'],
  ['POST /api/email-campaigns', { name: 'News', subject: 'News' }, 'Please enter the content.'],
  ['POST /api/auth/reset-password', { password: 'long enough' }, 'Invalid password reset token.'],
])('%s with %j is told what is missing', async (call, body, sentence) => {
  expect(await refusalOf(call, body)).toBe(sentence)
})
