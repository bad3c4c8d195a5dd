// What the card provider tells us by itself.
import Stripe from 'stripe'
import { z } from 'zod'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { countRepeat, recordDelivery } from './deliveries.ts'
import { dealWith } from './events.ts'

/** An event that was signed longer ago may be a copy that somebody kept. */
const TOLERANCE_SECONDS = 300

const shape = z.object({ id: z.string().min(1), type: z.string(), data: z.object({ object: z.object() }) })

/** Before anything is read: what has no signature, or none of the right form, can be no event, and is worth no line in the log. */
export function refuseUnsigned(header: unknown): void {
  const parts = typeof header === 'string' ? header.split(',', MOST_PARTS) : []
  const hasTime = parts.some((part) => /^t=\d{1,12}$/.test(part))
  const hasSignature = parts.some((part) => /^v1=[0-9a-f]{64}$/.test(part))
  if (!hasTime || !hasSignature) throw new Failure('bad_signature')
}
/** While a secret is being replaced, the provider signs with both. */
const MOST_PARTS = 20

/** Only what the provider signed, to the byte, and just now. Anything else is logged, and leaves no other trace. */
export function readEvent({ cards, log }: House, body: unknown, signature: unknown): Stripe.Event {
  const [bytes, header] = [Buffer.isBuffer(body) ? body : '', typeof signature === 'string' ? signature : '']
  try {
    const event = Stripe.webhooks.constructEvent(bytes, header, cards.webhookSecret, TOLERANCE_SECONDS)
    shape.parse(event)
    return event
  } catch (error) {
    const why = error instanceof Error ? error.name : 'unreadable'
    log.warn({ why, bytes: bytes.length }, 'a webhook without a right signature')
    throw new Failure('bad_signature')
  }
}

/**
 * Dealing with an event is harmless when repeated, so its record comes after it: whatever dies in between, the provider
 * has no answer yet and sends the event again.
 */
export async function receive(house: House, event: Stripe.Event): Promise<void> {
  const { id: eventId, type } = event
  if (await countRepeat(house.db, eventId)) return
  try {
    await recordDelivery(house.db, { eventId, type, status: 'success', ...(await dealWith(house, event)) })
  } catch (err) {
    house.log.error({ err, eventId, type }, 'an event of the card provider failed')
    await recordDelivery(house.db, {
      eventId,
      type,
      status: 'failed',
      message: inOurWords(err),
      metadata: whatItIsAbout(event),
    })
    // Whatever it was: the provider is to send it again.
    throw new Failure('internal')
  }
}

/** Enough to find it at the provider, and nothing of who it is about. */
function whatItIsAbout({ data: { object } }: Stripe.Event): Record<string, unknown> {
  return 'id' in object && typeof object.id === 'string' ? { object: object.id } : {}
}

function inOurWords(error: unknown): string {
  return error instanceof Failure && error.code === 'card_provider'
    ? 'The card provider did not answer when asked for details. It will send this event again.'
    : 'Something went wrong on our side. The card provider will send this event again.'
}
