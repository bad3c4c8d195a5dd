// oidc-provider, set up to behave like Google's: codes with PKCE, and the claims in the id token itself.
import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { ErrorOut, Provider } from 'oidc-provider'
import type { Account } from './accounts.ts'
import { createMemory } from './memory.ts'

interface Options {
  issuer: string
  clientId: string
  clientSecret: string
  redirectUris: string[]
  findAccount(sub: string): Account | undefined
  errorPage(error: ErrorOut, over: boolean): { headers: Record<string, string>; body: string }
}

export async function createProvider(options: Options): Promise<Provider> {
  const [{ Provider, errors, interactionPolicy }, { privateKey }] = await Promise.all([
    // Takes a third of a second, which only those who sign in this way should wait for.
    import('oidc-provider'),
    promisify(generateKeyPair)('rsa', { modulusLength: 2048 }),
  ])
  const policy = interactionPolicy.base()
  // Google's word for "always show me my accounts".
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)

  // Whatever is left out here, oidc-provider fills in and says so on the console; and it says so about features
  // that are on by default. Hence the long list.
  const provider = new Provider(options.issuer, {
    adapter: createMemory(),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'sandbox' }] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      // Cookies know no ports: these share the host with the site's own.
      names: {
        session: 'sandbox_identity_session',
        interaction: 'sandbox_identity_interaction',
        resume: 'sandbox_identity_resume',
      },
    },
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: options.redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    clientBasedCORS: () => false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub', 'hd'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    // Sessions are not kept (see memory.ts), so what is issued cannot depend on one.
    expiresWithSession: () => false,
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 3600,
      Session: 3600,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    findAccount(_, sub) {
      const account = options.findAccount(sub)
      return account && { accountId: sub, claims: () => claimsOf(account) }
    },
    renderError(ctx, out, error) {
      const { headers, body } = options.errorPage(out, error instanceof errors.SessionNotFound)
      ctx.set(headers)
      ctx.body = body
    },
  })
  // Otherwise Koa prints a stack for every visitor who leaves before the answer.
  provider.silent = true
  return provider
}

function claimsOf({ sub, email, emailVerified, hosted, name }: Account) {
  return {
    sub,
    email,
    email_verified: emailVerified,
    ...(hosted && { hd: email.slice(email.indexOf('@') + 1).toLowerCase() }),
    ...(name !== '' && { name }),
  }
}
