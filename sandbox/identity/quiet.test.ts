import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// In a process of its own: oidc-provider says its piece only once in each.
const PROGRAM = `
const { connect } = await import('node:net')
const { cache } = (await import('node:module')).createRequire(import.meta.url)
const loaded = () => Object.keys(cache).some((path) => path.includes('/node_modules/koa/'))
const { openIdentityProvider } = await import('./identity.ts')
const { begin, CALLBACK, redeem, SITE } = await import('./testing/site.ts')
const { Visitor } = await import('./testing/visitor.ts')
const provider = await openIdentityProvider({ redirectUris: [CALLBACK], siteUrl: SITE })
const atOnce = loaded()

const visitor = new Visitor(SITE)
const signIn = await begin(provider, visitor)
const { url } = await visitor.submit(signIn.page, { account: 'mara@example.com' })
const claims = await redeem(provider, url, signIn)
await redeem(provider, url, signIn).catch(() => {})
await begin(provider, visitor, { redirect_uri: 'http://evil.example/' })
await begin(provider, visitor, { resource: 'http://api.example/', prompt: 'none' })
for (const path of ['/', '/auth', '/auth/none', '/me', '/session/end', '/interaction/none', '/token'])
  for (const method of ['GET', 'POST', 'OPTIONS'])
    await fetch(provider.issuer + path, { method, headers: { origin: SITE, authorization: 'Bearer none' } })
await fetch(provider.issuer + '/token', {
  method: 'POST',
  headers: { origin: SITE },
  body: new URLSearchParams({
    client_id: provider.clientId,
    client_secret: provider.clientSecret,
    grant_type: 'authorization_code',
    code: 'none',
    redirect_uri: CALLBACK,
  }),
})
const { port, host } = new URL(provider.issuer)
const leaving = connect(Number(port), '127.0.0.1')
leaving.write('POST /auth HTTP/1.1\\r\\nhost: ' + host + '\\r\\ncontent-length: 9\\r\\ncontent-type: application/x-www-form-urlencoded\\r\\n\\r\\na')
await fetch(provider.issuer)
leaving.resetAndDestroy()
await fetch(provider.issuer)
await provider.close()
console.log(JSON.stringify({ email: claims.email, atOnce, later: loaded() }))
`

test('nothing is printed, and oidc-provider (koa and all) is loaded only when somebody comes', async () => {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM],
    { cwd: import.meta.dirname, timeout: 20_000 },
  )
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual({ email: 'mara@example.com', atOnce: false, later: true })
})
