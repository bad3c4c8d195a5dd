// Payloads into every field there is, by the calls of the shop, as a member and as its owner would. Where a field refuses one,
// that is an answer, too.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '#features/accounts/server/tables.ts'
import { writeEntry } from '#features/credits/server/public.ts'
import { notificationSettings } from '#features/notifications/server/tables.ts'
import { promoCodeForm } from '#features/promo-codes/contract.ts'
import { createPromoCode } from '#features/promo-codes/server/public.ts'
import { signIn } from '../member.ts'
import type { Answer, Visitor } from '../visitor.ts'
import type { Works } from '../works/works.ts'
import { everything, MARK, NAMES, payload } from './payloads.ts'

/** For fields that hold little. */
const SHORTEST = `<svg/onload=${MARK}(1)>`

export interface Planted {
  member: Visitor
  owner: Visitor
  memberEmail: string
  /** Being made from a hostile brief. */
  blueprintId: string
  threads: string[]
  posts: string[]
  tally: Tally
}

export async function plant(works: Works, canary: string): Promise<Planted> {
  const { db } = works.database
  const member = await signIn(works, { email: 'member@example.com', proved: true })
  const owner = await signIn(works, { email: 'boss@example.com', proved: true })
  // Newcomers may say little; these two have been here for a while.
  await db.update(users).set({ createdAt: new Date('2026-01-01') })
  await db.update(users).set({ role: 'owner' }).where(eq(users.id, owner.id))
  await db
    .insert(notificationSettings)
    .values({ userId: member.id, marketingEmails: true, marketingConsentAt: new Date() })
  await db.transaction((tx) =>
    writeEntry(tx, { userId: member.id, kind: 'adjustment', amount: 5, cause: `drill:${randomUUID()}` }),
  )
  const tally: Tally = new Map()
  const say = saying(tally)
  const all = (place: string) => everything(place, canary)

  for (const name of NAMES) {
    const fullName = payload(name, 'full name', canary).slice(0, 100)
    await say('full name', member.browser.post('/api/settings/name', { fullName }))
    await say(
      'login',
      works.visitor().post('/api/auth/login', { email: payload(name, 'login', canary).slice(0, 250) }),
    )
  }
  await member.browser.post('/api/settings/name', {
    fullName: payload('picture that fails', 'full name', canary),
  })
  await owner.browser.post('/api/settings/name', { fullName: payload('script', "owner's name", canary) })

  const made = await say(
    'brief',
    member.browser.post('/api/generate-blueprint', {
      useCredits: true,
      startupName: payload('picture that fails', 'startup name', canary),
      businessIdea: all('business idea'),
      targetCustomer: all('target customer'),
      industry: payload('script', 'industry', canary),
      stage: payload('drawing that loads', 'stage', canary),
      additionalContext: all('additional context'),
    }),
  )
  const posts = await publish(owner.browser, { canary, say, all })
  const threads = await talk(member.browser, owner.browser, { canary, say, all })
  await writeToAll(owner.browser, { canary, say, all })
  for (const [i, name] of NAMES.entries())
    await createPromoCode(
      db,
      promoCodeForm.parse({
        code: `XSS${i}`,
        description: payload(name, 'promo description', canary).replaceAll('\u0000', '').slice(0, 200),
        discountValue: 10,
        environment: 'test',
      }),
    )
  return {
    member: member.browser,
    owner: owner.browser,
    memberEmail: member.email,
    blueprintId: made.blueprintId,
    posts,
    threads,
    tally,
  }
}

/** By field: how many payloads it took, and how many it refused with which words. */
export type Tally = Map<string, { taken: number; refused: number; words: string }>

/** An answer that nobody meant to give is a fault of its own. */
export function saying(tally: Tally): Tools['say'] {
  return async (field, asked) => {
    const { status, body } = await asked
    if (status >= 500) throw new Error(`${field}: a payload was answered with ${status}.`)
    const known = tally.get(field) ?? { taken: 0, refused: 0, words: '' }
    tally.set(field, known)
    if (status < 400) known.taken++
    else {
      known.refused++
      known.words = JSON.stringify(body.fields ?? body.error ?? body).slice(0, 160)
    }
    return body
  }
}

export interface Tools {
  canary: string
  // biome-ignore lint/suspicious/noExplicitAny: answers are of every shape
  say: (field: string, asked: Promise<Answer>) => Promise<any>
  all: (place: string) => string
}

async function publish(owner: Visitor, { canary, say, all }: Tools): Promise<string[]> {
  const slugs: string[] = []
  for (const [i, name] of NAMES.entries()) {
    const { post } = await say(
      'blog',
      owner.post('/api/blog', {
        title: payload(name, 'post title', canary).slice(0, 160),
        content: `${payload(name, 'post', canary)}\n\n${i === 0 ? all('post') : ''}`,
        excerpt: payload(name, 'excerpt', canary),
        tags: [SHORTEST],
        slug: `hostile-${i}`,
      }),
    )
    if (post) slugs.push(post.slug)
    const resource = { category: 'tool', description: payload(name, 'description', canary).slice(0, 300) }
    const addresses = [
      `https://xss-${i}.example.com/?q=${encodeURIComponent(name)}">`,
      `javascript:fcpRan('resource')//${i}.com`,
    ]
    for (const url of addresses)
      await say(
        `resource ${url.slice(0, 5)}`,
        owner.post('/api/resources', {
          ...resource,
          url,
          title: payload(name, 'resource', canary).slice(0, 120),
          note: payload(name, 'resource note', canary).slice(0, 200),
          region: payload(name, 'region', canary).slice(0, 40),
          tags: [SHORTEST],
        }),
      )
  }
  return slugs
}

/** Two of them, because one may not say that much in an hour. */
async function talk(member: Visitor, owner: Visitor, { canary, say, all }: Tools): Promise<string[]> {
  const threads: string[] = []
  for (const [i, name] of NAMES.entries()) {
    const { post } = await say(
      'thread',
      (i % 2 ? member : owner).post('/api/community/posts', {
        title: payload(name, 'thread title', canary).slice(0, 160),
        content: `${payload(name, 'thread', canary)}\n\n@${payload(name, 'mention', canary)}`,
        category: 'question',
      }),
    )
    if (post) threads.push(post.id)
  }
  const [first] = threads
  if (!first) return threads
  for (const name of NAMES)
    await say(
      'comment',
      owner.post(`/api/community/posts/${first}/comments`, { content: payload(name, 'comment', canary) }),
    )
  const long = all('comment').slice(0, 8_000)
  await say('long comment', owner.post(`/api/community/posts/${first}/comments`, { content: long }))
  return threads
}

async function writeToAll(owner: Visitor, { canary, say, all }: Tools): Promise<void> {
  for (const name of NAMES)
    await say(
      'campaign',
      owner.post('/api/email-campaigns', {
        name: payload(name, 'campaign name', canary).slice(0, 120),
        subject: payload(name, 'campaign subject', canary).slice(0, 150),
        content: payload(name, 'campaign', canary),
      }),
    )
  const { campaign } = await say(
    'long campaign',
    owner.post('/api/email-campaigns', {
      name: 'Sent',
      subject: payload('picture that fails', 'campaign subject', canary),
      content: all('campaign'),
    }),
  )
  const { id, version } = campaign
  await say('sent campaign', owner.post(`/api/email-campaigns/${id}/send`, { version }))
}
