import { beforeAll, expect, test } from 'vitest'
import { type Blueprint, makeBlueprint } from '#engine/blueprint.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { plainText } from '#engine/plan/kit/prose.ts'
import type { ReaderBlock, ReaderPlan, Run } from '../../contract.ts'
import { readerPlan } from './reader-plan.ts'

const BRIEF = {
  startupName: 'RoofScan',
  businessIdea:
    'Drone roof inspections for homeowners in Duluth, Minnesota. I charge $189 per inspection with a PDF report. I have $12,000 saved. How many visits do I need to quit my job?',
  targetCustomer: 'Homeowners with roofs older than 15 years',
  industry: 'Home services',
  stage: 'Idea',
  additionalContext: '',
  fullName: 'Dana Kowalski',
  email: '',
}

let made: Blueprint
let page: ReaderPlan
beforeAll(async () => {
  made = await makeBlueprint(BRIEF, { knowledge })
  page = readerPlan(made)
}, 60_000)

const runsIn = (block: ReaderBlock): Run[] => {
  switch (block.kind) {
    case 'paragraph':
    case 'point':
    case 'ending':
      return block.prose
    case 'list':
      return block.items.flat()
    case 'table':
      return block.rows.flatMap(({ cells }) => cells.flat())
    default:
      return []
  }
}
const textOf = (runs: Run[]) =>
  runs
    .map((run) =>
      typeof run === 'string' ? run : 'url' in run ? run.url : (page.figures[run.figure]?.text ?? ''),
    )
    .join('')

test('every sentence of the plan is on the page, in its order and with its figures', () => {
  const written = page.sections.flatMap(({ blocks }) => blocks.flatMap(runsIn))
  const text = textOf(written).replace(/\s+/g, ' ')
  for (const { blocks } of made.plan.sections)
    for (const block of blocks)
      if (block.kind === 'paragraph' || block.kind === 'point' || block.kind === 'ending')
        expect(text).toContain(plainText(block.prose).replace(/\s+/g, ' '))
  for (const run of written)
    if (typeof run === 'object' && 'figure' in run) expect(page.figures[run.figure]).toBeDefined()
})

test('sections stand in the plan’s order, with those that a document gives a sheet of its own', () => {
  const ids = page.sections.map(({ id }) => id)
  expect(ids.slice(0, 3)).toEqual(['summary', 'checked', 'problem'])
  expect(ids).toEqual(
    expect.arrayContaining(['market', 'statements', 'case-against', 'assumptions', 'sources']),
  )
  expect(new Set(ids).size).toBe(ids.length)
  const summary = page.sections[0]?.blocks ?? []
  // What the section ends with stays with its first part.
  expect(summary.at(-1)?.kind).toBe('ending')
  const headings = page.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])),
  )
  expect(new Set(headings).size).toBe(headings.length)
  expect(headings).toContain('solution-why-now')
})

test('a figure says where it came from: the founder’s words, a range with its reason, a source with its mark', () => {
  const figures = Object.values(page.figures)
  expect(page.figures.price).toEqual({
    text: '$189',
    label: expect.any(String),
    origin: 'founder',
    quote: '$189 per inspection',
  })
  const assumed = figures.filter(({ origin }) => origin === 'assumption')
  expect(assumed.length).toBeGreaterThan(10)
  for (const { range, why, likely } of assumed) {
    expect(range && why).toBeTruthy()
    expect(likely?.low).toBeLessThanOrEqual(likely?.high ?? Number.NaN)
  }
  const marks = page.sources.map(({ mark }) => mark)
  for (const { source } of figures) if (source) expect(marks).toContain(source)
  for (const { url } of page.sources) expect(url).toMatch(/^(https?:\/\/|$)/)
  const { founder, assumption } = page.counts
  expect([founder, assumption]).toEqual([made.plan.said.length, made.plan.assumptions.length])
})

test('a computed figure is named by the table in which it stands, and shows its working where the plan does', () => {
  expect(page.figures['profit.ebitda.y3']).toMatchObject({
    origin: 'computed',
    label: 'EBITDA, after founders’ pay, year 3',
    place: 'summary',
  })
  const contribution = page.figures['unit.visits.contribution']
  expect(textOf(contribution?.working ?? [])).toContain('price − ')
  expect(contribution?.label).toBe('Contribution')
})

test('statements are by year and by quarter, and their cells are no buttons', () => {
  const statements = page.sections.find(({ id }) => id === 'statements')
  const tables = statements?.blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])) ?? []
  expect(tables.map(({ title }) => title).slice(0, 2)).toEqual([
    'Cash flow by year',
    'Balance sheet at the end of each year',
  ])
  expect(tables.some(({ columns }) => columns.length === 13)).toBe(true)
  expect(
    tables
      .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()))
      .every((run) => typeof run === 'string'),
  ).toBe(true)
  const cash = tables[0]?.rows.at(-1)?.cells.at(-1)
  expect(cash).toEqual([page.figures['balance.cash.y3']?.text])
})

test('drawings are laid out for a page and for a phone, in roles of ink, each with its words', () => {
  const charts = page.sections.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'chart' ? [{ id, ...block }] : [])),
  )
  expect(new Set(charts.map(({ id }) => id))).toEqual(
    new Set(['market', 'product', 'model', 'go-to-market', 'finance', 'scenarios']),
  )
  for (const { wide, narrow, alternative } of charts) {
    expect(alternative.length).toBeGreaterThan(20)
    expect(narrow.width).toBeLessThan(wide.width)
    expect(JSON.stringify(wide.items)).not.toMatch(/"#[0-9a-f]{3}/i)
  }
  const finance = page.sections.find(({ id }) => id === 'finance')
  expect(finance?.blocks.filter(({ kind }) => kind === 'cash')).toHaveLength(1)
  expect(page.cash.months).toHaveLength(36)
})

test('it wears the venture’s palette in either theme, and its faces by address', () => {
  const { palette, faces } = page.look
  expect(palette.light.primary).toBe(made.identity.palette.light.primary.hex)
  expect(palette.dark.primary).toBe(made.identity.palette.dark.primary.hex)
  expect(faces.length).toBeGreaterThanOrEqual(2)
  for (const { url } of faces) expect(url).toMatch(/^\/api\/faces\/[a-z0-9-]+\/[456]00$/)
})
