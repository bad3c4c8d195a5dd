import { expect, test } from 'vitest'
import { briefSchema } from '../../brief.ts'
import { fieldsOf } from '../fields.ts'
import { offerOf } from '../offer.ts'
import { examples, told } from '../testing/told.ts'
import { understand } from '../understand.ts'
import { BUSINESS_MODELS } from '../understanding.ts'
import { learn } from './learn.ts'
import table from './table.json' with { type: 'json' }
import { saysOf, wordsFor, written } from './table.ts'
import { marksOf } from './words.ts'

const marksFor = (businessIdea: string, targetCustomer = '') => {
  const brief = briefSchema.parse({ startupName: 'Plover', businessIdea, targetCustomer })
  const fields = fieldsOf(brief)
  return marksOf(brief, fields, offerOf(fields.idea))
}

test('of two hundred founders whom nothing was learned from, nine in ten and more are understood', () => {
  const exam = told('exam')
  const right = exam.filter(({ brief, models }) => models.includes(understand(brief).model.value))
  expect(exam.length).toBe(200)
  expect(right.length).toBeGreaterThanOrEqual(190)
})

test('nobody of the exam is among the lessons, and every model is in both', () => {
  const lessons = new Set(told('lessons').map(({ brief }) => brief.businessIdea))
  const exam = told('exam')
  expect(exam.filter(({ brief }) => lessons.has(brief.businessIdea))).toEqual([])
  for (const all of [told('lessons'), exam])
    expect(new Set(all.map(({ models: [model] }) => model))).toEqual(new Set(BUSINESS_MODELS))
})

test('the table is what the lessons teach', { timeout: 240_000 }, () => {
  expect(learn(examples())).toEqual(table)
})

test('a word counts by where it stands', () => {
  const marks = marksFor('Software for bakeries', 'Bakeries in Ghent')
  expect([...marks.keys()]).toEqual(
    expect.arrayContaining(['last softwar', 'for bakery', 'customer bakery', 'idea for bakery']),
  )
  expect(marks.has('offer bakery')).toBe(false)
})

test('forms of a word are one, figures are alike, accents do not matter', () => {
  const marks = marksFor('Cafés baking 1,200 loaves')
  expect([...marks.keys()]).toEqual(expect.arrayContaining(['idea caf', 'idea bak', 'idea 0', 'idea loav']))
})

test('shows the words that speak for it, as the founder wrote them', () => {
  const marks = marksFor('A weekly Newsletter for keepers of bees')
  const signs = BUSINESS_MODELS.map((model) => (model === 'content' ? 1 : -1))
  const learned = {
    'idea newslett': written(signs),
    'for keep': written(signs),
    'idea bee': written(signs.map(() => 0)),
  }
  expect(wordsFor('content', marks, learned)).toEqual([{ field: 'businessIdea', words: 'Newsletter' }])
  expect(wordsFor('event', marks, learned)).toEqual([])
  expect(saysOf(marks, learned).get('content')).toBeCloseTo(2)
  expect(saysOf(marks, learned).get('event')).toBeCloseTo(-2)
})

test('small words may speak, but are not shown', () => {
  const marks = marksFor('Repairs, and you pay us only if it works')
  expect([...marks].flatMap(([, evidence]) => (evidence ? [evidence.words] : []))).toEqual(['Repairs', 'pay'])
  expect(marks.has('idea if')).toBe(true)
})

test('where nothing is understood, nothing else is proposed', () => {
  const brief = briefSchema.parse({ startupName: 'Zzz', businessIdea: 'qwrt zxcv plmk' })
  expect(understand(brief)).toMatchObject({
    model: { value: 'local-service', basis: 'assumed', evidence: [] },
    otherModels: [],
  })
})

test('weights are kept to a tenth, within bounds', () => {
  const signs = written([0.27, -99, 99])
  const says = saysOf(new Map([['x', undefined]]), { x: signs })
  expect(BUSINESS_MODELS.slice(0, 3).map((model) => says.get(model))).toEqual([
    expect.closeTo(0.3),
    expect.closeTo(-4.5),
    expect.closeTo(4.5),
  ])
})
