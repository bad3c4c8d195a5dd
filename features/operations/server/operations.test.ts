// The figures over a small shop whose every row is known, and the jobs that got stuck.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { briefSchema } from '#engine/brief.ts'
import { users } from '#features/accounts/server/tables.ts'
import { adminUser, openShop, provedUser, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { auditEntries } from '#features/admin/server/tables.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import { orders, refunds } from '#features/checkout/server/tables.ts'
import { generations, modelRuns } from '#features/generation/server/tables.ts'
import { eq, sql } from '#server/database/sql.ts'
import { queue, work } from '#server/jobs/job.ts'
import { mails } from '#server/mail/tables.ts'
import { lastDays } from './rules.ts'

const failing = queue({ name: 'fails-until-mended', data: z.object({ n: z.number() }), retries: 0 })
let mended = false
const seen: number[] = []
const job = work(failing, async ({ n }) => {
  if (!mended) throw new TypeError('a secret that somebody typed')
  seen.push(n)
})

const shop = openShop({
  env: {
    LLM_INPUT_PRICE: '3',
    LLM_OUTPUT_PRICE: '15',
    LLM_BASE_URL: 'http://127.0.0.1:1/v1',
    LLM_MODEL: 'a-model',
    LLM_PLAN_DOLLARS: '2',
    LLM_DAY_DOLLARS: '20',
  },
  more: [{ name: 'stuck', jobs: () => [job] }],
})
const db = () => shop.house().db
const [yesterday = '', today = ''] = lastDays(new Date(), 2)
const at = (day: string, time = '00:00:01') => new Date(`${day}T${time}Z`)

let admin: Visitor
beforeAll(async () => {
  admin = (await adminUser(shop)).person
  const [user] = await db()
    .insert(users)
    .values({ email: 'buyer@example.com', fullName: 'A Buyer' })
    .returning()
  const userId = user?.id ?? ''
  const order = {
    userId,
    forAddress: false,
    pack: 'single' as const,
    quantity: 1,
    priceCents: 99,
    payableCents: 99,
    expiresAt: new Date(),
  }
  const paid = { ...order, state: 'paid' as const, amountPaidCents: 99 }
  const refunded = randomUUID()
  await db()
    .insert(orders)
    .values([
      { ...paid, id: refunded, paidAt: at(yesterday, '23:59:59') },
      { ...paid, id: randomUUID(), paidAt: at(today) },
      { ...paid, id: randomUUID(), amountPaidCents: 300, paidAt: at(today) },
      { ...order, id: randomUUID(), state: 'free', payableCents: 0, createdAt: at(yesterday) },
      { ...order, id: randomUUID(), state: 'open', createdAt: at(today) },
      { ...paid, id: randomUUID(), paidAt: new Date('2020-01-01') },
    ])
  await db()
    .insert(refunds)
    .values([
      { orderId: refunded, state: 'refunded', amountCents: 99, source: 'provider', requestedAt: at(today) },
      { orderId: refunded, state: 'requested', amountCents: 99 },
    ])
  await makeGenerations(userId)
  await db()
    .insert(mails)
    .values([
      {
        id: randomUUID(),
        recipient: 'typo@exmaple.com',
        subject: 'Your order',
        status: 'refused',
        problem: '550 no',
      },
      {
        id: randomUUID(),
        recipient: 'old@example.com',
        subject: 'Old',
        status: 'failed',
        createdAt: new Date('2020-01-01'),
      },
    ])
})

/** Four finished in 10, 20, 30 and 100 s, the slowest written by a model; one failed, one waiting. */
async function makeGenerations(userId: string): Promise<void> {
  const brief = briefSchema.parse({
    startupName: 'Larder',
    businessIdea: 'A neighbourhood bakery with classes',
  })
  const blueprintId = randomUUID()
  await db().insert(blueprints).values({
    id: blueprintId,
    userId,
    forAddress: false,
    name: 'Larder',
    slug: 'larder',
    businessIdea: '',
    industry: '',
    stage: '',
  })
  const writing = {
    model: 'a-model',
    calls: 12,
    inputTokens: 1_000_000,
    outputTokens: 200_000,
    sections: 9,
    fallbacks: [
      { section: 'risks', reason: 'timeout' },
      { section: 'team', reason: 'timeout' },
      { section: 'market', reason: 'figures' },
      { section: 'reading', reason: 'timeout' },
    ],
    kinds: {
      critic: { calls: 1, ms: 5_000, inputTokens: 100_000, outputTokens: 0, failures: 0, fallbacks: 0 },
      reading: { calls: 3, ms: 9_000, inputTokens: 200_000, outputTokens: 0, failures: 1, fallbacks: 1 },
    },
  }
  /** As an earlier release kept it. */
  const { kinds: _, ...earlier } = {
    ...writing,
    calls: 0,
    sections: 0,
    fallbacks: [],
    inputTokens: 0,
    outputTokens: 0,
  }
  const ended = (seconds: number) => ({
    startedAt: at(today, '00:00:00'),
    finishedAt: new Date(at(today, '00:00:00').getTime() + seconds * 1000),
  })
  await db()
    .insert(modelRuns)
    .values({ id: randomUUID(), purpose: 'blueprint', reservedTokens: 400_000, reservedDollars: 2 })
  const one = () => ({ id: randomUUID(), blueprintId, cause: `test:${randomUUID()}`, brief })
  await db()
    .insert(generations)
    .values([
      ...[10, 20, 30].map((seconds) => ({ ...one(), ...ended(seconds), status: 'complete' as const })),
      { ...one(), ...ended(100), status: 'complete', writing },
      { ...one(), ...ended(5), status: 'error', writing: earlier },
      one(),
    ])
}

const look = async (who: Visitor, days = '') => (await who.get(`/api/admin/operations${days}`)).body

test('days, making, writers and mail are counted, each where it belongs', async () => {
  const { days, making, writing, mail } = await look(admin, '?days=7')
  expect(days).toHaveLength(7)
  expect(days.slice(-2)).toEqual([
    { day: yesterday, paidOrders: 1, freeOrders: 1, revenueCents: 99, refundedCents: 0 },
    { day: today, paidOrders: 2, freeOrders: 0, revenueCents: 399, refundedCents: 99 },
  ])
  expect(making).toMatchObject({ finished: 4, failed: 1, underWay: 1, medianSeconds: 25 })
  expect(making.p95Seconds).toBeCloseTo(89.5)
  expect(making.oldestWaitingSeconds).toBeGreaterThan(0)
  expect(writing).toEqual({
    blueprints: 1,
    byModel: 9,
    byHouse: 3,
    fallbacks: [
      { reason: 'timeout', sections: 2 },
      { reason: 'figures', sections: 1 },
    ],
    kinds: [
      {
        kind: 'reading',
        calls: 3,
        meanSeconds: 3,
        inputTokens: 2e5,
        outputTokens: 0,
        costDollars: 0.6,
        failures: 1,
        fallbacks: 1,
      },
      {
        kind: 'critic',
        calls: 1,
        meanSeconds: 5,
        inputTokens: 1e5,
        outputTokens: 0,
        costDollars: 0.3,
        failures: 0,
        fallbacks: 0,
      },
    ],
    now: {
      model: 'a-model',
      plansBy: 'model',
      spent: { tokens: 400_000, dollars: 2 },
      plan: { tokens: 400_000, dollars: 2 },
      day: { dollars: 20 },
      left: { dollars: 18 },
      breaker: { state: 'closed' },
    },
    models: [{ model: 'a-model', calls: 12, inputTokens: 1e6, outputTokens: 2e5, costDollars: 6 }],
  })
  expect(mail.refused).toBe(1)
  expect(mail.newestFailures).toEqual([
    expect.objectContaining({ recipient: 'typo@exmaple.com', problem: '550 no', status: 'refused' }),
  ])
  expect(await look(admin)).toMatchObject({ days: { length: 30 } })
})

test('strangers and members are kept out, and what is no reach is refused', async () => {
  const { person } = await provedUser(shop)
  for (const [who, status] of [
    [shop.visitor(), 401],
    [person, 403],
  ] as const) {
    expect((await who.get('/api/admin/operations')).status).toBe(status)
    expect((await who.post(`/api/admin/failed-jobs/${randomUUID()}/retry`)).status).toBe(status)
    expect((await who.delete(`/api/admin/failed-jobs/${randomUUID()}`)).status).toBe(status)
  }
  expect((await admin.get('/api/admin/operations?days=1000000')).status).toBe(400)
  expect((await admin.post('/api/admin/failed-jobs/nonsense/retry')).status).toBe(404)
})

/** Those that failed for good, once there are so many. */
const failedJobs = (count: number) =>
  vi.waitFor(
    async () => {
      const { failedJobs } = await look(admin)
      expect(failedJobs.newest).toHaveLength(count)
      expect(failedJobs.total).toBe(count)
      return failedJobs.newest
    },
    { timeout: 20_000, interval: 50 },
  )

test('a failed job is tried again once, however often it is pressed, or dismissed; its secret stays inside', async () => {
  const { jobs } = shop.house()
  for (const n of [1, 2]) await jobs.enqueue(db(), failing, { n })
  const [first, second] = await failedJobs(2)
  expect(first).toMatchObject({ queue: failing.name, problem: 'fails-until-mended: TypeError', tries: 1 })
  expect(JSON.stringify([first, second])).not.toContain('secret')

  await db().execute(sql`update pgboss.job set source_name = 'of-an-earlier-release' where id = ${second.id}`)
  expect((await failedJobs(2))[1]).toMatchObject({ id: second.id, canRetry: false })
  expect((await admin.post(`/api/admin/failed-jobs/${second.id}/retry`)).status).toBe(404)
  await failedJobs(2)

  mended = true
  const retry = () => admin.post(`/api/admin/failed-jobs/${first.id}/retry`)
  const statuses = (await Promise.all([retry(), retry(), retry()])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 404, 404])
  await vi.waitFor(() => expect(seen).toHaveLength(1), { timeout: 20_000, interval: 20 })
  expect((await admin.delete(`/api/admin/failed-jobs/${second.id}`)).status).toBe(200)
  expect((await admin.post(`/api/admin/failed-jobs/${second.id}/retry`)).status).toBe(404)
  await failedJobs(0)
  expect(seen).toHaveLength(1)
  const written = await db()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.targetKind, 'failed-job'))
    .orderBy(auditEntries.id)
  expect(written.map(({ action, targetId }) => [action, targetId])).toEqual([
    ['failed-job.retry', first.id],
    ['failed-job.dismiss', second.id],
  ])
})

test('the same figures are exported, and the dashboard names no other', async () => {
  const { body } = await shop.visitor().get('/metrics')
  for (const line of [
    'fcp_orders_total{kind="paid"} 4',
    'fcp_orders_total{kind="free"} 1',
    'fcp_revenue_cents_total 597',
    'fcp_refunded_cents_total 99',
    'fcp_blueprints{outcome="finished"} 4',
    'fcp_blueprints_under_way 1',
    'fcp_model_cost_dollars{model="a-model"} 6',
    'fcp_writer_fallbacks{reason="timeout"} 2',
    'fcp_mails{status="refused"} 1',
  ])
    expect(body).toContain(line)

  const file = new URL('../../../deploy/grafana/founder-co-pilot.json', import.meta.url)
  const exprs = [...readFileSync(file, 'utf8').matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(
    ([, expr = '']) => expr,
  )
  const named = new Set(exprs.flatMap((expr) => expr.match(/\b(fcp|nodejs|process)_\w+/g) ?? []))
  const exported = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const unknown = [...named].filter((name) => !exported.has(name.replace(/_(bucket|sum|count)$/, '')))
  expect(unknown).toEqual([])
  // And it leaves none of ours out.
  const shown = new Set([...named].map((name) => name.replace(/_(bucket|sum|count)$/, '')))
  expect([...exported].filter((name) => name?.startsWith('fcp_') && !shown.has(name))).toEqual([])
})
