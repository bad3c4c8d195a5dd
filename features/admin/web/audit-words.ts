// The audit trail in words. Pure.

const ACTIONS: Record<string, string> = {
  'customer.credits': 'Credits changed',
  'customer.send-login-link': 'Login link sent',
  'customer.resend-files': 'Files emailed again',
  'customer.make-admin': 'Made an admin',
  'customer.unmake-admin': 'Admin role taken away',
  'customer.make-owner': 'Made the owner by the configuration',
  'customer.unmake-owner': 'No longer the owner, by the configuration',
  'customer.suspend': 'Suspended',
  'customer.lift-suspension': 'Suspension lifted',
  'customers.export': 'Customers exported',
  'promo-code.create': 'Promo code created',
  'promo-code.update': 'Promo code changed',
  'promo-code.delete': 'Promo code deleted',
  'promo-code.end': 'Promo code ended',
  'webhook.process': 'Event processed again',
  'purchases.recover': 'Purchases recovered',
  'refund.decide': 'Refund decided',
  'campaign.send': 'Campaign sent',
  'campaign.schedule': 'Campaign scheduled',
  'campaign.cancel': 'Campaign stopped',
  'campaign.return': 'Campaign not sent',
  'blog-post.create': 'Blog post written',
  'blog-post.update': 'Blog post changed',
  'blog-post.delete': 'Blog post deleted',
  'share.remove': 'Shared link taken down',
  'resource.create': 'Resource added',
  'resource.update': 'Resource changed',
  'language-model.plans-by': 'Writer of plans chosen',
}

/** 'promo-code.create' is 'Promo code: create', until somebody finds better words for it. */
export function actionWords(action: string): string {
  const [kind = '', ...what] = action.split('.')
  return ACTIONS[action] ?? `${capital(spaced(kind))}: ${spaced(what.join(' '))}`
}

export interface Change {
  name: string
  from: string | undefined
  to: string | undefined
}

/** What was and is, for everything that either of them names. */
export function changesOf(
  before: Record<string, unknown> = {},
  after: Record<string, unknown> = {},
): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((name) => ({
    name: capital(spaced(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))),
    from: name in before ? valueWords(before[name]) : undefined,
    to: name in after ? valueWords(after[name]) : undefined,
  }))
}

const MOST = 120

function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}

const spaced = (text: string) => text.replaceAll('-', ' ')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
