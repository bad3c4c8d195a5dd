// Switches for what goes wrong at providers, and between them and us.
import { z } from 'zod'

export const apiFault = z.object({
  /**
   * error: 500, nothing done. error-kept: 500, nothing done, and whoever repeats the call with its idempotency key is
   * told the same, as the real one does when it broke in the middle. rate-limit: 429, nothing done. hang: nothing done, no answer. cut: nothing done, the
   * connection ends. lose: it is done, and the connection ends before the answer.
   */
  fault: z.enum(['error', 'error-kept', 'rate-limit', 'hang', 'cut', 'lose']),
  /** Of calls of this name, such as sessions.create; of every call when left out. */
  call: z.string().optional(),
  /** How many. For ever when left out. */
  times: z.number().int().min(1).optional(),
})
export type ApiFault = z.input<typeof apiFault>

export const webhookFault = z.object({
  /** Never sent: true for all from now on, or the next n. */
  drop: z.union([z.boolean(), z.number().int().min(0)]).default(false),
  /** Every one this much later. */
  delayMs: z.number().min(0).default(0),
  /** And each by up to this much more, by chance: so they overtake each other. */
  jitterMs: z.number().min(0).default(0),
  /** How often each is sent. */
  copies: z.number().int().min(1).max(100).default(1),
  /** Kept back until released. */
  hold: z.boolean().default(false),
})
export type WebhookFault = z.output<typeof webhookFault>

export const NO_WEBHOOK_FAULT: WebhookFault = webhookFault.parse({})

export interface ApiFaults {
  add(fault: ApiFault): void
  clear(): void
  /** What happens to this call, if anything; counts it. */
  next(call: string): ApiFault['fault'] | undefined
}

export function createApiFaults(): ApiFaults {
  let faults: ApiFault[] = []
  return {
    add: (fault) => void faults.push({ ...fault }),
    clear: () => {
      faults = []
    },
    next(call) {
      const found = faults.find((one) => one.call === undefined || one.call === call)
      if (found?.times !== undefined && --found.times === 0) faults = faults.filter((one) => one !== found)
      return found?.fault
    },
  }
}
