// Whatever is written, it comes out as text.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { run } from './runs.ts'
import { faultIn, paragraphsOf, squeezed, unescaped } from './testing/read-word.ts'
import { characters, element, readable } from './xml.ts'

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      '<',
      '&',
      '"',
      '>',
      'a',
      ' ',
      '\u0000',
      '\ud800',
      '\u202e',
      'ع',
      '字',
      'か',
      '한',
      '7',
    ),
  }),
)

test('any text survives as text', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const xml = element('w:p', { 'w:name': text }, run(text, 'Strong'))
      expect(faultIn(xml)).toBeUndefined()
      expect(paragraphsOf(xml).join('')).toBe(squeezed(readable(text)))
    }),
    { numRuns: 400 },
  )
})

test('what is harmless is left as it is, and what is not is escaped', () => {
  expect(characters('€1,900 a month [F]')).toBe('€1,900 a month [F]')
  expect(characters('a\u0000b\u202ec\nd <&">')).toBe('abc d &lt;&amp;&quot;&gt;')
  expect(unescaped(characters('👩‍🍳 میخواهم'))).toBe('👩‍🍳 میخواهم')
})
