import { createHmac } from 'node:crypto'

/** The Stripe-Signature header: the moment, and a keyed hash of moment and body. */
export function sign(secret: string, body: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${signature}`
}
