import { expect, test } from 'vitest'
import { booksAnswer, draftedWith } from '../analyst/testing/tank-cleaner.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { at, MONTHS } from './finance/calendar.ts'
import { cashMonths } from './finance/cash-months.ts'
import { plainText, say } from './kit/prose.ts'
import { words } from './kit/quantity.ts'
import { ANSWER_HEAD, type Block, columns, heading, paragraph } from './kit/section.ts'
import { finishPlan } from './plan.ts'
import { planAsMarkdown } from './plan-markdown.ts'
import { planFor } from './testing/plans.ts'

const answer = booksAnswer()
const withLoan = booksAnswer({
  streams: answer.streams.map((stream) => ({ ...stream, cost: 'fuel / 7', onAccount: true })),
  purchases: [{ id: 'van', label: 'Van', amount: 'van / 3', month: 2, years: 5 }],
  money: [
    ...answer.money,
    { id: 'bank', label: 'Bank', kind: 'loan', amount: 'van / 3', month: 2, status: 'sought', months: 24 },
  ],
  channels: answer.channels.map((channel) => ({ ...channel, how: `Ana asks for ${channel.id} every week.` })),
  receivableDays: 40,
  taxRate: '0.25',
})
const drafted = draftedWith(withLoan)
const markdown = () => planAsMarkdown(finishPlan(drafted, drafted.sections, []))
const rowsIn = (text: string) =>
  text
    .slice(text.indexOf('## Month by month'))
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.slice(2, -2).split(' | '))

test('each month of books of its own has its name in the calendar, and adds up as printed', () => {
  const rows = rowsIn(markdown())
  expect(rows.map(([month]) => month).slice(0, 7)).toEqual([
    '1 · Jul',
    '2 · Aug',
    '3 · Sep',
    '4 · Oct',
    '5 · Nov',
    '6 · Dec',
    '7 · Jan',
  ])
  expect(rows).toHaveLength(MONTHS)
  const amounts = rows.map(([, ...cells]) =>
    cells.map((cell) => Number(cell.replace('−', '-').replace(/[^\d-]/g, ''))),
  )
  let before = 0
  for (const [
    ,
    ,
    received = 0,
    forSales = 0,
    running = 0,
    tax = 0,
    bought = 0,
    financed = 0,
    cash,
  ] of amounts) {
    expect(before + received - forSales - running - tax - bought + financed).toBe(cash)
    before = cash ?? 0
  }
})

test('where the year is known, the calendar has it', () => {
  const dated = draftedWith({ ...withLoan, startsYear: 2026 })
  const rows = rowsIn(planAsMarkdown(finishPlan(dated, dated.sections, [])))
  expect([rows[0]?.[0], rows[6]?.[0], rows[35]?.[0]]).toEqual([
    '1 · Jul 2026',
    '7 · Jan 2027',
    '36 · Jun 2029',
  ])
})

test('what is paid is the rest of the cash flow but for rounding', () => {
  const { projection } = drafted.results
  const { staff, costs } = projection.cashFlow
  cashMonths(projection).forEach(({ running }, i) => {
    const exact = [staff, costs].reduce((sum, { months }) => sum - at(months, i), 0)
    expect(Math.abs(running - exact)).toBeLessThan(400)
  })
})

test('a plan without books of its own keeps its columns', () => {
  const house = planFor(SAMPLES.bakery)
  const text = planAsMarkdown(finishPlan(house, house.sections, []))
  expect(text).toContain('| Month | Revenue | EBITDA | Cash at the end |')
})

test('with books of its own it is a letter: years in place of quarters, no pictures in words, marks on assumptions alone', () => {
  const text = markdown()
  expect(text).not.toMatch(
    /by quarter|Y1 Q1|\[F\]|How we read your brief|Said in the brief|Revenue by year\./,
  )
  const years = text.slice(
    text.indexOf('## Cash and balance sheet by year'),
    text.indexOf('## Month by month'),
  )
  expect(years).toContain(
    'Customers on invoice pay after 40 days. Suppliers of what is sold are paid after 14 days. Tax is booked at the end of each year on the result, after losses of earlier years, and paid three months later. What is bought is written off: Van over 5 years.',
  )
  const { balance } = drafted.results.projection
  const row = (amounts: number[]) =>
    amounts.map((one) => drafted.context.money(one).replace('A$', '$')).join(' | ')
  expect(years).toContain(`| Cash at the end | ${row(balance.cash.years)} |`)
  expect(years).toContain(`| Total assets | ${row(balance.assets.years)} |`)
})

test('each month shows how many are sold', () => {
  const { volume } = drafted.results.projection.streams[0] ?? {}
  const sold = rowsIn(markdown()).map(([, count]) => count)
  expect(sold).toEqual(volume?.months.map((count) => `${count}`))
})

test('a heading whose tables are left out goes with them', () => {
  const sections = drafted.sections.map((section) => {
    const wide = section.blocks.filter((block) => block.kind === 'table' && block.columns.length > 7)
    const others = section.blocks.filter((block) => !wide.includes(block))
    return section.id === 'finance'
      ? { ...section, blocks: [...others.slice(0, -1), heading('By quarter'), ...wide, ...others.slice(-1)] }
      : section
  })
  expect(planAsMarkdown(finishPlan(drafted, sections, []))).not.toContain('### By quarter')
})

test('an answer stands behind its question, not in a cell', () => {
  const question = say`${words('‘Should I buy a van?’')}`
  const table: Block = {
    kind: 'table',
    columns: columns(['Your question', ANSWER_HEAD]),
    rows: [{ cells: [question, say`No, not yet.`] }],
  }
  const sections = drafted.sections.map((section) =>
    section.id === 'summary' ? { ...section, blocks: [table, ...section.blocks] } : section,
  )
  expect(planAsMarkdown(finishPlan(drafted, sections, []))).toContain(
    '**‘Should I buy a van?’** No, not yet.',
  )
})

test('sales fall together, and what the founder draws is no risk', () => {
  const two = booksAnswer({
    streams: [...answer.streams, ...answer.streams].map((stream, i) => ({ ...stream, id: `s${i}` })),
  })
  const { sections } = draftedWith(two)
  const table = sections
    .find(({ id }) => id === 'scenarios')
    ?.blocks.find((block) => block.kind === 'table' && block.title === 'One change at a time')
  const changes =
    table?.kind === 'table' ? table.rows.map(({ cells: [name] }) => name && plainText(name)) : []
  expect(changes).toContain('All sales: volume −20%')
  expect(changes.filter((name) => name?.includes('volume'))).toHaveLength(1)
  expect(changes.join()).not.toContain('pay +')
})

test('the letter counts in its own dollars without a country, unless it names others', () => {
  expect(markdown()).not.toContain('A$')
  const other = paragraph(say`${words('It costs US$40.')}`)
  const sections = drafted.sections.map((section) =>
    section.id === 'problem' ? { ...section, blocks: [other, ...section.blocks] } : section,
  )
  expect(planAsMarkdown(finishPlan(drafted, sections, []))).toContain('A$')
})

test('a line may be called what its author called it, digits and all', () => {
  const [post] = answer.posts
  const called = draftedWith(
    booksAnswer({
      posts: [{ ...post, role: 'Founder, from year 2' }],
      money: [{ ...answer.money[0], label: 'Savings of 2 years' }],
      streams: answer.streams.map((stream) => ({ ...stream, label: 'Cleaning (up to 10 kL)' })),
      channels: withLoan.channels,
    }),
  )
  const text = planAsMarkdown(finishPlan(called, called.sections, []))
  expect(text).toContain('| Founder, from year 2 |')
  expect(text).toContain('| Savings of 2 years |')
  expect(text).toContain('**Cleaning: one sale**')
})

test('what to do by when is said once', () => {
  const endings = drafted.sections.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'ending' ? [[id, plainText(block.prose)] as const] : [])),
  )
  const text = markdown().replaceAll('\\', '')
  const told = endings.filter(([, words]) => text.includes(words.slice(0, 30).replaceAll('A$', '$')))
  expect(told.map(([id]) => id)).toEqual(['summary', 'ninety-days'])
})
