// The shop as tests of accounts use it: the real app over the real house, visitors with cookies, and their mail.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, vi } from 'vitest'
import type { CardProvider } from '#sandbox/cards/cards.ts'
import { buildApp } from '#server/app.ts'
import type { Environment } from '#server/config.ts'
import { eq } from '#server/database/sql.ts'
import { features } from '#server/features.ts'
import type { Feature } from '#server/house.ts'
import { mountPaymentPages } from '#server/sandbox/payment-pages.ts'
import { type TestHouse, testHouse } from '#server/testing/house.ts'
import { users } from '../tables.ts'

interface Options {
  env?: Environment
  /** Beside those of the real shop. */
  more?: Feature[]
  /** With a card provider whose events reach this shop. */
  cards?: boolean
  /** Whether blueprints are made: that takes seconds of work each, so only who looks at them asks for it. */
  makesBlueprints?: boolean
  /** In the place of Google. */
  identityProvider?: { issuer: string; clientId: string; clientSecret: string } | undefined
  /** Whether jobs are worked: without, no mail leaves and no blueprint is made. */
  works?: boolean
}

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
  headers: Record<string, string | string[] | number | undefined>
  raw: Buffer
}

export interface Visitor {
  cookies: Map<string, string>
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  put(path: string, body?: unknown): Promise<Answer>
  patch(path: string, body?: unknown): Promise<Answer>
  delete(path: string): Promise<Answer>
  /** Whose session this browser has, if any. */
  me(): Promise<string | undefined>
}

export interface Shop {
  house: () => TestHouse
  app: () => FastifyInstance
  /** Of a shop that was opened with cards: pays sessions, and has switches for what can go wrong. */
  cards: () => CardProvider
  /** A browser of its own, on a network of its own unless told. */
  visitor(options?: { ip?: string }): Visitor
  /** The newest email to the address whose subject fits, once it is there. */
  mail(to: string, subject: string): Promise<{ link: string; token: string; code: string; text: string }>
}

export function openShop({
  env = {},
  more = [],
  cards = false,
  makesBlueprints = false,
  works = true,
  identityProvider,
}: Options = {}): Shop {
  const kept = makesBlueprints ? features : features.map(withoutMaking)
  const house = testHouse({ features: [...kept, ...more], works, env, cards, identityProvider })
  let app: FastifyInstance
  beforeAll(async () => {
    const { cardProvider } = house()
    app = await buildApp({
      house: house(),
      routes: house().features.flatMap((one) => one.routes?.(house()) ?? []),
      mountSandbox: (target) => cardProvider && mountPaymentPages(target, cardProvider),
    })
    cardProvider?.deliverTo(async (payload, headers) => {
      return (await app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload, headers })).statusCode
    })
  })
  afterAll(() => app.close())
  return {
    house,
    app: () => app,
    cards() {
      const { cardProvider } = house()
      if (!cardProvider) throw new Error('Open the shop with cards: true.')
      return cardProvider
    },
    visitor: (options) => visitor(() => app, options?.ip ?? randomAddress()),
    mail: (to, subject) => newestMail(house, to, subject),
  }
}

/** Its jobs are taken in and wait. */
function withoutMaking(feature: Feature): Feature {
  if (feature.name !== 'generation') return feature
  return {
    ...feature,
    jobs: (house) =>
      feature.jobs?.(house).map((job) => ({ ...job, queue: { ...job.queue, concurrency: 0 } })) ?? [],
  }
}

export const randomAddress = () => `10.${[...randomBytes(3)].join('.')}`
export const randomEmail = (name = 'someone') => `${name}-${randomBytes(6).toString('hex')}@example.com`

function visitor(app: () => FastifyInstance, ip: string): Visitor {
  const cookies = new Map<string, string>()
  async function ask(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app().inject({
      method,
      url,
      remoteAddress: ip,
      headers: { ...(cookie && { cookie }), 'user-agent': CHROME, ...headers },
      ...(payload === undefined ? {} : { payload: payload as object }),
    })
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    const isJson = String(answer.headers['content-type']).includes('json')
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : answer.body,
      headers: answer.headers,
      raw: answer.rawPayload,
    }
  }
  return {
    cookies,
    get: (path) => ask('GET', path),
    post: (path, body, headers) => ask('POST', path, body, headers),
    put: (path, body) => ask('PUT', path, body),
    patch: (path, body) => ask('PATCH', path, body),
    delete: (path) => ask('DELETE', path),
    me: async () => (await ask('GET', '/api/auth/me')).body.user?.email,
  }
}

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

function newestMail(house: () => TestHouse, to: string, subject: string) {
  return vi.waitFor(
    async () => {
      const mail = (await house().mailbox.list({ to })).find((one) => one.subject.includes(subject))
      if (!mail) throw new Error(`No mail '${subject}' for ${to} yet`)
      const link = mail.links.find((url) => url.includes('token=')) ?? ''
      return {
        link,
        token: link.split('token=')[1] ?? '',
        code: mail.text.match(/\b\d{3} \d{3}\b/)?.[0] ?? '',
        text: mail.text,
      }
    },
    { timeout: 15_000, interval: 20 },
  )
}

/** Signs up and stays signed in. */
export async function signedUp(shop: Shop, email = randomEmail(), password = 'first password') {
  const person = shop.visitor()
  const { status } = await person.post('/api/auth/signup', { email, password, fullName: 'Mara Lindqvist' })
  if (status !== 200) throw new Error(`Signing up failed with ${status}`)
  return { person, email, password }
}

/** Signs up and confirms the address in the same browser. */
export async function provedUser(shop: Shop, email = randomEmail(), password = 'first password') {
  const known = await signedUp(shop, email, password)
  const { token } = await shop.mail(email, 'Confirm your email')
  const { status } = await known.person.post('/api/auth/verify-email', { token })
  if (status !== 200) throw new Error(`Confirming failed with ${status}`)
  return known
}

/** An admin, signed in. */
export const adminUser = (shop: Shop) => withRole(shop, 'admin')

/** The owner, signed in. */
export const ownerUser = (shop: Shop) => withRole(shop, 'owner')

async function withRole(shop: Shop, role: 'admin' | 'owner') {
  const known = await provedUser(shop)
  await shop.house().db.update(users).set({ role }).where(eq(users.email, known.email))
  return known
}
