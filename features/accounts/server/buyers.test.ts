import pg from 'pg'
import { expect, test } from 'vitest'
import { eq } from '#server/database/sql.ts'
import { untilBlocked } from '#server/testing/locks.ts'
import { accountOfAddress } from './buyers.ts'
import { mayEmailLogin } from './public.ts'
import { users } from './tables.ts'
import { openShop, provedUser, randomEmail, signedUp } from './testing/shop.ts'
import { paid, till } from './testing/till.ts'

const shop = openShop({ more: [till] })
const db = () => shop.house().db
const buy = (email: string, fullName = 'Mara Lindqvist') =>
  db().transaction((tx) => accountOfAddress(tx, { email, fullName }))

test('buying with a new address makes an account without a password, which proves nothing', async () => {
  const email = randomEmail('buyer')
  const { user, made } = await buy(email.toUpperCase())
  expect(made).toBe(true)
  expect(user).toMatchObject({ email, fullName: 'Mara Lindqvist', passwordHash: null, provedAt: null })
  expect(user.termsAcceptedAt).toBeInstanceOf(Date)
  expect(await buy(email)).toMatchObject({ user: { id: user.id }, made: false })
})

test.each([
  ['', 'buyer-'],
  ['\u202e \u0000', 'buyer-'],
  ['x'.repeat(300), 'x'.repeat(100)],
])('a name such as %j becomes one that can be shown', async (fullName, begins) => {
  const { user } = await buy(randomEmail('buyer'), fullName)
  expect(user.fullName.startsWith(begins)).toBe(true)
  expect(user.fullName.length).toBeLessThanOrEqual(100)
})

test('buying with a known address leaves that account as it is', async () => {
  const { email } = await provedUser(shop)
  const [before] = await db().select().from(users).where(eq(users.email, email))
  expect(await buy(email, 'Another Name')).toEqual({ user: before, made: false })
})

test('thirty purchases for one new address at once make one account', async () => {
  const email = randomEmail('buyer')
  const bought = await Promise.all(Array.from({ length: 30 }, () => buy(email)))
  expect(new Set(bought.map(({ user }) => user.id)).size).toBe(1)
  expect(bought.filter(({ made }) => made)).toHaveLength(1)
})

/** Waits for the account while somebody else holds it and does something to it. */
async function whileHeld(email: string, change: string, values: unknown[]) {
  const outside = new pg.Client({ connectionString: shop.house().database.url })
  await outside.connect()
  await outside.query('begin')
  await outside.query('select 1 from users where email = $1 for update', [email])
  const buying = buy(email)
  await untilBlocked(outside)
  await outside.query(change, values)
  await outside.query('commit')
  await outside.end()
  return buying
}

test('an account that leaves the address while a purchase waits for it does not get the purchase', async () => {
  const { email } = await signedUp(shop)
  const { user, made } = await whileHeld(email, 'update users set email = $2 where email = $1', [
    email,
    randomEmail('elsewhere'),
  ])
  expect([user.email, user.passwordHash, made]).toEqual([email, null, true])
})

test('an account that is deleted while a purchase waits for it is made anew', async () => {
  const { email } = await signedUp(shop)
  const { user, made } = await whileHeld(email, 'delete from users where email = $1', [email])
  expect([user.email, user.passwordHash, made]).toEqual([email, null, true])
})

test('an emailed login link opens the account, and its code works in the browser that bought', async () => {
  const email = randomEmail('buyer')
  const buyer = shop.visitor()
  await paid(buyer, email)
  await buyer.post('/test/email-link', { email })
  const { code, text } = await shop.mail(email, 'Your login link')
  expect(text).toContain('http://shop.test/magic-login#token=')
  expect((await shop.visitor().post('/api/auth/magic-login', { email, code })).status).toBe(400)
  expect((await buyer.post('/api/auth/magic-login', { email, code })).body.user.email).toBe(email)
  expect((await buyer.get('/api/dashboard')).body.user.proved).toBe(true)
})

test('three login links in five minutes may go to an address', async () => {
  const email = randomEmail('buyer')
  const asked: boolean[] = []
  for (let i = 0; i < 4; i++) asked.push(await mayEmailLogin(shop.house(), email))
  expect(asked).toEqual([true, true, true, false])
  // They are the same three that the login page may send.
  expect((await shop.visitor().post('/api/auth/login', { email })).status).toBe(429)
})
