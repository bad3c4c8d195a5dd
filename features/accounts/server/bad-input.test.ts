// Whatever is sent, the answer is a sentence and never a 5xx.
import { expect, test } from 'vitest'
import { openShop, randomEmail } from './testing/shop.ts'

const shop = openShop()
const EMAIL_MISSING = 'Please enter your email address.'
const EMAIL_WRONG = 'Please enter a valid email address, such as name@example.com.'

test.each([
  ['nothing', undefined, EMAIL_MISSING],
  ['null', null, EMAIL_MISSING],
  ['a number', 7, EMAIL_MISSING],
  ['a list', ['a@example.com'], EMAIL_MISSING],
  ['an object', { $ne: null }, EMAIL_MISSING],
  ['empty', '', EMAIL_MISSING],
  ['blanks', '   ', EMAIL_MISSING],
  ['no @', 'someone', EMAIL_WRONG],
  ['two addresses', 'a@example.com,b@example.com', EMAIL_WRONG],
  ['a header', 'a@example.com\r\nBcc: b@example.com', EMAIL_WRONG],
  ['10 KB', `${'a'.repeat(10_240)}@example.com`, EMAIL_WRONG],
  ['a Cyrillic look-alike', 'аdmin@example.com', EMAIL_WRONG],
  ['a full-width look-alike', 'ａdmin@example.com', EMAIL_WRONG],
  ['a dotless i', 'admın@example.com', EMAIL_WRONG],
  ['a Kelvin sign', 'mar\u212a@example.com', EMAIL_WRONG],
  ['a zero-width blank', 'ad\u200bmin@example.com', EMAIL_WRONG],
  ['a null byte', 'ad\u0000min@example.com', EMAIL_WRONG],
])('an email address that is %s gets a clear sentence everywhere', async (_, email, sentence) => {
  const visitor = shop.visitor()
  for (const path of ['login', 'signup', 'forgot-password']) {
    const more = path === 'forgot-password' ? {} : { password: 'six or more', fullName: 'Mara' }
    const { status, body } = await visitor.post(`/api/auth/${path}`, { email, ...more })
    expect([path, status, body]).toEqual([
      path,
      400,
      { success: false, error: sentence, code: 'invalid_input', fields: ['email'] },
    ])
  }
})

test.each([
  [{ password: undefined }, 'Please choose a password.'],
  [{ password: '1234567' }, 'Password must be at least 8 characters long'],
  [{ password: '12345678' }, 'This password is too common. Please choose another.'],
  [{ password: 'Password123!' }, 'This password is too common. Please choose another.'],
  [{ password: ' '.repeat(8) }, 'Password must not be only spaces.'],
  [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters long.'],
  [{ password: { length: 9 } }, 'Please choose a password.'],
  [{ fullName: undefined }, 'Please enter your full name.'],
  [{ fullName: ' \t ' }, 'Please enter your full name.'],
  [{ fullName: ['Mara'] }, 'Please enter your full name.'],
  [{ fullName: 'a'.repeat(101) }, 'The full name can have at most 100 characters.'],
  [{ fullName: 'Mara\u0000' }, 'The full name contains characters that cannot be shown.'],
  [{ fullName: 'Mara\u202egnp.exe' }, 'The full name contains characters that cannot be shown.'],
])('signing up with %j is answered: %s', async (wrong, sentence) => {
  const email = randomEmail()
  const wanted = { email, password: 'six or more', fullName: 'Mara', ...wrong }
  expect(await shop.visitor().post('/api/auth/signup', wanted)).toMatchObject({
    status: 400,
    body: { error: sentence },
  })
})

test('an address is no password of its account', async () => {
  const email = randomEmail()
  const wanted = { email, password: email.toUpperCase(), fullName: 'Mara' }
  expect(await shop.visitor().post('/api/auth/signup', wanted)).toMatchObject({
    status: 400,
    body: { code: 'password_refused', error: 'Password must not be your email address.' },
  })
})

test('names and passwords of every script are fine', async () => {
  const email = randomEmail()
  const visitor = shop.visitor()
  const wanted = { email, password: '密码密码密码 🔑\u0000', fullName: 'Zoë Ōkafor 王小明 O’Neill' }
  expect((await visitor.post('/api/auth/signup', wanted)).body.user.fullName).toBe(wanted.fullName)
  expect((await shop.visitor().post('/api/auth/login', wanted)).status).toBe(200)
})

test.each([
  ['/api/auth/login', { email: 'a@example.com', password: '' }, 'Please enter your password.'],
  ['/api/auth/login', { email: 'a@example.com', password: 'x'.repeat(2000) }, 'This password is too long.'],
  ['/api/auth/login', { email: 'a@example.com', password: null }, 'Please enter your password.'],
  ['/api/auth/magic-login', {}, 'Invalid login link. Please request a new one.'],
  ['/api/auth/magic-login', { token: 7 }, 'Invalid login link. Please request a new one.'],
  ['/api/auth/magic-login', { token: '' }, 'Invalid login link. Please request a new one.'],
  ['/api/auth/magic-login', { token: 'x\u0000' }, 'Invalid or expired login link.'],
  ['/api/auth/magic-login', { code: '12' }, 'This code is wrong or has expired.'],
  ['/api/auth/reset-password', { password: 'six or more' }, 'Invalid password reset token.'],
  [
    '/api/auth/reset-password',
    { token: 'x', password: 'six or more' },
    'This password reset link is invalid or has expired.',
  ],
  ['/api/auth/verify-email', {}, 'Invalid confirmation link. Please request a new one.'],
  ['/api/auth/verify-email', { token: 'x' }, 'Invalid or expired confirmation link.'],
])('%s with %j is answered: %s', async (path, body, sentence) => {
  const answer = await shop.visitor().post(path, body)
  expect([answer.status, answer.body.error]).toEqual([400, sentence])
})

test('what is not JSON, too large, or strange is answered too', async () => {
  const visitor = shop.visitor()
  const json = { 'content-type': 'application/json' }
  for (const [payload, status] of [
    ['{', 400],
    ['null', 400],
    ['[]', 400],
    ['"x"', 400],
    ['', 400],
  ] as const) {
    expect((await visitor.post('/api/auth/login', payload, json)).status).toBe(status)
  }
  const huge = JSON.stringify({ email: 'a'.repeat(2 ** 21) })
  expect((await visitor.post('/api/auth/login', huge, json)).status).toBe(413)
})

test('strange cookies are nobody', async () => {
  for (const value of ['', 'x', '%00', 'a'.repeat(4000), '../../etc', 'null']) {
    const visitor = shop.visitor()
    for (const name of ['fcp_session', 'fcp_browser', 'fcp_provider']) visitor.cookies.set(name, value)
    expect((await visitor.get('/api/auth/me')).status).toBe(401)
    expect((await visitor.post('/api/auth/login', { email: randomEmail() })).status).toBe(200)
    expect((await visitor.post('/api/auth/magic-login', { code: '123456' })).status).toBeLessThan(500)
    expect((await visitor.get('/api/auth/google/callback?code=x&state=y')).status).toBe(302)
  }
})
