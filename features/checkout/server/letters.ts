// The emails about orders.
import type { Letter } from '#server/mail/letter.ts'
import { nameInEmail } from '#server/mail/name-in-email.ts'
import { dollars, PACKS } from '../prices.ts'
import type { Order } from './rules.ts'

interface Written {
  subject: string
  letter: Letter
}

interface Site {
  publicUrl: string
  supportEmail: string
}

const REASON = 'You receive this because something was ordered at Founder Co-Pilot with this address.'

/** What was bought, what it cost, and where it is. */
export function orderLetter(site: Site, order: Order, email: string): Written {
  const name = order.brief ? nameInEmail(order.brief.startupName) : undefined
  const what = order.state === 'free' ? 'Your free blueprint' : PACKS[order.pack].name
  return {
    subject: order.state === 'free' ? `${what} is being made` : `Your order: ${what}`,
    letter: {
      preview: name ? `The blueprint for ${name} is being made` : 'Your credits are ready',
      heading: 'Thank you for your order',
      blocks: [
        {
          kind: 'text',
          text: name ? making(name) : 'Your credits are ready. One credit makes one blueprint.',
        },
        { kind: 'list', items: itemsOf(order) },
        ...wayIn(site, order, email),
        { kind: 'rule' },
        { kind: 'small', text: `${terms(order)}Questions? Write to ${site.supportEmail}.` },
      ],
      reason: REASON,
    },
  }
}

const terms = ({ state }: Order) =>
  state === 'free' ? '' : 'Credits do not expire. A refund can be requested within 7 days. '

const making = (name: string) =>
  `The blueprint for ${name} is being made. It will be in your dashboard, and we write to you when it is ready.`

function itemsOf(order: Order): { label: string; detail?: string; url?: string }[] {
  const { id, brief, quantity, promoText, receiptUrl } = order
  const credits = brief
    ? `${quantity}, one of them used for ${nameInEmail(brief.startupName)}`
    : `${quantity}`
  return [
    { label: PACKS[order.pack].name, detail: order.state === 'free' ? 'Free' : dollars(order.payableCents) },
    ...(promoText ? [{ label: 'Promotion', detail: promoText }] : []),
    { label: 'Credits', detail: credits },
    { label: 'Order', detail: id },
    ...(receiptUrl ? [{ label: 'Receipt of the payment', url: receiptUrl }] : []),
  ]
}

/** Whoever bought signed out has to show first that the address is theirs. */
function wayIn({ publicUrl }: Site, { forAddress }: Order, email: string): Letter['blocks'] {
  if (!forAddress) return [{ kind: 'button', label: 'Open your dashboard', url: `${publicUrl}/dashboard` }]
  return [
    {
      kind: 'text',
      text: 'You ordered without signing in. Everything waits in the account of this address. To open it, ask for a login link: no password is needed.',
    },
    {
      kind: 'button',
      label: 'Get a login link',
      url: `${publicUrl}/dashboard?email=${encodeURIComponent(email)}`,
    },
  ]
}

/**
 * To an address that somebody typed: nothing of what they typed goes along, so that it carries nobody's message. The token
 * is behind the #, which browsers send to no server and no log.
 */
export function confirmLetter({ publicUrl }: Pick<Site, 'publicUrl'>, token: string): Written {
  return {
    subject: 'Confirm your free blueprint',
    letter: {
      preview: 'One press of a button, and we start on it',
      heading: 'Confirm your free blueprint',
      blocks: [
        {
          kind: 'text',
          text: 'Somebody, hopefully you, ordered a free blueprint with this address. Open the link and press the button there, and we start on it.',
        },
        {
          kind: 'button',
          label: 'Confirm and start',
          url: `${publicUrl}/success?free=true#token=${token}`,
        },
        {
          kind: 'small',
          text: 'The link works for 3 days. If it was not you, do nothing: nothing is made, and no promo code is used up.',
        },
      ],
      reason: REASON,
    },
  }
}
