// A card provider on loopback: speaks the real one's API and signs its webhooks, so that buying can be tried without money.
import type { IncomingMessage, ServerResponse } from 'node:http'

export interface CardProviderOptions {
  /** Where sessions, payments and events are kept: a restart loses none of them. */
  folder: string
  /** Where the payment pages are shown: `${pagesUrl}/sandbox/checkout/{session}`. */
  pagesUrl: string
  /** Where events are sent. */
  webhookUrl: string
}

export interface CardProvider {
  apiBase: string
  secretKey: string
  webhookSecret: string
  /** The payment pages, for whoever serves `pagesUrl`: everything under /sandbox/checkout/. */
  servePage(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

export async function openCardProvider(_options: CardProviderOptions): Promise<CardProvider> {
  return {
    apiBase: 'http://127.0.0.1:1',
    secretKey: 'sk_test_none',
    webhookSecret: 'whsec_none',
    servePage: (_request, response) => response.writeHead(404).end(),
    close: async () => {},
  }
}
