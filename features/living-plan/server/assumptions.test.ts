import { beforeAll, expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { entriesOf } from '#features/accounts/server/testing/zip.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import {
  boughtSignedOut,
  CREDIT_FORM,
  FORM,
  founder,
  orderSession,
} from '#features/generation/server/testing/founders.ts'
import { makeSmall } from '#features/generation/server/testing/small-press.ts'
import { eq } from '#server/database/sql.ts'
import { planEdits, planScenarios } from './tables.ts'
import { NONE, planned } from './testing/planned.ts'

const shop = openShop()

let shared: Awaited<ReturnType<typeof planned>>
beforeAll(async () => {
  shared = await planned(shop)
}, 60_000)

test('a plan begins with what was understood of the brief, in its words, and with nothing changed', async () => {
  const state = await shared.state()
  expect(state).toMatchObject({
    blueprint: { id: shared.blueprintId, name: FORM.startupName },
    edits: { values: {}, milestones: {} },
    proposed: {},
    version: 0,
    isMaking: false,
    reissuesLeft: 20,
    milestonesChanged: false,
    hasUnissued: false,
    issue: 1,
  })
  // What the browser's model runs on, and nobody's name or address beside it.
  expect(Object.keys(state.brief)).toEqual([
    'startupName',
    'businessIdea',
    'targetCustomer',
    'industry',
    'stage',
    'additionalContext',
  ])
  expect(state.u.currency.value).toBe('EUR')
  const points = Object.fromEntries(state.understood.map((point: { id: string }) => [point.id, point]))
  expect(Object.keys(points)).toEqual(['offer', 'payer', 'mechanism', 'country', 'locality', 'currency'])
  expect(points.country).toMatchObject({ value: 'IE', original: 'IE', edited: false })
  expect(points.locality.value).toContain('Cork')
  expect(points.payer.evidence[0]).toMatchObject({ field: 'targetCustomer' })
})

test('a change is kept, counts the version up, and twice the same is once', async () => {
  const { state, save } = await planned(shop)
  const edits = { values: { price: 1450 }, reading: { payer: 'commuters' } }
  const twice = await Promise.all([save(edits, 0), save(edits, 0)])
  for (const { status, body } of twice) expect([status, body]).toEqual([200, { success: true, version: 1 }])
  expect((await save(edits, 0)).body.version).toBe(1)
  expect(await state()).toMatchObject({
    edits: { ...edits, milestones: {} },
    version: 1,
    hasUnissued: true,
    milestonesChanged: false,
  })
  const { understood } = await state()
  expect(understood.find(({ id }: { id: string }) => id === 'payer')).toMatchObject({
    value: 'commuters',
    edited: true,
  })
  // Back to nothing: another save, and nothing to print.
  expect((await save(NONE, 1)).body.version).toBe(2)
  expect(await state()).toMatchObject({ edits: NONE, hasUnissued: false })
})

test('what the plan says anyway is no change', async () => {
  const { state, save } = await planned(shop)
  const { u } = await state()
  const { version } = (await save({ reading: { currency: 'EUR', country: 'IE', offer: u.offer.value } }, 0))
    .body
  expect(version).toBe(0)
  expect((await state()).edits).toMatchObject(NONE)
})

test('of two windows the second is told, with what the first saved, and nothing is lost', async () => {
  const { state, save } = await planned(shop)
  await save({ values: { price: 1450 } }, 0)
  const late = await save({ values: { price: 1990 } }, 0)
  expect(late).toMatchObject({
    status: 409,
    body: {
      code: 'edited_elsewhere',
      error:
        'These assumptions were changed in another window since you opened them. Nothing was overwritten.',
      newer: { version: 1, edits: { values: { price: 1450 } } },
    },
  })
  const races = await Promise.all([1, 2, 3].map((n) => save({ values: { price: 1500 + n } }, 1)))
  expect(races.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await state()).version).toBe(2)
})

test.each([
  [{ values: { price: -5 } }, /^Average price of an item sold direct: must be between/],
  [{ values: { price: 1e15 } }, /^Average price of an item sold direct: must be between/],
  [{ values: { price: 'many' } }, /price/],
  [{ values: { 'a b': 1 } }, /values/],
  [{ understood: { country: 'Ireland' } }, /choose a country/],
  [{ understood: { country: 'ZZ' } }, /not a country/],
  [{ understood: { currency: 'XXX' } }, /not a currency/],
  [{ understood: { buyer: '...' } }, /says nothing that could stand in a sentence/],
  [{ understood: { offer: '!!' } }, /says nothing that could stand in a sentence/],
  [{ understood: { model: 'magic' } }, /model/],
  [{ understood: { buyer: '  ' } }, /Who buys is needed/],
  [{ understood: { offer: 'x'.repeat(301) } }, /at most 300/],
])('%j is refused in a sentence, and changes nothing', async (edits, sentence) => {
  const { status, body } = await shared.save(edits, 0)
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  // Where no sentence says it, the fields do.
  expect(`${body.error} ${body.fields}`).toMatch(sentence)
  expect((await shared.state()).version).toBe(0)
})

test('out of bounds, every field is told its own sentence', async () => {
  const { body } = await shared.save({ values: { price: -5, churn: 7 } }, 0)
  expect(body.problems.length).toBeGreaterThanOrEqual(1)
  expect(body.problems[0]).toEqual({
    id: 'price',
    label: expect.any(String),
    message: expect.stringMatching(/^Must be between/),
  })
})

test('until it is finished there is nothing to change, and it says so', async () => {
  const { person } = await founder(shop)
  const { blueprintId } = (await person.post('/api/generate-blueprint', CREDIT_FORM)).body
  const path = `/api/blueprint/${blueprintId}`
  const asked = [
    await person.get(`${path}/assumptions`),
    await person.put(`${path}/assumptions`, { edits: NONE, version: 0 }),
    await person.post(`${path}/reissue`, { version: 0, key: crypto.randomUUID() }),
    await person.post(`${path}/scenarios`, { name: 'Early', edits: NONE }),
  ]
  for (const answer of asked) expect(answer).toMatchObject({ status: 409, body: { code: 'not_finished' } })
  expect(asked[0]?.body.error).toContain('The assumptions come with the finished plan')
})

test('scenarios are kept, renamed, changed and removed; the same press is one', async () => {
  const { person, path } = await planned(shop)
  const scenarios = `${path}/scenarios`
  const key = crypto.randomUUID()
  const added = { name: '  Dearer bread ', edits: { ...NONE, values: { price: 1450 } }, key }
  const twice = await Promise.all([person.post(scenarios, added), person.post(scenarios, added)])
  expect(twice.map(({ body }) => body.scenario.id)).toEqual([key, key])
  const [one] = (await person.get(scenarios)).body.scenarios
  expect(one).toMatchObject({ id: key, name: 'Dearer bread', edits: { values: { price: 1450 } } })
  const change = (name: string, updatedAt?: string) =>
    person.put(`${scenarios}/${key}`, { name, edits: NONE, updatedAt })
  expect((await change('As it is', one.updatedAt)).body.scenario).toMatchObject({
    name: 'As it is',
    edits: NONE,
  })
  expect((await change('As it is', one.updatedAt)).status, 'a proxy may ask twice').toBe(200)
  expect(await change('From another window', one.updatedAt)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', newer: { name: 'As it is' } },
  })
  for (const name of ['', 'x'.repeat(81)]) expect((await change(name)).status).toBe(400)
  expect(
    (await person.post(scenarios, { name: 'Free', edits: { ...NONE, values: { price: -1 } } })).status,
  ).toBe(400)
  for (const _ of [1, 2]) expect((await person.delete(`${scenarios}/${key}`)).status).toBe(200)
  expect((await person.get(scenarios)).body.scenarios).toEqual([])
  expect((await change('Gone')).status).toBe(404)
})

test('there are at most twenty scenarios', async () => {
  const { person, path, blueprintId } = await planned(shop)
  const { db } = shop.house()
  const rows = Array.from({ length: 19 }, (_, i) => ({
    id: crypto.randomUUID(),
    blueprintId,
    name: `Scenario ${i}`,
    edits: NONE,
  }))
  await db.insert(planScenarios).values(rows)
  const add = () => person.post(`${path}/scenarios`, { name: 'One more', edits: NONE })
  const answers = await Promise.all([add(), add()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await add()).body.error).toBe('A blueprint can have 20 scenarios. Please remove one first.')
})

const everything = (path: string, scenarioId: string) => ({
  read: ['assumptions', 'scenarios', 'issues', 'issues/compare?from=1&to=1'].map((end) => `${path}/${end}`),
  write: [
    ['put', `${path}/assumptions`, { edits: NONE, version: 0 }],
    ['post', `${path}/scenarios`, { name: 'Mine', edits: NONE }],
    ['put', `${path}/scenarios/${scenarioId}`, { name: 'Mine', edits: NONE }],
    ['post', `${path}/reissue`, { version: 0, key: crypto.randomUUID() }],
    ['post', `${path}/issues/1/restore`, { version: 0, key: crypto.randomUUID() }],
  ] as const,
})

test('a stranger finds nothing, whatever they ask; a visitor is asked to sign in', async () => {
  const { person: stranger, path: own } = await planned(shop)
  const { person, path } = shared
  const { scenario } = (await person.post(`${path}/scenarios`, { name: 'Kept', edits: NONE })).body
  const { read, write } = everything(path, scenario.id)
  for (const who of [stranger, shop.visitor()]) {
    const status = who === stranger ? 404 : 401
    for (const address of read) expect((await who.get(address)).status, address).toBe(status)
    for (const [method, address, body] of write)
      expect((await who[method](address, body)).status, address).toBe(status)
    expect((await who.delete(`${path}/scenarios/${scenario.id}`)).status).toBe(status)
  }
  // A scenario of somebody else's under one's own blueprint is no better.
  expect((await stranger.put(`${own}/scenarios/${scenario.id}`, { name: 'Mine', edits: NONE })).status).toBe(
    404,
  )
  await stranger.delete(`${own}/scenarios/${scenario.id}`)
  expect(
    (await stranger.post(`${own}/scenarios`, { name: 'Mine', edits: NONE, key: scenario.id })).status,
  ).toBe(400)
  expect((await person.get(`${path}/scenarios`)).body.scenarios).toHaveLength(1)
})

test('the session of an order looks on', async () => {
  const { id } = await founder(shop, 0, { proved: false })
  const { blueprintId, orderId } = await boughtSignedOut(shop, id)
  await makeSmall(shop.house(), blueprintId)
  const session = await orderSession(shop, id, orderId)
  const { read, write } = everything(`/api/blueprint/${blueprintId}`, crypto.randomUUID())
  for (const address of read) expect((await session.get(address)).status, address).toBe(200)
  for (const [method, address, body] of write)
    expect((await session[method](address, body)).body.code, address).toBe('prove_address')
})

test('the export has what was changed and tried; it moves with the blueprint and goes with the account', async () => {
  const { person, path, save, blueprintId } = await planned(shop)
  const values = { price: 1450 }
  await save({ values }, 0)
  await person.post(`${path}/scenarios`, { name: 'Dearer', edits: { ...NONE, values } })
  const { raw } = await person.get('/api/settings/export')
  const told = JSON.parse((await entriesOf(raw)).get('living-plan.json')?.toString() ?? 'null')
  expect(told).toMatchObject({
    changes: [{ blueprint: FORM.startupName, edits: { values } }],
    scenarios: [{ blueprint: FORM.startupName, name: 'Dearer', edits: { values } }],
  })
  const { db } = shop.house()
  const heir = await founder(shop)
  await db.update(blueprints).set({ userId: heir.id }).where(eq(blueprints.id, blueprintId))
  expect((await person.get(`${path}/assumptions`)).status).toBe(404)
  expect((await heir.person.get(`${path}/assumptions`)).body.edits.values).toEqual(values)
  expect((await heir.person.get(`${path}/scenarios`)).body.scenarios).toHaveLength(1)
  await heir.person.post('/api/settings/delete-account', { currentPassword: 'first password' })
  for (const table of [planEdits, planScenarios])
    expect(await db.$count(table, eq(table.blueprintId, blueprintId))).toBe(0)
})
