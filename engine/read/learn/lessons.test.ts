import { expect, test } from 'vitest'
import { MECHANISMS, ROLES, STATUSES } from '../reading.ts'
import { ideaLessons, lessons } from './lessons.ts'

const briefs = lessons()
const ideas = ideaLessons()

test('there are thousands of marked figures by many authors', () => {
  expect(new Set(briefs.map(({ author }) => author)).size).toBeGreaterThan(30)
  expect(briefs.reduce((sum, { figures }) => sum + figures.length, 0)).toBeGreaterThan(15_000)
  expect(ideas.length).toBeGreaterThan(2_000)
})

test('every role, status and way of earning is one that the reader knows', () => {
  const strange = briefs.flatMap(({ id, figures, mechanisms, alsoFine }) => [
    ...figures
      .filter(({ role, status }) => !ROLES.includes(role) || !STATUSES.includes(status))
      .map(({ quote }) => `${id}: ${quote}`),
    ...[...mechanisms, ...alsoFine].filter((one) => !MECHANISMS.includes(one)).map((one) => `${id}: ${one}`),
  ])
  expect(strange).toEqual([])
  expect(ideas.flatMap(({ mechanisms }) => mechanisms).filter((one) => !MECHANISMS.includes(one))).toEqual([])
})

test('no digit of a brief is left unmarked, and no mark is left in a text', () => {
  const faults = briefs.flatMap(({ id, brief, figures }) =>
    (['businessIdea', 'targetCustomer', 'additionalContext'] as const).flatMap((field) => {
      const text = brief[field] ?? ''
      const marked = figures.filter((figure) => figure.field === field)
      const bare = [...text.matchAll(/\d[\d.,]*/g)].filter(
        ({ index }) => !marked.some(({ start, end }) => index >= start && index < end),
      )
      return [
        ...(text.includes('[[') || text.includes(']]') ? [`${id}: a broken mark in ${field}`] : []),
        ...bare.map(({ 0: digits }) => `${id}: ${digits} in ${field}`),
      ]
    }),
  )
  expect(faults).toEqual([])
})

test('every brief says what a right answer is', () => {
  const empty = briefs.filter(
    ({ mechanisms, payer, payerPhrase, offerPhrase, currency }) =>
      mechanisms.length === 0 || payer.length === 0 || !payerPhrase || !offerPhrase || !currency,
  )
  expect(empty.map(({ id }) => id)).toEqual([])
})
