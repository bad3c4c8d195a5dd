// A payment: the intent, and the charge that carries it out.
import type Stripe from 'stripe'
import { chargeId, intentId, now, paymentMethodId, randomText } from './ids.ts'
import type { SessionRecord } from './session.ts'

export type Intent = Stripe.PaymentIntent
export type Charge = Stripe.Charge

export function newIntent({ session, intentMetadata, intentDescription }: SessionRecord): Intent {
  const id = intentId()
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: now(),
    currency: session.currency ?? 'usd',
    customer: null,
    customer_account: null,
    description: intentDescription,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: intentMetadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

interface ChargeFacts {
  card: string
  email: string | null
  status: 'succeeded' | 'pending'
  confirmed: boolean
  pagesUrl: string
}

export function newCharge(intent: Intent, { card, email, status, confirmed, pagesUrl }: ChargeFacts): Charge {
  const id = chargeId()
  const { amount } = intent
  return {
    id,
    object: 'charge',
    amount,
    amount_captured: status === 'succeeded' ? amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: `txn_${randomText(24)}`,
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'FOUNDER CO-PILOT',
    captured: status === 'succeeded',
    created: now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: OUTCOME,
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method: paymentMethodId(),
    payment_method_details: { type: 'card', card: cardDetails(card, amount, confirmed) },
    receipt_email: null,
    receipt_number: null,
    receipt_url: `${pagesUrl}/sandbox/checkout/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  }
}

const OUTCOME: Charge['outcome'] = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  risk_score: 12,
  seller_message: 'Payment complete.',
  type: 'authorized',
}

function cardDetails(
  card: string,
  amount: number,
  confirmed: boolean,
): NonNullable<Charge['payment_method_details']>['card'] {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: new Date().getUTCFullYear() + 3,
    funding: 'credit',
    installments: null,
    last4: card.slice(-4),
    mandate: null,
    network: 'visa',
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: confirmed
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  }
}
