// A card provider on loopback: speaks the real one's API and signs its webhooks, so that buying can be tried without money.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { apiServer } from './api/serve.ts'
import { openBook } from './book.ts'
import { claim, portOf } from './claim.ts'
import { controlServer } from './control.ts'
import type { Desk } from './desk.ts'
import { createApiFaults } from './faults.ts'
import { serve } from './http.ts'
import { type Keys, keysIn } from './keys.ts'
import { createListeners, type Send } from './listeners.ts'
import type { Event } from './objects/event.ts'
import { pageServer } from './pages/serve.ts'
import { confirm, keepTime, type Outcome, pay } from './pay.ts'
import { createSwitches, type Switches } from './switches.ts'
import { findTestCard } from './test-cards.ts'
import { createWebhooks } from './webhooks.ts'

export interface CardProviderOptions extends Partial<Keys> {
  /** Where sessions, payments and events are kept: a restart loses none of them. */
  folder: string
  /** Where the payment pages are shown: `${pagesUrl}/sandbox/checkout/{session}`. Its own address when left out. */
  pagesUrl?: string
  port?: number
  /** How long a payment that comes later takes. */
  settleAfterMs?: number
  /** Before an event that was not heard is sent again; then twice as long, and so on. */
  firstPauseMs?: number
}

/** What a shop needs of it. */
export interface ShopsCardProvider extends Keys {
  apiBase: string
  /** Events wait until somebody is named who hears them. */
  deliverTo(url: string): void
  /** From now on payment pages are shown there. */
  showPagesAt(pagesUrl: string): void
  /** The payment pages, for whoever serves `pagesUrl`: everything under /sandbox/checkout/. */
  servePage(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

export interface CardProvider extends ShopsCardProvider {
  /** An address, several in turn, or a function; nobody when undefined. */
  deliverTo(target: string | string[] | Send | undefined): void
  switches: Switches
  /** How many events nobody has heard yet. */
  waitingWebhooks(): number
  /** Pays without the page. By the session's id or address. */
  pay(session: string, card?: string, email?: string): Outcome
  /** The answer of a buyer whom the bank asked. */
  confirm(session: string, agreed: boolean): Outcome
}

const TICK_MS = 500

export async function openCardProvider(options: CardProviderOptions): Promise<CardProvider> {
  const provider = await tryToOpen(options)
  if (provider) return provider
  throw new Error(`Another process is the card provider of ${options.folder}.`)
}

/** Undefined: another process is the provider of this folder. */
export async function tryToOpen(options: CardProviderOptions): Promise<CardProvider | undefined> {
  const keys = keysIn(options.folder, options)
  let handle: RequestListener | undefined
  // Only who holds the port may open the book.
  const server = await claim({ ...options, ...keys }, (request, response) => handle?.(request, response))
  if (!server) return undefined
  const provider = raise(options, keys, server)
  handle = provider.handle
  return provider
}

function raise(options: CardProviderOptions, keys: Keys, server: Server) {
  const { folder, settleAfterMs = 10_000, firstPauseMs = 500 } = options
  const apiBase = `http://127.0.0.1:${portOf(server)}`
  let pagesUrl = options.pagesUrl ?? apiBase
  let enqueue: (event: Event) => void = () => {}
  const book = openBook(folder, (event) => enqueue(event))
  const desk: Desk = { book, settleAfterMs, pagesUrl: () => pagesUrl }
  const listeners = createListeners()
  const webhooks = createWebhooks({ book, secret: keys.webhookSecret, firstPauseMs, listeners })
  enqueue = webhooks.enqueue
  const faults = createApiFaults()
  const switches = createSwitches(desk, faults, webhooks)
  const servePage = serve(pageServer(desk))
  const serveApi = serve(apiServer({ desk, secretKey: keys.secretKey, faults }))
  const serveControl = serve(
    controlServer({ desk, secretKey: keys.secretKey, switches, listeners, webhooks }),
  )
  const clock = setInterval(() => keepTime(desk), TICK_MS).unref()

  return {
    ...keys,
    ...buyer(desk),
    apiBase,
    switches,
    servePage,
    waitingWebhooks: webhooks.waiting,
    handle(request: IncomingMessage, response: ServerResponse): void {
      if (request.url?.startsWith('/sandbox/checkout/')) servePage(request, response)
      else if (request.url === '/sandbox/control') serveControl(request, response)
      else serveApi(request, response)
    },
    deliverTo(target: string | string[] | Send | undefined): void {
      listeners.always(target)
      webhooks.wake()
    },
    showPagesAt(url: string): void {
      pagesUrl = url
    },
    async close(): Promise<void> {
      clearInterval(clock)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await Promise.all([closed, webhooks.close()])
      book.close()
    },
  }
}

/** Who pays without the page. */
function buyer(desk: Desk): Pick<CardProvider, 'pay' | 'confirm'> {
  const idOf = (session: string) => session.split('/').at(-1) ?? ''
  return {
    pay(session, number = '4242424242424242', email) {
      const card = findTestCard(number)
      if (!card) throw new Error(`There is no test card ${number}.`)
      const known = desk.book.find('session', idOf(session))?.session.customer_email
      return pay(desk, idOf(session), { card, email: known ?? email ?? null })
    },
    confirm: (session, agreed) => confirm(desk, idOf(session), agreed),
  }
}
