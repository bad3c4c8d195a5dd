// What of a drafted section is printed: no figure of its own, no unknown name, the house's tables where they were placed.
import { expect, test } from 'vitest'
import { plainText } from '../plan/kit/prose.ts'
import {
  faultsInText,
  printable,
  type SectionAnswer,
  SectionsAnswer,
  sectionFrom,
  sectionsFaults,
} from './sections-answer.ts'
import { sheetOf, withSums } from './sheet.ts'
import { draftedWith } from './testing/tank-cleaner.ts'

const { context, results, case: one, sections } = draftedWith()
const sheet = sheetOf({ one, context, results })
const house = sections.find(({ id }) => id === 'market') as (typeof sections)[0]
const words =
  'Households around the town have tanks that fill with mud and nobody looks into them until the water smells. '

const draft = (more: Partial<SectionAnswer> = {}): SectionAnswer => ({
  id: 'market',
  headline: 'The town has tanks enough.',
  blocks: [
    { kind: 'paragraph', text: words.repeat(6) },
    { kind: 'house', table: 't1' },
    { kind: 'point', head: 'Count first', text: 'Each pays {{price}}. Walk one street.' },
  ],
  ending: { label: 'Test', text: 'Count one street by Friday.' },
  ...more,
})
const answerWith = (more: object = {}) =>
  SectionsAnswer.parse({ sections: [draft()], sums: [], answers: [], ...more })

test('a sound draft has no faults', () => {
  expect(sectionsFaults(answerWith(), sheet, { ids: ['market'], questions: 0 })).toEqual([])
})

test.each([
  ['It costs $300.', "writes the figure '$300'"],
  ['It costs {{luck}}.', '{{luck}} is not among the figures'],
  ['A world-class tank.', "uses 'world-class'"],
  ['See https://evil.example.', 'a web address'],
  ['It {costs} much.', 'braces'],
])('%s is a fault, and the sentence is cut', (sentence, fault) => {
  expect(faultsInText(sentence, sheet).join()).toContain(fault)
  const paragraph = { kind: 'paragraph' as const, text: `${words.repeat(6)}${sentence} It ends.` }
  const kept = printable(draft({ blocks: [paragraph] }), sheet)
  expect(kept?.blocks[0]).toMatchObject({ text: `${words.repeat(6)}It ends.` })
})

test('two sentences are cut without a word; three, or a headline, are told', () => {
  const faultsWith = (bad: string, more: Partial<SectionAnswer> = {}) =>
    sectionsFaults(
      answerWith({
        sections: [draft({ blocks: [{ kind: 'paragraph', text: `${words.repeat(6)}${bad}` }], ...more })],
      }),
      sheet,
      { ids: ['market'], questions: 0 },
    )
  expect(faultsWith('It costs $300. It costs $400.')).toEqual([])
  expect(faultsWith('It costs $300. It costs $400. It costs $500.')).toHaveLength(3)
  expect(faultsWith('', { headline: 'It makes $900bn.' })).toHaveLength(1)
})

test('a section that loses a third of its words is the house’s', () => {
  const text = 'It costs $300. '.repeat(5)
  expect(
    printable(draft({ blocks: [{ kind: 'paragraph', text: `${text}It ends.` }] }), sheet),
  ).toBeUndefined()
})

test('missing sections, answers and lengths are told', () => {
  const faults = sectionsFaults(
    answerWith({ sections: [draft({ blocks: [{ kind: 'paragraph', text: 'Short.' }] })] }),
    sheet,
    {
      ids: ['summary', 'market'],
      questions: 1,
    },
  )
  expect(faults.join('\n')).toMatch(/'summary' is missing[\s\S]*at least 80[\s\S]*1 questions were asked/)
})

test('it stands as a section of the plan: the table where it was placed, the rest of the house’s before the end', () => {
  const table = { kind: 'table' as const, columns: [], rows: [] }
  const other = { kind: 'table' as const, title: 'Other', columns: [], rows: [] }
  const section = sectionFrom(
    draft(),
    house,
    sheet,
    new Map([
      ['t1', table],
      ['t2', other],
    ]),
  )
  expect(section.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'point', 'table', 'ending'])
  expect(section.blocks[1]).toBe(table)
  expect(section.blocks[2]).toMatchObject({ headline: 'Count first.' })
  expect(section.claim && plainText(section.claim)).toBe('The town has tanks enough.')
})

test('a bold sentence with a figure opens its paragraph instead', () => {
  const point = { kind: 'point' as const, head: 'Charge {{price}}.', text: 'It pays.' }
  const section = sectionFrom(draft({ blocks: [point] }), house, sheet, new Map())
  expect(section.blocks[0]).toMatchObject({ kind: 'paragraph' })
  expect(section.blocks[0]?.kind === 'paragraph' && plainText(section.blocks[0].prose)).toBe(
    'Charge A$260. It pays.',
  )
})

test('an ending or a headline with a fault is the house’s', () => {
  const section = sectionFrom(
    draft({ headline: 'It makes $900bn.', ending: { label: 'Test', text: 'Call 900 people.' } }),
    house,
    sheet,
    new Map(),
  )
  expect(section.claim).toEqual(house.claim)
  expect(section.blocks.at(-1)).toEqual(house.blocks.at(-1))
})

test('sums are computed in whole money, may use each other, and count no dates', () => {
  const sums = [
    { id: 'half-year', make: 'twice * 3', unit: 'money' },
    { id: 'twice', make: 'price * 2 + 10', unit: 'money' },
    { id: 'late', make: 'f3 * 2', unit: 'money' },
    { id: 'tanks-for-van', make: 'van / price', unit: ['tank', 'tanks'] as [string, string] },
  ]
  const own = withSums(sheet, sums, 'market', { one, context })
  expect(own.get('twice')?.text).toBe('A$530')
  expect(own.get('half-year')?.text).toBe('A$1,590')
  expect(own.get('tanks-for-van')?.text).toBe('96 tanks')
  expect(own.get('late')).toBeUndefined()
})

test('the sheet names the founder’s figures, results and options, and no switches', () => {
  expect(sheet.get('f1')?.text).toBe('31 tanks')
  expect(sheet.get('most-taken')?.text).toBe('A$8,060')
  expect(sheet.get('revenue-y1')?.value).toBe(results.year('revenue', 1).value)
  expect(sheet.get('two-vans-lowest-cash')?.value).toBeLessThan(sheet.get('lowest-cash')?.value ?? 0)
  expect(sheet.get('second')).toBeUndefined()
})
