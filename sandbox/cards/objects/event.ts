// What the provider tells a shop about.
import type Stripe from 'stripe'
import { eventId, now } from './ids.ts'

export const API_VERSION = '2026-10-28.endive'

export type Event = Stripe.EventBase
export type EventType = Stripe.Event['type']

/** Holds the object as it was: what happens to it later is told by later events. */
export function newEvent(type: EventType, object: object): Event {
  return {
    id: eventId(),
    object: 'event',
    api_version: API_VERSION,
    created: now(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
}
