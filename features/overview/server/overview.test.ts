// The first tab of a blueprint: whose it is, while it is made, when its plan is old, and after another issue and a restored one.
import { expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { filesOf } from '#features/blueprints/server/public.ts'
import { blueprintFiles } from '#features/blueprints/server/tables.ts'
import { generations } from '#features/generation/server/tables.ts'
import { becomeFormer } from '#features/generation/server/testing/former-plan.ts'
import {
  boughtSignedOut,
  CREDIT_FORM,
  founder,
  orderSession,
} from '#features/generation/server/testing/founders.ts'
import { fail } from '#features/generation/server/testing/paid.ts'
import { makeSmall } from '#features/generation/server/testing/small-press.ts'
import { planned } from '#features/living-plan/server/testing/planned.ts'
import type { Answer } from '#kit/endpoint.ts'
import { eq } from '#server/database/sql.ts'
import type { getOverview } from '../contract.ts'

const shop = openShop()
type Overview = Answer<typeof getOverview>
const ANY_PAGE = 'pages/blueprint/1'

test('it says what the plan says: claim, five figures with their marks, pages, logos, palette, the next step', async () => {
  const { person, path, blueprintId } = await planned(shop)
  const overview: Overview = (await person.get(`${path}/overview`)).body
  expect(overview).toMatchObject({
    blueprint: { id: blueprintId, name: 'Larder & Loaf', slug: 'larder-&-loaf' },
    state: 'ready',
    issue: { number: 1, at: expect.any(String) },
    milestones: { vision: false, launch: false },
  })
  const { plan, venture } = overview
  expect(plan?.claim).toMatch(/Larder & Loaf|€/)
  expect(plan?.figures).toHaveLength(5)
  expect(plan?.figures.map(({ provenance }) => provenance)).toContain('computed')
  expect(plan?.figures[3]?.text).toMatch(/^Month \d+$|^Not in 36 months$/)
  expect(plan?.paper).toBe('a4')
  expect(plan?.sheets.length).toBeGreaterThanOrEqual(18)
  expect(plan?.sheets[0]).toMatchObject({ page: 1, title: 'Cover', part: null })
  expect(plan?.sheets.map(({ part }) => part)).toEqual(expect.arrayContaining(['The business', 'The proof']))
  expect(plan?.sheets.every(({ title }) => title !== '')).toBe(true)
  expect(plan?.checked.claim).toContain('figures in your brief')
  expect(plan?.steps[0]?.action).toMatch(/\w/)
  expect(plan?.logos).toHaveLength(6)
  expect(plan?.logos.filter(({ isChosen }) => isChosen)).toHaveLength(1)
  for (const { drawing } of plan?.logos ?? []) expect(drawing.shapes.length).toBeGreaterThan(0)
  expect(venture?.lockup.width).toBeGreaterThan(venture?.lockup.height ?? 0)
  for (const hex of Object.values(venture?.palette.dark ?? {})) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  expect(overview.documents.map(({ id }) => id)).toEqual(['blueprint', 'brand-guide', 'quickstart'])
})

test('a stranger finds nothing, a visitor signs in, and the session of the order looks on', async () => {
  const { path } = await planned(shop)
  const { person: stranger } = await founder(shop, 0)
  for (const call of ['overview', ANY_PAGE]) {
    expect((await stranger.get(`${path}/${call}`)).status).toBe(404)
    expect((await shop.visitor().get(`${path}/${call}`)).status).toBe(401)
  }
  const { id } = await founder(shop, 0, { proved: false })
  const { orderId, blueprintId } = await boughtSignedOut(shop, id)
  await makeSmall(shop.house(), blueprintId)
  const buyer = await orderSession(shop, id, orderId)
  expect((await buyer.get(`/api/blueprint/${blueprintId}/overview`)).body.plan.figures).toHaveLength(5)
  expect((await buyer.get(`${path}/overview`)).status).toBe(404)
})

test('while it is made there is no plan; when it could not be made, it says so', async () => {
  const { person } = await founder(shop, 2)
  const begin = async (startupName: string) =>
    (await person.post('/api/generate-blueprint', { ...CREDIT_FORM, startupName })).body.blueprintId
  const [making, failed] = [await begin('In the Works'), await begin('Came to Nothing')]
  const overviewOf = async (id: string): Promise<Overview> =>
    (await person.get(`/api/blueprint/${id}/overview`)).body
  expect(await overviewOf(making)).toMatchObject({
    state: 'making',
    plan: null,
    venture: null,
    documents: [],
  })
  await fail(shop.house(), failed)
  expect(await overviewOf(failed)).toMatchObject({ state: 'failed', plan: null })
  await makeSmall(shop.house(), making)
  expect((await overviewOf(making)).plan?.figures).toHaveLength(5)
})

test('a plan of an early release has its figures where they can be read, and its files where they cannot', async () => {
  const { person, path, blueprintId } = await planned(shop)
  await becomeFormer(shop.house(), blueprintId)
  const former: Overview = (await person.get(`${path}/overview`)).body
  expect(former).toMatchObject({ state: 'ready', blueprint: { id: blueprintId } })
  await shop
    .house()
    .db.update(generations)
    .set({ planKey: null })
    .where(eq(generations.blueprintId, blueprintId))
  expect((await person.get(`${path}/overview`)).body).toMatchObject({
    state: 'ready',
    plan: null,
    venture: null,
    issue: { number: 1 },
  })
})

test('another issue brings its own figures, a restored one the earlier ones; the brand stays', async () => {
  const { person, path, save, press, make, restore } = await planned(shop)
  const look = async (): Promise<Overview> => (await person.get(`${path}/overview`)).body
  const first = await look()
  await save({ values: { price: 1450 } }, 0)
  await press(1)
  expect((await look()).state).toBe('ready')
  await make()
  const second = await look()
  expect(second.issue?.number).toBe(2)
  expect(second.plan?.figures[0]).toMatchObject({ provenance: 'founder' })
  expect(second.plan?.figures[0]?.text).not.toBe(first.plan?.figures[0]?.text)
  expect(second.venture).toEqual(first.venture)
  expect(second.begunAt).toBe(first.begunAt)
  await restore(1)
  await make()
  const third = await look()
  expect(third.issue?.number).toBe(3)
  expect(third.plan?.figures).toEqual(first.plan?.figures)
})

test('a file that is no PDF of ours has no pictures; what the browser still has is not sent again', async () => {
  const { person, path, blueprintId } = await planned(shop)
  const { db } = shop.house()
  const overview = async (): Promise<Overview> => (await person.get(`${path}/overview`)).body
  expect((await person.get(`${path}/${ANY_PAGE}`)).status).toBe(404)
  const plan = (await filesOf(db, blueprintId)).find(({ kind }) => kind === 'blueprint')
  const known = plan && `"${plan.sha256.slice(0, 32)}-1-small"`
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const again = await shop.app().inject({
    url: `${path}/${ANY_PAGE}`,
    headers: { cookie, 'if-none-match': known },
  })
  expect(again.statusCode).toBe(304)
  expect((await overview()).documents.map(({ id }) => id)).toContain('blueprint')
  await db
    .update(blueprintFiles)
    .set({ deletedAt: new Date() })
    .where(eq(blueprintFiles.id, plan?.id ?? ''))
  expect((await overview()).documents.map(({ id }) => id)).not.toContain('blueprint')
})
