// How freely written sections lie on their sheets, before anything is set.
import { beforeAll, expect, test } from 'vitest'
import { makeBlueprint } from '../../../blueprint.ts'
import { knowledge } from '../../../knowledge/knowledge.ts'
import type { Plan } from '../../../plan/plan.ts'
import { SAMPLES } from '../../../testing/sample-briefs.ts'
import { writtenPlan } from '../../testing/written-plan.ts'
import { houseSheets } from '../house-sheets.ts'
import { contentsOf, type Sheet, sheetOf, sheetsIn, sheetsOf } from '../sheets.ts'
import type { Item } from './items.ts'

let house: Plan
let plan: Plan
beforeAll(async () => {
  house = (await makeBlueprint(SAMPLES.bakery, { knowledge })).plan
  plan = writtenPlan(house)
})

const namesOf = (sheets: Sheet[]) => sheets.map((sheet) => (sheet.kind === 'house' ? sheet.name : sheet.id))
const itemsOf = (sheets: Sheet[]): Item[] =>
  sheets
    .flatMap((sheet) => (sheet.kind === 'written' ? sheet.items : []))
    .flatMap((item) => (item.kind === 'row' ? [...item.left, ...item.right] : [item]))

test('every section begins on a sheet, in the order of the plan', () => {
  const sheets = sheetOf(plan)
  const begins = plan.sections.map(({ id }) => sheets[id])
  expect(begins.every((sheet) => sheet > 2 && sheet <= sheetsIn(plan))).toBe(true)
  expect(begins).toEqual([...begins].sort((one, other) => one - other))
  expect(sheetsIn(plan)).toBeLessThanOrEqual(22)
})

test('the contents lead to anchors that stand on some sheet, each once', () => {
  const anchors = contentsOf(plan).map(({ anchor }) => anchor)
  const standing = new Set(
    sheetsOf(plan).flatMap((sheet) => [
      ...sheet.begins,
      sheet.kind === 'house' ? sheet.name : sheet.id,
      ...(sheet.kind === 'rests' && sheet.hasSources ? ['sources'] : []),
    ]),
  )
  expect(anchors.filter((anchor) => !standing.has(anchor))).toEqual([])
  expect(new Set(anchors).size).toBe(anchors.length)
})

test('what the house wrote keeps the house’s sheets', () => {
  const withoutField = house.sections.filter(
    ({ blocks }) => !blocks.some((block) => block.kind === 'list' && block.of === 'field'),
  )
  const ids = ['market', 'competition', 'finance', 'scenarios'].filter((id) =>
    withoutField.some((section) => section.id === id),
  )
  const sheets = sheetsOf(writtenPlan(house, ids))
  const kept = sheets.flatMap((sheet) => (sheet.kind === 'house' ? [sheet.name as string] : []))
  expect(ids.length).toBeGreaterThan(1)
  expect(kept).toEqual(expect.arrayContaining(ids))
  expect(kept).not.toContain('product')
  expect(namesOf(sheets)).toContain('product')
})

test('what is known about the field is said where it stands, once there is no sheet to gather it on', () => {
  const known = house.sections.filter(({ blocks }) =>
    blocks.some((block) => block.kind === 'list' && block.of === 'field'),
  )
  const sheets = sheetsOf(
    writtenPlan(
      house,
      known.map(({ id }) => id).filter((id) => id !== 'operations'),
    ),
  )
  const written = new Set(sheets.flatMap((sheet) => (sheet.kind === 'written' ? sheet.begins : [])))
  expect(known.length).toBeGreaterThan(0)
  expect(known.filter(({ id }) => !written.has(id))).toEqual([])
})

test('a plan whose paragraphs a model only worded anew lies as the house laid it', () => {
  const worded: Plan = { ...house, writing: plan.writing.filter(({ section }) => !section.includes(' ')) }
  expect(sheetsOf(worded)).toEqual(houseSheets(house))
})

test('lists and tables of nothing are left out, and columns of amounts stand to the right', () => {
  const items = itemsOf(sheetsOf(plan))
  expect(items.filter((item) => item.kind === 'list' && item.items.length === 0)).toEqual([])
  const tables = items.flatMap((item) => (item.kind === 'table' ? [item] : []))
  expect(tables.filter(({ table }) => table.rows.length === 0)).toEqual([])
  const options = tables.find(({ table }) => 'title' in table && table.title?.startsWith('Options of'))
  expect(options?.table.columns.map(({ align }) => align)).toEqual(['left', 'right', 'right'])
})

test('every chart of a written section is drawn once', () => {
  const drawn = itemsOf(sheetsOf(plan)).flatMap((item) => (item.kind === 'chart' ? [item.chart] : []))
  expect([...drawn].sort()).toEqual([
    'cashSmall',
    'channels',
    'fan',
    'finance',
    'market',
    'roadmap',
    'tornado',
    'waterfall',
  ])
})

test('phases are not drawn beside steps of the writer’s own', () => {
  const sections = plan.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      section.id === 'product' && block.kind === 'table'
        ? { ...block, columns: block.columns.map((column) => ({ ...column, head: `${column.head} then` })) }
        : block,
    ),
  }))
  const drawn = itemsOf(sheetsOf({ ...plan, sections })).flatMap((item) =>
    item.kind === 'chart' ? [item.chart] : [],
  )
  expect(drawn).toContain('waterfall')
  expect(drawn).not.toContain('roadmap')
})

test('short sections share their sheets, and those with a look of their own do not', () => {
  const sections = plan.sections.map((section) =>
    ['summary', 'assumptions'].includes(section.id)
      ? section
      : { ...section, blocks: [...section.blocks.slice(0, 1), ...section.blocks.slice(-1)] },
  )
  const sheets = sheetsOf({ ...plan, sections })
  expect(sheets.length).toBeLessThan(sheetsIn(plan))
  const begins = sheets.map((sheet) => sheet.begins.join(' '))
  expect(begins.some((ids) => ids.startsWith('problem solution market'))).toBe(true)
  for (const id of ['finance', 'risks', 'ninety-days']) expect(begins).toContain(id)
})
