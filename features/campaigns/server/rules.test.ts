import { expect, test } from 'vitest'
import { momentToSend, nextPass } from './rules.ts'

const NOW = new Date('2026-11-16T12:00:00Z')

test('a moment to send is in the future, and within a year', () => {
  expect(momentToSend('2026-11-16T13:00:00+00:00', NOW)).toEqual(new Date('2026-11-16T13:00:00Z'))
  expect(() => momentToSend('2026-11-16T11:59:59Z', NOW)).toThrow('Please choose a moment in the future.')
  expect(() => momentToSend('2027-11-17T12:00:01Z', NOW)).toThrow('within the next year')
})

test('whoever is put off is tried again less and less often, for most of a day, and then no more', () => {
  const waits: number[] = []
  for (let pass = 0; ; pass++) {
    const next = nextPass(pass, NOW)
    if (!next) break
    expect(next.pass).toBe(pass + 1)
    waits.push((next.at.getTime() - NOW.getTime()) / 60_000)
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640])
})
