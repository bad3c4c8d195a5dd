// The workbook without a spreadsheet program: its sheets, names, stored results, and what a founder's words may not do.
import { beforeAll, expect, test } from 'vitest'
import { makeBlueprint } from '../blueprint.ts'
import { NO_EDITS } from '../edits.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { unzip } from '../office/testing/unzip.ts'
import type { Workbook } from '../office/workbook.ts'
import type { Line } from '../plan/finance/calendar.ts'
import type { Plan } from '../plan/plan.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { financialModel, modelWorkbook } from './financial-model.ts'
import { everyKind } from './testing/every-kind.ts'
import { hostile } from './testing/hostile.ts'
import { planOf, replanned } from './testing/plans.ts'

let plan: Plan
let workbook: Workbook
beforeAll(async () => {
  plan = await planOf(SAMPLES.bakery)
  workbook = modelWorkbook(plan)
})

const sheetOf = ({ sheets }: Workbook, name: string) => {
  const sheet = sheets.find((one) => one.name === name)
  if (!sheet) throw new Error(`no ${name}`)
  return sheet
}

/** Years, quarters and months of the row with this label. */
function stored(sheet: string, label: string, book = workbook): number[][] {
  const line =
    sheetOf(book, sheet).cells.find((cells) => cells[1]?.value === label && cells[3]?.formula) ?? []
  const values = (from: number, to: number) =>
    line.slice(from, to).map((cell) => Math.round(Number(cell?.value) * 100))
  return [values(3, 6), values(7, 19), values(20, 56)]
}
const spans = ({ years, quarters, months }: Line) => [years, quarters, months]

test('the sheets stand in the order in which they are read', () => {
  expect(workbook.sheets.map(({ name }) => name)).toEqual([
    'Read me',
    'Assumptions',
    'Over time',
    'Sales',
    'People',
    'Costs',
    'Investments & loan',
    'Profit & loss',
    'Cash flow',
    'Balance sheet',
    'Unit economics',
    'Break-even',
    'Promised money',
    'Funding need',
    'Scenarios',
    'Checks',
  ])
})

test('what the founder set is in the sheet, says so, and agrees with the plan', async () => {
  const edits = { ...NO_EDITS, values: { price: 950, 'cost-workshop': 230_000, churn: 0.03 } }
  const { plan: set } = await makeBlueprint(SAMPLES.bakery, { knowledge, edits })
  const book = modelWorkbook(set)
  const { profit, cashFlow } = set.finance.projection
  expect(stored('Profit & loss', 'Revenue', book)).toEqual(spans(profit.revenue))
  expect(stored('Cash flow', 'Cash at the end', book)).toEqual(spans(cashFlow.cash))
  expect(profit.revenue.years).not.toEqual(plan.finance.projection.profit.revenue.years)
  const told = sheetOf(book, 'Assumptions').cells.map((cells) => cells.map((cell) => cell?.value).join(' | '))
  const row = (label: RegExp) => told.find((line) => label.test(line)) ?? ''
  expect(row(/9\.5 .*Set by you; it was €5\.30/)).not.toBe('')
  expect(row(/2300 .*Set by you; it was €1,900/)).not.toBe('')
})

test('every line of the statements is stored with its formula, in years, quarters and months', () => {
  const { profit, cashFlow, balance } = plan.finance.projection
  const lines: [string, string, Line][] = [
    ['Profit & loss', 'Revenue', profit.revenue],
    ['Profit & loss', 'Cost of what is sold', profit.costOfSales],
    ['Profit & loss', 'Contribution', profit.contribution],
    ['Profit & loss', 'Fixed costs', profit.fixedCosts],
    ['Profit & loss', 'EBITDA', profit.ebitda],
    ['Profit & loss', 'Depreciation', profit.depreciation],
    ['Profit & loss', 'Tax on profit', profit.tax],
    ['Profit & loss', 'Result', profit.net],
    ['Cash flow', 'From customers', cashFlow.receipts],
    ['Cash flow', 'To suppliers', cashFlow.suppliers],
    ['Cash flow', 'From operations', cashFlow.operating],
    ['Cash flow', 'of it: working capital', cashFlow.workingCapital],
    ['Cash flow', 'Loan repaid', cashFlow.loanRepaid],
    ['Cash flow', 'Cash at the end', cashFlow.cash],
    ['Balance sheet', 'Equipment, net', balance.fixedAssets],
    ['Balance sheet', 'Owed to suppliers', balance.payables],
    ['Balance sheet', 'Total assets', balance.assets],
    ['Balance sheet', 'Total liabilities and capital', balance.liabilities],
  ]
  for (const [sheet, label, line] of lines) expect(stored(sheet, label), label).toEqual(spans(line))
})

test('key results and the factors of the case have names', () => {
  expect([...workbook.names.keys()].sort()).toEqual([
    'All_checks_hold',
    'Break_even_month',
    'Break_even_revenue',
    'Case',
    'Cash_year_1',
    'Cash_year_2',
    'Cash_year_3',
    'Churn_factor',
    'Cost_factor',
    'Delay_months',
    'EBITDA_year_1',
    'EBITDA_year_2',
    'EBITDA_year_3',
    'Funding_need',
    'Investment_factor',
    'Money_to_raise',
    'Price_factor',
    'Result_year_1',
    'Result_year_2',
    'Result_year_3',
    'Revenue_year_1',
    'Revenue_year_2',
    'Revenue_year_3',
    'Volume_factor',
  ])
  for (const target of workbook.names.values()) expect(target).toMatch(/^('[^']+'|[A-Za-z]+)!\$[A-Z]+\$\d+$/)
})

test('drivers carry their marks: the founder’s, a source’s, ours', () => {
  const lines = sheetOf(workbook, 'Assumptions').cells
  const marked = (label: string) => {
    const line = lines.find((cells) => cells[1]?.value === label)
    return [line?.[2]?.value, line?.[7]?.value, line?.[9]?.value]
  }
  expect(marked('Kitchen, bakehouse or shop')).toEqual([1900, 'F', 'The brief says: ‘1,900 euro a month’'])
  expect(marked('Tax on profit')).toEqual([
    0.125,
    expect.stringMatching(/^S\d+$/),
    expect.stringContaining('Tax Foundation'),
  ])
  expect(marked('Price of one, net of sales tax')).toEqual([
    5.3,
    expect.stringMatching(/^A\d+$/),
    expect.stringContaining('Average price of an item'),
  ])
  expect(marked('Price rise a year')).toEqual([0.025, 'A', expect.stringContaining('usual rule')])
})

test('every figure that is not an input, a head or said to be of its day is a formula', () => {
  for (const { name, cells } of workbook.sheets.filter(
    (sheet) => !['Assumptions', 'Scenarios'].includes(sheet.name),
  )) {
    const typed = cells.flatMap((line, row) =>
      line.filter((cell) => cell?.formula === undefined && typeof cell?.value === 'number' && row !== 4),
    )
    expect(typed, name).toEqual([])
  }
})

test('no formula refers to nothing or holds a fault', () => {
  const formulas = workbook.sheets.flatMap(({ cells }) => cells.flat().map((cell) => cell?.formula ?? ''))
  expect(formulas.filter((formula) => /undefined|NaN|Infinity|#REF|\[object/.test(formula))).toEqual([])
})

test('the same plan gives the same bytes, in the brand’s colours if there are some', async () => {
  const [one, other, coloured] = await Promise.all([
    financialModel(plan),
    financialModel(plan),
    financialModel(plan, { primary: '#1f4637' }),
  ])
  expect(Buffer.compare(one, other)).toBe(0)
  expect(unzip(coloured).get('xl/styles.xml')).toContain('rgb="FF1F4637"')
})

test('a currency without cents shows and rounds to none', () => {
  const yen = modelWorkbook(replanned(plan, everyKind))
  const revenue = sheetOf(yen, 'Profit & loss').cells.find((cells) => cells[1]?.value === 'Revenue')?.[3]
  expect(revenue?.style?.format).toBe('#,##0;"−"#,##0;"–"')
  expect(
    sheetOf(yen, 'Sales')
      .cells.flat()
      .some((cell) => cell?.formula?.includes(',2)')),
  ).toBe(false)
})

test('nothing that a founder writes becomes a formula, a name, a sheet or a command', async () => {
  const parts = unzip(await financialModel(hostile(plan)))
  const formulas = [...parts.values()].flatMap((xml) =>
    [...xml.matchAll(/<(f|definedName|formula1?)\b[^>]*>([^<]*)</g)].map(([, , text]) => text ?? ''),
  )
  expect(formulas.filter((text) => /HYPERLINK|evil|cmd/i.test(text))).toEqual([])
  expect(modelWorkbook(hostile(plan)).sheets.map(({ name }) => name)).toEqual(
    workbook.sheets.map(({ name }) => name),
  )
  for (const xml of parts.values())
    expect(xml).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u)
})
