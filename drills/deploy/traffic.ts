// People who read, sign in, buy, and have blueprints made.
import { randomUUID } from 'node:crypto'
import type { Errand } from '../keep-asking.ts'
import type { Provider } from '../market/provider.ts'
import type { Answer, Visitor } from '../visitor.ts'

export interface Traffic {
  errands: Errand[]
  /** Sessions that were paid, and startups whose making was answered with yes. */
  promised: { sessionIds: string[]; names: string[] }
}

interface Options {
  provider: Provider
  visitor: () => Visitor
  /** Signed in, with credits. */
  member: { email: string; password: string; browser: Visitor }
}

const MOST_MADE = 3

const briefOf = (startupName: string) => ({
  fullName: 'Mara Lindqvist',
  startupName,
  businessIdea: 'A neighbourhood sourdough bakery with evening classes',
  targetCustomer: 'Families in Cork city',
})

export function trafficOf({ provider, visitor, member }: Options): Traffic {
  const promised: Traffic['promised'] = { sessionIds: [], names: [] }
  const reader = visitor()
  let count = 0

  async function buy(wish: object): Promise<Answer[]> {
    const browser = visitor()
    const ordered = await browser.post('/api/create-checkout', wish)
    if (ordered.status !== 200) return [ordered]
    const sessionId = String(ordered.body.sessionUrl).split('/').at(-1) ?? ''
    await provider.pay(sessionId, 'formData' in wish ? {} : { email: `pack-${count++}@example.com` })
    promised.sessionIds.push(sessionId)
    const verified = await browser.post('/api/verify-session', { sessionId })
    return [ordered, verified]
  }

  const errands: Errand[] = [
    { name: 'the first page', go: () => reader.get('/'), pauseMs: 100 },
    { name: 'the community', go: () => reader.get('/api/community/posts'), pauseMs: 100 },
    { name: 'a dashboard', go: () => member.browser.get('/api/dashboard'), pauseMs: 100 },
    { name: 'its blueprints', go: () => member.browser.get('/api/blueprints'), pauseMs: 100 },
    {
      name: 'signing in',
      go: () => visitor().post('/api/auth/login', { email: member.email, password: member.password }),
      pauseMs: 1_500,
    },
    { name: 'buying a pack', go: () => buy({ pack: 'fivePack' }), pauseMs: 1_500 },
    {
      name: 'buying a blueprint',
      go() {
        const name = `Bought ${++count}`
        promised.names.push(name)
        return buy({ pack: 'single', formData: { ...briefOf(name), email: `buyer-${count}@example.com` } })
      },
      pauseMs: 8_000,
      most: MOST_MADE,
    },
    {
      name: 'making a blueprint',
      async go() {
        const name = `Made ${++count}`
        const order = { ...briefOf(name), useCredits: true, requestId: randomUUID() }
        const answer = await member.browser.post('/api/generate-blueprint', order)
        if (answer.status === 200) promised.names.push(name)
        return answer
      },
      pauseMs: 8_000,
      most: MOST_MADE,
    },
  ]
  return { errands, promised }
}
