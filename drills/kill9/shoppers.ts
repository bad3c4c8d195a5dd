// People who buy while everything falls over. They press the button again until they are answered, and some close the tab
// as soon as they have paid.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { promoCodeForm } from '#features/promo-codes/contract.ts'
import { createPromoCode } from '#features/promo-codes/server/public.ts'
import type { Chance } from '../chance.ts'
import { signIn } from '../member.ts'
import type { Answer, Visitor } from '../visitor.ts'
import type { OpenShop } from '../works/works.ts'

/** What somebody was promised. The books have to agree with it, to the last entry. */
export interface Promised {
  /** Startups whose blueprint was paid for. No two have the same name. */
  names: string[]
  /** By cause, as the ledger has to have them. */
  entries: Record<string, number>
  /** At the provider, where something was paid there. */
  sessionIds: string[]
}

const FREE_CODE = 'KILLFREE'
const PATIENCE_MS = 150_000
const FIRST_PAUSE_MS = 300
const LONGEST_PAUSE_MS = 4_000

export async function makeFreeCode({ database: { db } }: OpenShop): Promise<void> {
  const form = { code: FREE_CODE, discountValue: 100, environment: 'test', usageLimit: 1_000 }
  await createPromoCode(db, promoCodeForm.parse(form))
}

export type Errand = () => Promise<Promised>

/** So many blueprints in turn by card, by credit and for free, each beginning at a moment of its own. */
export async function errandsOf(
  works: OpenShop,
  chance: Chance,
  { round, count, withinMs }: { round: number; count: number; withinMs: number },
): Promise<Errand[]> {
  const nameOf = (i: number) => `Kill Nine ${round} ${i}`
  const beginning = (go: Errand) => {
    const after = chance.below(withinMs)
    return async () => {
      await delay(after)
      return go()
    }
  }
  const all = Array.from({ length: count }, (_, i) => i)
  const member = await signIn(works, { email: `member-${round}@example.com`, proved: true })
  const byCredit = all.filter((i) => i % 3 === 1).map(nameOf)
  return [
    ...all.filter((i) => i % 3 === 0).map((i) => beginning(() => byCard(works, nameOf(i), i % 2 === 0))),
    ...(byCredit.length > 0 ? [beginning(() => byPack(works, member, byCredit))] : []),
    ...all.filter((i) => i % 3 === 2).map((i) => beginning(() => forFree(member.browser, nameOf(i)))),
  ]
}

export const formOf = (startupName: string) => ({
  fullName: 'Mara Lindqvist',
  startupName,
  businessIdea: 'A neighbourhood sourdough bakery with evening classes',
  targetCustomer: 'Families in Cork city',
})

/** Signed out, on the landing page. Whoever does not return is known by the webhook alone. */
async function byCard(works: OpenShop, name: string, returns: boolean): Promise<Promised> {
  const browser = works.visitor()
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@example.com`
  const { orderId, sessionId } = await order(browser, { formData: { ...formOf(name), email } })
  await works.provider.pay(sessionId)
  if (returns)
    await insist(
      () => browser.post('/api/verify-session', { sessionId }),
      ({ body }) => body.session?.payment_status === 'paid',
    )
  const entries = { [`order:${orderId}`]: 1, [`generation:order:${orderId}`]: -1 }
  return { names: [name], entries, sessionIds: [sessionId] }
}

/** Buys a pack, and spends of it as soon as it is there. Each press of the button has its own number. */
async function byPack(
  works: OpenShop,
  { id, browser }: { id: string; browser: Visitor },
  names: string[],
): Promise<Promised> {
  const { orderId, sessionId } = await order(browser, { pack: 'tenPack' })
  await works.provider.pay(sessionId)
  const presses = names.map((name) => ({ name, requestId: randomUUID() }))
  await Promise.all(
    presses.map(({ name, requestId }) =>
      insist(() => browser.post('/api/generate-blueprint', { ...formOf(name), useCredits: true, requestId })),
    ),
  )
  const spends = presses.map(({ requestId }) => [`generation:request:${id}:${requestId}`, -1])
  const entries = { [`order:${orderId}`]: 10, ...Object.fromEntries(spends) }
  return { names, entries, sessionIds: [sessionId] }
}

async function forFree(browser: Visitor, name: string): Promise<Promised> {
  const { body } = await insist(() =>
    browser.post('/api/create-checkout', { pack: 'single', formData: formOf(name), promoCode: FREE_CODE }),
  )
  if (!body.freeBlueprint) throw new Error(`A free blueprint was not free: ${JSON.stringify(body)}`)
  const entries = { [`order:${body.orderId}`]: 1, [`generation:order:${body.orderId}`]: -1 }
  return { names: [name], entries, sessionIds: [] }
}

/** On the way to the payment page. */
async function order(browser: Visitor, wish: object): Promise<{ orderId: string; sessionId: string }> {
  const { body } = await insist(() => browser.post('/api/create-checkout', { pack: 'single', ...wish }))
  return { orderId: body.orderId, sessionId: String(body.sessionUrl).split('/').at(-1) ?? '' }
}

/** Asks until the answer is a good one; not so often that the shop takes it for an attack. */
export async function insist(ask: () => Promise<Answer>, isGood = (_: Answer) => true): Promise<Answer> {
  let [last, pause] = ['nothing', FIRST_PAUSE_MS]
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(pause)) {
    const answer = await ask().catch((error: Error) => error)
    if (!(answer instanceof Error) && answer.status === 200 && isGood(answer)) return answer
    last = answer instanceof Error ? answer.message : `${answer.status} ${JSON.stringify(answer.body)}`
    pause = Math.min(LONGEST_PAUSE_MS, pause * 1.5)
  }
  throw new Error(`Nobody answered well for ${PATIENCE_MS / 1000} s. The last answer was: ${last}`)
}
