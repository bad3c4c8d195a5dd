import { expect, test } from 'vitest'
import { makeBlueprint } from './blueprint.ts'
import { briefSchema } from './brief.ts'
import { mostOf } from './first-edits.ts'
import { knowledge } from './knowledge/knowledge.ts'
import { read } from './read/read.ts'
import type { Role } from './read/reading.ts'

const TEXTS = {
  startupName: 'Larder & Loaf',
  businessIdea: 'We bake sourdough bread in a small shop in Cork and sell it at €5.50 a loaf.',
  targetCustomer: 'Families in Cork city',
  additionalContext: 'Rent is €1,200 a month. We have €20,000. About 90 people asked for a bread class.',
}
const brief = briefSchema.parse(TEXTS)

function figure(quote: string, role: Role) {
  const found = read(brief).ledger.find((one) => one.quote.includes(quote))
  if (!found) throw new Error(`No figure ${quote}.`)
  return { field: found.field as 'businessIdea', start: found.start, quote: found.quote, role }
}

const RENT_IS_BOUGHT = { figures: [figure('1,200', 'one-off-cost')] }

test('a plan is first made with what the founder corrects and answers, and its source stays what was read', async () => {
  const plain = await makeBlueprint(brief, { knowledge })
  const reading = { ...RENT_IS_BOUGHT, payer: 'cafés in Cork' }
  const corrections = { reading, answers: { price: 640 } }
  const corrected = await makeBlueprint(brief, { knowledge, corrections })
  const edits = { values: { price: 640 }, reading, milestones: {} }
  expect(corrected.edits).toEqual(edits)
  expect(corrected.source).toEqual(plain.source)
  expect(corrected.plan.understood.buyer.value).toContain('cafés')
  expect(corrected.plan.finance.projection).not.toEqual(plain.plan.finance.projection)
  // Its brand is made from what is true; an issue with the same changes is the same plan.
  expect(corrected.plan.brandedBy).toBeUndefined()
  const { source, plan } = corrected
  const issue = await makeBlueprint(brief, { knowledge, source, edits, brandedBy: plan.understood })
  expect(issue.plan.finance).toEqual(plan.finance)
  expect(issue.plan.sections).toEqual(plan.sections)
  expect(issue.identity).toEqual(corrected.identity)
})

test('without corrections, and with those that change nothing, it is the same plan to the last byte', async () => {
  const plain = JSON.stringify(await makeBlueprint(brief, { knowledge }))
  const nothing = { reading: { country: 'IE', figures: [figure('5.50', 'price')] }, answers: {} }
  for (const corrections of [{}, nothing])
    expect(JSON.stringify(await makeBlueprint(brief, { knowledge, corrections }))).toBe(plain)
})

test('what cannot be is left out, and what can be stays', async () => {
  const lost = { ...figure('1,200', 'rent'), quote: '€1,300 a month' }
  const reading = {
    figures: [lost, { ...figure('20,000', 'cash'), value: '2027-01' }, ...RENT_IS_BOUGHT.figures],
    payer: '...',
    country: 'ZZ',
    currency: 'XXX',
  }
  const answers = { price: 640, 'no-such-number': 3, cash: -5, churn: 1e300, constructor: 1 }
  const { edits } = await makeBlueprint(brief, { knowledge, corrections: { reading, answers } })
  expect(edits).toEqual({ values: { price: 640 }, reading: RENT_IS_BOUGHT, milestones: {} })
})

test('a figure is found again where it stands after the text was edited', async () => {
  const longer = { ...brief, additionalContext: `We start in May. ${brief.additionalContext}` }
  const corrections = { reading: RENT_IS_BOUGHT }
  const { edits } = await makeBlueprint(longer, { knowledge, corrections })
  const [moved] = edits?.reading?.figures ?? []
  expect(moved).toMatchObject({ quote: RENT_IS_BOUGHT.figures[0]?.quote, role: 'one-off-cost' })
  expect(moved?.start).toBe((RENT_IS_BOUGHT.figures[0]?.start ?? 0) + 17)
  const other = { ...brief, additionalContext: 'We have €20,000.' }
  expect(await makeBlueprint(other, { knowledge, corrections })).not.toHaveProperty('edits')
})

test('of changes that make no plan together as many are kept as do', () => {
  const tried: string[] = []
  const isFine = (some: string[]) =>
    tried.push(some.join('')) > 0 && !some.includes('c') && !some.includes('e')
  expect(mostOf([...'abcdefgh'], isFine)).toEqual([...'abdfgh'])
  expect(mostOf([...'abc'], () => false)).toEqual([])
  tried.length = 0
  mostOf(
    Array.from({ length: 200 }, () => 'c'),
    isFine,
  )
  expect(tried.length).toBeLessThan(60)
})
