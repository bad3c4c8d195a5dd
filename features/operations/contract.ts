// How the shop is doing, and the work that got stuck. For admins who signed in a short while ago.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'

const count = z.number().int()
const seconds = z.number()

/** How far back the figures reach, in days. */
export const REACHES = ['7', '30', '90'] as const
export type Reach = (typeof REACHES)[number]

const queue = z.object({ name: z.string(), waiting: count, active: count })

const failedJob = z.object({
  id: z.string(),
  queue: z.string(),
  problem: z.string(),
  tries: count,
  failedAt: z.string(),
  /** Nobody is left to do it: its kind of work is gone. */
  canRetry: z.boolean(),
})
export type FailedJob = z.infer<typeof failedJob>

const day = z.object({
  /** 2026-11-16, in UTC. */
  day: z.string(),
  paidOrders: count,
  freeOrders: count,
  revenueCents: count,
  refundedCents: count,
})
export type Day = z.infer<typeof day>

const making = z.object({
  finished: count,
  failed: count,
  /** Waiting or being made now. */
  underWay: count,
  /** Of those that were finished, from the first step to the last. None when none was. */
  medianSeconds: seconds.optional(),
  p95Seconds: seconds.optional(),
  /** How long the first in the queue has waited. */
  oldestWaitingSeconds: seconds.optional(),
})

/** Of a language model. */
const amount = z.object({ tokens: count.optional(), dollars: z.number().optional() })

const writing = z.object({
  /** Blueprints that a language model was asked for. */
  blueprints: count,
  /** Sections by who wrote them in the end. */
  byModel: count,
  byHouse: count,
  fallbacks: z.array(z.object({ reason: z.string(), sections: count })),
  /** By what was asked: reading, trade, sections, critic. Not of plans by earlier releases. */
  kinds: z.array(
    z.object({
      kind: z.string(),
      calls: count,
      /** Of one call. */
      meanSeconds: seconds,
      inputTokens: count,
      outputTokens: count,
      costDollars: z.number().optional(),
      /** Questions without an answer, and parts of plans that the house made instead. */
      failures: count,
      fallbacks: count,
    }),
  ),
  /** Who writes plans now; nothing where no language model is configured. */
  now: z
    .object({
      model: z.string(),
      plansBy: z.enum(['model', 'house']),
      /** Of the last 24 hours, with what plans under way may come to. */
      spent: amount,
      /** What one plan may cost; what a day may; what is left of it. Only what is limited. */
      plan: amount,
      day: amount,
      left: amount,
      breaker: z.object({ state: z.enum(['closed', 'trying', 'open']), until: z.string().optional() }),
    })
    .optional(),
  models: z.array(
    z.object({
      model: z.string(),
      calls: count,
      inputTokens: count,
      outputTokens: count,
      /** Only when the configuration says what tokens cost. */
      costDollars: z.number().optional(),
    }),
  ),
})

const failedMail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(['refused', 'failed']),
  problem: z.string(),
  at: z.string(),
})
export type FailedMail = z.infer<typeof failedMail>

const mail = z.object({
  sent: count,
  waiting: count,
  refused: count,
  failed: count,
  /** The newest that did not arrive. */
  newestFailures: z.array(failedMail),
})

const operations = z.object({
  at: z.string(),
  queues: z.array(queue),
  /** All of them, of which the newest are listed. */
  failedJobs: z.object({ total: count, newest: z.array(failedJob) }),
  making,
  writing,
  mail,
  days: z.array(day),
})
export type Operations = z.infer<typeof operations>

export const getOperations = endpoint({
  method: 'GET',
  path: '/api/admin/operations',
  summary: 'Queues, making times, writers, mail, and orders by day. For admins',
  query: z.object({ days: z.enum(REACHES).default('30') }),
  reply: operations,
})

const one = z.object({ jobId: z.uuid() })
const done = z.object({ success: z.literal(true) })

export const retryFailedJob = endpoint({
  method: 'POST',
  path: '/api/admin/failed-jobs/:jobId/retry',
  summary: 'Puts a failed job back into its queue. For admins',
  params: one,
  reply: done,
})

export const dismissFailedJob = endpoint({
  method: 'DELETE',
  path: '/api/admin/failed-jobs/:jobId',
  summary: 'Forgets a failed job that nobody needs any more. For admins',
  params: one,
  reply: done,
})
