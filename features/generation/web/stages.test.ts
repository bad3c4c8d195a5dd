import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clock,
  completed,
  doneShare,
  failed,
  remaining,
  STAGES,
  simulated,
  stageNumber,
  widthOf,
} from './stages.ts'

const FROM_START = { total: 145, from: 'Payment Processing' } as const
const stageAt = (seconds: number) => simulated(seconds, FROM_START).stage

test('nine stages take 145 seconds, and follow one another in their time', () => {
  expect(STAGES.map(({ name, seconds }) => [name, seconds])).toEqual([
    ['Payment Processing', 5],
    ['Idea Analysis', 30],
    ['Market Research', 25],
    ['Business Model', 20],
    ['Technical Architecture', 15],
    ['Financial Projections', 10],
    ['Visual Brand Assets', 20],
    ['Document Creation', 15],
    ['Email Delivery', 5],
  ])
  expect([0, 4, 6, 36, 61, 81, 96, 106, 126, 139, 140].map(stageAt)).toEqual([
    'Payment Processing',
    'Payment Processing',
    ...STAGES.slice(1, 8).map(({ name }) => name),
    'Document Creation',
    'Email Delivery',
  ])
})

test('1:26 of 145 seconds is 59 %, in the fifth stage', () => {
  const view = simulated(86, FROM_START)
  expect(Math.round(view.percent)).toBe(59)
  expect(view.stage).toBe('Technical Architecture')
  expect(stageNumber(view.stage)).toBe(5)
})

test('what lies before the first stage counts as done from the start', () => {
  const view = simulated(0, { total: 300, from: 'Idea Analysis' })
  expect(view.stage).toBe('Idea Analysis')
  expect(doneShare('Payment Processing', view.percent)).toBe(1)
  expect(doneShare('Idea Analysis', view.percent)).toBe(0)
  expect(simulated(150, { total: 300, from: 'Idea Analysis' }).percent).toBeCloseTo(50 + 500 / 145)
})

test('a simulation rises, never beyond 95 %, and completes nothing', () => {
  const seconds = fc.double({ min: 0, max: 10_000, noNaN: true })
  fc.assert(
    fc.property(seconds, seconds, fc.constantFrom(...STAGES), (a, b, { name }) => {
      const pace = { total: 300, from: name }
      const [early, late] = [Math.min(a, b), Math.max(a, b)].map((at) => simulated(at, pace))
      if (!early || !late) throw new Error('two views')
      expect(late.percent).toBeGreaterThanOrEqual(early.percent)
      expect(late.percent).toBeLessThanOrEqual(95)
      expect(stageNumber(late.stage)).toBeGreaterThanOrEqual(stageNumber(early.stage))
      expect(late.status).toBe('generating')
      for (const { status, progress } of late.documents) {
        expect(status).toBe(progress > 0 ? 'generating' : 'waiting')
        expect(progress).toBeLessThanOrEqual(95)
      }
    }),
  )
  expect(simulated(10_000, FROM_START)).toMatchObject({ percent: 95, stage: 'Email Delivery' })
})

test('after 2 s the documents fill in order, 2 points every 100 ms, with a pause of 1 s between them', () => {
  const at = (seconds: number) => simulated(seconds, FROM_START).documents.map(({ progress }) => progress)
  expect(at(0)).toEqual([0, 0, 0, 0, 0])
  expect(at(2)).toEqual([0, 0, 0, 0, 0])
  expect(at(2.1)).toEqual([2, 0, 0, 0, 0])
  expect(at(4.5)).toEqual([50, 0, 0, 0, 0])
  expect(at(7.9)).toEqual([95, 0, 0, 0, 0])
  expect(at(8.1)).toEqual([95, 2, 0, 0, 0])
  expect(at(60)).toEqual([95, 95, 95, 95, 95])
})

test('the pieces of the bar: by the clock as wide as their seconds, by the work as wide as their share', () => {
  for (const scale of ['clock', 'work'] as const)
    expect(STAGES.reduce((sum, { name }) => sum + widthOf(name, scale), 0)).toBeCloseTo(100)
  expect(widthOf('Idea Analysis', 'clock')).toBeCloseTo((30 / 145) * 100)
  expect(widthOf('Document Creation', 'work')).toBe(60)
  expect(doneShare('Document Creation', 65, 'work')).toBe(0.5)
  expect(doneShare('Email Delivery', 100, 'work')).toBe(1)
})

test('complete is 100 % of everything; an error stays where it stood', () => {
  const view = simulated(86, FROM_START)
  const done = completed(view)
  expect(done).toMatchObject({ status: 'complete', percent: 100, stage: 'Email Delivery' })
  expect(done.documents.map(({ id }) => id)).toEqual(['quickstart', 'blueprint', 'markdown', 'brand', 'logo'])
  expect(done.documents.every(({ status, progress }) => status === 'complete' && progress === 100)).toBe(true)
  expect(failed(view)).toEqual({ ...view, status: 'error' })
})

test('the shares of all stages add up to the percentage', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (percent) => {
      const seconds = STAGES.reduce((sum, { name, seconds }) => sum + doneShare(name, percent) * seconds, 0)
      expect((seconds / 145) * 100).toBeCloseTo(percent, 6)
    }),
  )
})

test('elapsed as m:ss, remaining in minutes', () => {
  expect([0, 9, 59, 60, 86, 600, 3671].map(clock)).toEqual([
    '0:00',
    '0:09',
    '0:59',
    '1:00',
    '1:26',
    '10:00',
    '61:11',
  ])
  expect([300, 214, 61, 60, 1, 0, -50].map(remaining)).toEqual([
    'about 5 min',
    'about 4 min',
    'about 2 min',
    'about 1 min',
    'about 1 min',
    'a little longer',
    'a little longer',
  ])
})
