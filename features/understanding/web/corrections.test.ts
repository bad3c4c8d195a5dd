import { expect, test } from 'vitest'
import type { Corrections, UnderstoodFigure } from '../contract.ts'
import {
  correctionsOf,
  isCorrected,
  waitingAfter,
  withAnswer,
  withChoice,
  withReading,
  withWaiting,
} from './corrections.ts'
import { figureKey, lengthsOf, orderOf, summaryOf } from './summary.ts'

const rent = { field: 'businessIdea', start: 20, quote: '1450', role: 'rent' } as const
const wage = { field: 'businessIdea', start: 40, quote: '20', role: 'wage' } as const

test('what was stored is taken only when it can be corrections', () => {
  const stored = { reading: { payer: 'offices', figures: [rent] }, answers: { 'visits-a-day': 5 } }
  expect(correctionsOf(stored)).toEqual(stored)
  for (const broken of [undefined, null, 'x', { reading: { figures: [{ ...rent, role: 'king' }] } }])
    expect(correctionsOf(broken)).toEqual({})
})

test('corrections and answers are added, and taken back to nothing', () => {
  const corrected = withAnswer(withReading({}, { payer: 'offices' }), 'visits', 5)
  expect(corrected).toEqual({ reading: { payer: 'offices' }, answers: { visits: 5 } })
  expect(isCorrected(corrected)).toBe(true)
  const back = withReading(withAnswer(corrected, 'visits', undefined), undefined)
  expect(back).toEqual({})
  expect(isCorrected(back)).toBe(false)
})

test('another choice of a finding takes the place of the first; other corrections stay', () => {
  const first = { figures: [rent], currency: 'USD' }
  const second = { figures: [{ ...rent, role: 'price' as const }] }
  const before: Corrections = { reading: { payer: 'offices', figures: [wage] }, answers: { visits: 5 } }
  const once = withChoice(before, undefined, first)
  expect(once.reading).toEqual({ payer: 'offices', currency: 'USD', figures: [wage, rent] })
  const twice = withChoice(once, first, second)
  expect(twice.reading).toEqual({ payer: 'offices', figures: [wage, { ...rent, role: 'price' }] })
  expect(withChoice(twice, second, undefined)).toEqual(before)
})

test('a figure whose words are gone for a moment is sent along until they are back', () => {
  const sent: Corrections = { reading: { figures: [rent, wage] } }
  const waiting = waitingAfter(sent, { reading: { figures: [wage] } })
  expect(waiting).toEqual([rent])
  expect(withWaiting({}, waiting)).toEqual({ reading: { figures: [rent] } })
  // Moved by what was typed before it, it still fits.
  const moved = { ...rent, start: 27 }
  expect(waitingAfter(sent, { reading: { figures: [moved, wage] } })).toEqual([])
  // Put right anew, the founder's last word counts.
  const anew: Corrections = { reading: { figures: [{ ...moved, role: 'price' }] } }
  expect(withWaiting(anew, waiting)).toBe(anew)
})

const figure = (start: number, more: Partial<UnderstoodFigure> = {}): UnderstoodFigure => ({
  field: 'businessIdea',
  start,
  quote: '5',
  amount: '5',
  clause: '5 a day',
  role: 'price',
  original: 'price',
  isEdited: false,
  isUsed: true,
  likely: [],
  ...more,
})

test('unsure figures come first, those out of the math last, and a corrected one stays where it was', () => {
  const figures = [figure(1), figure(2, { role: 'other', isUsed: false }), figure(3, { isUsed: false })]
  const order = orderOf(figures, [])
  expect(order).toEqual(['businessIdea 3 5', 'businessIdea 1 5', 'businessIdea 2 5'])
  const corrected = [figure(1), figure(2), figure(3, { isUsed: true, isEdited: true, role: 'rent' })]
  expect(orderOf(corrected, order)).toBe(order)
  expect(orderOf([...corrected, figure(9)], order)).toHaveLength(4)
  expect(figureKey(figure(1))).toBe('businessIdea 1 5')
})

test('a reading is one line', () => {
  const some = { figures: [figure(1), figure(2)], findings: [], questions: [], isThin: false }
  expect(summaryOf(some)).toBe('2 figures')
  const finding = { id: 'a', says: '', figures: [], choices: [] }
  expect(summaryOf({ ...some, findings: [finding] })).toBe('2 figures, 1 doesn’t add up')
  expect(summaryOf({ ...some, findings: [finding, finding] })).toBe('2 figures, 2 don’t add up')
  expect(summaryOf({ ...some, figures: [] })).toBe('No figures yet. Numbers help.')
  expect(summaryOf({ ...some, isThin: true })).toBe('Good start. Tell us a little more.')
})

test('the shorter line is to scale, whichever it is', () => {
  expect(lengthsOf(0.856)).toEqual({ stated: 1, computed: 0.856 })
  expect(lengthsOf(2)).toEqual({ stated: 0.5, computed: 1 })
  expect(lengthsOf(0)).toEqual({ stated: 1, computed: 1 })
})
