import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creeps, crept, type GenerationRecord, isOlder, percentAfter, viewOf } from './generation-view.ts'

const RECORD: GenerationRecord = {
  blueprintId: 'b1',
  slug: 'tidewatch',
  startupName: 'TideWatch',
  status: 'generating',
  overallProgress: 66,
  stage: 'Document Creation',
  message: 'Writing and printing your documents',
  estimatedTimeRemaining: 3,
  documents: [
    { id: 'quickstart', name: 'FCP Quickstart Guide', status: 'complete', progress: 100, preview: '/p' },
    { id: 'blueprint', name: 'Complete Blueprint PDF', status: 'generating', progress: 50 },
  ],
  createdAt: '2026-11-14T12:00:00.000Z',
}

test('stage, message and documents are the server’s', () => {
  expect(viewOf(RECORD, 66)).toEqual({
    status: 'generating',
    percent: 66,
    stage: 'Document Creation',
    scale: 'work',
    message: RECORD.message,
    documents: RECORD.documents,
  })
})

test('before a worker has it only the payment is done; a stage that nobody knows is no trouble', () => {
  expect(viewOf({ ...RECORD, status: 'unknown', stage: undefined }, 0).stage).toBe('Idea Analysis')
  expect(viewOf({ ...RECORD, stage: 'toString' }, 0).stage).toBe('Idea Analysis')
  expect(viewOf({ ...RECORD, status: 'complete' }, 100).stage).toBe('Email Delivery')
})

test('the bar never goes back, stays at 95 at most until it is complete, and stops at an error', () => {
  const percent = fc.double({ min: 0, max: 95, noNaN: true })
  const told = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(
      percent,
      told,
      fc.constantFrom('unknown', 'generating', 'error'),
      (shown, overall, status) => {
        const next = percentAfter(shown, { status, overallProgress: overall })
        expect(next).toBe(Math.max(shown, Math.min(95, overall)))
        expect(crept(next)).toBeGreaterThanOrEqual(next)
      },
    ),
  )
  expect(percentAfter(40, { status: 'complete', overallProgress: 100 })).toBe(100)
})

test('at 20 it creeps, half a point at a time, up to 90', () => {
  expect(creeps({ status: 'generating', overallProgress: 20 })).toBe(true)
  for (const [status, overallProgress] of [
    ['generating', 19],
    ['generating', 21],
    ['unknown', 20],
    ['error', 20],
    ['complete', 20],
  ] as const)
    expect(creeps({ status, overallProgress })).toBe(false)
  expect(crept(20)).toBe(20.5)
  expect(crept(89.8)).toBe(90)
  expect(crept(90)).toBe(90)
  expect(crept(93)).toBe(93)
})

test('an answer that was overtaken on the way is older; another making is not', () => {
  const later = { ...RECORD, overallProgress: 80 }
  expect(isOlder(RECORD, later)).toBe(true)
  expect(isOlder(later, RECORD)).toBe(false)
  expect(isOlder(RECORD, RECORD)).toBe(false)
  expect(isOlder(RECORD, undefined)).toBe(false)
  expect(isOlder({ ...RECORD, status: 'error' }, later)).toBe(false)
  expect(isOlder({ ...RECORD, createdAt: '2026-11-14T12:05:00.000Z', overallProgress: 0 }, later)).toBe(false)
})
