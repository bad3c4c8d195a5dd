import { expect, test } from 'vitest'
import { openIdentityProvider } from '#sandbox/identity/identity.ts'
import { openShop } from './testing/shop.ts'

// Nobody listens at the address of the test house's provider.
const shop = openShop()

test('a provider that is down sends the visitor back with a reason, and is asked again next time', async () => {
  const visitor = shop.visitor()
  for (let i = 0; i < 2; i++) {
    const { status, headers } = await visitor.get('/api/auth/google')
    expect([status, headers.location]).toEqual([302, '/login?error=provider_unavailable'])
  }
})

const provider = await openIdentityProvider({
  siteUrl: 'http://shop.test',
  redirectUris: ['http://shop.test/api/auth/google/callback'],
})
const leaving = openShop({
  env: {
    OIDC_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
  },
})

test('one that goes away on the way back, too', async () => {
  const visitor = leaving.visitor()
  const { headers } = await visitor.get('/api/auth/google')
  const state = new URL(String(headers.location)).searchParams.get('state')
  await provider.close()
  const issuer = encodeURIComponent(provider.issuer)
  const back = await visitor.get(`/api/auth/google/callback?code=x&state=${state}&iss=${issuer}`)
  expect(back.headers.location).toBe('/login?error=provider_unavailable')
})
