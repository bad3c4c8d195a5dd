// A program makes blueprints: one credit, one blueprint, however often and however much at once it asks.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { creditsOf, FORM, founder } from '#features/generation/server/testing/founders.ts'
import { eq } from '#server/database/sql.ts'
import { program, tokenOf } from './testing/program.ts'

const shop = openShop()
const MAKE = '/api/generate-blueprint'

async function founderWithProgram(credits: number) {
  const { person, id } = await founder(shop, credits)
  const { token } = await tokenOf(person)
  const ask = async (key?: string, form: object = FORM) => {
    const answer = await program(shop.app, token).post(MAKE, form, key ? { 'idempotency-key': key } : {})
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }
  return { person, id, ask, credits: () => creditsOf(shop, id) }
}

test('the same key makes one blueprint and spends one credit, also when both arrive at once', async () => {
  const { ask, credits, person } = await founderWithProgram(3)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(key)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.blueprintId)).size).toBe(1)
  expect(await credits()).toBe(2)
  expect((await person.get('/api/blueprints')).body.blueprints).toHaveLength(1)
})

test('another key is another blueprint, even of the same brief; two at once spend no more than there is', async () => {
  const { ask, credits } = await founderWithProgram(2)
  const answers = await Promise.all(['a', 'b', 'c'].map((key) => ask(key)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 402])
  expect(answers.find(({ status }) => status === 402)?.body).toMatchObject({ code: 'no_credits' })
  expect(await credits()).toBe(0)
})

test('a key that stands for another brief is refused, and spends nothing', async () => {
  const { ask, credits } = await founderWithProgram(2)
  const { body } = await ask('first')
  expect(await ask('first', { ...FORM, stage: 'Growth Stage' })).toMatchObject({
    status: 409,
    body: { code: 'key_reused' },
  })
  expect(await ask('first')).toMatchObject({ status: 200, body: { blueprintId: body.blueprintId } })
  expect(await credits()).toBe(1)
})

test('the same wish stays the same when the account is called otherwise by then', async () => {
  const { ask, credits, id } = await founderWithProgram(2)
  const silent = { ...FORM, fullName: '' }
  const { body } = await ask('nightly', silent)
  const email = `${randomUUID()}@example.com`
  await shop.house().db.update(users).set({ email, fullName: 'Mara Holm' }).where(eq(users.id, id))
  expect(await ask('nightly', silent)).toMatchObject({ status: 200, body: { blueprintId: body.blueprintId } })
  // A name that the program itself says is a part of the wish.
  expect((await ask('nightly', { ...FORM, fullName: 'Jin Park' })).status).toBe(409)
  expect(await credits()).toBe(1)
})

test('keys are a person’s own: the same one of another founder makes theirs', async () => {
  const [one, other] = [await founderWithProgram(1), await founderWithProgram(1)]
  const [first, second] = [await one.ask('nightly'), await other.ask('nightly')]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.body.blueprintId).not.toBe(second.body.blueprintId)
})

test('bad input costs nothing: no key with blanks, no brief without an idea, no promo code', async () => {
  const { ask, credits } = await founderWithProgram(1)
  expect(await ask('two words')).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(await ask('x'.repeat(256))).toMatchObject({ status: 400 })
  expect(await ask('k', { ...FORM, businessIdea: ' ' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
  expect(await ask('k', { ...FORM, promoCode: 'WELCOME100' })).toMatchObject({
    status: 400,
    body: { error: 'Promo codes work on the site. With an access token a blueprint costs one credit.' },
  })
  expect(await credits()).toBe(1)
})

test('one token asks for a blueprint ten times an hour, and repeated or refused it asked as well', async () => {
  const { ask, credits } = await founderWithProgram(12)
  for (let i = 0; i < 8; i++) expect((await ask(`${i}`)).status).toBe(200)
  expect((await ask('0')).status).toBe(200)
  expect((await ask('0', { ...FORM, stage: 'Growth Stage' })).status).toBe(409)
  const refused = await ask('one more')
  expect(refused).toMatchObject({
    status: 429,
    body: {
      error: expect.stringMatching(
        /^This access token may make this call 10 times an hour\. .* \d+ minutes\.$/,
      ),
    },
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  expect(await credits()).toBe(4)
})
