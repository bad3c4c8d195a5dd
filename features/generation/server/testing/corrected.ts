// A brief whose price is in truth a cost: what its founder corrects before buying, and what the plan then says.
import { expect } from 'vitest'
import { briefSchema } from '#engine/brief.ts'
import { read } from '#engine/read/read.ts'
import type { Role } from '#engine/read/reading.ts'
import type { Corrections } from '#features/understanding/contract.ts'
import type { House } from '#server/house.ts'
import { newestPlan, readPlan } from '../public.ts'

export const LOAVES = {
  startupName: 'Larder & Loaf',
  businessIdea: 'We bake sourdough bread in a small shop in Cork and sell it at €5.50 a loaf.',
  targetCustomer: 'Families in Cork city',
  additionalContext: 'Rent is €1,200 a month. We have €20,000. About 90 people asked for a bread class.',
}

/** A figure of a text, as the page names it. */
export function figureIn(texts: object, quote: string, role: Role) {
  const found = read(briefSchema.parse(texts)).ledger.find((one) => one.quote.includes(quote))
  if (!found) throw new Error(`There is no figure ${quote}.`)
  return { field: found.field as 'businessIdea', start: found.start, quote: found.quote, role }
}

export const PRICE_IS_COST = { figures: [figureIn(LOAVES, '5.50', 'unit-cost')] }
export const CORRECTIONS: Corrections = {
  reading: { ...PRICE_IS_COST, payer: 'cafés in Cork' },
  answers: { price: 900 },
}
export const CORRECTED_EDITS = { values: CORRECTIONS.answers, reading: CORRECTIONS.reading, milestones: {} }

export async function planIn(house: House, blueprintId: string) {
  const newest = await newestPlan(house.db, blueprintId)
  if (!newest) throw new Error('There is no plan.')
  return readPlan(house, newest.planKey)
}

export async function expectCorrected(house: House, blueprintId: string): Promise<void> {
  const { plan, source, edits } = await planIn(house, blueprintId)
  expect(plan.said.map(({ id, value }) => [id, value])).toContainEqual(['unit-cost', 550])
  expect(plan.understood.buyer.value).toContain('cafés')
  const prices = plan.finance.units.flatMap(({ measures }) =>
    measures.flatMap(({ terms }) => terms.map((term) => term.value)),
  )
  expect(prices).toContain(900)
  expect(edits).toEqual(CORRECTED_EDITS)
  // What was read stays what was read.
  const price = source?.reading.ledger.find(({ quote }) => quote.includes('5.50'))
  expect(price).toMatchObject({ role: 'price' })
}

export async function expectAsRead(house: House, blueprintId: string): Promise<void> {
  const { plan, edits } = await planIn(house, blueprintId)
  expect(plan.said.map(({ id, value }) => [id, value])).toContainEqual(['price', 550])
  expect(plan.understood.buyer.value).toContain('amilies')
  expect(edits).toBeUndefined()
}
