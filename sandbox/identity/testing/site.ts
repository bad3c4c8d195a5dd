// A site that lets people sign in at the provider, as openid-client does it.
import * as client from 'openid-client'
import type { IdentityProvider } from '../identity.ts'
import { type Page, Visitor } from './visitor.ts'

// Nobody listens there, and nobody needs to: visitors stop at its door.
export const SITE = 'http://127.0.0.1:9'
export const CALLBACK = `${SITE}/api/google/callback`

export interface SignIn {
  page: Page
  verifier: string
  state: string
  nonce: string
}

export async function authorizationUrl(provider: IdentityProvider, more: Record<string, string> = {}) {
  const verifier = client.randomPKCECodeVerifier()
  const [state, nonce] = [client.randomState(), client.randomNonce()]
  const url = client.buildAuthorizationUrl(await discover(provider), {
    redirect_uri: CALLBACK,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...more,
  })
  return { url, verifier, state, nonce }
}

export async function begin(
  provider: IdentityProvider,
  visitor = new Visitor(SITE),
  more: Record<string, string> = {},
): Promise<SignIn> {
  const { url, ...secrets } = await authorizationUrl(provider, more)
  return { page: await visitor.open(url.href), ...secrets }
}

export async function redeem(
  provider: IdentityProvider,
  callback: string,
  { verifier, state, nonce }: SignIn,
  authentication?: client.ClientAuth,
) {
  const config = await discover(provider, authentication)
  const tokens = await client.authorizationCodeGrant(config, new URL(callback), {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
  })
  return tokens.claims()
}

function discover({ issuer, clientId, clientSecret }: IdentityProvider, authentication?: client.ClientAuth) {
  return client.discovery(new URL(issuer), clientId, clientSecret, authentication, {
    execute: [client.allowInsecureRequests],
  })
}
