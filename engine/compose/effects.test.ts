// What a risk would cost in books of one's own.
import { expect, test } from 'vitest'
import { booksAnswer, draftedWith } from '../analyst/testing/tank-cleaner.ts'
import { outcomeOf } from '../plan/finance/outcome.ts'
import { project } from '../plan/finance/project.ts'
import { driversOf } from './drivers.ts'
import { again, effectOf } from './effects.ts'

const answer = booksAnswer()
const lost = {
  id: 'lost',
  label: 'Share of sales lost',
  unit: 'share',
  value: 0,
  low: 0,
  high: 0.3,
  why: 'Rain',
}
const {
  case: one,
  context,
  results,
} = draftedWith(
  booksAnswer({
    numbers: [...answer.numbers, lost],
    streams: answer.streams.map((stream) => ({
      ...stream,
      volume: stream.volume.map(({ month, amount }) => ({ month, amount: `${amount} * (1 - lost)` })),
    })),
  }),
)
const effect = (moves: string) => effectOf(one, context, results.drivers, moves)

test('a number that was set for the risk moves all the way, and what moves is named', () => {
  expect(effect('fuel high')?.change).toBe('Fuel and chemicals for a tank: A$45 instead of A$30')
  const founders = results.drivers.staff.filter(({ isFounder }) => isFounder)
  const dear = driversOf(again(one, new Map([['fuel', 4500]])), context, founders)
  const { endCash } = outcomeOf(project({ ...dear, funding: results.drivers.funding }))
  expect(effect('fuel high')?.cash).toBe(endCash - results.outcome.endCash)
})

test('what was nothing is not compared with nothing', () => {
  expect(effect('lost high')).toMatchObject({ change: 'Share of sales lost: 30%' })
  expect(effect('lost high')?.cash).toBeLessThan(0)
})

test('what is there or not is named without a count', () => {
  expect(effect('second high')?.change).toBe('Second van bought')
})
