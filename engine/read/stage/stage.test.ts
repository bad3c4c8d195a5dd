import { describe, expect, test } from 'vitest'
import { briefSchema } from '../../brief.ts'
import { heldOut, type Lesson, lessons } from '../learn/lessons.ts'
import { read } from '../read.ts'
import { evidenceOf } from './evidence.ts'
import { goalIds } from './goals.ts'

const readingOf = (brief: Record<string, string>) =>
  read(briefSchema.parse({ startupName: 'Q', businessIdea: 'A bakery', ...brief }))
const stageIn = (brief: Record<string, string>) => readingOf(brief).stage

/** Marked by their authors: money taken, customers who pay, or things sold, today or earlier. */
const sells = ({ figures }: Lesson) =>
  figures.some(
    ({ role, status }) =>
      ['customers-paying', 'revenue-actual', 'units-sold'].includes(role) &&
      (status === 'actual' || status === 'past'),
  )

const shareRight = (all: Lesson[]) =>
  all.filter((lesson) => {
    const { value } = readingOf(lesson.brief).stage
    return sells(lesson) === (value === 'selling' || value === 'growing')
  }).length / all.length

describe('whether something is sold already', () => {
  test('is right in nine of ten briefs of an unknown author', () => {
    expect(shareRight(heldOut().filter(({ author }) => author === 'x01'))).toBeGreaterThanOrEqual(0.9)
  })

  test('is right in the lessons', () => {
    // Every fifth: a thousand whole readings would take most of a minute.
    const some = lessons().filter((_, i) => i % 5 === 0)
    expect(shareRight(some)).toBeGreaterThanOrEqual(0.88)
  })
})

const SOLD = 'We sold 340 loaves last month and took $2,720. We have 45 paying customers.'

test.each<[string, Record<string, string>, string]>([
  ['nothing is said', {}, 'idea'],
  ['the form says so', { stage: 'Growth' }, 'growing'],
  ['the form says less than the figures', { stage: 'Validation', additionalContext: SOLD }, 'selling'],
  ['nothing was built', { stage: 'MVP', additionalContext: 'No code yet, nothing built yet.' }, 'trial'],
  [
    'people try it without paying',
    { stage: 'Idea', additionalContext: 'We have 25 people testing it for free in a pilot.' },
    'trial',
  ],
])('where %s', (_, brief, stage) => {
  expect(stageIn(brief).value).toBe(stage)
})

test('the stage says what it rests on: the form, words and figures', () => {
  const { stage, ledger, evidence } = readingOf({ stage: 'MVP', additionalContext: SOLD })
  expect(stage.grounds).toContainEqual({ kind: 'form', speaksFor: 'trial', quote: 'MVP' })
  expect(stage.grounds.some(({ kind, quote }) => kind === 'words' && /sold/.test(quote))).toBe(true)
  const loaves = ledger.find(({ quote }) => quote.includes('340'))
  expect(stage.grounds).toContainEqual({
    kind: 'figure',
    speaksFor: 'selling',
    quote: loaves?.quote,
    figure: loaves?.id,
  })
  expect(evidence).toContainEqual({ kind: 'units sold', figure: loaves?.id })
  expect(stage.sure).toBeGreaterThan(0.9)
})

describe('what was computed from a goal', () => {
  const { ledger } = readingOf({
    additionalContext: '300 customers at $75 a month, that is $22,500 a month and $270,000 in 12 months.',
  })
  const actual = ledger.map(
    (entry) => ({ ...entry, role: 'revenue-actual', status: 'actual', used: true }) as const,
  )
  const planned = actual.map((entry) => (entry.value === 300 ? { ...entry, status: 'goal' as const } : entry))

  test('is a goal too, and is neither sold nor shown as evidence', () => {
    const values = (ids: Iterable<number>) => [...ids].map((id) => ledger[id]?.value)
    expect(values(goalIds(actual))).toEqual([])
    expect(values(goalIds(planned))).toEqual([300, 22_500])
    expect(values(evidenceOf(planned).map(({ figure }) => figure))).toEqual([75, 270_000, 12])
  })

  test('unless the founder says that it is so', () => {
    const sure = planned.map((entry) => (entry.value === 22_500 ? { ...entry, sure: 1 } : entry))
    expect(goalIds(sure).size).toBe(1)
  })
})

test('evidence is what is true today or was, and is used', () => {
  for (const { brief } of heldOut()) {
    const { ledger, evidence } = readingOf(brief)
    for (const { figure } of evidence) {
      expect(ledger[figure]).toMatchObject({ id: figure, used: true })
      expect(['actual', 'past']).toContain(ledger[figure]?.status)
    }
  }
})
