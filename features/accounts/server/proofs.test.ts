// Nobody can plant an account ahead of its owner, and nobody loses one they hold.

import { expect, test } from 'vitest'
import { eq } from '#server/database/sql.ts'
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
  expect(await victim.post('/api/auth/magic-login', { email, code })).toMatchObject({
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
