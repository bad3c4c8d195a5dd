// The emails about money that goes back.
import type { Letter } from '#server/mail/letter.ts'
import { dollars, PACKS } from '../prices.ts'
import type { Order } from './rules.ts'

interface Written {
  subject: string
  letter: Letter
}

const BOUGHT_HERE = 'You receive this because you bought something at Founder Co-Pilot.'
const OWNER = 'You receive this because you are the owner of this shop.'

const nameOf = ({ pack }: Order) => PACKS[pack].name
const paidFor = (order: Order) => `${nameOf(order)} for ${dollars(order.amountPaidCents ?? 0)}`

export function requestReceivedLetter(publicUrl: string, order: Order): Written {
  return {
    subject: 'We received your refund request',
    letter: {
      preview: 'We answer within 48 business hours',
      heading: 'We received your refund request',
      blocks: [
        {
          kind: 'text',
          text: `It is about your ${paidFor(order)}. We look at it within 48 business hours and write to you again.`,
        },
        { kind: 'button', label: 'See your orders', url: `${publicUrl}/settings` },
        { kind: 'small', text: `Order ${order.id}` },
      ],
      reason: BOUGHT_HERE,
    },
  }
}

export function requestForOwnerLetter(publicUrl: string, order: Order, reason: string): Written {
  return {
    subject: 'A refund was requested',
    letter: {
      preview: `${paidFor(order)}, by ${order.email ?? 'a buyer'}`,
      heading: 'A refund was requested',
      blocks: [
        { kind: 'text', text: `${order.email ?? 'A buyer'} asks for a refund of the ${paidFor(order)}.` },
        { kind: 'text', text: reason ? `The reason: ${reason}` : 'No reason was given.' },
        { kind: 'button', label: 'Decide', url: `${publicUrl}/admin/refunds` },
        { kind: 'small', text: `Order ${order.id}` },
      ],
      reason: OWNER,
    },
  }
}

interface Refunded {
  amountCents: number
  credits: number
  /** Of the owner, to the buyer. */
  message: string
}

export function refundedLetter(order: Order, { amountCents, credits, message }: Refunded): Written {
  const subject = `Your refund of ${dollars(amountCents)} is on its way`
  return {
    subject,
    letter: {
      preview: 'It takes 5 to 10 business days',
      heading: subject,
      blocks: [
        {
          kind: 'text',
          text: `${dollars(amountCents)} of your ${paidFor(order)} goes back to the card it came from. That takes 5 to 10 business days.`,
        },
        { kind: 'text', text: creditsSentence(credits) },
        ...told(message),
        { kind: 'small', text: `Order ${order.id}` },
      ],
      reason: BOUGHT_HERE,
    },
  }
}

function creditsSentence(credits: number): string {
  const kept = 'Files that were made for you stay yours.'
  if (credits === 0) return kept
  return `With it, ${credits === 1 ? 'one unspent credit was' : `${credits} unspent credits were`} taken back. ${kept}`
}

export function declinedLetter(supportEmail: string, order: Order, message: string): Written {
  return {
    subject: 'Your refund request was declined',
    letter: {
      preview: `About your ${nameOf(order)}`,
      heading: 'Your refund request was declined',
      blocks: [
        { kind: 'text', text: `We will not refund your ${paidFor(order)}. Your credits and files stay.` },
        ...told(message),
        { kind: 'text', text: 'If you think that we are wrong, write to us:' },
        { kind: 'button', label: 'Write to us', url: `mailto:${supportEmail}` },
        { kind: 'small', text: `Order ${order.id}` },
      ],
      reason: BOUGHT_HERE,
    },
  }
}

function told(message: string): Letter['blocks'] {
  return message ? [{ kind: 'text', text: `We add: ${message}` }] : []
}

export function refundFailedLetter(publicUrl: string, order: Order, amountCents: number): Written {
  return {
    subject: `A refund of ${dollars(amountCents)} did not go through`,
    letter: {
      preview: `Order of ${order.email ?? 'a buyer'}`,
      heading: `A refund of ${dollars(amountCents)} did not go through`,
      blocks: [
        {
          kind: 'text',
          text: `The card provider could not send it to the buyer of the ${paidFor(order)}. Credits that had been taken back are theirs again. Try once more, or settle it with ${order.email ?? 'the buyer'}.`,
        },
        { kind: 'button', label: 'Look at refunds', url: `${publicUrl}/admin/refunds` },
        { kind: 'small', text: `Order ${order.id}` },
      ],
      reason: OWNER,
    },
  }
}

interface Disputed {
  state: 'open' | 'won' | 'lost'
  credits: number
  amountCents: number
}

export function disputeLetter(order: Order, { state, credits, amountCents }: Disputed): Written {
  const subject = DISPUTES[state]
  const held = credits === 1 ? 'The credit that was held is' : `The ${credits} credits that were held are`
  const sentence = {
    open: `Their bank asks for ${dollars(amountCents)} back. Answer it at the card provider, before its deadline. Until then ${credits === 1 ? '1 unspent credit is' : `${credits} unspent credits are`} held.`,
    won: `The money is yours. ${held} the buyer's again.`,
    lost: `${dollars(amountCents)} went back to the buyer's bank. ${credits === 1 ? 'The credit that was held stays' : `The ${credits} credits that were held stay`} taken.`,
  }[state]
  return {
    subject,
    letter: {
      preview: `${paidFor(order)}, by ${order.email ?? 'a buyer'}`,
      heading: subject,
      blocks: [
        {
          kind: 'text',
          text: `It is about the ${paidFor(order)}, by ${order.email ?? 'a buyer'}. ${sentence}`,
        },
        { kind: 'small', text: `Order ${order.id}` },
      ],
      reason: OWNER,
    },
  }
}
const DISPUTES = {
  open: 'A buyer disputes a payment',
  won: 'A disputed payment was won',
  lost: 'A disputed payment was lost',
}
