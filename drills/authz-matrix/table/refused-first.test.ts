// Over every call of the shop: who may not make it hears that, and nothing of what the call takes.
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { openShop, randomAddress, signedUp, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { eq } from '#server/database/sql.ts'
import { TABLE } from './table.ts'

const shop = openShop({ works: false })
let member: Visitor
let admin: Visitor
beforeAll(async () => {
  member = (await signedUp(shop)).person
  const known = await signedUp(shop)
  await shop
    .house()
    .db.update(users)
    .set({ role: 'admin', provedAt: new Date() })
    .where(eq(users.email, known.email))
  admin = known.person
})

/** Open to visitors with a promo code: only the body says whether it needs a session. */
const BY_ITS_BODY = ['POST /api/generate-blueprint']
/** Between the two steps of a sign-in: nobody is signed in yet. */
const isOfSignIn = (call: string) => call.endsWith('/api/auth/second-factor')

const rows = Object.entries(TABLE)
const forSignedIn = rows
  .filter(
    ([call, { expected }]) => expected.anonymous === 401 && !BY_ITS_BODY.includes(call) && !isOfSignIn(call),
  )
  .map(([call]) => call)
const forAdmins = rows.filter(([, { expected }]) => expected.b === 403 && expected.owner !== 403)
const forOwners = forAdmins.filter(([, { expected }]) => expected.admin === 403)

const GARBAGE = ['{"half":', '[]', '{"id":{"$ne":1},"body":7}']

/** Garbage for every parameter and in the body. The answers' statuses. */
async function statuses(call: string, who?: Visitor): Promise<number[]> {
  const [method = '', path = ''] = call.split(' ')
  const cookie = [...(who?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const payloads = method === 'GET' || method === 'DELETE' ? [undefined] : GARBAGE
  const answers = payloads.map((payload) =>
    shop.app().inject({
      method: method as 'POST',
      url: path.replace(/:\w+/g, 'nothing-like-an-id'),
      remoteAddress: randomAddress(),
      headers: { ...(cookie && { cookie }), ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { payload }),
    }),
  )
  return [...new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))]
}

async function wrong(calls: string[], status: number, who?: () => Visitor) {
  const faults: string[] = []
  for (const call of calls) {
    const answers = await statuses(call, who?.())
    if (answers.length !== 1 || answers[0] !== status) faults.push(`${call}: ${answers}`)
  }
  return faults
}

describe('garbage is refused for who sends it before it is looked at', () => {
  test('signed out: 401', async () => {
    expect(forSignedIn.length).toBeGreaterThan(100)
    expect(await wrong(forSignedIn, 401)).toEqual([])
  })

  test('a member where a role is needed: 403', async () => {
    expect(forAdmins.length).toBeGreaterThan(40)
    expect(
      await wrong(
        forAdmins.map(([call]) => call),
        403,
        () => member,
      ),
    ).toEqual([])
  })

  test('an admin where the owner is needed: 403', async () => {
    expect(forOwners.length).toBeGreaterThan(20)
    expect(
      await wrong(
        forOwners.map(([call]) => call),
        403,
        () => admin,
      ),
    ).toEqual([])
  })
})
