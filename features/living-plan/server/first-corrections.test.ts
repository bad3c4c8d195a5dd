// A plan that was first made with the founder's corrections lives on with them.
import { expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import {
  CORRECTED_EDITS,
  CORRECTIONS,
  expectCorrected,
  LOAVES,
  planIn,
} from '#features/generation/server/testing/corrected.ts'
import { printed } from '#features/generation/server/testing/small-press.ts'
import type { AssumptionsState } from '../contract.ts'
import { planned } from './testing/planned.ts'

const shop = openShop()
const FORM = { ...LOAVES, corrections: CORRECTIONS }
const { reading, answers: values } = CORRECTIONS

test('from the start the page shows them as the founder’s own, and nothing waits to be issued', async () => {
  const { state, press } = await planned(shop, FORM)
  const first: AssumptionsState = await state()
  expect(first).toMatchObject({
    edits: CORRECTED_EDITS,
    issued: CORRECTED_EDITS,
    version: 0,
    hasUnissued: false,
    reading: { corrections: reading },
  })
  const points = Object.fromEntries(first.understood.map((point) => [point.id, point]))
  expect(points.payer).toMatchObject({
    value: 'cafés in Cork',
    original: 'families in Cork city',
    edited: true,
  })
  expect(points.country).toMatchObject({ edited: false })
  const price = first.reading.figures.find(({ quote }) => quote.includes('5.50'))
  expect(price).toMatchObject({ role: 'unit-cost', original: 'price', edited: true })
  expect((await press(0)).body).toMatchObject({ unchanged: true })
})

test('one that is taken back is gone from the next issue, and comes back with the first', async () => {
  const { state, save, press, make, restore, blueprintId } = await planned(shop, FORM)
  const before = await planIn(shop.house(), blueprintId)
  expect((await save({ values, reading: { figures: reading?.figures } }, 0)).body.version).toBe(1)
  expect(await state()).toMatchObject({ hasUnissued: true, issued: CORRECTED_EDITS })
  await press(1)
  printed.length = 0
  await make()
  const { plan, source, identity } = await planIn(shop.house(), blueprintId)
  expect(plan.understood.buyer.value).toContain('amilies')
  expect(plan.said.map(({ id }) => id)).toContain('unit-cost')
  expect(source).toEqual(before.source)
  // Colors, faces and logos stay with what they were first made from.
  const { palette, type, shape } = before.identity
  expect(identity).toMatchObject({ palette, type, shape })
  expect(printed.flat()).not.toContain('logo')
  await restore(1)
  await make()
  expect(await state()).toMatchObject({ edits: CORRECTED_EDITS, hasUnissued: false })
  await expectFiguresOf(blueprintId, before.plan.finance)
})

async function expectFiguresOf(blueprintId: string, finance: object) {
  expect((await planIn(shop.house(), blueprintId)).plan.finance).toEqual(finance)
}

test('another change is added to them, and going back to them leaves nothing to issue', async () => {
  const { state, save, press, make, blueprintId } = await planned(shop, FORM)
  const first = await planIn(shop.house(), blueprintId)
  await save({ values: { ...values, cash: 3_000_000 }, reading }, 0)
  await press(1)
  await make()
  const { plan } = await planIn(shop.house(), blueprintId)
  expect(plan.finance).not.toEqual(first.plan.finance)
  expect(plan.understood.buyer.value).toContain('cafés')
  await save({ values, reading }, 1)
  expect(await state()).toMatchObject({ hasUnissued: true, edits: CORRECTED_EDITS })
  await press(2)
  await make()
  await expectFiguresOf(blueprintId, first.plan.finance)
  const other = await planned(shop, FORM)
  await other.save({ values: { ...values, cash: 3_000_000 }, reading }, 0)
  await other.save({ values, reading }, 1)
  expect(await other.state()).toMatchObject({ hasUnissued: false })
  await expectCorrected(shop.house(), other.blueprintId)
})
