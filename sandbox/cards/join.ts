// For a shop of several processes with one folder: one of them is the provider, the others talk to it. When it dies, another
// takes its place, at the same address and with the same book.
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { type CardProvider, type CardProviderOptions, type ShopsCardProvider, tryToOpen } from './cards.ts'
import { keptPort } from './claim.ts'
import { keysIn } from './keys.ts'

const LOOK_EVERY_MS = 1_000

export async function joinCardProvider(options: CardProviderOptions): Promise<ShopsCardProvider> {
  const keys = keysIn(options.folder, options)
  let own: CardProvider | undefined = await tryToOpen(options)
  let hearsAt: string | undefined
  let pagesUrl = options.pagesUrl
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const apiBase = own?.apiBase ?? `http://127.0.0.1:${keptPort(options.folder)}`
  const port = Number(new URL(apiBase).port)

  async function look(): Promise<void> {
    own = await tryToOpen({ ...options, port, pagesUrl })
    if (hearsAt === undefined) return
    if (own) own.deliverTo(hearsAt)
    else await announce(apiBase, keys.secretKey, hearsAt)
  }

  /** One look after the other: two at once would find each other. */
  let looking = own ? Promise.resolve() : keepLooking()
  async function keepLooking(): Promise<void> {
    await look().catch(() => {})
    if (own || closed) return
    timer = setTimeout(() => {
      looking = keepLooking()
    }, LOOK_EVERY_MS).unref()
  }

  return {
    ...keys,
    apiBase,
    deliverTo(url) {
      hearsAt = url
      own?.deliverTo(url)
    },
    showPagesAt(url) {
      pagesUrl = url
      own?.showPagesAt(url)
    },
    servePage(request, response) {
      if (own) own.servePage(request, response)
      else passOn(apiBase, request, response)
    },
    async close() {
      closed = true
      await looking
      clearTimeout(timer)
      await own?.close()
    },
  }
}

async function announce(apiBase: string, secretKey: string, hears: string): Promise<void> {
  const answer = await fetch(`${apiBase}/sandbox/control`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ hears }),
    signal: AbortSignal.timeout(LOOK_EVERY_MS),
  })
  await answer.body?.cancel()
}

function passOn(apiBase: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = request
  const onward = ask(new URL(url ?? '/', apiBase), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502).end('The sandbox card provider does not answer.')
  })
  request.pipe(onward)
}
