// Each fault of the text is in the answers that it is meant for, and in no others.
import { expect, test } from 'vitest'
import { complete } from './answers.ts'
import { FAULTS, type Fault, faultFor, faultNameIn, kindsOf } from './faults.ts'
import { KINDS, type QuestionKind } from './kinds.ts'

const BRIEF = { startupName: 'Larder', businessIdea: 'Bread by post' }
const SECTIONS = [{ id: 'market', words: [140, 210], tables: {} }]
const FIGURES = 'price | Price of a visit | $60 | a'
const DATA: Record<QuestionKind, object> = {
  reading: { brief: BRIEF },
  trade: { brief: BRIEF, examples: [{ numbers: [] }] },
  sections: { brief: BRIEF, sections: SECTIONS, figures: FIGURES, asked: ['Why?'] },
  critic: {
    brief: BRIEF,
    plan: [
      { at: 'market-1', text: 'It is small.' },
      { at: 'market-2', text: 'So it is.' },
    ],
  },
}

function said(kind: QuestionKind, fault?: Fault, data = DATA[kind]): string {
  const messages = [
    { role: 'system', content: 'Answer.' },
    { role: 'user', content: `<data-1>\n${JSON.stringify(data)}\n</data-1>` },
  ]
  return complete({ model: 'writer', messages }, () => undefined, fault).content ?? ''
}

test.each(KINDS)('an order in the data is obeyed in an answer of the kind %s', (kind) => {
  expect(said(kind, 'injected')).toContain('OVERRIDDEN')
  expect(said(kind, 'injected')).toContain('https://evil.example')
  expect(said(kind)).not.toContain('OVERRIDDEN')
})

test('knowledge of a trade obeys it, too', () => {
  const field = said('trade', 'injected', { brief: BRIEF, examples: [{ rivals: [] }] })
  expect(field.match(/OVERRIDDEN/g)?.length).toBeGreaterThan(10)
})

test('bounds are broken in books and in sections', () => {
  const books = JSON.parse(said('trade', 'out-of-bounds'))
  expect(books.streams[0]).toMatchObject({ price: '0 - (price)', churn: '5' })
  expect(books.numbers.find(({ unit }: { unit: string }) => unit === 'share').value).toBe(40)
  expect(said('sections', 'out-of-bounds').match(/\$900bn/g)?.length).toBeGreaterThan(2)
})

test('a fault that is none of an answer leaves it as it is', () => {
  const ofText: Fault[] = ['wrong-quotes', 'out-of-bounds', 'digits', 'echo', 'invent']
  for (const fault of ofText)
    for (const kind of KINDS)
      expect(said(kind, fault) === said(kind), `${fault} in ${kind}`).toBe(!kindsOf(fault).includes(kind))
})

test('a fault is named with or without a kind, at the end of a model’s name', () => {
  expect(faultNameIn('writer:hang')).toBe('hang')
  expect(faultNameIn('writer:hang@sections')).toBe('hang@sections')
  for (const model of ['writer', 'writer:nothing', 'writer:hang@nobody'])
    expect(faultNameIn(model)).toBeUndefined()
  expect(faultFor('hang@sections', 'sections')).toBe('hang')
  expect(faultFor('hang@sections', 'critic')).toBeUndefined()
  expect(faultFor('hang', undefined)).toBe('hang')
  for (const fault of FAULTS) expect(kindsOf(fault).length).toBeGreaterThan(0)
})
