// From the payment page's return to a served order: asks whether it was paid, and lets this browser in.
import { CallError, call } from '#kit/call.ts'
import type { Answer } from '#kit/endpoint.ts'
import { sessionAuth, verifySession } from '../../contract.ts'

export type PaidOrder = Answer<typeof verifySession>['session']

/** How the buyer sees what was bought: signed in, by an emailed link, or not from here. */
export type Access = 'asking' | 'in' | 'link sent' | 'none'

export type Payment =
  | { at: 'verifying'; unreachable: boolean }
  /** The buyer is done, the money comes later. */
  | { at: 'pending'; order: PaidOrder }
  | { at: 'paid'; order: PaidOrder; access: Access }
  | { at: 'refused' }

interface Follower {
  tell: (payment: Payment) => void
  /** Once, before anything is shown of it. */
  onPaid: (order: PaidOrder) => void
  onSignedIn: () => void
  signal: AbortSignal
}

export async function followPayment(sessionId: string, { tell, onPaid, onSignedIn, signal }: Follower) {
  // React may begin an effect, end it and begin it again in one go: only the last one asks.
  await undefined
  const order = await paidOrder(sessionId, tell, signal)
  if (signal.aborted) return
  if (!order) return tell({ at: 'refused' })
  onPaid(order)
  tell({ at: 'paid', order, access: 'asking' })
  const access = await letIn(sessionId)
  if (signal.aborted) return
  if (access === 'in') onSignedIn()
  tell({ at: 'paid', order, access })
}

const LOOK_AGAIN_MS = 10_000
/** Gently: a server that is in trouble is not helped by crowds. */
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 10_000]
/** So often the server may answer with a fault of its own. A network that is away is waited for. */
const MOST_FAULTS = 4

async function paidOrder(
  sessionId: string,
  tell: Follower['tell'],
  signal: AbortSignal,
): Promise<PaidOrder | undefined> {
  let [failures, faults, isPending] = [0, 0, false]
  while (!signal.aborted) {
    try {
      const { session } = await call(verifySession, { body: { sessionId } })
      if (session.payment_status !== 'unpaid') return session
      failures = 0
      isPending = true
      if (!signal.aborted) tell({ at: 'pending', order: session })
      await pause(LOOK_AGAIN_MS, signal)
    } catch (error) {
      failures++
      if (error instanceof CallError) faults++
      if (isRefusal(error) || (faults > MOST_FAULTS && !isPending)) return undefined
      if (!signal.aborted && !isPending) tell({ at: 'verifying', unreachable: true })
      await pause(RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] ?? 0, signal)
    }
  }
  return undefined
}

/** Asking again would not change it. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status < 500 && error.status !== 408 && error.status !== 429
}

/** Whatever goes wrong here, the order is served: the buyer comes in by a link. */
async function letIn(sessionId: string): Promise<Access> {
  try {
    const { user, linkSent } = await call(sessionAuth, { body: { sessionId } })
    if (linkSent) return 'link sent'
    return user ? 'in' : 'none'
  } catch (error) {
    console.warn('This browser was not let in', error)
    return 'none'
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(over)
      resolve()
    })
  })
}
