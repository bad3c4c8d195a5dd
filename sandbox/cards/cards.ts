// A card provider on loopback: speaks the real one's API and signs its webhooks, so that buying can be tried without money.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError } from './api/api-error.ts'
import { needKey } from './api/key.ts'
import { apiServer } from './api/serve.ts'
import { openBook } from './book.ts'
import type { Desk } from './desk.ts'
import { createApiFaults } from './faults.ts'
import { type Handle, json, readBody, serve } from './http.ts'
import { type Keys, keysIn } from './keys.ts'
import type { Event } from './objects/event.ts'
import { pageServer } from './pages/serve.ts'
import { keepTime, type Outcome, pay } from './pay.ts'
import { createSwitches, obey, type Switches } from './switches.ts'
import { findTestCard } from './test-cards.ts'
import { createWebhooks, type Send, sendOver, type Webhooks } from './webhooks.ts'

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

export interface CardProvider extends Keys {
  apiBase: string
  switches: Switches
  /** Events wait until somebody is named who hears them: an address, several in turn, or a function. */
  deliverTo(target: string | string[] | Send | undefined): void
  /** How many events nobody has heard yet. */
  waitingWebhooks(): number
  /** Pays without the page. */
  pay(session: string, card?: string, email?: string): Outcome
  /** From now on payment pages are shown there. */
  showPagesAt(pagesUrl: string): void
  /** The payment pages, for whoever serves `pagesUrl`: everything under /sandbox/checkout/. */
  servePage(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

const TICK_MS = 500

export async function openCardProvider(options: CardProviderOptions): Promise<CardProvider> {
  const { folder, port = 0, settleAfterMs = 10_000, firstPauseMs = 500 } = options
  const keys = keysIn(folder, options)
  let enqueue: (event: Event) => void = () => {}
  const book = openBook(folder, (event) => enqueue(event))
  const webhooks = createWebhooks({ book, secret: keys.webhookSecret, firstPauseMs })
  enqueue = webhooks.enqueue

  let pagesUrl = options.pagesUrl
  let apiBase = ''
  const desk: Desk = { book, settleAfterMs, pagesUrl: () => pagesUrl ?? apiBase }
  const faults = createApiFaults()
  const switches = createSwitches(desk, faults, webhooks)
  const servePage = serve(pageServer(desk))
  const serveApi = serve(apiServer({ desk, secretKey: keys.secretKey, faults }))
  const serveControl = serve(controlServer(keys.secretKey, switches, webhooks, desk))

  const server = createServer((request, response) => {
    if (request.url?.startsWith('/sandbox/checkout/')) return servePage(request, response)
    if (request.url === '/sandbox/control') return serveControl(request, response)
    serveApi(request, response)
  })
  await listen(server, port)
  apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clock = setInterval(() => keepTime(desk), TICK_MS).unref()

  return {
    ...keys,
    apiBase,
    switches,
    deliverTo: (target) => webhooks.sendTo(senderOf(target)),
    waitingWebhooks: webhooks.waiting,
    pay(session, number = '4242424242424242', email) {
      const id = session.split('/').pop() ?? ''
      const card = findTestCard(number)
      const known = book.find('session', id)?.session.customer_email
      if (!card) throw new Error(`There is no test card ${number}.`)
      return pay(desk, id, { card, email: known ?? email ?? null })
    },
    showPagesAt(url) {
      pagesUrl = url
    },
    servePage,
    async close() {
      clearInterval(clock)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await Promise.all([closed, webhooks.close()])
      book.close()
    },
  }
}

function senderOf(target: string | string[] | Send | undefined): Send | undefined {
  if (target === undefined || typeof target === 'function') return target
  return sendOver([target].flat())
}

/** GET tells how things stand, POST throws switches. */
function controlServer(secretKey: string, switches: Switches, webhooks: Webhooks, desk: Desk): Handle {
  return async (request) => {
    const body = await readBody(request)
    try {
      needKey(request, secretKey)
    } catch (error) {
      if (error instanceof ApiError) return json(error.status, error.body)
      throw error
    }
    const done = request.method === 'POST' ? obey(switches, parsed(body)) : {}
    if (!done) return json(400, new ApiError(400, 'There is no such switch.').body)
    return json(200, { ...done, waitingWebhooks: webhooks.waiting(), ...totals(desk) })
  }
}

function parsed(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return undefined
  }
}

function totals({ book }: Desk): object {
  const sessions = book.all('session').map(({ session }) => session)
  const paid = sessions.filter(({ payment_status }) => payment_status === 'paid')
  const paidAmount = paid.reduce((sum, { amount_total }) => sum + (amount_total ?? 0), 0)
  return { sessions: sessions.length, paid: paid.length, paidAmount }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve())
  })
}
