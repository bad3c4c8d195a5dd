// Where the buyer pays: what is bought on one side, the card on the other.
import type { SessionRecord } from '../objects/session.ts'
import { spaced, TEST_CARDS } from '../test-cards.ts'
import { type Html, html } from './html.ts'
import { layout, MERCHANT, money, pathOf } from './layout.ts'

export interface Typed {
  email: string
  card: string
}

export interface Fault {
  field: keyof Typed
  sentence: string
}

export function paymentPage(record: SessionRecord, typed: Typed, fault?: Fault): string {
  const { session } = record
  const amount = money(session.amount_total ?? 0, session.currency ?? 'usd')
  return layout(
    `Pay ${amount} to ${MERCHANT}`,
    html`<div class="columns">
${summary(record, amount)}
<section class="panel" aria-labelledby="pay">
<h2 id="pay">Pay with card</h2>
<form method="post" action="${pathOf(record.id)}" novalidate>
${emailField(session.customer_email, typed.email, fault)}
${field({
  name: 'card',
  label: 'Card number',
  value: spaced(typed.card),
  attributes: html`inputmode="numeric" autocomplete="off" maxlength="23" required`,
  hint: 'Only the test cards below work here. No expiry date or security code is asked.',
  fault,
})}
<button class="pay"${typed.card !== '' && !fault && html` autofocus`}>Pay ${amount}</button>
<fieldset>
<legend>Test cards</legend>
<ul class="cards">
${TEST_CARDS.map(testCard)}
</ul>
</fieldset>
</form>
${session.cancel_url !== null && html`<p class="back"><a href="${session.cancel_url}">Cancel and go back to ${MERCHANT}</a></p>`}
</section>
</div>`,
  )
}

function summary({ items, session }: SessionRecord, amount: string): Html {
  const currency = session.currency ?? 'usd'
  return html`<section class="summary" aria-label="What you buy">
<p class="merchant">${MERCHANT}</p>
<h1><span class="amount">${amount}</span></h1>
<ul class="items">
${items.map(
  ({ line, note }) => html`<li>
<span class="name">${line.description ?? ''}${(line.quantity ?? 1) > 1 && html` <small>× ${String(line.quantity)}</small>`}</span>
<span class="price">${money(line.amount_total, currency)}</span>
${note !== null && html`<span class="note">${note}</span>`}
</li>`,
)}
</ul>
<p class="total"><span>Total due</span><span class="price">${amount}</span></p>
</section>`
}

/** An address that the shop knows is shown, not asked. */
function emailField(known: string | null, typed: string, fault: Fault | undefined): Html {
  if (known !== null)
    return html`<div class="field"><span class="label">Email</span><p class="known">${known}</p></div>`
  return field({
    name: 'email',
    label: 'Email',
    value: typed,
    attributes: html`type="email" autocomplete="email" maxlength="254" required`,
    hint: 'For your receipt.',
    fault,
  })
}

interface Field {
  name: keyof Typed
  label: string
  value: string
  attributes: Html
  hint: string
  fault: Fault | undefined
}

function field({ name, label, value, attributes, hint, fault }: Field): Html {
  const wrong = fault?.field === name ? fault.sentence : undefined
  const described = wrong === undefined ? `${name}-hint` : `${name}-fault ${name}-hint`
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" ${attributes} aria-describedby="${described}"${
    wrong !== undefined && html` aria-invalid="true" autofocus`
  }>
${wrong !== undefined && html`<p class="fault" id="${name}-fault">${wrong}</p>`}
<p id="${name}-hint">${hint}</p>
</div>`
}

/** Each button puts its number into the form, and keeps what was typed. */
function testCard({ number, says }: (typeof TEST_CARDS)[number]): Html {
  return html`<li>
<button name="use" value="${number}" aria-describedby="says-${number}">${spaced(number)}</button>
<span id="says-${number}">${says}</span>
</li>`
}

export function challengePage(record: SessionRecord): string {
  const { session, challenge } = record
  const amount = money(session.amount_total ?? 0, session.currency ?? 'usd')
  return layout(
    'Confirm this payment',
    html`<section class="panel narrow">
<h1>Confirm this payment</h1>
<p>The bank of the card ending in ${challenge?.card.slice(-4) ?? ''} asks whether you want to pay ${amount} to ${MERCHANT} (3-D Secure).</p>
<form method="post" class="actions">
<button class="pay" name="answer" value="complete">Complete</button>
<button class="quiet" name="answer" value="fail">Fail</button>
</form>
</section>`,
  )
}
