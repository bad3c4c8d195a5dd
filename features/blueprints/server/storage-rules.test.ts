import { expect, test } from 'vitest'
import { fullSentence, versionsToDrop } from './storage-rules.ts'

const NOW = new Date('2026-11-17T12:00:00Z')
const DAY_MS = 86_400_000
/** One version a day, the newest of them so many days old. */
const daily = (count: number, newest: number) =>
  Array.from({ length: count }, (_, n) => ({
    version: n + 1,
    createdAt: new Date(NOW.getTime() - (newest + count - 1 - n) * DAY_MS),
  }))

test('what is younger than 30 days stays, however much it is', () => {
  const busyDay = Array.from({ length: 300 }, (_, n) => ({ version: n + 1, createdAt: NOW }))
  expect(versionsToDrop(busyDay, NOW)).toEqual([])
  expect(versionsToDrop(daily(30, 1), NOW)).toEqual([])
})

test('of old ones the newest 20, the last of each week and the first stay', () => {
  const former = daily(90, 40)
  const dropped = versionsToDrop(former, NOW)
  const left = former.filter(({ version }) => !dropped.includes(version))
  expect(left.slice(-20)).toEqual(former.slice(-20))
  expect(left[0]?.version).toBe(1)
  // Seventy days are ten weeks, and one that is cut in two; the first version stays beside them.
  expect(left.length - 20).toBeGreaterThanOrEqual(10)
  expect(left.length - 20).toBeLessThanOrEqual(12)
  const days = left.slice(1, -20).map(({ createdAt }) => createdAt.getTime() / DAY_MS)
  for (const [n, day] of days.slice(1, -1).entries()) expect(day - (days[n] ?? 0)).toBe(7)
})

test('thinned once, there is nothing to thin', () => {
  const former = daily(400, 10)
  const dropped = new Set(versionsToDrop(former, NOW))
  const left = former.filter(({ version }) => !dropped.has(version))
  expect(dropped.size).toBeGreaterThan(300)
  expect(versionsToDrop(left, NOW)).toEqual([])
})

test('a full account reads how full it is, and what to do', () => {
  expect(fullSentence(199.25 * 1024 * 1024, 200 * 1024 * 1024)).toMatch(
    /^Your files take up 199\.3 of 200 MB, so this does not fit\. Nothing was changed or lost\./,
  )
})
