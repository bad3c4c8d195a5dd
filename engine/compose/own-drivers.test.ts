// Plans whose books were written for one business alone.
import { expect, test } from 'vitest'
import { booksAnswer, draftedWith } from '../analyst/testing/tank-cleaner.ts'
import { collectMarks } from '../plan/kit/marks.ts'
import { plainText } from '../plan/kit/prose.ts'

type Answer = ReturnType<typeof booksAnswer>
const [post] = booksAnswer().posts as [Answer['posts'][0]]
const [cost] = booksAnswer().costs as [Answer['costs'][0]]
const [stream] = booksAnswer().streams as [Answer['streams'][0]]

const projectionOf = (more: object) => draftedWith(booksAnswer(more)).results.projection

const sourcesOf = (more: object) => {
  const { sections, context } = draftedWith(booksAnswer(more))
  return collectMarks(sections, context.known()).sources.flatMap(({ uses }) => uses.map(({ id }) => id))
}

test('books that name their rates rest on no source', () => {
  expect(sourcesOf({ taxRate: '0', posts: [{ ...post, onCost: '0' }] })).toEqual([])
  const unpaid = { ...post, monthlyPay: '0' }
  expect(sourcesOf({ taxRate: '0', posts: [unpaid] })).toEqual([])
})

test('a tax that they leave open is the country’s, with its source', () => {
  expect(sourcesOf({})).toEqual(['tax'])
})

test('costs and posts hold their amount until the next point, and begin with the first', () => {
  const { costs, staff } = projectionOf({
    costs: [
      {
        ...cost,
        monthly: [
          { month: 3, amount: 'rent' },
          { month: 6, amount: 'rent * 2' },
        ],
      },
    ],
    posts: [
      {
        ...post,
        count: [
          { month: 1, amount: '0.5' },
          { month: 4, amount: '1' },
        ],
      },
    ],
  })
  expect(costs[0]?.cost.months.slice(0, 7)).toEqual([0, 0, 30_000, 30_000, 30_000, 60_000, 60_000])
  expect(costs[0]?.cost.months[35]).toBe(60_000)
  expect(staff[0]?.count.months.slice(0, 5)).toEqual([0.5, 0.5, 0.5, 1, 1])
})

test('sales grow in straight lines, unless they come in steps', () => {
  const { season: _, ...steady } = stream
  const volume = [
    { month: 3, amount: '6' },
    { month: 5, amount: '10' },
    { month: 6, amount: '0' },
  ]
  const sold = (more: object) =>
    projectionOf({ streams: [{ ...steady, volume, ...more }] }).streams[0]?.volume.months.slice(0, 7)
  expect(sold({})).toEqual([6, 6, 6, 8, 10, 0, 0])
  expect(sold({ steps: true })).toEqual([0, 0, 6, 6, 10, 0, 0])
})

test('a purchase that lasts no year is a cost of its month, and no equipment', () => {
  const licence = { id: 'licence', label: 'Licence and course', amount: '1200', month: 2, years: 0 }
  const van = { id: 'van', label: 'Van', amount: 'van', month: 1, years: 5 }
  const { results } = draftedWith(booksAnswer({ purchases: [licence, van] }))
  const { projection, drivers, need } = results
  expect(drivers.investments.map(({ id }) => id)).toEqual(['van'])
  const line = projection.costs.find(({ label }) => label === licence.label)
  expect(line?.cost.months.slice(0, 4)).toEqual([0, 120_000, 0, 0])
  expect(line?.cost.years).toEqual([120_000, 0, 0])
  // It is still named where the plan says what the money is for.
  expect(need.uses.find(({ id }) => id === 'once')?.amount).toBe(120_000)
  expect(need.uses.reduce((sum, { amount }) => sum + amount, 0)).toBe(need.total)
})

test.each([
  ['sales', {}],
  ['customers', { counts: 'customers', churn: '0.05', season: undefined }],
])('%s stay within what can be served, in the good case too', (_, more) => {
  const { results } = draftedWith(booksAnswer({ streams: [{ ...stream, ...more }] }))
  const planned = results.projection.streams[0]?.volume.months ?? []
  const good = results.cases.find(({ id }) => id === 'good')?.projection.streams[0]?.volume.months ?? []
  expect(Math.max(...planned)).toBe(25)
  expect(Math.max(...good)).toBe(25)
  // While there is room more is sold.
  expect(good.some((count, i) => count > (planned[i] ?? 0))).toBe(true)
})

test('a season multiplies what the path says, and nothing else', () => {
  const season = [1, 1, 1, 1, 0.5, 0, 0, 1, 1, 1, 1, 2]
  const volume = [{ month: 1, amount: '10' }]
  const sold = projectionOf({ startsIn: 5, streams: [{ ...stream, volume, season }] }).streams[0]?.volume
  expect(sold?.months.slice(0, 12)).toEqual([5, 0, 0, 10, 10, 10, 10, 20, 10, 10, 10, 10])
})

test('marketing for several things is counted to none of them', () => {
  const measuresOf = (streams: object[]) =>
    draftedWith(booksAnswer({ streams })).results.units.flatMap(({ measures }) =>
      measures.map(({ id }) => id),
    )
  expect(measuresOf([stream])).toContain('cac')
  expect(measuresOf([stream, { ...stream, id: 'more', label: 'More tanks' }])).not.toContain('cac')
})

test('amounts are counted in whole units: dollars times pesos for a dollar, and constants as they stand', () => {
  const abroad = booksAnswer({
    numbers: [
      ...booksAnswer().numbers,
      { id: 'pesos', label: 'Pesos for a dollar', unit: 'money', value: 18, low: 16, high: 20, why: 'usual' },
      { id: 'abroad', label: 'Price abroad', unit: 'money', make: 'price * pesos' },
    ],
    purchases: [{ id: 'kit', label: 'Kit', amount: 'max(1200, pesos)', month: 1, years: 2 }],
  })
  const { case: one, results } = draftedWith(abroad)
  expect(one.numbers.value('abroad')).toBe(one.numbers.value('price') * 18)
  expect(results.drivers.investments).toMatchObject([{ id: 'kit', amount: 120_000 }])
})

test('what is there before the first month is no purchase and no new money', () => {
  const { results } = draftedWith(
    booksAnswer({
      opening: [
        { id: 'pump', label: 'Pump', is: 'owned', amount: '900' },
        { id: 'old', label: 'Old invoices', is: 'receivable', amount: '400' },
        { id: 'shop', label: 'The shop', is: 'debt', amount: '300' },
        { id: 'none', label: 'Nothing', is: 'debt', amount: '0' },
      ],
      taxFree: '5000',
    }),
  )
  expect(results.drivers.opening).toEqual({
    owned: [{ id: 'pump', label: 'Pump', amount: 90_000, lifeMonths: 60 }],
    receivables: [{ id: 'old', label: 'Old invoices', month: 1, amount: 40_000 }],
    debts: [{ id: 'shop', label: 'The shop', month: 1, amount: 30_000, months: 1 }],
  })
  expect(results.drivers.taxFree).toBe(500_000)
  expect(draftedWith(booksAnswer({})).results.drivers.opening).toBeUndefined()
})

test('what the founder draws in several lines is one person', () => {
  const { sections } = draftedWith(
    booksAnswer({
      posts: [
        { ...post, id: 'early', role: 'You: cleaning (first year)' },
        { ...post, id: 'later', role: 'You: cleaning (from year two)' },
        { ...post, id: 'helper', role: 'Helper (casual)', isFounder: false },
      ],
    }),
  )
  const table = sections
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === 'table' && block.columns[0]?.head === 'Role')
  const roles = table?.kind === 'table' ? table.rows.map(({ cells }) => cells[0] && plainText(cells[0])) : []
  expect(roles).toEqual(['You: cleaning', 'Helper'])
})

test('customers whose path ends before they would leave are gone when it ends', () => {
  const { season: _, capacity: __, ...steady } = stream
  const path = (last: string) => ({
    ...steady,
    counts: 'customers',
    churn: '0.02',
    volume: [
      { month: 1, amount: '40' },
      { month: 2, amount: last },
    ],
    steps: true,
  })
  const soldOf = (last: string) => projectionOf({ streams: [path(last)] }).streams[0]
  expect(soldOf('0')?.volume.months.slice(0, 3)).toEqual([40, 0, 0])
  expect(soldOf('0')?.revenue.months[1]).toBe(0)
  // Nobody stops but by leaving.
  expect(soldOf('39.5')?.customers).toBeDefined()
})

test('a fee may take more than half of a small price', () => {
  const { profit } = projectionOf({ streams: [{ ...stream, fee: '0.6' }] })
  const [revenue = 0] = profit.revenue.years
  expect((profit.fees.years[0] ?? 0) / revenue).toBeCloseTo(0.6, 3)
})
