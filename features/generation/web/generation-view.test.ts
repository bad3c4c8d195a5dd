import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  creeps,
  crept,
  elapsedSecondsOf,
  type GenerationRecord,
  isOlder,
  percentAfter,
  viewOf,
  wholeRecord,
} from './generation-view.ts'

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
  expect(viewOf(RECORD, 66, 0)).toEqual({
    status: 'generating',
    percent: 66,
    stage: 'Document Creation',
    scale: 'work',
    message: RECORD.message,
    documents: RECORD.documents,
  })
})

test('before a worker has it only the payment is done; a stage that nobody knows is no trouble', () => {
  expect(viewOf({ ...RECORD, status: 'unknown', stage: undefined }, 0, 0).stage).toBe('Idea Analysis')
  expect(viewOf({ ...RECORD, stage: 'toString' }, 0, 0).stage).toBe('Idea Analysis')
  expect(viewOf({ ...RECORD, status: 'complete' }, 100, 0).stage).toBe('Email Delivery')
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

test('a record with the specified fields alone, or with fewer, is whole', () => {
  const { createdAt: _, slug: __, blueprintId: ___, ...specified } = RECORD
  expect(wholeRecord(specified, 'b2')).toEqual({ ...RECORD, blueprintId: 'b2', slug: '', createdAt: '' })
  expect(wholeRecord({ status: 'generating' }, 'b1')).toMatchObject({
    startupName: 'Your blueprint',
    overallProgress: 0,
    estimatedTimeRemaining: 0,
    documents: [],
  })
  expect(wholeRecord({ status: 'in_progress' as never, overallProgress: Number.NaN }, 'b1')).toMatchObject({
    status: 'unknown',
    overallProgress: 0,
  })
  const documents = [
    { id: 'logo', name: 'Logo Concepts', status: 'in_progress' as never, progress: 40 },
    { id: 'brand', name: 'Brand Guide', status: 'complete', progress: undefined as never },
  ] as const
  expect(wholeRecord({ status: 'generating', documents: [...documents] }, 'b1').documents).toMatchObject([
    { status: 'generating', progress: 40 },
    { status: 'complete', progress: 100 },
  ])
})

test('without documents they follow the clock, and are done when it is complete', () => {
  const bare = { ...RECORD, documents: [] }
  expect(viewOf(bare, 66, 4.5).documents.map(({ progress }) => progress)).toEqual([50, 0, 0, 0, 0])
  const done = viewOf({ ...bare, status: 'complete' }, 100, 4).documents
  expect(done.map(({ status }) => status)).toEqual(Array(5).fill('complete'))
  expect(
    viewOf({ ...bare, status: 'unknown' }, 0, 60).documents.every(({ progress }) => progress === 0),
  ).toBe(true)
})

test("elapsed time is by the server's clock, whatever the browser's says", () => {
  const record = { ...RECORD, createdAt: '2026-11-14T12:00:00.000Z', now: '2026-11-14T12:00:40.000Z' }
  for (const offBy of [-3_600_000, 0, 400_000, 3_600_000]) {
    const heardAt = Date.parse(record.now) + offBy
    const at = (seconds: number) =>
      elapsedSecondsOf(record, { firstHeardAt: heardAt - 9_000, heardAt, now: heardAt + seconds * 1_000 })
    expect([at(0), at(2.4)]).toEqual([40, 42])
  }
  const ended = { ...record, finishedAt: '2026-11-14T12:00:12.000Z' }
  expect(elapsedSecondsOf(ended, { firstHeardAt: 0, heardAt: 0, now: 99_000 })).toBe(12)
})

test('without a date it counts from when it was first heard of', () => {
  const record = { ...RECORD, createdAt: '' }
  expect(elapsedSecondsOf(record, { firstHeardAt: 1_000, heardAt: 7_000, now: 9_500 })).toBe(8)
  expect(
    elapsedSecondsOf(
      { ...record, now: RECORD.createdAt },
      { firstHeardAt: 1_000, heardAt: 7_000, now: 9_500 },
    ),
  ).toBe(8)
})
