import { expect, test } from 'vitest'
import { caseOf } from '../case/case.ts'
import { readingWith } from '../case/testing/reading.ts'
import { prosesOf } from '../plan/kit/marks.ts'
import { plainText } from '../plan/kit/prose.ts'
import { faultsIn } from '../plan/make-plan.ts'
import { tradeLibrary } from '../trades/library.ts'
import { composedPlan } from './testing/composed.ts'

const composed = (businessIdea: string, additionalContext = '') =>
  composedPlan({ businessIdea, additionalContext })

const textOf = ({ sections }: ReturnType<typeof composed>) =>
  sections.flatMap(({ blocks }) => blocks.flatMap(prosesOf).map(plainText)).join('\n')

test.each([
  'I clean windows for shops in Leeds, £45 a visit.',
  'Software for dental clinics in Ohio that schedules hygienists, $120 a month for each clinic.',
  'A shuttle between Nelson and Kelowna, CA$45 a seat, twelve seats.',
  'We lend sewing machines money: small loans to tailors in Kisumu at a flat rate.',
  'Tickets for ghost walks in Savannah, $28 each.',
  'Temporary nurses for care homes in Cork, billed by the hour.',
])('a plan is composed without a fault: %s', (idea) => {
  const drafted = composed(idea)
  expect(faultsIn(drafted, drafted.sections).filter(({ isMinor }) => !isMinor)).toEqual([])
})

test('the founder’s figures are checked and questions answered on the first page', () => {
  const drafted = composed(
    'I clean windows for shops in Leeds, £45 a visit.',
    'Last month I did 20 visits at £45, so I took £1,100. Should I get a licence?',
  )
  const front = drafted.sections[0]?.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  expect(front).toContain('Your figures, checked')
  expect(front).toContain('You asked')
})

test('British spelling in Britain, American in America', () => {
  expect(textOf(composed('I clean windows for shops in Leeds, £45 a visit.'))).not.toMatch(/\bneighbor/)
  expect(textOf(composed('I clean windows for shops in Dayton, Ohio, $45 a visit.'))).not.toMatch(
    /\bneighbour/,
  )
})

test('what one sale costs is never above what it brings, in six countries and every trade', () => {
  const countries = {
    US: ['USD', 100, 100, 100],
    GB: ['GBP', 68, 76, 75],
    DE: ['EUR', 70, 87, 75],
    IN: ['INR', 2050, 8700, 900],
    KE: ['KES', 4500, 12900, 850],
    NG: ['NGN', 23000, 150000, 3000],
  } as const
  const losing = tradeLibrary().trades.flatMap((trade) =>
    Object.entries(countries).flatMap(([country, [currency, local, world, wage]]) => {
      const one = caseOf({
        reading: readingWith({ currency, place: { country, locality: '', sure: 1 } }),
        idea: '',
        choice: { trade, sure: 1, instead: [] },
        facets: [],
        subjects: [],
        textOf: () => '',
        country,
        rates: { local, world, wage },
        team: 1,
        sellsTo: 'both',
        fee: { share: 0.02, each: 0 },
      })
      const margin = one.streams[0]?.plan.results.margin?.value ?? Number.NaN
      return margin > 0.02 && margin <= 1 ? [] : [`${trade.id} in ${country}: ${margin}`]
    }),
  )
  expect(losing).toEqual([])
})
