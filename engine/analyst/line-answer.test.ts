// The line of a plan: what is wrong with it, and what of it is printed.
import { expect, test } from 'vitest'
import { plainText, say } from '../plan/kit/prose.ts'
import { words } from '../plan/kit/quantity.ts'
import { columns } from '../plan/kit/section.ts'
import { LineAnswer, lineData, lineFaults, optionsAsTold, stopTable } from './line-answer.ts'
import { sheetOf, withSums } from './sheet.ts'
import { draftedWith } from './testing/tank-cleaner.ts'

const { context, results, case: one } = draftedWith()
const input = { one, context, results }
const sheet = sheetOf(input)
const sentence =
  'Ring the households whose tanks you cleaned last year and ask when they looked into them last. '

const answerWith = (more: object = {}): LineAnswer =>
  LineAnswer.parse({
    verdict: 'It pays at {{price}} a tank.',
    advice: ['Keep the price until spring.'],
    stops: [{ by: 'The end of June', if: 'Fewer than ten tanks are booked at {{price}}: stop.' }],
    answers: [{ question: 0, text: 'Yes, once the round is full.' }],
    sections: [
      {
        id: 'ninety-days',
        headline: 'June decides.',
        blocks: [
          { kind: 'heading', text: 'This week' },
          { kind: 'list', items: [sentence.repeat(12), 'Write the price list.'] },
          { kind: 'table', columns: ['By', 'Do'], rows: [['June', 'Count the tanks']] },
          { kind: 'point', head: 'To a household, today.', text: "'May I look into your tank on [date]?'" },
        ],
        ending: { label: 'Next', text: 'Ring the first household.' },
      },
    ],
    ...more,
  })
const ASKED = { ids: ['ninety-days'], questions: 1 }

test('a sound line has no faults', () => {
  expect(lineFaults(answerWith(), sheet, ASKED)).toEqual([])
})

test.each([
  [{ verdict: 'It pays $300.' }, "verdict: writes the figure '$300'"],
  [{ advice: ['Pay {{luck}}.'] }, 'advice: {{luck}} is not among the figures'],
  [{ stops: [{ by: 'June', if: 'It costs 40%: stop.' }] }, "stops: writes the figure '40%'"],
  [{ options: [{ id: 'plan', text: 'Costs $40. Do this.' }] }, "options: writes the figure '$40'"],
  [{ answers: [] }, '1 questions were asked and 0 are answered'],
  [{ sections: [{ ...answerWith().sections[0], id: 'market' }] }, "'ninety-days' is missing"],
])('%j is told', (more, fault) => {
  expect(lineFaults(answerWith(more), sheet, ASKED).join()).toContain(fault)
})

test('lines to stop at are a table with the plan’s own figures; one with a fault is left out', () => {
  const table = stopTable(answerWith(), sheet)
  expect(table).toMatchObject({ title: 'When to stop' })
  const rows = table?.kind === 'table' ? table.rows.map(({ cells }) => cells.map(plainText)) : []
  expect(rows).toEqual([
    ['The end of June', `Fewer than ten tanks are booked at ${sheet.get('price')?.text}: stop.`],
  ])
  expect(stopTable(answerWith({ stops: [{ by: 'June', if: 'It costs 40%: stop.' }] }), sheet)).toBeUndefined()
})

test('writers are shown what they keep to, and of messages to others only to whom they go', () => {
  const data = lineData(answerWith())
  expect(data).toMatchObject({
    verdict: 'It pays at {{price}} a tank.',
    datesAndMarks: [
      [
        ['By', 'Do'],
        ['June', 'Count the tanks'],
      ],
    ],
    messages: ['To a household, today.'],
  })
  expect(JSON.stringify(data)).not.toContain('May I look')
})

test('a figure with # is the number alone', () => {
  const own = withSums(sheet, [{ id: 'ten', make: '10', unit: ['tank', 'tanks'] }], 'line', input)
  expect([own.get('ten')?.text, own.get('ten#')?.text]).toEqual(['10 tanks', '10'])
  expect(own.get('price#')?.text).toBe(own.get('price')?.text)
  expect(own.get('luck#')).toBeUndefined()
})

test('its sums are figures that every writer can name', () => {
  const own = withSums(sheet, [{ id: 'two-tanks', make: 'price * 2', unit: 'money' }], 'line', input)
  expect(own.all.at(-1)).toMatchObject({ id: 'two-tanks', is: 'price * 2' })
  expect(own.get('two-tanks')?.value).toBe((sheet.get('price')?.value ?? 0) * 2)
})

test('options are told in the words of the line, as far as they can be printed', () => {
  const table = {
    kind: 'table' as const,
    columns: columns(['Option', 'What changes', 'Year 1']),
    rows: ['As planned here', 'Second van', 'Higher price'].map((name) => ({
      cells: [say`${words(name)}`, say`–`, say`${words('some')}`],
    })),
  }
  const line = answerWith({
    options: [
      { id: 'van', text: 'A van at {{price}}. Refuse.' },
      { id: 'dear', text: 'It brings $90.' },
    ],
  })
  const told = optionsAsTold(table, line, sheet, ['plan', 'van', 'dear'])
  const rows = told.kind === 'table' ? told.rows.map(({ cells }) => cells.map(plainText)) : []
  expect(rows).toEqual([
    ['As planned here', '–', 'some'],
    ['Second van', 'A van at A$260. Refuse.', 'some'],
    ['Higher price', '–', 'some'],
  ])
  expect(told.kind === 'table' && told.columns[1]?.head).toBe('What changes, and our advice')
  expect(optionsAsTold(table, answerWith(), sheet, ['plan'])).toEqual(table)
})
