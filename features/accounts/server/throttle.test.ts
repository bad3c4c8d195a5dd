import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { issueLoginToken } from './one-time-tokens.ts'
import { hashOf, newSecret } from './secrets.ts'
import { users } from './tables.ts'
import { openShop, provedUser, randomAddress, randomEmail, signedUp } from './testing/shop.ts'

const shop = openShop()

async function wrongTries(email: string, count: number, ip?: string) {
  const statuses: number[] = []
  for (let i = 0; i < count; i++) {
    const visitor = shop.visitor(ip ? { ip } : {})
    statuses.push((await visitor.post('/api/auth/login', { email, password: `guess ${i}` })).status)
  }
  return statuses
}

test('guessing one password from many networks is stopped after 20 tries, known address or not', async () => {
  const { email, password } = await provedUser(shop)
  for (const address of [email, randomEmail()]) {
    const statuses = await wrongTries(address, 22)
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429])
  }
  const owner = shop.visitor()
  expect(await owner.post('/api/auth/login', { email, password })).toMatchObject({
    status: 429,
    body: {
      code: 'rate_limited',
      error:
        'Too many tries with a wrong password. Please wait a few minutes, or sign in with a link sent to your email.',
    },
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  })
  // And that is the way in that nobody can close.
  await owner.post('/api/auth/login', { email })
  const { token } = await shop.mail(email, 'Your login link')
  expect((await owner.post('/api/auth/magic-login', { token })).status).toBe(200)
})

test('trying one password on many accounts from one network is stopped after 50', async () => {
  const ip = randomAddress()
  const statuses: number[] = []
  for (let i = 0; i < 52; i++) statuses.push(...(await wrongTries(randomEmail(), 1, ip)))
  expect(statuses.slice(0, 50)).toEqual(Array(50).fill(401))
  expect(statuses.slice(50)).toEqual([429, 429])
})

test('all at once is no way around it', async () => {
  const { email } = await signedUp(shop)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      shop.visitor().post('/api/auth/login', { email, password: `guess ${i}` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
})

test('right passwords cost nothing', async () => {
  const { email, password } = await signedUp(shop)
  for (let i = 0; i < 25; i++) {
    expect((await shop.visitor().post('/api/auth/login', { email, password })).status).toBe(200)
  }
})

test('many link requests fill no mailbox, and always leave a working link in it', async () => {
  const { email } = await provedUser(shop)
  const visitor = shop.visitor()
  for (let i = 0; i < 10; i++) {
    const attacker = shop.visitor()
    expect(await attacker.post('/api/auth/login', { email })).toMatchObject({
      status: 200,
      body: { linkSent: true },
    })
  }
  const { token } = await shop.mail(email, 'Your login link')
  const received = await shop.house().mailbox.list({ to: email })
  expect(received.filter(({ subject }) => subject === 'Your login link').length).toBeLessThanOrEqual(3)
  expect((await visitor.post('/api/auth/magic-login', { token })).status).toBe(200)
})

test('codes of one account can be guessed at 20 times a day, however many are asked for; the link still works', async () => {
  const { email } = await provedUser(shop)
  const { db } = shop.house()
  const [user] = await db.select().from(users).where(eq(users.email, email))
  const guesser = shop.visitor()
  guesser.cookies.set('fcp_browser', newSecret())
  const browserHash = hashOf(guesser.cookies.get('fcp_browser') ?? '')
  const statuses: number[] = []
  let last = { token: '', code: '' }
  for (let round = 0; round < 5; round++) {
    last = await db.transaction((tx) => issueLoginToken(tx, { userId: user?.id ?? '', email }, browserHash))
    const wrong = last.code === '111111' ? '111112' : '111111'
    for (let i = 0; i < 5; i++) {
      statuses.push((await guesser.post('/api/auth/magic-login', { code: wrong })).status)
    }
  }
  expect(statuses).toEqual([...Array(20).fill(400), ...Array(5).fill(429)])
  expect(await guesser.me()).toBeUndefined()
  expect((await shop.visitor().post('/api/auth/magic-login', { token: last.token })).status).toBe(200)
})
