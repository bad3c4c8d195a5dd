import { expect, test } from 'vitest'
import type { Source } from '../../knowledge/figure.ts'
import { sectionsAsMarkdown } from './markdown.ts'
import { collectMarks, textWithMarks } from './marks.ts'
import { countInWords, numberOf } from './number-words.ts'
import { address, cite, figuresOf, plainText, say, together } from './prose.ts'
import { type Quantity, words } from './quantity.ts'
import type { Section } from './section.ts'
import { withCapitals } from './sentence-case.ts'
import { chooser, seedOf } from './variety.ts'

const source = (id: string): Source => ({
  id,
  publisher: 'CSO',
  title: 'Households',
  year: 2023,
  url: 'https://cso.ie',
  strength: 'official',
})
const sourced = (id: string, from: string): Quantity => ({
  id,
  value: 1,
  text: `figure of ${id}`,
  basis: { kind: 'source', source: source(from), range: '' },
})
const assumed = (id: string): Quantity => ({
  id,
  value: 1,
  text: `guess of ${id}`,
  label: id,
  basis: { kind: 'assumption', low: 0, high: 2, range: '', why: '' },
})
const computed: Quantity = { id: 'sum', value: 2, text: 'two', basis: { kind: 'computed' } }

test('prose keeps figures apart and reads as one sentence', () => {
  const prose = say`About ${words('farms with 2 to 40 hectares')} pay ${sourced('a', 's')}, or ${computed}.`
  expect(plainText(prose)).toBe('About farms with 2 to 40 hectares pay figure of a, or two.')
  expect(figuresOf(prose).map(({ id }) => id)).toEqual(['a', 'sum'])
  expect(plainText(together(prose, undefined, say`So it is.`))).toMatch(/or two\. So it is\.$/)
  expect(plainText(say`${say`One`} in ${computed}`)).toBe('One in two')
})

test('marks are numbered as a reader meets them; one source keeps one mark', () => {
  const first = say`${cite(assumed('x'))}, ${cite(sourced('a', 'late'))}, ${cite(computed)}.`
  const second = say`${cite(sourced('b', 'early'))} and ${cite(sourced('c', 'late'))}, ${assumed('y')}.`
  const sections: Section[] = [
    {
      id: 'market',
      title: 'Market',
      blocks: [
        { kind: 'paragraph', prose: first },
        { kind: 'list', items: [second] },
      ],
    },
  ]
  const marks = collectMarks(sections)
  expect(textWithMarks(first, marks)).toBe('guess of x [A1], figure of a [S1], two.')
  expect(textWithMarks(second, marks)).toBe('figure of b [S2] and figure of c [S1], guess of y.')
  expect(marks.sources.map(({ source: { id } }) => id)).toEqual(['late', 'early'])
  expect(marks.assumptions.map(({ mark, quantity }) => [mark, quantity.id])).toEqual([
    ['A1', 'x'],
    ['A2', 'y'],
  ])
})

test('a choice depends on the brief and on the thing, and on nothing else', () => {
  const ways = ['a', 'b', 'c', 'd'] as const
  const choose = chooser(seedOf('Larder & Loaf'))
  expect(choose('opening', ways)).toBe(chooser(seedOf('Larder & Loaf'))('opening', ways))
  const chosen = new Set(Array.from({ length: 40 }, (_, i) => choose(`thing ${i}`, ways)))
  expect(chosen.size).toBe(4)
})

test('an article of the founder’s gets its capital where a sentence begins, and only there', () => {
  const prose = say`${words('the founder')} asks. ${words('an app')} answers ${words('the founder')}. ${words('iBuoy')} waits.`
  const [block] = withCapitals({ id: 'problem', title: '', blocks: [{ kind: 'paragraph', prose }] }).blocks
  expect(block?.kind === 'paragraph' && plainText(block.prose)).toBe(
    'The founder asks. An app answers the founder. iBuoy waits.',
  )
})

test('what a founder types stays text in Markdown: no link, picture, heading, table or turned direction', () => {
  const hostile = '[Claim](https://evil.example/x) ![](p.png) # big | cell <b>x</b> \u202eabc\n- item'
  const prose = say`${words(hostile)} costs ${cite(assumed('a'))}.`
  const text = sectionsAsMarkdown([
    {
      id: 'problem',
      title: 'Problem',
      blocks: [
        { kind: 'paragraph', prose },
        { kind: 'list', items: [prose] },
      ],
    },
  ])
  expect(text).not.toMatch(/(?<!\\)\]\(|https:\/\/|(?<!\\)<|\u202e|^# /m)
  expect(text).toContain('guess of a [A1].')
})

test('a claim stands in bold under its heading, and stays text', () => {
  const claim = say`${words('*Larder*')} pays its way from ${computed}.`
  const blocks: Section['blocks'] = [{ kind: 'paragraph', prose: say`Then the rest.` }]
  const text = sectionsAsMarkdown([{ id: 'problem', title: 'P', claim, blocks }])
  expect(text).toBe('## 0. P\n\n**\\*Larder\\* pays its way from two.**\n\nThen the rest.')
})

test('small counts in words, and back', () => {
  expect([1, 8, 20].map(countInWords)).toEqual(['one', 'eight', 'twenty'])
  expect(['one', 'twelve', 'second', 'some'].map(numberOf)).toEqual([1, 12, 2, undefined])
})

test('the address of a source may be followed', () => {
  const prose = say`${words('CSO, ')}${address('https://www.cso.ie/en/x')}`
  const text = sectionsAsMarkdown([{ id: 'problem', title: 'P', blocks: [{ kind: 'paragraph', prose }] }])
  expect(text).toContain('CSO, https://www.cso.ie/en/x')
})
