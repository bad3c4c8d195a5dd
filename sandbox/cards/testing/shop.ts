// A shop of the provider's: the official SDK on one side, and somebody who hears webhooks on the other.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { onTestFinished, vi } from 'vitest'
import { type CardProvider, type CardProviderOptions, openCardProvider } from '../cards.ts'
import type { Event, EventType } from '../objects/event.ts'

/** A folder that goes away with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fcp-cards-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const PAGES = 'http://shop.test'

export async function openProvider(options: Partial<CardProviderOptions> = {}): Promise<CardProvider> {
  const provider = await openCardProvider({
    folder: options.folder ?? temporaryFolder(),
    pagesUrl: PAGES,
    settleAfterMs: 3600_000,
    firstPauseMs: 10,
    ...options,
  })
  onTestFinished(provider.close)
  return provider
}

export function sdk({ apiBase, secretKey }: { apiBase: string; secretKey: string }, options = {}): Stripe {
  const { hostname, port } = new URL(apiBase)
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    ...options,
  })
}

/** A session for one blueprint, unless told otherwise. */
export const wishes = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  ({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: 79,
          product_data: { name: 'Single Blueprint', description: '20% off with DRAFT20' },
        },
      },
    ],
    success_url: `${PAGES}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${PAGES}/cancel`,
    customer_email: 'mara@example.com',
    client_reference_id: 'order-1',
    metadata: { order: 'order-1', pack: 'single' },
    ...more,
  }) satisfies Stripe.Checkout.SessionCreateParams

interface Heard {
  event: Event
  signature: string
  body: string
}

export interface Ear {
  url: string
  heard: Heard[]
  /** What it answers: 200 unless told. */
  answerWith(status: number): void
  /** Once that many of the type have come. */
  hears(type: EventType, times?: number): Promise<Event>
}

export async function listen(): Promise<Ear> {
  const heard: Heard[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8')
    heard.push({ event: JSON.parse(body), signature: String(request.headers['stripe-signature']), body })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/stripe`,
    heard,
    answerWith: (wished) => {
      status = wished
    },
    hears: (type, times = 1) =>
      vi.waitFor(
        () => {
          const found = heard.filter(({ event }) => event.type === type)
          const last = found.at(-1)
          if (!last || found.length < times) throw new Error(`${type} was heard ${found.length} times.`)
          return last.event
        },
        { timeout: 10_000, interval: 5 },
      ),
  }
}

/** Once every event has been heard. */
export const quiet = ({ waitingWebhooks }: CardProvider) =>
  vi.waitFor(
    () => {
      if (waitingWebhooks() > 0) throw new Error(`${waitingWebhooks()} events have not been heard.`)
    },
    { timeout: 10_000, interval: 5 },
  )

export interface TestShop {
  provider: CardProvider
  ear: Ear
  stripe: Stripe
  /** A new session, its id alone. */
  session(more?: Partial<Stripe.Checkout.SessionCreateParams>): Promise<string>
}

export async function openTestShop(options: Partial<CardProviderOptions> = {}): Promise<TestShop> {
  const provider = await openProvider(options)
  const ear = await listen()
  provider.deliverTo(ear.url)
  const stripe = sdk(provider)
  return {
    provider,
    ear,
    stripe,
    session: async (more) => (await stripe.checkout.sessions.create(wishes(more))).id,
  }
}
