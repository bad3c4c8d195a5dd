// A checkout session, as the provider describes it.
import type Stripe from 'stripe'
import { lineItemId, now, priceId, productId, sessionId } from './ids.ts'

export type Session = Stripe.Checkout.Session
type Price = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string }
type LineItem = Omit<Stripe.LineItem, 'price'> & { price: Price }

interface Item {
  line: LineItem
  /** The product's description: shown on the page, and not part of a line item. */
  note: string | null
}

/** What the page needs beside what the API shows. */
export interface SessionRecord {
  id: string
  session: Session
  items: Item[]
  /** Passed on to the payment intent. */
  intentMetadata: Record<string, string>
  intentDescription: string | null
  /** A card that wants to be confirmed, and has not been yet. */
  challenge?: { card: string; email: string | null }
  /** Paid later: what becomes of it, and when (epoch milliseconds). */
  settlement?: { outcome: 'succeeded' | 'failed'; at: number }
}

export interface SessionWishes {
  items: { name: string; description: string | null; unitAmount: number; quantity: number }[]
  currency: string
  successUrl: string
  cancelUrl: string | null
  metadata: Record<string, string>
  clientReferenceId: string | null
  customerEmail: string | null
  expiresAt: number
  intentMetadata: Record<string, string>
  intentDescription: string | null
}

export function newSession(wishes: SessionWishes, pagesUrl: string): SessionRecord {
  const items = wishes.items.map((item) => ({
    line: newLineItem(item, wishes.currency),
    note: item.description,
  }))
  const total = items.reduce((sum, { line }) => sum + line.amount_total, 0)
  const id = sessionId()
  const { intentMetadata, intentDescription } = wishes
  const url = `${pagesUrl}/sandbox/checkout/${id}`
  return { id, session: describe(id, url, total, wishes), items, intentMetadata, intentDescription }
}

function describe(id: string, url: string, total: number, wishes: SessionWishes): Session {
  return {
    ...UNUSED,
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: wishes.cancelUrl,
    client_reference_id: wishes.clientReferenceId,
    created: now(),
    currency: wishes.currency,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_creation: 'if_required',
    customer_details: wishes.customerEmail === null ? null : customerDetails(wishes.customerEmail),
    customer_email: wishes.customerEmail,
    discounts: [],
    expires_at: wishes.expiresAt,
    livemode: false,
    metadata: wishes.metadata,
    mode: 'payment',
    payment_intent: null,
    payment_method_collection: 'if_required',
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    shipping_options: [],
    status: 'open',
    success_url: wishes.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url,
  }
}

export function customerDetails(email: string): NonNullable<Session['customer_details']> {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }
}

/** Part of every session, and empty in ours. */
const UNUSED = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  customer: null,
  customer_account: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  submit_type: null,
  subscription: null,
  wallet_options: null,
} satisfies Partial<Session>

function newLineItem(
  { name, unitAmount, quantity }: SessionWishes['items'][number],
  currency: string,
): LineItem {
  const total = unitAmount * quantity
  return {
    id: lineItemId(),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency,
    description: name,
    metadata: {},
    price: newPrice(unitAmount, currency),
    quantity,
  }
}

function newPrice(unitAmount: number, currency: string): Price {
  return {
    id: priceId(),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: now(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: productId(),
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
  }
}
