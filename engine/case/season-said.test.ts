import { expect, test } from 'vitest'
import { seasonSaid } from './season-said.ts'

const mean = (months: number[]) => months.reduce((sum, factor) => sum + factor, 0) / 12

test('quiet and busy months are weighed against the others', () => {
  const months = seasonSaid('Summer is quiet, October to Christmas is mad.', false) as number[]
  expect(mean(months)).toBeCloseTo(1)
  const [usual, july, november] = [months[2], months[6], months[10]] as [number, number, number]
  expect(july).toBeLessThan(usual)
  expect(november).toBeGreaterThan(usual)
  expect(months[11]).toBe(november)
})

test('summer lies half a year later in the south', () => {
  const months = seasonSaid('Summer is our busiest time.', true) as number[]
  expect(months[0]).toBeGreaterThan(months[6] as number)
})

test('outside a season hardly anything is sold', () => {
  const months = seasonSaid('Season is April through October, call it 30 weeks.', false) as number[]
  expect(months[0]).toBeLessThan(0.2)
  expect(months[6]).toBeGreaterThan(1.5)
})

test('a date and a plain month say nothing about the season', () => {
  expect(seasonSaid('The order arrives on 1 March. We start in June.', false)).toBeUndefined()
  expect(seasonSaid('They want an answer by August 1 and it is quiet work.', false)).not.toEqual([])
})
