// For every row a world of its own: five people, and what belongs to one of them.
import { randomBytes, randomUUID } from 'node:crypto'
import { accessTokens } from '#features/access-tokens/server/tables.ts'
import { passkeys, sessions, users } from '#features/accounts/server/tables.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import { orders, refunds } from '#features/checkout/server/tables.ts'
import { writeEntry } from '#features/credits/server/public.ts'
import { generations } from '#features/generation/server/tables.ts'
import { planScenarios } from '#features/living-plan/server/tables.ts'
import type { MilestoneData } from '#features/milestones/contract.ts'
import { milestoneOriginals } from '#features/milestones/server/tables.ts'
import { unsubscribeLinks } from '#features/notifications/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { signIn } from '../member.ts'
import type { Visitor } from '../visitor.ts'
import { contentOf } from './content.ts'
import { filesOf } from './files.ts'
import type { Role } from './matrix.ts'
import type { StockedShop } from './shop.ts'
import { someone } from './someone.ts'
import { threadOf } from './threads.ts'

export const MILESTONES: MilestoneData = {
  vision: { coreIdea: 'Bread', problem: 'Hunger', whyNow: 'Today' },
  audience: { target: 'Families', painPoints: ['Time'], demographics: 'Cork' },
  mvp: { featureList: ['Oven'], techStack: 'Flour', timeline: 'A week' },
  monetization: { pricingModel: 'By the loaf', revenue: 'Some', channels: ['Shop'] },
  launch: { strategy: 'Open', channels: ['Door'], timeline: 'Monday' },
}

/** What is A's. */
export interface Things {
  ids: {
    /** A. */
    member: string
    blueprint: string
    failedBlueprint: string
    order: string
    refund: string
    session: string
    accessToken: string
    passkey: string
    /** A themselves. */
    customer: string
    thread: string
    comment: string
    /** About the thread, by nobody in particular. */
    report: string
    /** Nobody's in particular. */
    post: string
    resource: string
    campaign: string
    scheduledCampaign: string
    promoCode: string
  }
  unsubscribeToken: string
  /** Of its blueprint. */
  filename: string
  fileId: string
  binnedFileId: string
  noteId: string
  /** Of its plan. */
  scenarioId: string
  shareId: string
  shareToken: string
  postSlug: string
}

export interface World {
  browsers: Record<Role, Visitor>
  things: Things
}

export async function makeWorld(shop: StockedShop): Promise<World> {
  const { db } = shop.database
  const member = async (role: 'user' | 'admin' | 'owner') => {
    const one = await signIn(shop, { email: someone(role), proved: true })
    if (role !== 'user') await db.update(users).set({ role }).where(eq(users.id, one.id))
    return one
  }
  const [a, b, admin, owner] = [
    await member('user'),
    await member('user'),
    await member('admin'),
    await member('owner'),
  ]
  return {
    browsers: {
      anonymous: shop.visitor(),
      a: a.browser,
      b: b.browser,
      admin: admin.browser,
      owner: owner.browser,
    },
    things: await thingsOf(shop, a.id),
  }
}

async function thingsOf(shop: StockedShop, userId: string): Promise<Things> {
  const { db } = shop.database
  await db.transaction((tx) =>
    writeEntry(tx, { userId, kind: 'adjustment', amount: 2, cause: `drill:${randomUUID()}` }),
  )
  const [order, refunded] = [await orderOf(db, userId), await orderOf(db, userId)]
  const [refund] = await db.insert(refunds).values({ orderId: refunded, state: 'requested' }).returning()
  const [session] = await db
    .insert(sessions)
    .values({
      userId,
      method: 'password',
      userAgent: '',
      tokenHash: randomUUID(),
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .returning()
  const unsubscribeToken = randomBytes(16).toString('hex')
  await db.insert(unsubscribeLinks).values({ token: unsubscribeToken, userId, list: 'community' })
  const blueprint = await finishedBlueprint(shop, userId)
  const { ids, ...content } = await contentOf(db)
  return {
    ...content,
    ...(await filesOf(shop, blueprint)),
    ids: {
      ...ids,
      member: userId,
      ...(await threadOf(db, userId)),
      blueprint,
      failedBlueprint: await blueprintOf(db, userId, 'error'),
      order,
      refund: refund?.id ?? '',
      session: session?.id ?? '',
      accessToken: await accessTokenOf(db, userId),
      passkey: await passkeyOf(db, userId),
      customer: userId,
    },
    unsubscribeToken,
    scenarioId: await scenarioOf(db, blueprint),
  }
}

async function scenarioOf(db: Db, blueprintId: string): Promise<string> {
  const edits = { values: {} }
  const id = randomUUID()
  await db.insert(planScenarios).values({ id, blueprintId, name: 'As it is', edits })
  return id
}

async function accessTokenOf(db: Db, userId: string): Promise<string> {
  const [made] = await db
    .insert(accessTokens)
    .values({
      userId,
      name: 'Drill',
      tokenHash: randomUUID(),
      ending: 'abcd',
      scopes: ['blueprints:read'],
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .returning()
  return made?.id ?? ''
}

async function passkeyOf(db: Db, userId: string): Promise<string> {
  const key = { credentialId: randomUUID(), publicKey: '', counter: 0, transports: [], name: 'Drill' }
  const [made] = await db
    .insert(passkeys)
    .values({ ...key, userId })
    .returning()
  return made?.id ?? ''
}

async function orderOf(db: Db, userId: string): Promise<string> {
  const id = randomUUID()
  await db.insert(orders).values({
    id,
    userId,
    forAddress: false,
    pack: 'single',
    quantity: 1,
    priceCents: 99,
    payableCents: 99,
    amountPaidCents: 99,
    paymentIntentId: `pi_drill_${id}`,
    state: 'paid',
    paidAt: new Date(),
    expiresAt: new Date(),
  })
  await db.transaction((tx) => writeEntry(tx, { userId, kind: 'purchase', amount: 1, cause: `order:${id}` }))
  return id
}

async function blueprintOf(db: Db, userId: string, status: 'complete' | 'error'): Promise<string> {
  const [id, name] = [randomUUID(), `Acme ${status}`]
  const brief = {
    fullName: '',
    email: '',
    startupName: name,
    businessIdea: 'Bread',
    targetCustomer: '',
    industry: '',
    stage: '',
    additionalContext: '',
  }
  await db.insert(blueprints).values({
    id,
    userId,
    forAddress: false,
    name,
    slug: `acme-${status}`,
    businessIdea: 'Bread',
    industry: '',
    stage: '',
  })
  await db.insert(generations).values({
    id: randomUUID(),
    blueprintId: id,
    cause: `drill:${id}`,
    brief,
    status,
    planKey: 'kept-elsewhere',
    finishedAt: new Date(),
  })
  return id
}

/** With a first page and a map. */
async function finishedBlueprint(
  { database: { db }, storage }: StockedShop,
  userId: string,
): Promise<string> {
  const blueprintId = await blueprintOf(db, userId, 'complete')
  const stored = await storage.put(`blueprints/${blueprintId}`, Buffer.from('# Acme'))
  const [generation] = await db
    .update(generations)
    .set({ firstPages: { blueprint: stored.key } })
    .where(eq(generations.blueprintId, blueprintId))
    .returning()
  await db
    .insert(milestoneOriginals)
    .values({ blueprintId, generationId: generation?.id ?? '', data: MILESTONES })
  return blueprintId
}
