// The sandbox's card provider as a process of its own. Unless it is told where, it tells nobody: the drills bring its events.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import Stripe from 'stripe'
import { sign } from '#sandbox/cards/signature.ts'

const MAIN = fileURLToPath(new URL('../../sandbox/cards/main.ts', import.meta.url))
const PATIENCE_MS = 30_000

interface Keys {
  apiBase: string
  secretKey: string
  webhookSecret: string
}

export interface Provider extends Keys {
  /** As its own customer sees it. */
  stripe: Stripe
  /** Pays on its page, and answers how that went: 'paid', 'declined', … */
  pay(sessionId: string, payer?: { card?: string; email?: string }): Promise<string>
  /** The switches of /sandbox/control. */
  control(command: object): Promise<Record<string, unknown>>
  /** Every event of the kind, oldest first. */
  events(type: string): Promise<Stripe.Event[]>
  /** Every session that is complete and paid. */
  paidSessions(): Promise<Stripe.Checkout.Session[]>
  /** The headers of a webhook with this body. */
  signed(body: Buffer, signature?: { secret?: string; at?: number }): Record<string, string>
  close(): Promise<void>
}

/** `webhookUrl`: where its events go by themselves. */
export async function startProvider(folder: string, webhookUrl = ''): Promise<Provider> {
  const child = spawn(process.execPath, [MAIN], {
    // Money that comes later comes when the drill says so.
    env: { PATH: process.env.PATH, FOLDER: folder, WEBHOOK_URLS: webhookUrl, SETTLE_AFTER_MS: '3600000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [line] = await once(createInterface(child.stdout), 'line', {
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const keys: Keys = JSON.parse(line)
  const stripe = clientOf(keys)
  return {
    ...keys,
    ...buyer(keys),
    stripe,
    async events(type) {
      const events: Stripe.Event[] = []
      for await (const event of stripe.events.list({ type, limit: 100 })) events.push(event)
      return events.reverse()
    },
    async paidSessions() {
      const sessions: Stripe.Checkout.Session[] = []
      for await (const session of stripe.checkout.sessions.list({ status: 'complete', limit: 100 }))
        if (session.payment_status === 'paid') sessions.push(session)
      return sessions
    },
    signed: (body, { secret = keys.webhookSecret, at = Math.floor(Date.now() / 1000) } = {}) => ({
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': sign(secret, body.toString('utf8'), at),
    }),
    async close() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function clientOf({ apiBase, secretKey }: Keys): Stripe {
  const { hostname, port } = new URL(apiBase)
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false })
}

function buyer({ apiBase, secretKey }: Keys): Pick<Provider, 'pay' | 'control'> {
  async function post(path: string, body: object, headers = {}): Promise<Record<string, unknown>> {
    const answer = await fetch(`${apiBase}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return (await answer.json()) as Record<string, unknown>
  }
  return {
    pay: async (sessionId, { card = '4242424242424242', email } = {}) =>
      String((await post(`/sandbox/checkout/${sessionId}`, { card, email })).status),
    control: (command) => post('/sandbox/control', command, { authorization: `Bearer ${secretKey}` }),
  }
}
