// What the last reader finds is mended, or cut where the mending does not hold up.
import { expect, test } from 'vitest'
import { mended, mendedLine, numbered, numberedLine } from './critic-answer.ts'
import type { LineAnswer } from './line-answer.ts'
import type { SectionAnswer } from './sections-answer.ts'
import type { Sheet } from './sheet.ts'

const sheet: Sheet = {
  all: [],
  get: (id) => (id === 'fee' ? ({ text: '$40' } as never) : undefined),
  names: new Set(),
}
const draft: SectionAnswer = {
  id: 'market',
  headline: 'Few pay.',
  blocks: [
    { kind: 'paragraph', text: 'It is big. It is small.' },
    { kind: 'point', head: 'The drive.', text: 'It costs {{fee}}. It takes time.' },
    {
      kind: 'table',
      columns: ['What', 'Fee'],
      rows: [
        ['Visit', '{{fee}}'],
        ['Call', 'None'],
      ],
    },
    { kind: 'list', items: ['First.', 'Second.'] },
  ],
  ending: { label: 'Test', text: 'Count them.' },
}
const with_ = (at: string, instead: string) =>
  mended(
    [draft],
    { faults: [{ at, kind: 'broken', why: 'It is.', instead }] },
    () => sheet,
  )[0] as SectionAnswer

test('every sentence has a number, a row of a table is one, and bold words stand before theirs', () => {
  expect(numbered([draft]).map(({ at, text }) => `${at} ${text}`)).toEqual([
    'market-0 Few pay.',
    'market-1 It is big.',
    'market-2 It is small.',
    'market-3 [The drive.] It costs {{fee}}.',
    'market-4 It takes time.',
    'market-5 Visit | {{fee}}',
    'market-6 Call | None',
    'market-7 First.',
    'market-8 Second.',
    'market-9 Count them.',
  ])
})

test('a sentence is replaced where it stands', () => {
  expect(with_('market-2', 'It costs {{fee}}.').blocks[0]).toEqual({
    kind: 'paragraph',
    text: 'It is big. It costs {{fee}}.',
  })
})

test.each(['', 'It costs 40 dollars.', 'It costs {{nothing}}.', 'See https://example.com.'])(
  'a sentence whose replacement is no good goes: %s',
  (instead) => {
    expect(with_('market-2', instead).blocks[0]).toEqual({ kind: 'paragraph', text: 'It is big.' })
  },
)

test('bold words change with their sentence', () => {
  expect(with_('market-3', '[The road.] It is long.').blocks[1]).toEqual({
    kind: 'point',
    head: 'The road.',
    text: 'It is long. It takes time.',
  })
})

test('a row is replaced cell by cell, or goes', () => {
  expect(with_('market-6', 'Call | {{fee}}').blocks[2]).toMatchObject({
    rows: [
      ['Visit', '{{fee}}'],
      ['Call', '{{fee}}'],
    ],
  })
  expect(with_('market-6', '').blocks[2]).toMatchObject({ rows: [['Visit', '{{fee}}']] })
})

test('an item that is cut leaves the list, and a headline the section', () => {
  expect(with_('market-7', '').blocks[3]).toEqual({ kind: 'list', items: ['Second.'] })
  expect(with_('market-0', '').headline).toBe('')
})

const line = {
  answers: [{ question: 0, text: 'Yes. Ask {{fee}}.' }],
  stops: [
    { by: 'May', if: 'Nobody pays.' },
    { by: 'June', if: 'The van is gone.' },
  ],
} as unknown as LineAnswer
const lineWith = (at: string, instead: string) =>
  mendedLine(line, { faults: [{ at, kind: 'contradiction', why: 'It is.', instead }] }, sheet)

test('answers and lines to stop at have numbers too', () => {
  expect(numberedLine(line).map(({ at, text }) => `${at} ${text}`)).toEqual([
    'answers-1 Yes. Ask {{fee}}.',
    'stops-1 May | Nobody pays.',
    'stops-2 June | The van is gone.',
  ])
})

test('an answer is replaced by a sound one, and never goes', () => {
  expect(lineWith('answers-1', 'No. Ask {{fee}}.').answers[0]?.text).toBe('No. Ask {{fee}}.')
  for (const instead of ['', 'Ask 40 dollars.'])
    expect(lineWith('answers-1', instead).answers[0]?.text).toBe('Yes. Ask {{fee}}.')
})

test('a line to stop at is replaced, or goes', () => {
  expect(lineWith('stops-1', 'April | Nobody pays.').stops[0]).toEqual({ by: 'April', if: 'Nobody pays.' })
  expect(lineWith('stops-1', '').stops).toHaveLength(1)
})

test('an end that would go stays, because the house’s knows less', () => {
  expect(with_('market-9', '').ending).toEqual(draft.ending)
  expect(with_('market-9', 'Count two streets.').ending.text).toBe('Count two streets.')
})
