import { expect, test } from 'vitest'
import { eq } from '#server/database/sql.ts'
import { issueLoginToken } from './one-time-tokens.ts'
import { hashOf, newSecret } from './secrets.ts'
import { users } from './tables.ts'
import { openShop, provedUser, randomAddress, randomEmail, signedUp } from './testing/shop.ts'
import type { User } from './users.ts'

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
  const asked = async (address: string) => {
    const statuses: number[] = []
    for (let i = 0; i < 5; i++)
      statuses.push((await shop.visitor().post('/api/auth/login', { email: address })).status)
    return statuses
  }
  // The same for an address without an account.
  expect(await asked(email)).toEqual([200, 200, 200, 429, 429])
  expect(await asked(randomEmail())).toEqual([200, 200, 200, 429, 429])
  const { token } = await shop.mail(email, 'Your login link')
  const received = await shop.house().mailbox.list({ to: email })
  expect(received.filter(({ subject }) => subject === 'Your login link').length).toBeLessThanOrEqual(3)
  expect((await shop.visitor().post('/api/auth/magic-login', { token })).status).toBe(200)
})

async function guessCodes(email: string, user?: User) {
  const { db } = shop.house()
  const guesser = shop.visitor()
  guesser.cookies.set('fcp_browser', `${newSecret()}.${hashOf(email).slice(0, 16)}`)
  const browserHash = hashOf(guesser.cookies.get('fcp_browser') ?? '')
  const answers: unknown[] = []
  let last: { token: string; code?: string } = { token: '', code: '' }
  for (let round = 0; round < 5; round++) {
    if (user) last = await db.transaction((tx) => issueLoginToken(tx, user, browserHash))
    const wrong = last.code === '111111' ? '111112' : '111111'
    for (let i = 0; i < 5; i++) {
      const { status, body } = await guesser.post('/api/auth/magic-login', { email, code: wrong })
      answers.push([status, body])
    }
  }
  return { answers, last, guesser }
}

test('codes of one account can be guessed at 20 times a day; that tells nothing, and the link still works', async () => {
  const { email } = await provedUser(shop)
  const [user] = await shop.house().db.select().from(users).where(eq(users.email, email))
  const known = await guessCodes(email, user)
  const unknown = await guessCodes(randomEmail())
  expect(known.answers).toEqual(unknown.answers)
  expect(known.answers.every((answer) => (answer as [number])[0] === 400)).toBe(true)
  // Even the right code is one too many now.
  expect((await known.guesser.post('/api/auth/magic-login', { email, code: known.last.code })).status).toBe(
    400,
  )
  expect(await known.guesser.me()).toBeUndefined()
  expect((await shop.visitor().post('/api/auth/magic-login', { token: known.last.token })).status).toBe(200)
})

test('right passwords at the same moment may be too many at once, but never for long', async () => {
  const { email, password } = await signedUp(shop)
  const right = () => shop.visitor().post('/api/auth/login', { email, password })
  await Promise.all(Array.from({ length: 25 }, right))
  expect((await right()).status).toBe(200)
})

test('guesses from outside do not close the settings of who is signed in', async () => {
  const { person, email, password } = await provedUser(shop)
  await wrongTries(email, 21)
  const change = { currentPassword: password, password: 'second password' }
  expect((await person.post('/api/settings/password', change)).status).toBe(200)
})

test('whoever has a session still cannot guess the password by it', async () => {
  const { person } = await provedUser(shop)
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) {
    const { status } = await person.post('/api/settings/delete-account', { currentPassword: `guess ${i}` })
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
})

test('an unproved account fills no mailbox: not by changing its password, not by coming and going', async () => {
  const email = randomEmail('victim')
  for (let round = 0; round < 6; round++) {
    const { person, password } = await signedUp(shop, email)
    for (let i = 0; i < 2; i++) {
      await person.post('/api/settings/password', { currentPassword: password, password })
    }
    expect((await person.post('/api/settings/delete-account', { currentPassword: password })).status).toBe(
      200,
    )
  }
  await signedUp(shop, email)
  await shop.visitor().post('/api/auth/login', { email })
  await shop.mail(email, 'Your login link')
  const subjects = (await shop.house().mailbox.list({ to: email })).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Confirm')).length).toBeLessThanOrEqual(3)
  expect(subjects).not.toContain('Your password was changed')
})
