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
const channels = answer.channels.map((channel) => ({
  ...channel,
  how: `Ana asks for ${channel.id} every week.`,
}))
const withLoan = booksAnswer({
  streams: answer.streams.map((stream) => ({ ...stream, cost: 'fuel / 7', onAccount: true })),
  purchases: [{ id: 'van', label: 'Van', amount: 'van / 3', month: 2, years: 5 }],
  money: [
    ...answer.money,
    { id: 'bank', label: 'Bank', kind: 'loan', amount: 'van / 3', month: 2, status: 'sought', months: 24 },
  ],
  channels,
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
    pay = 0,
    running = 0,
    tax = 0,
    bought = 0,
    financed = 0,
    cash,
  ] of amounts) {
    expect(before + received - forSales - pay - running - tax - bought + financed).toBe(cash)
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
  cashMonths(projection).forEach((month, i) => {
    const exact = [staff, costs].reduce((sum, { months }) => sum - at(months, i), 0)
    expect(Math.abs(month.founders + month.staff + month.running - exact)).toBeLessThan(600)
    expect(month.founders).toBeGreaterThan(0)
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
    'Customers on invoice pay after 40 days. Suppliers of what is sold are paid after 14 days. Tax is booked at the end of each year on the result, after losses of earlier years, and paid three months later. What is bought or owned is written off: Van over 5 years.',
  )
  const { balance } = drafted.results.projection
  const row = (amounts: number[]) =>
    amounts.map((one) => drafted.context.money(one).replace('A$', '$')).join(' | ')
  expect(years).toContain(`| Cash at the end | ${row(balance.cash.years)} |`)
  expect(years).toMatch(/\| Total assets \| [^|]+ \| [^|]+ \| [^|]+ \| [^|]+ \|/)
  expect(years).toContain(` | ${row(balance.assets.years)} |`)
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

test('a finding is a sentence with its working behind it', () => {
  const table: Block = {
    kind: 'table',
    columns: columns(['Finding', 'Working', 'What follows']),
    rows: [
      { cells: [say`The van does not pay.`, say`${words('2 × 3 = 6')}`, say`Rent it.`] },
      { cells: [say`Nobody asked.`, say`–`, say`Ask.`] },
    ],
  }
  const sections = drafted.sections.map((section) =>
    section.id === 'summary' ? { ...section, blocks: [table, ...section.blocks] } : section,
  )
  const text = planAsMarkdown(finishPlan(drafted, sections, []))
  expect(text).toContain('**The van does not pay.** Rent it. (Working: 2 × 3 = 6.)')
  expect(text).toContain('**Nobody asked.** Ask.\n')
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
  for (const together of ['All sales −20%', 'All prices −10%', 'All costs of what is sold +10%'])
    expect(changes).toContain(together)
  expect(changes.join()).not.toContain('Tank cleaning')
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

test('what is there before the first month stands in a column of its own', () => {
  const dated = draftedWith(
    booksAnswer({
      channels,
      opening: [
        { id: 'pump', label: 'Pump', is: 'owned', amount: '900', years: 3 },
        { id: 'old', label: 'Old invoices', is: 'receivable', amount: '400', month: 2 },
        { id: 'shop', label: 'The shop', is: 'debt', amount: '300', month: 3, months: 3 },
      ],
    }),
  )
  const text = planAsMarkdown(finishPlan(dated, dated.sections, []))
  const line = (label: string) => text.split('\n').find((one) => one.startsWith(`| ${label} |`)) ?? ''
  const cash = dated.results.drivers.funding.equity[0]?.amount ?? 0
  const money = (minor: number) => dated.context.money(minor).replace('A$', '$')
  expect(line('Cash at the start')).toContain(`| Cash at the start | ${money(cash)} |`)
  expect(text).not.toContain('| Capital paid in |')
  expect(line('Equipment, net')).toContain('| $900 | $600 | $300 | $0 |')
  expect(line('Owed by customers')).toContain('| $400 |')
  expect(line('Old debts')).toContain('| $300 | $0 |')
  expect(line('Capital')).toContain(`| Capital | ${money(cash + 100_000)} | ${money(cash + 100_000)} |`)
  expect(line('Total assets')).toContain(`| Total assets | ${money(cash + 130_000)} |`)
})

test('it says from when on it counts, why, and that nothing was looked up', () => {
  const dated = draftedWith(
    booksAnswer({ channels, startsYear: 2026, startsBecause: 'you begin after the rains.' }),
  )
  const text = planAsMarkdown(finishPlan(dated, dated.sections, []))
  expect(text).toContain('Month 1 is Jul 2026: you begin after the rains. If that is not your date,')
  expect(text).toMatch(/(?:Nothing was looked up|from general knowledge)/)
  expect(text).not.toContain('Month 1 is the first month of the plan')
})

test('profit and loss names every cost by year', () => {
  const { costs, staff } = drafted.results.projection
  const text = markdown()
  const part = text.slice(text.indexOf('**Profit and loss by year**'))
  for (const { label } of costs) expect(part).toContain(`| ${label} |`)
  expect(staff.length).toBeGreaterThan(0)
  expect(part).not.toContain('| Other costs |')
})

test('what the founder meant to do is shown by year as well', () => {
  const own = draftedWith(
    booksAnswer({
      channels,
      options: [{ id: 'own', name: 'As you planned it: dear fuel', set: [{ number: 'fuel', to: '40' }] }],
    }),
  )
  const text = planAsMarkdown(finishPlan(own, own.sections, []))
  const part = text.slice(text.indexOf('## As you planned it: dear fuel, by year'))
  expect(part).toMatch(/\| Revenue \| \$[\d,]+ \|/)
  expect(part).toMatch(/\| Cash at the end \| /)
  expect(markdown()).not.toContain('As you planned it')
})
