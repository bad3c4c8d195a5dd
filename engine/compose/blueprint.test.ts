// A composed blueprint before it is printed: the gate, the workbook, the build file, the quickstart, and the same bytes.
import { beforeAll, describe, expect, test } from 'vitest'
import { type Blueprint, makeBlueprint } from '../blueprint.ts'
import { buildFileMarkdown } from '../build-file/markdown.ts'
import { sheetOf, sheetsIn } from '../documents/data/sheets.ts'
import { NO_EDITS } from '../edits.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import type { Workbook } from '../office/workbook.ts'
import { plainText } from '../plan/kit/prose.ts'
import { affectedFiles } from '../press/affected-files.ts'
import { modelWorkbook } from '../spreadsheet/financial-model.ts'
import { COMPOSED_BRIEFS, COMPOSED_NAMES, type ComposedName } from './testing/composed-briefs.ts'

const make = (name: ComposedName): Promise<Blueprint> => {
  const brief = COMPOSED_BRIEFS[name]
  return makeBlueprint(brief, { knowledge })
}

const blueprints = new Map<ComposedName, Blueprint>()
beforeAll(async () => {
  // The gate refuses a plan with a fault, so whatever is here has none.
  for (const name of COMPOSED_NAMES) blueprints.set(name, await make(name))
})
const of = (name: ComposedName) => blueprints.get(name) as Blueprint

/** Months of the row with this label, in minor units. */
function stored({ sheets }: Workbook, sheet: string, label: string, decimals: number): number[] {
  const lines = sheets.find(({ name }) => name === sheet)?.cells ?? []
  const line = lines.find((cells) => cells[1]?.value === label && cells[3]?.formula) ?? []
  return line.slice(20, 56).map((cell) => Math.round(Number(cell?.value) * decimals))
}

describe.each(COMPOSED_NAMES)('%s', (name) => {
  test('is made from a trade, and says which came next', () => {
    const { plan } = of(name)
    expect(plan.trade?.id).toMatch(/^[a-z-]+$/)
    expect(plan.trade?.instead.length).toBeGreaterThan(0)
    expect(plan.sections).toHaveLength(17)
  })

  test('the workbook holds the plan’s figures, month by month', () => {
    const { plan } = of(name)
    const { projection, drivers } = plan.finance
    const decimals = drivers.currency === 'UGX' ? 1 : 100
    const book = modelWorkbook(plan)
    expect(stored(book, 'Profit & loss', 'Revenue', decimals)).toEqual(projection.profit.revenue.months)
    expect(stored(book, 'Balance sheet', 'Cash', decimals)).toEqual(projection.balance.cash.months)
  })

  test('the same brief gives the same blueprint', async () => {
    expect(JSON.stringify(await make(name))).toBe(JSON.stringify(of(name)))
  })

  test('the quickstart has its tasks, each with a sheet of the plan', () => {
    const { plan } = of(name)
    const { today, thisWeek, thisMonth } = plan.outline.quickstart
    for (const tasks of [today, thisWeek, thisMonth]) expect(tasks).toHaveLength(3)
    for (const { section } of [...today, ...thisWeek, ...thisMonth]) {
      expect(sheetOf(plan)[section]).toBeGreaterThan(2)
      expect(sheetOf(plan)[section]).toBeLessThanOrEqual(sheetsIn(plan))
    }
  })

  test('milestones and brand speak of the trade’s first offer', () => {
    const { plan, identity } = of(name)
    expect(plan.milestones.mvp.featureList.length).toBeGreaterThanOrEqual(5)
    expect(identity.voice.positioning).toContain(plan.name)
    expect(identity.description).toContain(plan.outline.offer.replace(/^an? /, ''))
  })
})

test('the founder’s own cost rows carry their mark and quote into the workbook', () => {
  const lines = modelWorkbook(of('doors').plan).sheets.find(({ name }) => name === 'Assumptions')?.cells ?? []
  const van = lines.find((cells) => cells[2]?.value === 310)
  expect(van?.[7]?.value).toBe('F')
  expect(String(van?.[9]?.value)).toContain('£310')
})

test('where software is not the product the build file says so', () => {
  const says = (name: ComposedName) =>
    buildFileMarkdown(of(name).build).includes('Software is not the product of this business')
  expect([says('doors'), says('bakery'), says('hygienists')]).toEqual([true, true, false])
})

test('the page of checked figures has a headline with its counts', () => {
  const claim = of('doors').plan.outline.checkedClaim
  expect(claim && plainText(claim)).toMatch(/^The plan uses \d+ of the \d+ figures in your brief/)
})

test('a reading that is put right changes the plan, and neither colours, type, seed nor logos', async () => {
  const brief = COMPOSED_BRIEFS.bakery
  const before = of('bakery')
  const corrections = { offer: 'rye bread by bicycle', mechanisms: ['subscription' as const], country: 'CA' }
  const edits = { ...NO_EDITS, reading: corrections }
  const after = await makeBlueprint(brief, { knowledge, source: before.source, edits })
  expect(after.plan.understood.offer.value).toContain('rye bread')
  expect(after.plan.understood.place.value.country).toBe('CA')
  expect(after.plan.brandedBy).toEqual(before.plan.understood)
  const look = ({ identity: { palette, type, seed, shape, character } }: Blueprint) =>
    JSON.stringify({ palette, type, seed, shape, character })
  expect(look(after)).toBe(look(before))
  const affected = affectedFiles(JSON.parse(JSON.stringify(before)), JSON.parse(JSON.stringify(after)))
  expect(affected).not.toContain('logo')
  // Made once more from the reading, and taken back: as if it had always been so.
  expect(JSON.stringify(await makeBlueprint(brief, { knowledge, edits }))).toBe(JSON.stringify(after))
  const back = await makeBlueprint(brief, { knowledge, source: after.source })
  expect(JSON.stringify(back)).toBe(JSON.stringify(before))
})

test('another place or another meaning of a figure leaves the trade as it is', async () => {
  const { source, plan } = of('bakery')
  const [figure] = source.reading.ledger
  if (!figure) throw new Error('The bakery names figures.')
  const { field, start, quote } = figure
  const figures = [{ field: field as 'businessIdea', start, quote, role: 'other' as const }]
  const edits = { ...NO_EDITS, reading: { country: 'GB', figures } }
  const after = await makeBlueprint(COMPOSED_BRIEFS.bakery, { knowledge, source, edits })
  expect(after.plan.trade).toEqual(plan.trade)
  expect(after.plan.understood.place.value.country).toBe('GB')
})
