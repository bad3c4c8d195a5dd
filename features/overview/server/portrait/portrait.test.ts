// What is told of a plan, from plans that are really made.
import { beforeAll, expect, test } from 'vitest'
import { makeBlueprint, type PrintableBlueprint } from '#engine/blueprint.ts'
import { briefSchema } from '#engine/brief.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { figuresOf } from './key-figures.ts'
import { portraitOf } from './portrait.ts'
import { sheetTitles } from './sheet-titles.ts'

let roofs: PrintableBlueprint
beforeAll(async () => {
  const brief = briefSchema.parse({
    startupName: 'مقهى RoofScan',
    businessIdea: 'Drone roof inspections in Texas, $189 a visit. 40 visits a month bring $9,000 a month.',
    targetCustomer: 'Homeowners and small landlords',
    stage: 'Validation',
  })
  roofs = await makeBlueprint(brief, { knowledge })
}, 60_000)

test('a name in another script is drawn with its own letters', () => {
  const { venture, plan } = portraitOf(roofs, undefined)
  expect(venture.lockup.shapes.length).toBeGreaterThan(venture.mark.shapes.length)
  expect(plan.paper).toBe('us-letter')
  expect(plan.lead).toMatch(/^Drone roof inspections.*\.$/)
  expect(plan.figures[0]).toEqual(expect.objectContaining({ text: '$189', provenance: 'founder' }))
  expect(plan.readingMinutes).toBeGreaterThan(5)
  for (const { sample } of plan.faces) expect(sample.shapes[0]?.path).toMatch(/^M/)
})

test('what does not add up is told with its working', () => {
  const { points, note } = portraitOf(roofs, undefined).plan.checked
  expect(note).toMatch(/figures/)
  expect(points.length).toBeGreaterThan(0)
  for (const { statement, working, advice } of points)
    expect([statement, working, advice].every((text) => text !== '')).toBe(true)
})

test('without a break-even it says so in words', () => {
  const { plan } = roofs
  const { positiveFrom: _, ...never } = plan.finance.breakEven
  const figures = figuresOf({ ...plan, finance: { ...plan.finance, breakEven: never } })
  expect(figures[3]).toMatchObject({ text: 'Not in 36 months', label: 'break-even' })
})

test('every page has a title and a part; a PDF with other pages has numbers alone', () => {
  const sheets = sheetTitles(roofs.plan, undefined)
  expect(sheets.map(({ page }) => page)).toEqual(sheets.map((_, i) => i + 1))
  expect(sheets.slice(2).every(({ part, section }) => part && section)).toBe(true)
  expect(sheetTitles(roofs.plan, sheets.length)).toEqual(sheets)
  expect(sheetTitles(roofs.plan, 2).map(({ title }) => title)).toEqual(['Page 1', 'Page 2'])
})
