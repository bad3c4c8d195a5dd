// The 6-digit code of a login email: for one account, in one browser, and counted for that account.
import { expect, test } from 'vitest'
import { and, eq, isNotNull } from '#server/database/sql.ts'
import { rateLimits } from '#server/rate-limit/tables.ts'
import { hashOf } from './secrets.ts'
import { oneTimeTokens, users } from './tables.ts'
import { openShop, provedUser, signedUp, type Visitor } from './testing/shop.ts'

const shop = openShop()

async function loginMails(email: string) {
  const mails = await shop.house().mailbox.list({ to: email })
  return mails.filter(({ subject }) => subject === 'Your login link')
}

/** Asks for one more login link, and waits until its email is there. */
async function asksForLink(email: string, visitor = shop.visitor()) {
  const before = (await loginMails(email)).length
  expect((await visitor.post('/api/auth/login', { email })).status).toBe(200)
  await expect.poll(async () => (await loginMails(email)).length, { timeout: 10_000 }).toBe(before + 1)
  return { visitor, ...(await shop.mail(email, 'Your login link')) }
}

const typeCode = (visitor: Visitor, email: string, code: string) =>
  visitor.post('/api/auth/magic-login', { email, code })
const wrongCode = (code: string) => (code === '000 000' ? '000001' : '000000')
const REFUSED = {
  status: 400,
  body: { error: 'This code is wrong or has expired.', code: 'code_invalid' },
}

async function triesCountedFor(email: string): Promise<number> {
  const [row] = await shop
    .house()
    .db.select({ points: rateLimits.points })
    .from(rateLimits)
    .where(eq(rateLimits.key, `code-account:${hashOf(email)}`))
  return row?.points ?? 0
}

test('the code signs in with its address, in the browser that asked', async () => {
  const { email } = await signedUp(shop)
  const { visitor, code } = await asksForLink(email)
  expect(code).toMatch(/^\d{3} \d{3}$/)
  expect(await typeCode(shop.visitor(), email, code)).toMatchObject(REFUSED)
  expect(await visitor.post('/api/auth/magic-login', { code })).toMatchObject(REFUSED)
  const answer = await typeCode(visitor, email.toUpperCase(), code)
  expect(answer).toMatchObject({ status: 200, body: { user: { email } } })
  expect(await visitor.me()).toBe(email)
  expect(await typeCode(visitor, email, code)).toMatchObject(REFUSED)
})

test('one guess is compared with one account, and each account is charged for its own guesses', async () => {
  const [decoy, victim] = [await provedUser(shop), await provedUser(shop)]
  const attacker = shop.visitor()
  await asksForLink(decoy.email, attacker)
  const marker = attacker.cookies.get('fcp_browser')
  const { code } = await asksForLink(victim.email, attacker)
  expect(attacker.cookies.get('fcp_browser')).not.toBe(marker)
  // The victim's code, typed for the decoy: nobody gets in, and only the decoy's tries are used.
  expect(await typeCode(attacker, decoy.email, code)).toMatchObject(REFUSED)
  expect(await attacker.me()).toBeUndefined()
  expect([await triesCountedFor(decoy.email), await triesCountedFor(victim.email)]).toEqual([1, 0])
  await typeCode(attacker, victim.email, wrongCode(code))
  await typeCode(attacker, victim.email, code)
  // The right one counts as well.
  expect([await triesCountedFor(decoy.email), await triesCountedFor(victim.email)]).toEqual([1, 2])
})

test('a marker cannot be carried over to another address', async () => {
  const [decoy, victim] = [await provedUser(shop), await provedUser(shop)]
  const attacker = shop.visitor()
  await asksForLink(decoy.email, attacker)
  const ofDecoy = attacker.cookies.get('fcp_browser') ?? ''
  const { code } = await asksForLink(victim.email, attacker)
  attacker.cookies.set('fcp_browser', ofDecoy)
  expect(await typeCode(attacker, victim.email, code)).toMatchObject(REFUSED)
})

test('of a browser that asked twice only the newest code works', async () => {
  const { email } = await signedUp(shop)
  const first = await asksForLink(email)
  const second = await asksForLink(email, first.visitor)
  if (first.code !== second.code)
    expect(await typeCode(first.visitor, email, first.code)).toMatchObject(REFUSED)
  expect((await typeCode(first.visitor, email, second.code)).status).toBe(200)
})

test('an account has two live codes at most, also when many ask at once; every link works', async () => {
  const { email } = await provedUser(shop)
  const first = await asksForLink(email)
  const others = [shop.visitor(), shop.visitor()]
  await Promise.all(others.map((visitor) => visitor.post('/api/auth/login', { email })))
  await expect.poll(async () => (await loginMails(email)).length, { timeout: 10_000 }).toBe(3)
  const live = await shop
    .house()
    .db.select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.email, email), isNotNull(oneTimeTokens.codeHash)))
  expect(live).toHaveLength(2)
  expect(await typeCode(first.visitor, email, first.code)).toMatchObject(REFUSED)
  expect((await shop.visitor().post('/api/auth/magic-login', { token: first.token })).status).toBe(200)
})

test('five wrong codes end the code, also at once; the link still works', async () => {
  const { email } = await signedUp(shop)
  const { visitor, code, token } = await asksForLink(email)
  const tries = Array.from({ length: 5 }, () => typeCode(visitor, email, wrongCode(code)))
  for (const { status } of await Promise.all(tries)) expect(status).toBe(400)
  expect(await typeCode(visitor, email, code)).toMatchObject(REFUSED)
  expect(await visitor.me()).toBeUndefined()
  expect(await visitor.post('/api/auth/magic-login', { token })).toMatchObject({ status: 200 })
})

test('what cannot be a code costs no try', async () => {
  const { email } = await signedUp(shop)
  const { visitor, code } = await asksForLink(email)
  for (const typed of ['', '12', '1234567', 'abcdef', '12345x', '   '])
    expect((await typeCode(visitor, email, typed)).status).toBe(400)
  expect(await triesCountedFor(email)).toBe(0)
  expect((await typeCode(visitor, email, code)).status).toBe(200)
})

test('an account with a role signs in by link only, and its email says so', async () => {
  const { email } = await provedUser(shop)
  const setRole = (role: 'user' | 'admin') =>
    shop.house().db.update(users).set({ role }).where(eq(users.email, email))
  // A code that was sent before the role was given ends with it.
  const before = await asksForLink(email)
  await setRole('admin')
  expect(await typeCode(before.visitor, email, before.code)).toMatchObject(REFUSED)
  const { visitor, code, token, text } = await asksForLink(email)
  expect(code).toBe('')
  expect(text).toContain('signs in by link only')
  expect(text).not.toContain('the code')
  expect(text).not.toContain('Our support')
  expect(await visitor.post('/api/auth/magic-login', { token })).toMatchObject({ status: 200 })
})
