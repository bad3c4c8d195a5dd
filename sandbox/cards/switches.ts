// What tests and drills can tell the provider to do: as methods here, and over HTTP with the secret key.
import { z } from 'zod'
import type { Desk } from './desk.ts'
import { closeDispute, openDispute } from './disputes.ts'
import { type ApiFault, type ApiFaults, apiFault, webhookFault } from './faults.ts'
import { settle } from './pay.ts'
import { lapse } from './sessions.ts'
import type { Webhooks } from './webhooks.ts'

export interface Switches {
  /** The next calls of a kind go wrong. */
  failApi(fault: ApiFault): void
  /** From now on; `{}` is back to normal. */
  webhooks(fault: z.input<typeof webhookFault>): void
  /** What `hold` kept back. */
  releaseWebhooks(order?: 'kept' | 'reversed' | 'shuffled'): void
  /** A payment that comes later comes now, or fails now. */
  settle(session: string, outcome?: 'succeeded' | 'failed'): boolean
  /** By session, intent or charge. Answers the dispute's id. */
  dispute(target: string): string | undefined
  closeDispute(target: string, status: 'won' | 'lost'): boolean
  /** The session's time runs out now. */
  lapse(session: string): boolean
  /** Everything works again. What was held back is sent. */
  reset(): void
}

export function createSwitches(desk: Desk, faults: ApiFaults, webhooks: Webhooks): Switches {
  return {
    failApi: faults.add,
    webhooks: (fault) => webhooks.misbehave(webhookFault.parse(fault)),
    releaseWebhooks: (order = 'kept') => webhooks.release(order),
    settle: (session, outcome) => settle(desk, session, outcome),
    dispute: (target) => openDispute(desk.book, target)?.id,
    closeDispute: (target, status) => closeDispute(desk.book, target, status) !== undefined,
    lapse: (session) => lapse(desk.book, session),
    reset() {
      faults.clear()
      webhooks.misbehave(webhookFault.parse({}))
      webhooks.release('kept')
    },
  }
}

const order = z.enum(['kept', 'reversed', 'shuffled'])

/** POST /sandbox/control takes one or more of these, done in this order. */
const commands = z.strictObject({
  reset: z.literal(true).optional(),
  failApi: apiFault.optional(),
  webhooks: webhookFault.partial().optional(),
  releaseWebhooks: order.optional(),
  settle: z.object({ session: z.string(), outcome: z.enum(['succeeded', 'failed']).optional() }).optional(),
  dispute: z.object({ target: z.string() }).optional(),
  closeDispute: z.object({ target: z.string(), status: z.enum(['won', 'lost']) }).optional(),
  lapse: z.object({ session: z.string() }).optional(),
})

/** What each command came to; undefined when they cannot be understood. */
export function obey(switches: Switches, given: unknown): Record<string, unknown> | undefined {
  const { data } = commands.safeParse(given)
  if (!data) return undefined
  if (data.reset) switches.reset()
  if (data.failApi) switches.failApi(data.failApi)
  if (data.webhooks) switches.webhooks(data.webhooks)
  if (data.releaseWebhooks) switches.releaseWebhooks(data.releaseWebhooks)
  const { settle, dispute, closeDispute, lapse } = data
  return {
    ...(settle && { settle: switches.settle(settle.session, settle.outcome) }),
    ...(dispute && { dispute: switches.dispute(dispute.target) ?? null }),
    ...(closeDispute && { closeDispute: switches.closeDispute(closeDispute.target, closeDispute.status) }),
    ...(lapse && { lapse: switches.lapse(lapse.session) }),
  }
}
