// What tests and drills can tell the provider to do.
import type { z } from 'zod'
import type { Desk } from './desk.ts'
import { closeDispute, openDispute } from './disputes.ts'
import { type ApiFault, type ApiFaults, webhookFault } from './faults.ts'
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
  /** A payment that comes later comes now, or fails now. False when none was promised. */
  settle(session: string, outcome?: 'succeeded' | 'failed'): boolean
  /** By session, intent or charge. Answers the dispute's id. */
  dispute(target: string): string | undefined
  closeDispute(target: string, status: 'won' | 'lost'): boolean
  /** The session's time runs out now. False when it was not open. */
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
