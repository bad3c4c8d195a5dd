import { expect, test } from 'vitest'
import { claimSize, milestoneState, nextStep, pageRange, sheetGroups } from './overview-words.ts'

const NONE = { vision: false, audience: false, mvp: false, monetization: false, launch: false }

test('a long claim is set smaller', () => {
  expect(claimSize('Pays its way from month one, on $7,000.')).toBe('large')
  expect(claimSize('x'.repeat(70))).toBe('medium')
  expect(claimSize('x'.repeat(140))).toBe('small')
})

test('the next milestone is the first that is not completed, and after the last there is none', () => {
  expect(milestoneState(NONE)).toEqual({ count: 0, next: 'vision' })
  expect(milestoneState({ ...NONE, vision: true, mvp: true })).toEqual({ count: 2, next: 'audience' })
  const all = { vision: true, audience: true, mvp: true, monetization: true, launch: true }
  expect(milestoneState(all)).toEqual({ count: 5, next: undefined })
})

test('the next step is the first that is not over; on its last day it still is', () => {
  const steps = [
    { day: 7, action: 'Call six rivals' },
    { day: 30, action: 'Sell three' },
  ]
  const begun = '2026-11-16T09:00:00.000Z'
  const at = (day: string) => nextStep(steps, begun, Date.parse(day))
  expect(at('2026-11-16T10:00:00.000Z')?.due.toISOString()).toBe('2026-11-23T09:00:00.000Z')
  expect(at('2026-11-23T20:00:00.000Z')?.action).toBe('Call six rivals')
  expect(at('2026-11-25T09:00:00.000Z')?.action).toBe('Sell three')
  expect(at('2027-03-01T09:00:00.000Z')).toBeUndefined()
})

test('pages are grouped as they follow each other', () => {
  const sheet = (page: number, part: string | null) => ({ page, part, title: `${page}`, section: null })
  const groups = sheetGroups([sheet(1, null), sheet(2, null), sheet(3, 'The business'), sheet(4, 'The test')])
  expect(groups.map(pageRange)).toEqual(['Pages 1–2', 'Page 3', 'Page 4'])
})
