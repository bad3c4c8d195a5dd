// A paid session that the shop did not make: of another shop at the same provider, or of somebody who means to be taken for one.
import type { Market } from './market.ts'

interface Terms {
  cents: number
  currency?: string
  metadata: Record<string, string>
}

/** Answers its id. */
export async function payOtherSession(
  { provider: { stripe, pay } }: Market,
  { cents, currency = 'usd', metadata }: Terms,
): Promise<string> {
  const { id } = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency, unit_amount: cents, product_data: { name: 'Something else' } } },
    ],
    metadata,
    success_url: 'https://another.example/thanks',
  })
  await pay(id, { email: 'elsewhere@example.com' })
  return id
}
