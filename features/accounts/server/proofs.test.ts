// Nobody can plant an account ahead of its owner, and nobody loses one they hold.
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { issueToken } from './one-time-tokens.ts'
import { oneTimeTokens, users } from './tables.ts'
import { openShop, provedUser, randomEmail, signedUp, type Visitor } from './testing/shop.ts'

const shop = openShop()
const PLANTED = 'planted by the attacker'

/** The attacker signs up with the victim's address and stays signed in. */
async function planted() {
  const { person: attacker, email } = await signedUp(shop, randomEmail('victim'), PLANTED)
  return { attacker, email }
}

async function expectShutOut(attacker: Visitor, email: string) {
  expect(await attacker.me()).toBeUndefined()
  expect((await attacker.post('/api/auth/login', { email, password: PLANTED })).status).toBe(401)
}

test('a login link ends the planted password and sessions, and says so', async () => {
  const { attacker, email } = await planted()
  const victim = shop.visitor()
  await victim.post('/api/auth/login', { email })
  const { token } = await shop.mail(email, 'Your login link')
  expect(await victim.post('/api/auth/magic-login', { token })).toMatchObject({
    body: { passwordEnded: true },
  })
  await expectShutOut(attacker, email)
  expect(await victim.me()).toBe(email)
})

test('so does the code', async () => {
  const { attacker, email } = await planted()
  const victim = shop.visitor()
  await victim.post('/api/auth/login', { email })
  const { code } = await shop.mail(email, 'Your login link')
  expect(await victim.post('/api/auth/magic-login', { code })).toMatchObject({
    body: { passwordEnded: true },
  })
  await expectShutOut(attacker, email)
})

test('a reset ends them too, and the victim’s password works', async () => {
  const { attacker, email } = await planted()
  const victim = shop.visitor()
  await victim.post('/api/auth/forgot-password', { email })
  const { token } = await shop.mail(email, 'Reset your password')
  await victim.post('/api/auth/reset-password', { token, password: 'of the victim' })
  await expectShutOut(attacker, email)
  expect((await victim.post('/api/auth/login', { email, password: 'of the victim' })).status).toBe(200)
})

test('the confirmation link of the attacker’s own sign-up asks for the password before anything ends', async () => {
  const { attacker, email } = await planted()
  const { token } = await shop.mail(email, 'Confirm your email')
  const victim = shop.visitor()
  expect(await victim.post('/api/auth/verify-email', { token })).toMatchObject({
    status: 409,
    body: { code: 'confirm_password' },
  })
  expect(await attacker.me()).toBe(email)
  expect(await victim.post('/api/auth/verify-email', { token, password: 'a guess' })).toMatchObject({
    status: 400,
    body: { code: 'wrong_password' },
  })
  const answer = await victim.post('/api/auth/verify-email', { token, withoutPassword: true })
  expect(answer).toMatchObject({ status: 200, body: { passwordEnded: true, user: { email } } })
  await expectShutOut(attacker, email)
  expect(await victim.me()).toBe(email)
})

test('confirming where one signed up ends nothing', async () => {
  const { person, email, password } = await signedUp(shop)
  const phone = shop.visitor()
  await phone.post('/api/auth/login', { email, password })
  const { token } = await shop.mail(email, 'Confirm your email')
  expect(await person.post('/api/auth/verify-email', { token })).toMatchObject({
    body: { passwordEnded: false },
  })
  expect(await Promise.all([person.me(), phone.me()])).toEqual([email, email])
  expect((await shop.visitor().post('/api/auth/login', { email, password })).status).toBe(200)
})

test('confirming on another device with the password ends nothing, and signs in there', async () => {
  const { person, email, password } = await signedUp(shop)
  const { token } = await shop.mail(email, 'Confirm your email')
  const phone = shop.visitor()
  expect(await phone.post('/api/auth/verify-email', { token, password })).toMatchObject({
    status: 200,
    body: { passwordEnded: false },
  })
  expect(await Promise.all([person.me(), phone.me()])).toEqual([email, email])
})

test('opening the confirmation link again, where it was followed, is a success; elsewhere it is over', async () => {
  const { person, email } = await signedUp(shop)
  const { token } = await shop.mail(email, 'Confirm your email')
  await person.post('/api/auth/verify-email', { token })
  expect((await person.post('/api/auth/verify-email', { token })).status).toBe(200)
  const stranger = shop.visitor()
  expect(await stranger.post('/api/auth/verify-email', { token })).toMatchObject({
    status: 400,
    body: { error: 'Invalid or expired confirmation link.' },
  })
  expect(await stranger.me()).toBeUndefined()
})

test('later proofs end nothing', async () => {
  const { person, email, password } = await provedUser(shop)
  const phone = shop.visitor()
  await phone.post('/api/auth/login', { email })
  const { token } = await shop.mail(email, 'Your login link')
  expect(await phone.post('/api/auth/magic-login', { token })).toMatchObject({
    body: { passwordEnded: false },
  })
  expect(await person.me()).toBe(email)
  expect((await shop.visitor().post('/api/auth/login', { email, password })).status).toBe(200)
})

test('a change of address that the attacker asked for dies with the first proof', async () => {
  const { attacker, email } = await planted()
  const loot = randomEmail('loot')
  await attacker.post('/api/settings/email', { email: loot, currentPassword: PLANTED })
  const { token: move } = await shop.mail(loot, 'Confirm your new email')
  const victim = shop.visitor()
  await victim.post('/api/auth/login', { email })
  const { token } = await shop.mail(email, 'Your login link')
  await victim.post('/api/auth/magic-login', { token })
  expect((await attacker.post('/api/auth/verify-email', { token: move, password: PLANTED })).status).toBe(400)
  expect(await victim.me()).toBe(email)
})

test('nobody’s account is moved onto the address of whoever presses the link by mistake', async () => {
  const { person: attacker, email: own } = await provedUser(shop, randomEmail('attacker'))
  const target = randomEmail('victim')
  await attacker.post('/api/settings/email', { email: target, currentPassword: 'first password' })
  const { token } = await shop.mail(target, 'Confirm your new email')
  const victim = shop.visitor()
  for (const more of [{}, { withoutPassword: true }]) {
    expect((await victim.post('/api/auth/verify-email', { token, ...more })).status).toBe(409)
  }
  expect(await attacker.me()).toBe(own)
  expect(
    (await victim.post('/api/auth/signup', { email: target, password: 'mine, now', fullName: 'V' })).status,
  ).toBe(200)
})

test('a sign-in with the planted password that is under way while the address is proved does not get in', async () => {
  for (let round = 0; round < 5; round++) {
    const { attacker, email } = await planted()
    const victim = shop.visitor()
    await victim.post('/api/auth/login', { email })
    const { token } = await shop.mail(email, 'Your login link')
    const attackers = Array.from({ length: 4 }, () => shop.visitor())
    await Promise.all([
      ...attackers.map((one) => one.post('/api/auth/login', { email, password: PLANTED })),
      victim.post('/api/auth/magic-login', { token }),
    ])
    const inside = await Promise.all([attacker, ...attackers].map((one) => one.me()))
    expect(inside.filter(Boolean)).toEqual([])
    expect(await victim.me()).toBe(email)
  }
})

test('a reset ends all other sessions, keeps this one, and works once', async () => {
  const { person, email } = await provedUser(shop)
  const thief = shop.visitor()
  await thief.post('/api/auth/login', { email, password: 'first password' })
  await person.post('/api/auth/forgot-password', { email })
  const { token, link } = await shop.mail(email, 'Reset your password')
  expect(link).toMatch(/^http:\/\/shop\.test\/reset-password\?token=/)
  expect(await person.post('/api/auth/reset-password', { token, password: 'second password' })).toMatchObject(
    {
      status: 200,
      body: { success: true },
    },
  )
  expect(await thief.me()).toBeUndefined()
  expect(await person.me()).toBe(email)
  await shop.mail(email, 'Your password was changed')
  expect(await thief.post('/api/auth/reset-password', { token, password: 'third password' })).toMatchObject({
    status: 400,
    body: { error: 'This password reset link is invalid or has expired.' },
  })
  expect((await thief.post('/api/auth/login', { email, password: 'third password' })).status).toBe(401)
})

test('resets at once with one link: one wins', async () => {
  const { email } = await provedUser(shop)
  await shop.visitor().post('/api/auth/forgot-password', { email })
  const { token } = await shop.mail(email, 'Reset your password')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      shop.visitor().post('/api/auth/reset-password', { token, password: `password ${i}` }),
    ),
  )
  const winners = answers.flatMap(({ status }, i) => (status === 200 ? [i] : []))
  expect(winners).toHaveLength(1)
  expect(
    (await shop.visitor().post('/api/auth/login', { email, password: `password ${winners[0]}` })).status,
  ).toBe(200)
})

test('forgetting a password answers the same for every address', async () => {
  const { email } = await provedUser(shop)
  const known = await shop.visitor().post('/api/auth/forgot-password', { email })
  const unknown = await shop.visitor().post('/api/auth/forgot-password', { email: randomEmail() })
  expect(known).toMatchObject({ status: 200, body: { success: true } })
  expect(unknown.body).toEqual(known.body)
})

test('a short password does not cost the link', async () => {
  const { email } = await provedUser(shop)
  await shop.visitor().post('/api/auth/forgot-password', { email })
  const { token } = await shop.mail(email, 'Reset your password')
  expect(await shop.visitor().post('/api/auth/reset-password', { token, password: '12345' })).toMatchObject({
    status: 400,
    body: { error: 'Password must be at least 6 characters long.' },
  })
  expect((await shop.visitor().post('/api/auth/reset-password', { token, password: '123456' })).status).toBe(
    200,
  )
})

test('links go where the configuration says, whatever host the request names', async () => {
  const { email } = await provedUser(shop)
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  await shop.visitor().post('/api/auth/forgot-password', { email }, headers)
  const { link, text } = await shop.mail(email, 'Reset your password')
  expect(link).toMatch(/^http:\/\/shop\.test\//)
  expect(text).not.toContain('evil.example')
})

test('tokens are kept as hashes only', async () => {
  const { email } = await provedUser(shop)
  await shop.visitor().post('/api/auth/login', { email })
  const { token, code } = await shop.mail(email, 'Your login link')
  const { db } = shop.house()
  const [user] = await db.select().from(users).where(eq(users.email, email))
  const kept = JSON.stringify(
    await db
      .select()
      .from(oneTimeTokens)
      .where(eq(oneTimeTokens.userId, user?.id ?? '')),
  )
  expect(kept).not.toContain(token)
  expect(kept).not.toContain(code.replace(' ', ''))
})

/** Holds the account, lets both wait for it in this order, and lets go. */
async function inOrder(email: string, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const outside = new pg.Client({ connectionString: shop.house().database.url })
  await outside.connect()
  await outside.query('begin')
  await outside.query('select 1 from users where email = $1 for update', [email])
  const waiting = async (count: number) =>
    expect
      .poll(async () => {
        const { rows } = await outside.query(
          `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
        return rows[0].n
      })
      .toBe(count)
  const one = first()
  await waiting(1)
  const other = second()
  await waiting(2)
  await outside.query('commit')
  await Promise.all([one, other])
  await outside.end()
}

test('a password change or a deletion that is under way while the address is proved comes too late', async () => {
  const calls = [
    ['password', { currentPassword: PLANTED, password: 'again by the attacker' }],
    ['delete-account', { currentPassword: PLANTED }],
  ] as const
  for (const [path, body] of calls) {
    const { attacker, email } = await planted()
    const victim = shop.visitor()
    await victim.post('/api/auth/login', { email })
    const { token } = await shop.mail(email, 'Your login link')
    let late: { status: number } | undefined
    await inOrder(
      email,
      () => victim.post('/api/auth/magic-login', { token }),
      async () => {
        late = await attacker.post(`/api/settings/${path}`, body)
      },
    )
    expect(late?.status).toBe(401)
    expect(await victim.me()).toBe(email)
    const again = { email, password: 'again by the attacker' }
    expect((await attacker.post('/api/auth/login', again)).status).toBe(401)
  }
})

test('a thief who changes the password while it is reset comes too late', async () => {
  const { email, password } = await provedUser(shop)
  const thief = shop.visitor()
  await thief.post('/api/auth/login', { email, password })
  const owner = shop.visitor()
  await owner.post('/api/auth/forgot-password', { email })
  const { token } = await shop.mail(email, 'Reset your password')
  await inOrder(
    email,
    () => owner.post('/api/auth/reset-password', { token, password: 'of the owner' }),
    () => thief.post('/api/settings/password', { currentPassword: password, password: 'of the thief' }),
  )
  expect((await owner.post('/api/auth/login', { email, password: 'of the owner' })).status).toBe(200)
  expect(await thief.me()).toBeUndefined()
})

test('whoever holds an unproved account cannot void the links of who reads its mail', async () => {
  const { attacker, email } = await planted()
  const victim = shop.visitor()
  await victim.post('/api/auth/login', { email })
  await victim.post('/api/auth/forgot-password', { email })
  const login = await shop.mail(email, 'Your login link')
  const reset = await shop.mail(email, 'Reset your password')
  const change = { currentPassword: PLANTED, password: PLANTED }
  expect((await attacker.post('/api/settings/password', change)).status).toBe(200)
  expect(
    (await victim.post('/api/auth/reset-password', { token: reset.token, password: 'of the victim' })).status,
  ).toBe(200)
  const { attacker: other, email: second } = await planted()
  await victim.post('/api/auth/login', { email: second })
  const { token } = await shop.mail(second, 'Your login link')
  await other.post('/api/settings/password', change)
  expect((await victim.post('/api/auth/magic-login', { token })).status).toBe(200)
  expect(login.token).not.toBe('')
})

test('what the planter agreed to is not the person’s consent', async () => {
  const email = randomEmail('victim')
  const attacker = shop.visitor()
  await attacker.post('/api/auth/signup', {
    email,
    password: PLANTED,
    fullName: 'Eve',
    marketingEmails: true,
  })
  const victim = shop.visitor()
  await victim.post('/api/auth/login', { email })
  const { token } = await shop.mail(email, 'Your login link')
  await victim.post('/api/auth/magic-login', { token })
  expect((await victim.get('/api/settings/notifications')).body.marketingEmails).toBe(false)
  const [user] = await shop.house().db.select().from(users).where(eq(users.email, email))
  expect(user?.termsAcceptedAt).toBeNull()
})

test('several reset links at the same moment: no crash, one password', async () => {
  for (let round = 0; round < 5; round++) {
    const { email } = await provedUser(shop)
    const { db } = shop.house()
    const [user] = await db.select().from(users).where(eq(users.email, email))
    const wanted = { purpose: 'reset-password' as const, userId: user?.id ?? '', email }
    const tokens: string[] = []
    for (let i = 0; i < 3; i++) tokens.push(await db.transaction((tx) => issueToken(tx, wanted)))
    const answers = await Promise.all(
      tokens.map((token, i) =>
        shop.visitor().post('/api/auth/reset-password', { token, password: `password ${i}` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  }
})

test('an account is not moved by somebody who was lured into it', async () => {
  const { person: attacker, email: own } = await provedUser(shop, randomEmail('attacker'))
  await attacker.post('/api/auth/login', { email: own })
  const target = randomEmail('victim')
  await attacker.post('/api/settings/email', { email: target, currentPassword: 'first password' })
  const { token: move } = await shop.mail(target, 'Confirm your new email')
  // The attacker's own login link, followed by the victim, who is then signed in as the attacker.
  const lured = shop.visitor()
  await lured.post('/api/auth/login', { email: own })
  const { token } = await shop.mail(own, 'Your login link')
  await lured.post('/api/auth/magic-login', { token })
  expect(await lured.me()).toBe(own)
  expect(await lured.post('/api/auth/verify-email', { token: move })).toMatchObject({
    status: 409,
    body: { code: 'password_required' },
  })
  expect(await attacker.me()).toBe(own)
})

test('asking for a new address does not tell whether it is taken', async () => {
  const { email: taken } = await provedUser(shop)
  const outcomes: number[] = []
  for (const wanted of [taken, randomEmail()]) {
    const { person, password } = await provedUser(shop)
    const own = randomEmail()
    await person.post('/api/settings/email', { email: own, currentPassword: password })
    const { token } = await shop.mail(own, 'Confirm your new email')
    await person.post('/api/settings/email', { email: wanted, currentPassword: password })
    await expect
      .poll(async () => (await shop.visitor().post('/api/auth/verify-email', { token })).status)
      .toBe(400)
    outcomes.push((await person.post('/api/auth/verify-email', { token })).status)
  }
  expect(outcomes[0]).toBe(outcomes[1])
})
