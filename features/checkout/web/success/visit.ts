// What an address of /success asks for. Pure. Who somebody is, no address can say: its userId is not read.

/** The form of an order that cost nothing, as `generate-blueprint` takes it. */
export interface FreeForm {
  fullName: string
  email: string
  startupName: string
  businessIdea: string
  targetCustomer: string
  industry: string
  stage: string
  additionalContext: string
  promoCode: string
}

export type Visit =
  | { kind: 'order'; sessionId: string }
  | { kind: 'free'; form: FreeForm }
  /** By the link of the email. */
  | { kind: 'confirm'; token: string }
  /** What this tab ordered waits for that link, if it ordered anything. */
  | { kind: 'sent' }
  | { kind: 'nothing' }

export function visitOf(search: string, hash = ''): Visit {
  const parameters = new URLSearchParams(search)
  const value = (name: string) => parameters.get(name)?.trim() ?? ''
  const sessionId = value('session_id')
  if (sessionId) return { kind: 'order', sessionId }
  if (value('free') !== 'true') return { kind: 'nothing' }
  const token = new URLSearchParams(hash.slice(1)).get('token')
  if (token) return { kind: 'confirm', token }
  const promoCode = value('promo')
  // Without a code it would cost a credit, and no address may spend one.
  if (!promoCode) return { kind: 'sent' }
  const form: FreeForm = {
    fullName: value('fullName'),
    email: value('email'),
    startupName: value('startupName'),
    businessIdea: value('businessIdea'),
    targetCustomer: value('targetCustomer'),
    industry: value('industry'),
    stage: value('stage'),
    additionalContext: value('additionalContext'),
    promoCode,
  }
  return { kind: 'free', form }
}
