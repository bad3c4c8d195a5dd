import { expect, test } from 'vitest'
import type { Report, Status } from '../contract.ts'
import { inTab, moment, TABS, tabLabel } from './report-words.ts'

test('every status has one tab; dismissed ones stand with the resolved', () => {
  const reports = (['pending', 'reviewed', 'resolved', 'dismissed'] satisfies Status[]).map(
    (status) => ({ status }) as Report,
  )
  expect(TABS.map((tab) => inTab(reports, tab).map(({ status }) => status))).toEqual([
    ['pending'],
    ['reviewed'],
    ['resolved', 'dismissed'],
  ])
})

test('a tab carries its count, and says where counting stopped', () => {
  expect(tabLabel('Pending', 0)).toBe('Pending (0)')
  expect(tabLabel('Pending', 500)).toBe('Pending (500+)')
})

test('a moment is short, with hour and minute', () => {
  expect(moment('2026-11-16T12:34:00')).toBe('Nov 16, 2026, 12:34 PM')
})
