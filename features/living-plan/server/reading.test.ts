// The living plan of a composed blueprint: what was read is put right, and the browser computes what the documents say.
import { beforeAll, expect, test } from 'vitest'
import { countries } from '#engine/knowledge/countries.ts'
import { whatIf } from '#engine/plan/what-if.ts'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { newestPlan, readPlan } from '#features/generation/server/public.ts'
import { founder } from '#features/generation/server/testing/founders.ts'
import { printed } from '#features/generation/server/testing/small-press.ts'
import type { AssumptionsState } from '../contract.ts'
import { NONE, planned } from './testing/planned.ts'

const shop = openShop()
const LOAVES = {
  startupName: 'Larder & Loaf',
  businessIdea: 'We bake sourdough bread in a small shop in Cork and sell it at €5.50 a loaf.',
  targetCustomer: 'Families in Cork city',
  additionalContext: 'Rent is €1,200 a month. We have €20,000. About 90 people asked for a bread class.',
}
const composed = () => planned(shop, LOAVES)

let shared: Awaited<ReturnType<typeof composed>>
beforeAll(async () => {
  shared = await composed()
}, 60_000)

/** As the page computes it from what it was sent. */
function outlookOf({ brief, reading, proposed, edits }: AssumptionsState) {
  const { u, source, knowledge } = reading.ground
  return whatIf({
    brief,
    u,
    knowledge: { ...knowledge, countries, regulation: [] },
    source,
    proposed: new Map(Object.entries(proposed)),
    edits,
  })
}

async function planOf(blueprintId: string) {
  const newest = await newestPlan(shop.house().db, blueprintId)
  if (!newest) throw new Error('There is no plan.')
  return (await readPlan(shop.house(), newest.planKey)).plan
}

const figureOf = (state: AssumptionsState, quote: string) => {
  const found = state.reading.figures.find((one) => one.quote.includes(quote))
  if (!found) throw new Error(`No figure ${quote}.`)
  const { field, start, quote: words } = found
  return { ...found, named: { field, start, quote: words } }
}

test('a composed plan begins with what was read, and sends the browser numbers without sentences', async () => {
  const state: AssumptionsState = await shared.state()
  expect(state).toMatchObject({
    edits: { values: {}, milestones: {} },
    version: 0,
    hasUnissued: false,
    isOutdated: false,
    reading: { corrections: {} },
  })
  const points = Object.fromEntries(state.understood.map((point) => [point.id, point]))
  expect(Object.keys(points)).toEqual(['offer', 'payer', 'mechanism', 'country', 'locality', 'currency'])
  expect(points).toMatchObject({
    mechanism: { original: 'product-sale', edited: false },
    country: { value: 'IE' },
    locality: { value: 'Cork' },
    currency: { value: 'EUR' },
  })
  expect(figureOf(state, '5.50')).toMatchObject({ role: 'price', isUsed: true, edited: false })
  expect(state.reading.ground.source.choice.trade.rules).toEqual([])
  expect(JSON.stringify(state.reading.ground).length).toBeLessThan(25_000)
})

test('the page computes the plan to the cent, at first and after every change', async () => {
  const { state, save, press, make, blueprintId } = await composed()
  const agree = async () => {
    const { series, figures } = outlookOf(await state())
    const { finance } = await planOf(blueprintId)
    expect(finance.projection.balance.cash.months).toEqual(series.cash)
    expect(finance.projection.profit.revenue.months).toEqual(series.revenue)
    return figures
  }
  const before = await agree()
  const { named } = figureOf(await state(), '1,200')
  const edits = {
    values: { price: 640 },
    reading: { figures: [{ ...named, role: 'one-off-cost' }], payer: 'cafés in Cork' },
  }
  expect((await save(edits, 0)).body).toEqual({ success: true, version: 1 })
  expect(await state()).toMatchObject({ edits: edits, hasUnissued: true })
  expect((await press(1)).status).toBe(200)
  printed.length = 0
  await make()
  expect(await agree()).not.toEqual(before)
  const plan = await planOf(blueprintId)
  expect(plan.understood.buyer.value).toContain('cafés')
  // The brand stays with what was first read.
  expect(printed.flat()).not.toContain('logo')
  expect(printed.flat()).toContain('blueprint')
})

test('what is put right counts, is tried out without being kept, and is brought back with its issue', async () => {
  const { person, path, state, save, press, make, restore, issues } = await composed()
  const first: AssumptionsState = await state()
  const corrections = { mechanisms: ['subscription'], offer: 'a weekly bread box' }
  const tried = await person.post(`${path}/corrections/try`, { corrections })
  expect(tried.status).toBe(200)
  expect(tried.body.ground.u.offer.value).toContain('bread box')
  expect(tried.body.ground.source.choice.trade.earns[0].mechanism).toBe('subscription')
  expect((await state()).version).toBe(0)

  await save({ reading: corrections }, 0)
  const after: AssumptionsState = await state()
  expect(after.reading).toMatchObject({ corrections, ...tried.body })
  expect(after.understood.find(({ id }) => id === 'mechanism')).toMatchObject({
    value: 'subscription',
    original: 'product-sale',
    edited: true,
  })
  await press(1)
  await make()
  expect((await issues())[0].changes.figures.length).toBeGreaterThan(0)

  await restore(1)
  await make()
  const back: AssumptionsState = await state()
  expect(back.edits).toEqual({ ...NONE, milestones: {} })
  expect(back.reading).toEqual(first.reading)
  expect(back.hasUnissued).toBe(false)
})

test('what was read anyway is no change; an unsure figure is changed by confirming it', async () => {
  const { state, save } = await composed()
  const first: AssumptionsState = await state()
  const price = figureOf(first, '5.50')
  const value = (id: string) => first.understood.find((point) => point.id === id)?.value
  const reading = {
    country: 'IE',
    currency: 'EUR',
    offer: value('offer'),
    figures: [{ ...price.named, role: 'price' }],
  }
  expect((await save({ reading }, 0)).body.version).toBe(0)
  expect((await state()).edits).toEqual({ ...NONE, milestones: {} })
  const unsure = first.reading.figures.find(({ isUsed, original }) => !isUsed && original !== 'other')
  if (!unsure) return
  const { field, start, quote, original: role } = unsure
  await save({ reading: { figures: [{ field, start, quote, role }] } }, 0)
  expect((await state()).version).toBe(1)
})

test('a scenario has its own corrections', async () => {
  const { person, path } = await composed()
  const edits = { ...NONE, reading: { country: 'GB', currency: 'GBP' } }
  const { scenario } = (await person.post(`${path}/scenarios`, { name: 'In Britain', edits })).body
  expect(scenario.edits).toEqual(edits)
  const tried = await person.post(`${path}/corrections/try`, { corrections: edits.reading })
  expect(tried.body.ground.u).toMatchObject({
    currency: { value: 'GBP' },
    place: { value: { country: 'GB' } },
  })
})

test.each([
  [{ values: { price: -5 } }, /must be between/],
  [{ reading: { country: 'ZZ' } }, /"ZZ" is not a country/],
  [{ reading: { currency: 'XXX' } }, /"XXX" is not a currency/],
  [{ reading: { mechanisms: ['magic'] } }, /"magic" is not a way of earning/],
  [{ reading: { payer: '...' } }, /says nothing that could stand in a sentence/],
  [{ reading: { offer: 'x'.repeat(301) } }, /at most 300/],
  [
    { reading: { figures: [{ field: 'businessIdea', start: 0, quote: '7', role: 'rent' }] } },
    /the brief has no figure "7"/i,
  ],
  [{ reading: { figures: [{ field: 'businessIdea', start: 0, quote: '7', role: 'x' }] } }, /is not a role/],
  [{ reading: { magic: 1 } }, /magic/],
  [{ understood: { country: 'ZZ' } }, /"ZZ" is not a country/],
])('%j is refused in a sentence, and changes nothing', async (edits, sentence) => {
  const { status, body } = await shared.save(edits, 0)
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  // Where no sentence says it, the fields do.
  expect(`${body.error} ${body.fields}`).toMatch(sentence)
  expect((await shared.state()).version).toBe(0)
})

test('corrections that cannot be made are refused when they are tried', async () => {
  const tried = await shared.person.post(`${shared.path}/corrections/try`, { corrections: { country: 'ZZ' } })
  expect(tried).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test('a program that still names buyer and model puts the reading right', async () => {
  const { state, save } = await composed()
  const understood = { buyer: 'cafés in Cork', model: 'education', sells: 'to-businesses' }
  expect((await save({ understood }, 0)).body).toEqual({ success: true, version: 1 })
  expect((await state()).edits).toEqual({
    values: {},
    reading: { mechanisms: ['course'], payer: 'cafés in Cork' },
    milestones: {},
  })
})

test('a stranger finds nothing, and a visitor is asked to sign in', async () => {
  const { person: stranger } = await founder(shop)
  for (const [who, status] of [[stranger, 404] as const, [shop.visitor(), 401] as const]) {
    expect((await who.get(`${shared.path}/assumptions`)).status).toBe(status)
    const tried = await who.post(`${shared.path}/corrections/try`, { corrections: {} })
    expect(tried.status).toBe(status)
    const saved = await who.put(`${shared.path}/assumptions`, { edits: NONE, version: 0 })
    expect(saved.status).toBe(status)
  }
})
