// Over https nobody else can set, read or overhear the cookies.
import { expect, test } from 'vitest'
import { openShop, randomEmail } from './testing/shop.ts'

const shop = openShop({ env: { PUBLIC_URL: 'https://shop.example' } })

test('on an https site every secret cookie is Secure and bound to the host', async () => {
  const visitor = shop.visitor()
  const email = randomEmail()
  const { headers } = await visitor.post('/api/auth/signup', {
    email,
    password: 'six or more',
    fullName: 'Mara',
  })
  const [session, hint] = headers['set-cookie'] as string[]
  expect(session).toMatch(
    /^__Host-fcp_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(hint).toMatch(/^fcp_hint=1; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/)
  expect(await visitor.me()).toBe(email)
})

test('a session under the plain name is none', async () => {
  const visitor = shop.visitor()
  await visitor.post('/api/auth/signup', { email: randomEmail(), password: 'six or more', fullName: 'Mara' })
  const planted = shop.visitor()
  planted.cookies.set('fcp_session', visitor.cookies.get('__Host-fcp_session') ?? '')
  expect(await planted.me()).toBeUndefined()
})

test('logging out clears what was set', async () => {
  const visitor = shop.visitor()
  await visitor.post('/api/auth/signup', { email: randomEmail(), password: 'six or more', fullName: 'Mara' })
  // What marks the browser of a purchase goes, too: the next person at this machine is somebody else.
  visitor.cookies.set('__Host-fcp_checkout', 'x'.repeat(43))
  await visitor.post('/api/auth/logout')
  expect(visitor.cookies.size).toBe(0)
})
