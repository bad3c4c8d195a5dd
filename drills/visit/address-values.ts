// What an attacker would write behind each name: values that mean something to the page that reads them.

/** What exists in the shop, of the member who is lured and of the attacker who lures. */
export interface Bait {
  /** By the kind of email that they came with. Of the attacker's accounts. */
  tokens: Record<'login' | 'reset' | 'verify' | 'change' | 'freeOrder' | 'share', string>
  code: string
  attackerEmail: string
  memberEmail: string
  memberId: string
  /** Tokens of emails, which unsubscribe. */
  unsubscribe: Record<'member' | 'attacker', string>
  /** Checkout sessions: paid by one or the other, never paid, and paid by the attacker without the shop having heard of it. */
  sessions: Record<'member' | 'attacker' | 'unpaid' | 'unserved', string>
  blueprint: string
  order: string
  thread: string
  comment: string
  scenario: string
  slug: string
  /** Makes an order free. */
  freeCode: string
  discountCode: string
}

/** The most telling one first. */
function listedValues(bait: Bait): Record<string, string[]> {
  return {
    token: [bait.tokens.login, bait.tokens.verify, bait.tokens.change, bait.tokens.reset],
    code: [bait.code, bait.freeCode],
    email: [bait.attackerEmail, bait.memberEmail],
    session_id: [bait.sessions.attacker, bait.sessions.member, bait.sessions.unpaid],
    free: ['true'],
    promo: [bait.freeCode, bait.discountCode],
    promoCode: [bait.freeCode],
    useCredits: ['true'],
    show: ['blueprint'],
    login: ['google'],
    signup: ['google'],
    error: ['provider_failed'],
    startupName: ['Lured'],
    businessIdea: ['A blueprint that nobody asked for'],
    fullName: ['Somebody Else'],
    targetCustomer: ['Families'],
    industry: ['Food'],
    stage: ['Idea'],
    additionalContext: ['None'],
    tab: ['milestones'],
    view: ['bin'],
    scenario: [bait.scenario],
    comment: [bait.comment],
    pack: ['tenPack'],
    order: [bait.order],
    next: ['/api/auth/google', '/success?free=true&startupName=Lured&businessIdea=Lured'],
    category: ['question'],
    sort: ['new'],
    search: ['bread'],
    q: ['bread'],
    tag: ['bread'],
  }
}

/** A name that nobody has thought of here gets one of each kind. */
const kindsOf = (bait: Bait) => ['true', bait.blueprint, bait.attackerEmail, bait.tokens.login]

export const isListed = (name: string, bait: Bait): boolean => Object.hasOwn(listedValues(bait), name)

export const valuesOf = (name: string, bait: Bait): string[] => listedValues(bait)[name] ?? kindsOf(bait)

/** What stands for a part of a path. */
export function pathOf(pattern: string, bait: Bait): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    if (pattern.startsWith('/admin/customers')) return bait.memberId
    if (pattern.startsWith('/community')) return bait.thread
    if (name === 'slug') return bait.slug
    return name === 'token' ? bait.tokens.share : bait.blueprint
  })
}
