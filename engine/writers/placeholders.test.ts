import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bannedIn } from '../banned-words.ts'
import { figuresIn } from './figures.ts'
import { houseWriter } from './house-fallback.ts'
import { fill, maskDraft, withoutPlaceholders } from './placeholders.ts'
import { buildSection, HOUSE_TEXT } from './testing/sections.ts'

const facts = [
  { id: 'rent', text: '€1,900' },
  { id: 'rent-year', text: '€1,900 a month' },
  { id: 'share', text: '10' },
]

test('a placeholder becomes the exact text, spaces inside or not', () => {
  expect(fill('Rent is {{rent}}, yes {{ rent }}.', facts)).toBe('Rent is €1,900, yes €1,900.')
})

test('braces in a fact, and placeholders of nothing, stay text', () => {
  const odd = [...facts, { id: 'odd', text: '{{rent}} $& $1' }]
  expect(fill('{{odd}} and {{nothing}}', odd)).toBe('{{rent}} $& $1 and {{nothing}}')
})

test('the longest fact is found first, and never within a longer number', () => {
  const draft = ['€1,900 a month, €1,900, €1,900.50, 10, 10%, 100 and 10,5.']
  const { paragraphs, facts: all } = maskDraft(draft, facts)
  expect(paragraphs[0]).toMatch(/^\{\{rent-year\}\}, \{\{rent\}\}, \{\{figure-1\}\}, \{\{share\}\}, /)
  expect(all.slice(3).map(({ text }) => text)).toEqual(['€1,900.50', '10%', '100', '10,5'])
})

test('a figure that appears twice is one fact, and its id is free', () => {
  const { paragraphs, facts: all } = maskDraft(
    ['In 90 days.', 'Again 90 days.'],
    [{ id: 'figure-1', text: 'x 1' }],
  )
  expect(paragraphs).toEqual(['In {{figure-1-x}} days.', 'Again {{figure-1-x}} days.'])
  expect(all).toHaveLength(2)
})

test('what the draft uses is known', () => {
  const { used } = maskDraft(['{{rent}} and 10, {{unknown}}'], facts)
  expect(used).toEqual(['rent', 'share'])
})

test('masked and filled, any draft reads as it did, and in between has no figure', () => {
  const piece = fc.constantFrom(
    '€1,900',
    '10',
    '10%',
    ' a month',
    'nine weeks',
    ' ',
    '.',
    ', ',
    'half',
    '5€',
    'oak',
    '-',
    '1',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      const masked = maskDraft([text], facts)
      expect(fill(masked.paragraphs.join(''), masked.facts)).toBe(text)
      expect(figuresIn(withoutPlaceholders(masked.paragraphs.join('')))).toEqual([])
    }),
  )
})

test('the house writes its draft, facts filled in', async () => {
  expect(await houseWriter.write(buildSection())).toEqual({ paragraphs: HOUSE_TEXT, by: 'house' })
})

test('banned words are found, unless the house uses them itself', () => {
  expect(bannedIn('A Seamless, world-class journey in today’s fast-paced world.')).toEqual([
    'world-class',
    'seamless',
    'journey',
    'in today’s fast-paced world',
  ])
  expect(bannedIn('It is not only cheap but also quick.')).toHaveLength(1)
  expect(bannedIn('Landscape gardening', 'A landscape gardener')).toEqual([])
  expect(bannedIn('The key unlocks; adjourneys.')).toEqual(['unlocks'])
})
