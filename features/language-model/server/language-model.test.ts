// Both ways side by side, and the owner's choice: who may, how often, and what it leaves behind.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  adminUser,
  openShop,
  ownerUser,
  provedUser,
  type Visitor,
} from '#features/accounts/server/testing/shop.ts'
import { auditEntries } from '#features/admin/server/tables.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import { creditEntries } from '#features/credits/server/tables.ts'
import { generations, modelRuns } from '#features/generation/server/tables.ts'
import type { Fault } from '#sandbox/language-model/faults.ts'
import { openLanguageModel } from '#sandbox/language-model/language-model.ts'
import { eq, sql } from '#server/database/sql.ts'
import { planComparisons } from './tables.ts'

let fault: Fault | undefined
const server = await openLanguageModel({ fault: () => fault })
afterAll(() => server.close())

const shop = openShop({
  env: {
    LLM_BASE_URL: server.baseUrl,
    LLM_MODEL: 'writer',
    LLM_INPUT_PRICE: '3',
    LLM_OUTPUT_PRICE: '15',
    LLM_DAY_TOKENS: '900000',
  },
})
const bare = openShop()
const db = () => shop.house().db

let owner: Visitor
let admin: Visitor
beforeAll(async () => {
  owner = (await ownerUser(shop)).person
  admin = (await adminUser(shop)).person
})
beforeEach(async () => {
  fault = undefined
  await db().delete(modelRuns)
  await db().delete(planComparisons)
})

const PAGE = '/api/admin/language-model'
const FORM = {
  startupName: 'Larder & Loaf',
  businessIdea: 'A neighbourhood sourdough bakery with evening classes',
  targetCustomer: 'Families in Cork city',
}
const compare = (who: Visitor, form: object = FORM) => who.post(`${PAGE}/compare`, form)
const look = async (who: Visitor) => (await who.get(PAGE)).body

const ended = (who: Visitor) =>
  vi.waitFor(
    async () => {
      const { comparison } = await look(who)
      expect(comparison?.state).not.toBe('running')
      return comparison
    },
    { timeout: 60_000, interval: 100 },
  )

test('the same brief by the house and with the model, with what each cost; nothing is charged or kept as a blueprint', async () => {
  expect(await look(admin)).toEqual({ model: 'writer', plansBy: 'model' })
  const asked = server.requests().length
  expect((await compare(admin)).body).toEqual({ success: true })
  const { state, house, model, startupName } = await ended(admin)
  expect([state, startupName]).toEqual(['done', 'Larder & Loaf'])
  expect(house.writing).toBeUndefined()
  expect(model.writing).toMatchObject({ model: 'writer', calls: 9, fallbacks: [] })
  expect(model.writing.costDollars).toBeGreaterThan(0.05)
  expect(server.requests().length - asked).toBe(9)
  type Shown = { id: string; by: string; text: string }
  const ids = (sections: Shown[]) => sections.map(({ id }) => id)
  expect(ids(model.sections)).toEqual(ids(house.sections))
  expect(new Set(house.sections.map(({ by }: Shown) => by))).toEqual(new Set(['house']))
  expect(model.sections.filter(({ by }: Shown) => by === 'model')).toHaveLength(16)
  expect(house.sections[3].text).toContain('| --- |')
  expect(await db().$count(blueprints)).toBe(0)
  expect(await db().$count(generations)).toBe(0)
  expect(await db().$count(creditEntries)).toBe(0)
  // Others see their own.
  expect((await look(owner)).comparison).toBeUndefined()
})

test('pressed five times at once it is made once', async () => {
  const asked = server.requests().length
  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await compare(admin)).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await ended(admin)).state).toBe('done')
  expect(server.requests().length - asked).toBe(9)
  expect(await db().$count(modelRuns)).toBe(1)
})

test('one that nobody will end any more is replaced', async () => {
  await compare(admin)
  await ended(admin)
  await db().update(planComparisons).set({ state: 'running', startedAt: sql`now() - interval '16 minutes'` })
  await compare(admin, { ...FORM, startupName: 'Crumb' })
  expect((await ended(admin)).startupName).toBe('Crumb')
})

test('a model that is down leaves the house’s plan on both sides, and says so', async () => {
  fault = 'unauthorised'
  await compare(admin)
  const { state, model } = await ended(admin)
  expect(state).toBe('done')
  expect(model.writing.fallbacks).toContainEqual({ section: 'reading', reason: 'refused' })
  expect(model.sections.every(({ by }: { by: string }) => by === 'house')).toBe(true)
})

test('it counts against the day, and is refused when that has no room for a plan', async () => {
  await db()
    .insert(modelRuns)
    .values({ id: crypto.randomUUID(), purpose: 'blueprint', reservedTokens: 600_000, reservedDollars: 0 })
  await compare(admin)
  const { state, problem, house, model } = await ended(admin)
  expect(state).toBe('failed')
  expect(problem).toContain('budget')
  expect(house.sections.length).toBeGreaterThan(10)
  expect(model).toBeUndefined()
})

test('what is missing is said, and nothing begins', async () => {
  const { status, body } = await compare(admin, { startupName: ' ', businessIdea: '' })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('Please enter a startup name.')
  expect(JSON.stringify(body)).toContain('Please describe the business idea.')
  expect(await db().$count(planComparisons)).toBe(0)
})

test('the owner chooses who writes plans, and the audit trail says so once', async () => {
  for (const _ of [1, 2]) expect((await owner.put(`${PAGE}/plans-by`, { plansBy: 'house' })).status).toBe(200)
  expect((await look(admin)).plansBy).toBe('house')
  expect((await owner.put(`${PAGE}/plans-by`, { plansBy: 'nobody' })).status).toBe(400)
  await owner.put(`${PAGE}/plans-by`, { plansBy: 'model' })
  const written = await db()
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.action, 'language-model.plans-by'))
    .orderBy(auditEntries.id)
  expect(written.map(({ after }) => after)).toEqual([{ plansBy: 'house' }, { plansBy: 'model' }])
})

test('strangers and members are kept out, and the choice is the owner’s alone', async () => {
  const { person: member } = await provedUser(shop)
  for (const [who, status] of [
    [shop.visitor(), 401],
    [member, 403],
  ] as const) {
    expect((await who.get(PAGE)).status).toBe(status)
    expect((await compare(who)).status).toBe(status)
    expect((await who.put(`${PAGE}/plans-by`, { plansBy: 'house' })).status).toBe(status)
  }
  expect((await admin.put(`${PAGE}/plans-by`, { plansBy: 'house' })).status).toBe(403)
  const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await admin.post(`${PAGE}/compare`, FORM, elsewhere)).status).toBe(403)
  expect(await db().$count(planComparisons)).toBe(0)
})

test('without a model the page says how to get one', async () => {
  const { person } = await adminUser(bare)
  expect(await look(person)).toEqual({ plansBy: 'house' })
  const { status, body } = await compare(person)
  expect(status).toBe(409)
  expect(JSON.stringify(body)).toContain('ANTHROPIC_API_KEY')
})
