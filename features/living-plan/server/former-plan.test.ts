// Plans that were made before plans were composed: they open as they are, and go on as composed ones when they are changed.
import { expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { readPlan } from '#features/generation/server/public.ts'
import { generations } from '#features/generation/server/tables.ts'
import { becomeFormer, formerPlan } from '#features/generation/server/testing/former-plan.ts'
import { generationOf } from '#features/generation/server/testing/paid.ts'
import { printed } from '#features/generation/server/testing/small-press.ts'
import { eq } from '#server/database/sql.ts'
import type { AssumptionsState, PlanEdits, SentEdits } from '../contract.ts'
import { planEdits, planScenarios } from './tables.ts'
import { planned } from './testing/planned.ts'

const shop = openShop()

async function former() {
  const one = await planned(shop)
  await becomeFormer(shop.house(), one.blueprintId)
  return one
}

/** As it was stored then. */
const FORMER_EDITS: SentEdits = {
  values: { spend: 1450, 'fact-budget': 9_000_000, churn: 0.05, price: -3 },
  understood: {
    buyer: 'commuters',
    model: 'local-service',
    sells: 'to-businesses',
    country: 'GB',
    currency: 'GBP',
  },
}
const CARRIED = {
  values: { churn: 0.05 },
  reading: { country: 'GB', currency: 'GBP', mechanisms: ['service-visit'], payer: 'commuters' },
}

const keepFormerEdits = (blueprintId: string) =>
  shop
    .house()
    .db.insert(planEdits)
    .values({ blueprintId, edits: FORMER_EDITS as PlanEdits, version: 3 })

async function blueprintOf(blueprintId: string) {
  const { planKey } = await generationOf(shop.house(), blueprintId)
  return readPlan(shop.house(), planKey ?? '')
}

test('it opens with its documents and its map, and says that its figures are older', async () => {
  const { person, path, state, files, issues } = await former()
  expect(await files()).toHaveLength(8)
  const first: AssumptionsState = await state()
  expect(first).toMatchObject({ isOutdated: true, hasUnissued: true, version: 0, issue: 1 })
  expect(first.edits).toEqual({ values: {}, milestones: {} })
  expect(first.understood.map(({ id }) => id)).toContain('mechanism')
  const { milestones } = (await formerPlan()).plan
  expect((await person.get(`${path}/milestones`)).body.originalData.vision).toEqual(milestones.vision)
  const [one] = await issues()
  expect(one).toMatchObject({ number: 1, state: 'ready', isCurrent: true })
  expect((await person.get(one.files[0].url)).status).toBe(200)
})

test('reissued without a change it is composed, in its own brand; pressed twice it is one issue', async () => {
  const { state, press, make, issues, blueprintId } = await former()
  const key = crypto.randomUUID()
  const twice = await Promise.all([press(0, key), press(0, key)])
  expect(twice[0]?.body.generationId).toEqual(expect.any(String))
  expect(twice[1]?.body.generationId).toBe(twice[0]?.body.generationId)
  printed.length = 0
  await make()
  expect(printed.flat()).toEqual(expect.arrayContaining(['blueprint', 'spreadsheet', 'word', 'markdown']))
  expect(printed.flat()).not.toContain('logo')
  const { plan, source } = await blueprintOf(blueprintId)
  expect(source).toBeDefined()
  expect(plan.sections).toHaveLength(17)
  const { understood } = (await formerPlan()).plan
  expect(plan.brandedBy).toEqual({ ...understood, founder: plan.founder })
  expect(await state()).toMatchObject({ isOutdated: false, hasUnissued: false, issue: 2 })
  expect((await issues())[0].changes.figures.length).toBeGreaterThan(0)
  expect((await press(0)).body.unchanged).toBe(true)
})

test('what was put right and set is carried over where it has a counterpart; the rest is dropped', async () => {
  const { person, path, state, save, press, make, blueprintId } = await former()
  await keepFormerEdits(blueprintId)
  await shop
    .house()
    .db.insert(planScenarios)
    .values({ id: crypto.randomUUID(), blueprintId, name: 'Then', edits: FORMER_EDITS as PlanEdits })
  expect((await state()).edits).toEqual({ ...CARRIED, milestones: {} })
  expect((await state()).version).toBe(3)
  const [scenario] = (await person.get(`${path}/scenarios`)).body.scenarios
  expect(scenario.edits).toEqual(CARRIED)
  // The same again is no change; another value is kept in today's form.
  expect((await save(CARRIED, 3)).body.version).toBe(3)
  expect((await save({ ...CARRIED, values: { churn: 0.04 } }, 3)).body.version).toBe(4)
  await press(4)
  await make()
  const { plan } = await blueprintOf(blueprintId)
  expect(plan.understood).toMatchObject({ currency: { value: 'GBP' }, buyer: { value: 'commuters' } })
  expect(await state()).toMatchObject({ hasUnissued: false, edits: { values: { churn: 0.04 } } })
})

test('of two windows the second is told, with what the first saved', async () => {
  const { state, save, blueprintId } = await former()
  await keepFormerEdits(blueprintId)
  const races = await Promise.all(
    [1, 2, 3].map((n) => save({ ...CARRIED, values: { churn: 0.05 + n / 100 } }, 3)),
  )
  expect(races.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const late = races.find(({ status }) => status === 409)
  expect(late?.body.newer).toMatchObject({ version: 4, edits: { reading: CARRIED.reading } })
  expect((await state()).version).toBe(4)
})

test('every further issue begins with the same source, and the first can be brought back', async () => {
  const { person, state, save, press, make, restore, issues, blueprintId } = await former()
  await press(0)
  await make()
  const second = await blueprintOf(blueprintId)
  await save({ values: { price: 900 } }, 0)
  await press(1)
  await make()
  const third = await blueprintOf(blueprintId)
  expect(third.source).toEqual(second.source)
  expect(third.plan.brandedBy).toEqual(second.plan.brandedBy)
  await restore(1)
  printed.length = 0
  await make()
  expect(printed).toEqual([])
  expect(await state()).toMatchObject({ isOutdated: true, edits: { values: {} }, issue: 4 })
  const [newest] = await issues()
  expect((await person.get(newest.files[0].url)).status).toBe(200)
})

test('brought back when its files are gone, it is printed as a composed plan', async () => {
  const { press, make, restore, state, blueprintId } = await former()
  const { files } = await generationOf(shop.house(), blueprintId)
  await press(0)
  await make()
  await shop.house().storage.remove(files?.find(({ kind }) => kind === 'blueprint')?.key ?? '')
  await restore(1)
  printed.length = 0
  await make()
  expect(printed.flat()).toContain('blueprint')
  expect((await blueprintOf(blueprintId)).source).toBeDefined()
  expect((await state()).isOutdated).toBe(false)
})

test('what a language model wrote and assumed then is not taken over', async () => {
  const { press, make, state, blueprintId } = await former()
  const spent = { model: 'writer', calls: 1, inputTokens: 1, outputTokens: 1 }
  const writing = { ...spent, sections: 2, fallbacks: [], proposed: { churn: 0.9 } }
  await shop.house().db.update(generations).set({ writing }).where(eq(generations.blueprintId, blueprintId))
  expect((await state()).proposed).toEqual({})
  await press(0)
  await make()
  const { plan } = await blueprintOf(blueprintId)
  const [summary] = (await formerPlan()).plan.sections
  expect(JSON.stringify(plan.sections)).not.toContain(JSON.stringify(summary?.blocks[0]))
})
