// What a model knows about a trade, key by key: what does not hold is the library's.
import { expect, test } from 'vitest'
import { type FieldAnswer, fieldFaults, soundField } from './field-answer.ts'

const field = {
  rivals: {
    lead: 'Most do nothing.',
    position: 'It is closer.',
    list: ['One', 'Two', 'Three', 'Four'].map((name) => ({
      name,
      names: ['3M'],
      why: 'It is near.',
      fails: 'It is slow.',
      answer: 'Be quick.',
    })),
  },
  rules: [
    { gate: true, what: 'Ohio Revised Code 5739.17', who: 'The auditor', first: 'Apply.' },
    { gate: false, what: 'Insurance', who: 'A broker', first: 'Ask for $2,000,000 of cover.' },
  ],
  problem: { scene: ['It breaks.'], nothing: 'It stays broken.' },
  doubt: {
    short: 'It may fail.',
    case: ['It costs 40%.'],
    unless: 'Not.',
    kill: [{ by: 'month 6', if: 'Nobody calls.' }],
  },
  says: ['Price by the hour.', 'Write to me@example.com.', 'Add {{f3}}.'],
} as unknown as FieldAnswer

test('figures, addresses and placeholders are faults; numbers of laws and names of firms are none', () => {
  expect(fieldFaults(field)).toEqual([
    "rules first: '$2,000,000' is a figure of your own",
    "doubt case: '40%' is a figure of your own",
    'says: has an email address',
    'says: {{f3}} is no figure here: say it in words',
  ])
})

test('of lists the sound items stay; of the rest all or nothing', () => {
  const { rivals, rules, problem, doubt, says } = soundField(field)
  expect(rivals?.list).toHaveLength(4)
  expect(rules).toHaveLength(1)
  expect(problem).toEqual(field.problem)
  expect(doubt).toBeUndefined()
  expect(says).toEqual(['Price by the hour.'])
})

test('too few rivals are none', () => {
  const list = field.rivals.list.map((rival, i) => (i > 1 ? { ...rival, why: 'It has 90% of it.' } : rival))
  expect(soundField({ ...field, rivals: { ...field.rivals, list } }).rivals).toBeUndefined()
})

test('an item with a word that no plan may use goes without another question', () => {
  const says = ['A world-class van helps.', 'Write down every hour.']
  expect(fieldFaults({ ...field, says, rules: [], doubt: undefined } as never)).toEqual([])
  expect(soundField({ ...field, says }).says).toEqual(['Write down every hour.'])
})

test('an item or two with a fault go without another question, a part of its own does not', () => {
  const sound = { ...field, rules: [], doubt: undefined, says: [] } as unknown as FieldAnswer
  expect(fieldFaults({ ...sound, says: ['It costs 40%.', 'It costs 50%.'] })).toEqual([])
  expect(fieldFaults({ ...sound, says: ['It costs 40%.', 'It costs 50%.', 'It costs 60%.'] })).toHaveLength(3)
  expect(fieldFaults({ ...sound, doubt: { ...field.doubt, case: ['It costs 40%.'] } })).toHaveLength(1)
})
