// GET and POST /sandbox/control, with the secret key: how things stand, and the switches.
import { z } from 'zod'
import { ApiError } from './api/api-error.ts'
import { needKey } from './api/key.ts'
import type { Desk } from './desk.ts'
import { apiFault, webhookFault } from './faults.ts'
import { type Handle, json, readBody } from './http.ts'
import type { Listeners } from './listeners.ts'
import type { Switches } from './switches.ts'
import type { Webhooks } from './webhooks.ts'

/** One or more of these, done in this order. */
const commands = z.strictObject({
  reset: z.literal(true).optional(),
  failApi: apiFault.optional(),
  webhooks: webhookFault.optional(),
  releaseWebhooks: z.enum(['kept', 'reversed', 'shuffled']).optional(),
  settle: z.object({ session: z.string(), outcome: z.enum(['succeeded', 'failed']).optional() }).optional(),
  dispute: z.object({ target: z.string() }).optional(),
  closeDispute: z.object({ target: z.string(), status: z.enum(['won', 'lost']) }).optional(),
  lapse: z.object({ session: z.string() }).optional(),
  /** Another process of the shop, which says so again and again while it lives. */
  hears: z.url().optional(),
})

interface Options {
  desk: Desk
  secretKey: string
  switches: Switches
  listeners: Listeners
  webhooks: Webhooks
}

export function controlServer({ desk, secretKey, switches, listeners, webhooks }: Options): Handle {
  return async (request) => {
    const body = await readBody(request)
    try {
      needKey(request, secretKey)
    } catch (error) {
      if (error instanceof ApiError) return json(error.status, error.body)
      throw error
    }
    let done = {}
    if (request.method === 'POST') {
      const { data, error } = commands.safeParse(parsed(body))
      if (!data)
        return json(400, { error: { type: 'invalid_request_error', message: z.prettifyError(error) } })
      if (data.hears !== undefined) listeners.announce(data.hears)
      webhooks.wake()
      done = obey(switches, data)
    }
    return json(200, { ...done, waitingWebhooks: webhooks.waiting(), ...totals(desk) })
  }
}

function parsed(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return undefined
  }
}

/** What each command came to, where it comes to anything. */
function obey(switches: Switches, given: z.output<typeof commands>): object {
  if (given.reset) switches.reset()
  if (given.failApi) switches.failApi(given.failApi)
  if (given.webhooks) switches.webhooks(given.webhooks)
  if (given.releaseWebhooks) switches.releaseWebhooks(given.releaseWebhooks)
  const { settle, dispute, closeDispute, lapse } = given
  return {
    ...(settle && { settle: switches.settle(settle.session, settle.outcome) }),
    ...(dispute && { dispute: switches.dispute(dispute.target) ?? null }),
    ...(closeDispute && { closeDispute: switches.closeDispute(closeDispute.target, closeDispute.status) }),
    ...(lapse && { lapse: switches.lapse(lapse.session) }),
  }
}

function totals({ book }: Desk): object {
  const sessions = book.all('session').map(({ session }) => session)
  const paid = sessions.filter(({ payment_status }) => payment_status === 'paid')
  const paidAmount = paid.reduce((sum, { amount_total }) => sum + (amount_total ?? 0), 0)
  const refundedAmount = book.all('refund').reduce((sum, { amount }) => sum + amount, 0)
  return { sessions: sessions.length, paid: paid.length, paidAmount, refundedAmount }
}
