// Tells the shop about events: signed, again and again with growing pauses until it says that it heard. What has not been
// heard is found in the book after a restart.
import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Book } from './book.ts'
import { NO_WEBHOOK_FAULT, type WebhookFault } from './faults.ts'
import type { Listeners } from './listeners.ts'
import type { Event } from './objects/event.ts'
import { now } from './objects/ids.ts'
import { sign } from './signature.ts'

const MOST_AT_ONCE = 16
const MOST_ATTEMPTS = 25
const LONGEST_PAUSE_MS = 5 * 60_000
const PATIENCE_MS = 20_000

interface Options {
  book: Book
  secret: string
  firstPauseMs: number
  listeners: Listeners
}

export interface Webhooks {
  /** Somebody may be there now. */
  wake(): void
  enqueue(event: Event): void
  misbehave(fault: WebhookFault): void
  /** What was held back, in this order. */
  release(order: 'kept' | 'reversed' | 'shuffled'): void
  /** How many have not been heard. */
  waiting(): number
  close(): Promise<void>
}

export function createWebhooks({ book, secret, firstPauseMs, listeners }: Options): Webhooks {
  let fault = NO_WEBHOOK_FAULT
  let held: string[] = []
  const due: string[] = []
  const pauses = new Map<string, NodeJS.Timeout>()
  const underWay = new Map<string, Promise<void>>()
  const ended = new AbortController()

  const attemptsOf = (id: string) => book.find('delivery', id)?.attempts ?? 0
  const isWaiting = (id: string) => (book.find('delivery', id)?.state ?? 'waiting') === 'waiting'

  function later(id: string, ms: number): void {
    if (ended.signal.aborted) return
    if (ms === 0) return void push(id)
    const timer = setTimeout(() => {
      pauses.delete(id)
      push(id)
    }, ms)
    pauses.set(id, timer)
  }

  function push(id: string): void {
    due.push(id)
    pump()
  }

  function pump(): void {
    while (due.length > 0 && !ended.signal.aborted && underWay.size < MOST_AT_ONCE) {
      if (listeners.count() === 0) return
      const id = due.shift() ?? ''
      underWay.set(
        id,
        deliver(id)
          // It is still in the book: the next start tries again.
          .catch(() => {})
          .finally(() => {
            underWay.delete(id)
            pump()
          }),
      )
    }
  }

  async function deliver(id: string): Promise<void> {
    // Whoever caused it is answered first.
    await nextTurn()
    const event = book.find('event', id)
    if (!event) return
    const copies = Array.from({ length: fault.copies }, () => attempt(event))
    const heard = (await Promise.all(copies)).every((status) => status >= 200 && status < 300)
    if (ended.signal.aborted) return
    const attempts = attemptsOf(id) + 1
    const state = heard ? 'delivered' : attempts < MOST_ATTEMPTS ? 'waiting' : 'given up'
    book.write([['delivery', { id, attempts, state }]])
    if (state === 'waiting') later(id, Math.min(firstPauseMs * 2 ** (attempts - 1), LONGEST_PAUSE_MS))
  }

  async function attempt(event: Event): Promise<number> {
    const body = JSON.stringify(event, null, 2)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': sign(secret, body, now()),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    }
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(PATIENCE_MS)])
    const send = listeners.next()
    if (!send) return 0
    // Also of a listener that does not look at the signal.
    const late = once(signal, 'abort').then(() => 0)
    return Promise.race([send(body, headers, signal).catch(() => 0), late])
  }

  function isDropped(): boolean {
    if (typeof fault.drop === 'boolean') return fault.drop
    if (fault.drop === 0) return false
    fault = { ...fault, drop: fault.drop - 1 }
    return true
  }

  for (const { id } of book.all('event')) if (isWaiting(id)) later(id, 0)

  return {
    wake: pump,
    enqueue({ id }) {
      if (isDropped()) return book.write([['delivery', { id, attempts: 0, state: 'given up' }]])
      if (fault.hold) return void held.push(id)
      later(id, fault.delayMs + Math.round(Math.random() * fault.jitterMs))
    },
    misbehave(wished) {
      fault = wished
    },
    release(order) {
      const ids = held
      held = []
      if (order === 'reversed') ids.reverse()
      if (order === 'shuffled') shuffle(ids)
      for (const id of ids) later(id, 0)
    },
    waiting: () => due.length + pauses.size + underWay.size + held.length,
    async close() {
      ended.abort()
      for (const timer of pauses.values()) clearTimeout(timer)
      await Promise.all(underWay.values())
    },
  }
}

function shuffle(ids: string[]): void {
  for (let i = ids.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    const [a, b] = [ids[i], ids[j]]
    if (a !== undefined && b !== undefined) [ids[i], ids[j]] = [b, a]
  }
}
