import { expect, test } from 'vitest'
import { holdCustomer, liftSuspension, suspend } from '#features/accounts/server/public.ts'
import { openShop, provedUser, signedUp } from '#features/accounts/server/testing/shop.ts'
import { entriesOf } from '#features/accounts/server/testing/zip.ts'
import { boughtSignedOut, FORM, founder, orderSession } from '#features/generation/server/testing/founders.ts'
import { eq, sql } from '#server/database/sql.ts'
import { MOST_TOKENS } from '../contract.ts'
import { accessTokens } from './tables.ts'
import { BOTH, PATH, program, tokenOf } from './testing/program.ts'
import { purgeExpired } from './token-queries.ts'

const shop = openShop()
const db = () => shop.house().db
const WISH = { name: 'Nightly', scopes: ['blueprints:read'], days: 30, currentPassword: 'first password' }
const asProgram = (token: string, more?: Record<string, string>) => program(shop.app, token, more)

test('a founder makes a token, sees it once, and is told by email; the database has its hash', async () => {
  const { person, email } = await provedUser(shop)
  const made = await person.post(PATH, { ...WISH, scopes: ['blueprints:create', 'blueprints:read'] })
  expect(made.body.token).toMatch(/^fcp_pat_[\w-]{43}$/)
  expect(made.body.accessToken).toMatchObject({ name: 'Nightly', scopes: BOTH, lastUsedAt: null })
  const { createdAt, expiresAt } = made.body.accessToken
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBeCloseTo(30 * 86_400_000, -4)
  const listed = await person.get(PATH)
  expect(listed.body.tokens).toEqual([made.body.accessToken])
  expect(JSON.stringify(listed.body)).not.toContain(made.body.token)
  const rows = JSON.stringify(await db().select().from(accessTokens))
  expect(rows).not.toContain(made.body.token.slice(8))
  const { text } = await shop.mail(email, 'An access token was made')
  expect(text).toContain('‘Nightly’ lets a program read your blueprints and their files and make blueprints')
  expect(text).not.toContain(made.body.token)
})

test('making one needs the password, a proved address, and a sign-in; the session of an order makes none', async () => {
  const { person, id } = await founder(shop, 0)
  expect(await person.post(PATH, { ...WISH, currentPassword: 'wrong' })).toMatchObject({
    status: 400,
    body: { code: 'wrong_password' },
  })
  const { currentPassword: _, ...without } = WISH
  expect((await person.post(PATH, without)).status).toBe(400)
  const unproved = await signedUp(shop)
  expect(await unproved.person.post(PATH, WISH)).toMatchObject({
    status: 403,
    body: { code: 'prove_address' },
  })
  const { orderId } = await boughtSignedOut(shop, id)
  const buyer = await orderSession(shop, id, orderId)
  expect(await buyer.post(PATH, WISH)).toMatchObject({ status: 403, body: { code: 'prove_address' } })
  expect((await buyer.get(PATH)).status).toBe(403)
  expect((await shop.visitor().post(PATH, WISH)).status).toBe(401)
  expect((await person.get(PATH)).body.tokens).toEqual([])
})

test.each([
  [{ name: ' ' }, 'Please name the token after what will use it.'],
  [{ scopes: [] }, 'Please choose what the token may do.'],
  [{ days: 31 }, 'A token lives for 30, 90 or 365 days.'],
])('%o is refused with a sentence', async (wrong, sentence) => {
  const { person } = await provedUser(shop)
  expect(await person.post(PATH, { ...WISH, ...wrong })).toMatchObject({
    status: 400,
    body: { error: sentence },
  })
})

test('two presses at once make one token, and there are at most twenty', async () => {
  const { person, email } = await provedUser(shop)
  const answers = await Promise.all([
    person.post(PATH, WISH),
    person.post(PATH, { ...WISH, name: 'NIGHTLY' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [{ userId } = { userId: '' }] = await db()
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.id, answers.find(({ status }) => status === 200)?.body.accessToken.id))
  await db()
    .insert(accessTokens)
    .values(
      Array.from({ length: MOST_TOKENS - 2 }, (_, i) => ({
        userId,
        name: `Old ${i}`,
        tokenHash: `${email}-${i}`,
        ending: 'abcd',
        scopes: ['blueprints:read' as const],
        expiresAt: new Date(),
      })),
    )
  const last = await Promise.all(['One', 'Two', 'Three'].map((name) => person.post(PATH, { ...WISH, name })))
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(last.find(({ status }) => status === 409)?.body.error).toContain('You have 20 access tokens')
})

test('a token opens what its scope names, and nothing else; its use is noted', async () => {
  const { person, id } = await founder(shop, 3)
  const { blueprintId } = await boughtSignedOut(shop, id)
  const { token } = await tokenOf(person, ['blueprints:read'])
  const reader = asProgram(token)
  expect((await reader.get('/api/credits')).json()).toEqual({ credits: 3, totalUsed: 1, totalPurchased: 4 })
  expect((await reader.get('/api/blueprints')).json().blueprints).toMatchObject([{ id: blueprintId }])
  expect((await reader.get(`/api/blueprint/${blueprintId}/files`)).json()).toMatchObject({
    blueprint: { id: blueprintId },
  })
  expect((await reader.get(`/api/blueprint/${blueprintId}/status`)).json()).toMatchObject({
    status: 'unknown',
  })
  const making = await reader.post('/api/generate-blueprint', FORM)
  expect(making.json()).toMatchObject({
    code: 'access_token_scope',
    error: expect.stringContaining('blueprints:create'),
  })
  expect(making.statusCode).toBe(403)
  const writer = asProgram((await tokenOf(person, ['blueprints:create'])).token)
  expect((await writer.get('/api/blueprints')).statusCode).toBe(403)
  const { body } = await person.get(PATH)
  expect(body.tokens.map(({ lastUsedAt }: { lastUsedAt: string | null }) => lastUsedAt !== null)).toEqual([
    false,
    true,
  ])
})

test('a stranger’s token finds nothing of another’s', async () => {
  const [mara, stranger] = [await founder(shop), await founder(shop)]
  const { blueprintId } = await boughtSignedOut(shop, mara.id)
  const { id, token } = await tokenOf(stranger.person)
  for (const path of ['files', 'status', 'Larder-&-Loaf-Blueprint.md']) {
    expect((await asProgram(token).get(`/api/blueprint/${blueprintId}/${path}`)).statusCode).toBe(404)
  }
  expect((await mara.person.delete(`${PATH}/${id}`)).status).toBe(404)
  expect((await asProgram(token).get('/api/credits')).statusCode).toBe(200)
})

test('every call that does not say that it takes tokens refuses one, even beside a session', async () => {
  const { person } = await provedUser(shop)
  const { token } = await tokenOf(person)
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  // Without a well-formed signature the webhook is refused before anybody is asked for.
  const signature = `t=1,v1=${'0'.repeat(64)}`
  const headers = { authorization: `Bearer ${token}`, cookie, 'stripe-signature': signature }
  const open: string[] = []
  for (const { endpoint } of shop.house().features.flatMap((one) => one.routes?.(shop.house()) ?? [])) {
    const url = endpoint.path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
    const answer = await shop.app().inject({ method: endpoint.method, url, headers })
    if (answer.statusCode === 401 && answer.json().code === 'access_token_refused') {
      expect(answer.headers['www-authenticate']).toBe('Bearer')
    } else open.push(`${endpoint.method} ${endpoint.path}`)
  }
  expect(open.sort()).toEqual([
    'GET /api/blueprint/:id/:filename',
    'GET /api/blueprint/:id/files',
    'GET /api/blueprint/:id/status',
    'GET /api/blueprints',
    'GET /api/credits',
    'POST /api/generate-blueprint',
    'POST /api/understanding',
  ])
})

test('beside a token cookies do not count: a wrong one opens nothing for who is signed in', async () => {
  const { person } = await provedUser(shop)
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const wrong of ['fcp_pat_nobody', '', 'x'.repeat(4000)]) {
    const answer = await asProgram(wrong, { cookie }).get('/api/credits')
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('access_token_invalid')
  }
})

test('where a request comes from is asked of browsers with cookies, not of tokens', async () => {
  const { person } = await founder(shop, 1)
  const { token } = await tokenOf(person)
  const from = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  expect((await person.post('/api/generate-blueprint', FORM, from)).status).toBe(403)
  expect((await asProgram(token, from).post('/api/generate-blueprint', FORM)).statusCode).toBe(200)
})

test('revoked, expired, with a new password: it opens nothing any more', async () => {
  const { person } = await provedUser(shop)
  const [revoked, expired, old] = [await tokenOf(person), await tokenOf(person), await tokenOf(person)]
  const works = async ({ token }: { token: string }) =>
    (await asProgram(token).get('/api/credits')).statusCode
  expect([await works(revoked), await works(expired), await works(old)]).toEqual([200, 200, 200])
  expect((await person.delete(`${PATH}/${revoked.id}`)).status).toBe(200)
  expect((await person.delete(`${PATH}/${revoked.id}`)).status).toBe(404)
  await db().update(accessTokens).set({ expiresAt: new Date() }).where(eq(accessTokens.id, expired.id))
  expect([await works(revoked), await works(expired), await works(old)]).toEqual([401, 401, 200])
  await person.post('/api/settings/password', {
    currentPassword: 'first password',
    password: 'second password',
  })
  expect(await works(old)).toBe(401)
  expect((await person.get(PATH)).body.tokens).toEqual([])
})

test('while the account is suspended its tokens are refused, and work again afterwards', async () => {
  const { person, id } = await founder(shop, 1)
  const { token } = await tokenOf(person)
  await db().transaction(async (tx) => suspend(tx, await holdCustomer(tx, id), 'Spam'))
  const refused = await asProgram(token).get('/api/credits')
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'suspended'])
  await db().transaction(async (tx) => liftSuspension(tx, await holdCustomer(tx, id)))
  expect((await asProgram(token).get('/api/credits')).statusCode).toBe(200)
})

test('a token may make 60 calls a minute; another one of the same person is not counted with it', async () => {
  const { person } = await provedUser(shop)
  const [busy, calm] = [await tokenOf(person), await tokenOf(person)]
  const answers = await Promise.all(
    Array.from({ length: 62 }, () => asProgram(busy.token).get('/api/credits')),
  )
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(2)
  expect(refused[0]?.json().error).toMatch(
    /^This access token may make 60 calls a minute\. Please try again in \d+ seconds?\.$/,
  )
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await asProgram(calm.token).get('/api/credits')).statusCode).toBe(200)
})

test('the export names the tokens without what opens anything; deleting the account ends them', async () => {
  const { person } = await provedUser(shop)
  const { id, token } = await tokenOf(person)
  const files = await entriesOf((await person.get('/api/settings/export')).raw)
  const exported = String(files.get('access-tokens.json'))
  expect(JSON.parse(exported)).toMatchObject([{ id, scopes: BOTH }])
  expect(exported).not.toContain('tokenHash')
  await person.post('/api/settings/delete-account', { currentPassword: 'first password' })
  expect((await asProgram(token).get('/api/credits')).statusCode).toBe(401)
  expect(await db().$count(accessTokens, eq(accessTokens.id, id))).toBe(0)
})

test('what expired long ago is forgotten', async () => {
  const { person } = await provedUser(shop)
  const [fresh, late, gone] = [await tokenOf(person), await tokenOf(person), await tokenOf(person)]
  const age = (id: string, days: number) =>
    db()
      .update(accessTokens)
      .set({ expiresAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(accessTokens.id, id))
  await age(late.id, 29)
  await age(gone.id, 31)
  await purgeExpired(db())
  const { body } = await person.get(PATH)
  expect(body.tokens.map(({ id }: { id: string }) => id)).toEqual([late.id, fresh.id])
})
