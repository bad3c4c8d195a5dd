// An OpenID provider on loopback: the real protocol, so that signing in with Google can be tried without Google.
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Provider } from 'oidc-provider'
import { type Account, type Choice, readChoice } from './accounts.ts'
import { choosePage, OVER, pageHeaders, sentencePage } from './pages.ts'
import { createProvider } from './provider.ts'

export interface IdentityProvider {
  issuer: string
  clientId: string
  clientSecret: string
  close(): Promise<void>
}

export interface IdentityProviderOptions {
  /** Where codes may be sent, each exactly. */
  redirectUris: string[]
  siteUrl: string
}

export async function openIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const { siteUrl, redirectUris } = options
  const headers = pageHeaders([siteUrl, ...redirectUris].map((url) => new URL(url).origin))
  const clientId = 'founder-co-pilot-sandbox'
  const clientSecret = randomBytes(32).toString('hex')
  // As each last signed in: an account may come back with another address.
  const accounts = new Map<string, Account>()
  let created: Promise<Handler> | undefined

  const server = createServer((request, response) => {
    created ??= create()
    created
      .then((handle) => handle(request, response))
      .catch(() => {
        if (response.headersSent) response.destroy()
        else say(response, 500, 'The sandbox identity provider failed.')
      })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const issuer = `http://${host}`

  async function create(): Promise<Handler> {
    const provider = await createProvider({
      issuer,
      clientId,
      clientSecret,
      redirectUris,
      findAccount: (sub) => accounts.get(sub),
      errorPage({ error, error_description }, over) {
        const refused = `The sign-in was refused: ${error_description ?? error}.`
        return { headers, body: sentencePage(siteUrl, over ? OVER : refused) }
      },
    })
    const protocol = provider.callback()
    return async (request, response) => {
      // Addresses are built from this header; and a page elsewhere must not reach in under a name of its own.
      if (request.headers.host !== host) return say(response, 400, `This provider answers at ${issuer} only.`)
      const [path = ''] = (request.url ?? '').split('?')
      if (path.startsWith('/interaction/')) return interact(provider, path.slice(13), request, response)
      return protocol(request, response)
    }
  }

  async function interact(
    provider: Provider,
    uid: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const interaction = await provider.interactionDetails(request, response).catch(() => undefined)
    if (interaction?.uid !== uid) return say(response, 400, OVER)
    if (request.method === 'GET' || request.method === 'HEAD') return send(response, 200, choosePage(siteUrl))
    if (request.method !== 'POST') return say(response, 405, 'Please use the form.')

    const form = await readForm(request)
    if (!form) return say(response, 400, 'This form could not be read.')
    const choice = readChoice(form)
    if ('fault' in choice) return send(response, 400, choosePage(siteUrl, choice))
    await provider.interactionFinished(request, response, await resultOf(provider, choice))
  }

  async function resultOf(provider: Provider, choice: Exclude<Choice, { fault: object }>) {
    if ('cancelled' in choice)
      return { error: 'access_denied', error_description: 'The visitor cancelled the sign-in.' }
    const { account } = choice
    accounts.set(account.sub, account)
    const grant = new provider.Grant({ accountId: account.sub, clientId })
    grant.addOIDCScope('openid email profile')
    // All that a site can ask for is answered at once, so that one click does.
    return { login: { accountId: account.sub }, consent: { grantId: await grant.save() }, select_account: {} }
  }

  const say = (response: ServerResponse, status: number, sentence: string) =>
    send(response, status, sentencePage(siteUrl, sentence))

  function send(response: ServerResponse, status: number, page: string): void {
    response.writeHead(status, headers).end(page)
  }

  return {
    issuer,
    clientId,
    clientSecret,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Browsers and fetch keep theirs open for the next request.
        server.closeAllConnections()
      }),
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const LARGEST_FORM = 16_384

async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return undefined
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    // Read to the end all the same: a browser listens only after it has spoken.
    if (text.length <= LARGEST_FORM) text += chunk
  }
  return text.length <= LARGEST_FORM ? new URLSearchParams(text) : undefined
}
