// What the demo does for real once the shop is open: the member buys a pack, and the engine makes two blueprints of it; another
// customer buys and wants the money back, for the owner to decide.
import { Visitor } from '#drills/visitor.ts'
import { MEMBER } from './feature.ts'
import { MEMBERS_IDEAS } from './names.ts'

const CARD = '4242424242424242'

export async function buyForReal(site: string): Promise<void> {
  const member = new Visitor(site)
  await done(member.post('/api/auth/login', { email: MEMBER.email, password: MEMBER.password }))
  if ((await done(member.get('/api/orders'))).orders.length > 0) return
  const [first, second] = MEMBERS_IDEAS
  const form = { fullName: MEMBER.fullName, email: MEMBER.email, additionalContext: 'Budget is 85,000 euro.' }
  await buy(member, { pack: 'fivePack', blueprintData: { ...form, ...first } })
  await done(member.post('/api/generate-blueprint', { ...form, ...second, useCredits: true }))
  const orderId = await buy(member, { pack: 'single' })
  await done(member.post(`/api/orders/${orderId}/refund`, { reason: 'I bought this one by mistake.' }))
}

async function buy(browser: Visitor, wish: object): Promise<string> {
  const { orderId, sessionUrl } = await done(browser.post('/api/create-checkout', wish))
  const { pathname } = new URL(sessionUrl)
  await done(browser.post(pathname, { card: CARD }))
  const sessionId = pathname.split('/').at(-1)
  await done(browser.post('/api/verify-session', { sessionId }))
  return orderId
}

async function done(asked: ReturnType<Visitor['get']>) {
  const { status, body } = await asked
  if (status >= 400)
    throw new Error(`The demo's own purchase was refused with ${status}: ${JSON.stringify(body)}`)
  return body
}
