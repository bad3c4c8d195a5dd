import type { Refund } from '../objects/money-back.ts'
import type { Charge } from '../objects/payment.ts'
import type { SessionRecord } from '../objects/session.ts'
import { html } from './html.ts'
import { layout, MERCHANT, money } from './layout.ts'

export function receiptPage(charge: Charge, record: SessionRecord | undefined, refunds: Refund[]): string {
  const amount = (cents: number) => money(cents, charge.currency)
  return layout(
    `Receipt from ${MERCHANT}`,
    html`<article class="panel narrow">
<p class="merchant">${MERCHANT}</p>
<h1>Receipt</h1>
<dl>
<dt>Amount</dt><dd>${amount(charge.amount)}${!charge.paid && ' (not paid yet)'}</dd>
<dt>Date</dt><dd>${day(charge.created)}</dd>
<dt>Card</dt><dd>ending in ${charge.payment_method_details?.card?.last4 ?? ''}</dd>
${charge.billing_details.email !== null && html`<dt>Email</dt><dd>${charge.billing_details.email}</dd>`}
<dt>Payment</dt><dd>${charge.id}</dd>
</dl>
<ul class="items">
${record?.items.map(
  ({ line, note }) => html`<li><span class="name">${line.description ?? ''}</span>
<span class="price">${amount(line.amount_total)}</span>${note !== null && html`<span class="note">${note}</span>`}</li>`,
)}
${refunds.map(
  (refund) => html`<li><span class="name">Refunded on ${day(refund.created)}</span>
<span class="price">−${amount(refund.amount)}</span></li>`,
)}
</ul>
<p class="total"><span>Total</span><span class="price">${amount(charge.amount - charge.amount_refunded)}</span></p>
</article>`,
  )
}

const day = (seconds: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000)
