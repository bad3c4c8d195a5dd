// The identity provider, by discovery. Its own words never reach the visitor: every fault becomes one of ours.
import * as oidc from 'openid-client'
import { z } from 'zod'
import type { House } from '#server/house.ts'
import { SANDBOX } from './rules.ts'

export type ProviderFault =
  | 'provider_unavailable'
  | 'provider_cancelled'
  | 'provider_failed'
  | 'address_unverified'

export class ProviderError extends Error {
  readonly fault: ProviderFault
  constructor(fault: ProviderFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

export interface ProvidedIdentity {
  issuer: string
  subject: string
  email: string
  /** By the provider; an address that is only claimed opens nothing. */
  emailVerified: boolean
  fullName: string | undefined
  /** The organization's domain that the provider hosts, if the account belongs to one. */
  hostedDomain?: string | undefined
}

export interface Provider {
  /** Where to send the browser, and what it has to bring back. */
  begin(): Promise<{ url: string; state: string }>
  /** From the address it came back to. */
  finish(address: URL, state: string | undefined): Promise<ProvidedIdentity>
}

const journey = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })
const claimed = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).toLowerCase(),
  // Some providers say it as text.
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  name: z.string().optional().catch(undefined),
  hd: z.string().optional().catch(undefined),
})

const TIMEOUT_SECONDS = 8

export function createProvider({ config, identityProvider: known }: House): Provider {
  const redirectUri = `${config.publicUrl}/api/auth/google/callback`
  // The sandbox's provider has another address at every start; its accounts are the same.
  const issuer = config.identityProvider ? known.issuer : SANDBOX
  let discovered: Promise<oidc.Configuration> | undefined

  /** Once; but a provider that was down is asked again. */
  async function provider(): Promise<oidc.Configuration> {
    discovered ??= oidc.discovery(new URL(known.issuer), known.clientId, known.clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // The sandbox's provider has no https. Of others, production accepts only those that do: see the configuration.
      execute: new URL(known.issuer).protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
    })
    try {
      return await discovered
    } catch (error) {
      discovered = undefined
      throw new ProviderError('provider_unavailable', error)
    }
  }

  return {
    async begin() {
      const configuration = await provider()
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
        state,
        nonce,
      })
      return {
        url: url.href,
        state: Buffer.from(JSON.stringify({ state, nonce, verifier })).toString('base64url'),
      }
    },

    async finish(address, packed) {
      const { state, nonce, verifier } = unpack(packed)
      const configuration = await provider()
      const tokens = await oidc
        .authorizationCodeGrant(configuration, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error) => {
          throw new ProviderError(faultOf(error), error)
        })
      const claims = claimed.safeParse(tokens.claims())
      if (!claims.success) throw new ProviderError('provider_failed', claims.error)
      const { sub, email, email_verified, name, hd } = claims.data
      return {
        issuer,
        subject: sub,
        email,
        emailVerified: email_verified,
        fullName: name,
        hostedDomain: hd,
      }
    },
  }
}

/** Only the browser that set out has it. Without it, or with another's, there is nothing to finish. */
function unpack(packed: string | undefined): z.infer<typeof journey> {
  try {
    return journey.parse(JSON.parse(Buffer.from(packed ?? '', 'base64url').toString()))
  } catch (error) {
    throw new ProviderError('provider_failed', error)
  }
}

function faultOf(error: unknown): ProviderFault {
  if (error instanceof oidc.AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'provider_cancelled' : 'provider_failed'
  }
  if (error instanceof oidc.ResponseBodyError) return 'provider_failed'
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  const unreachable = /^(OAUTH_TIMEOUT|ECONNREFUSED|ENOTFOUND|ECONNRESET)$/
  return unreachable.test(code ?? '') || unreachable.test(cause?.code ?? '') || error instanceof TypeError
    ? 'provider_unavailable'
    : 'provider_failed'
}
