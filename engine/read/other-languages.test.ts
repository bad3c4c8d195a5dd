// How well briefs in Spanish, German, French and Portuguese are read: those of authors whom nothing was learned from, and
// for place, money and questions, where nothing is learned, the lessons as well.
import { describe, expect, test } from 'vitest'
import { briefSchema } from '../brief.ts'
import { heldOut, type Lesson, lessons, type MarkedFigure, markOf } from './learn/lessons.ts'
import { read } from './read.ts'
import type { Reading } from './reading.ts'
import { isRightEnough } from './roles/near.ts'

interface Pair {
  lesson: Lesson
  reading: Reading
}

const abroad = (all: Lesson[]): Pair[] =>
  all
    .map((lesson) => ({ lesson, reading: read(briefSchema.parse(lesson.brief)) }))
    .filter(({ reading }) => ['es', 'de', 'fr', 'pt'].includes(reading.language))
const share = (list: boolean[]) => list.filter(Boolean).length / list.length

const unseen = abroad(heldOut())
const all = [...unseen, ...abroad(lessons())]

test('there are briefs in each of the four languages, by authors whom nothing was learned from', () => {
  for (const language of ['es', 'de', 'fr', 'pt'])
    expect(unseen.filter(({ reading }) => reading.language === language).length).toBeGreaterThan(5)
  expect(all.length).toBeGreaterThan(85)
})

describe.each([
  ['unknown authors', unseen],
  ['all authors', all],
])('of %s', (_, pairs) => {
  test('money and country are right', () => {
    const right = (check: (pair: Pair) => boolean) => share(pairs.map(check))
    expect(right(({ lesson, reading }) => reading.currency === lesson.currency)).toBeGreaterThanOrEqual(0.95)
    expect(right(({ lesson, reading }) => reading.place.country === lesson.country)).toBeGreaterThanOrEqual(
      0.95,
    )
  })

  test('questions are heard, and hardly anything else', () => {
    const overlap = (a: string, b: string) => a.includes(b) || b.includes(a)
    const heard = pairs.flatMap(({ lesson, reading }) =>
      lesson.asked.map((one) => reading.asked.some((other) => overlap(one, other))),
    )
    const meant = pairs.flatMap(({ lesson, reading }) =>
      reading.asked.map((one) => lesson.asked.some((other) => overlap(one, other))),
    )
    expect(share(heard)).toBeGreaterThanOrEqual(0.85)
    expect(share(meant)).toBeGreaterThanOrEqual(0.95)
  })

  test('most towns are right', () => {
    const towns = pairs.filter(({ lesson }) => lesson.locality.length > 0)
    const right = towns.map(({ lesson, reading: { place } }) =>
      lesson.locality.some((one) => place.locality !== '' && one.includes(place.locality)),
    )
    expect(share(right)).toBeGreaterThan(0.8)
  })
})

describe('of unknown authors', () => {
  const figures = unseen.flatMap(({ lesson, reading }) => {
    const takenMarks = new Set<MarkedFigure>()
    return reading.ledger.flatMap((entry) => {
      const { field, start, quote, value } = entry
      const mark = markOf(lesson.figures, takenMarks, { field, start, end: start + quote.length, value })
      return mark ? [{ entry, right: mark.role }] : []
    })
  })

  test('figures are found, and those that are used have the right role', () => {
    const marked = unseen.reduce((sum, { lesson }) => sum + lesson.figures.length, 0)
    expect(figures.length / marked).toBeGreaterThan(0.95)
    const used = figures.filter(({ entry }) => entry.used)
    expect(used.length / figures.length).toBeGreaterThan(0.2)
    expect(share(used.map(({ entry, right }) => isRightEnough(right, entry.role)))).toBeGreaterThanOrEqual(
      0.93,
    )
  })

  test('the way of earning is right, or is said to be a guess', () => {
    const said = unseen.filter(({ reading }) => !reading.earnsUnsure)
    const right = said.map(({ lesson, reading }) =>
      [...lesson.mechanisms, ...lesson.alsoFine].some((one) => one === reading.earns[0]?.mechanism),
    )
    expect(said.length).toBeGreaterThan(unseen.length / 2)
    expect(share(right)).toBeGreaterThanOrEqual(0.85)
  })
})
