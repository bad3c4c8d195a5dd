// A shop with something to lose: people with passwords, orders, credits, blueprints with files, posts.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Provider } from '../market/provider.ts'
import type { Visitor } from '../visitor.ts'
import { type Running, urlOf } from './places.ts'

const PATIENCE_MS = 120_000

export interface Member {
  email: string
  password: string
  name: string
  browser: Visitor
}

const briefOf = (startupName: string) => ({
  fullName: 'Mara Lindqvist',
  startupName,
  businessIdea: 'A neighbourhood sourdough bakery with evening classes',
  targetCustomer: 'Families in Cork city',
})

/** Signed up, with the address proved. */
export async function join(shop: Running, name: string): Promise<Member> {
  const [email, password] = [`${name.toLowerCase().replaceAll(' ', '.')}@example.com`, `${name}, privately`]
  const browser = shop.visitor()
  await expectOk(browser.post('/api/auth/signup', { email, password, fullName: name }))
  await ask(urlOf(shop.place), 'update users set proved_at = now() where email = $1', [email])
  return { email, password, name, browser }
}

export async function buyPack(provider: Provider, { browser }: Member): Promise<void> {
  const { sessionUrl } = await expectOk(browser.post('/api/create-checkout', { pack: 'tenPack' }))
  const sessionId = String(sessionUrl).split('/').at(-1) ?? ''
  const paid = await provider.pay(sessionId)
  if (paid !== 'paid') throw new Error(`A pack was not paid but ${paid}.`)
  await expectOk(browser.post('/api/verify-session', { sessionId }))
}

/** Pays with a credit. The making goes on by itself. */
export const order = ({ browser }: Member, startupName: string) =>
  expectOk(
    browser.post('/api/generate-blueprint', {
      ...briefOf(startupName),
      useCredits: true,
      requestId: randomUUID(),
    }),
  )

export const post = ({ browser }: Member, title: string) =>
  expectOk(
    browser.post('/api/community/posts', {
      title,
      content: 'How did you find your first ten customers, and what did you tell them?',
      category: 'question',
    }),
  )

/** Until so many blueprints, or all that were begun, are complete. */
export async function made(url: string, count?: number): Promise<void> {
  let last = ''
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(200)) {
    const [row] = await ask(
      url,
      `select count(*)::int as all, count(*) filter (where status = 'complete')::int as complete from generations`,
    )
    if (row && row.complete >= (count ?? row.all)) return
    last = `${row?.complete} of ${row?.all} blueprints are complete`
  }
  throw new Error(`After ${PATIENCE_MS / 1000} s ${last}.`)
}

/** On a connection of its own, which is gone afterwards: a restore wants to be alone. */
export async function ask(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

async function expectOk(asking: ReturnType<Visitor['post']>) {
  const { status, body } = await asking
  if (status !== 200) throw new Error(`Answered with ${status}: ${JSON.stringify(body).slice(0, 200)}`)
  return body
}
