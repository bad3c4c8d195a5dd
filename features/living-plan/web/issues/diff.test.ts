import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pairedParagraphs } from './diff.ts'

test('what stayed is left out, what changed stands beside what became of it, word by word', () => {
  const before = ['We sell bread.', 'A loaf costs €4.00 at the counter.', 'Month 9 is the lowest.']
  const after = ['We sell bread.', 'A loaf costs €5.00 at the counter.', 'Month 9 is the lowest.']
  expect(pairedParagraphs(before, after)).toEqual([
    {
      before: [
        { text: 'A loaf costs ', isOwn: false },
        { text: '€4.00 ', isOwn: true },
        { text: 'at the counter.', isOwn: false },
      ],
      after: [
        { text: 'A loaf costs ', isOwn: false },
        { text: '€5.00 ', isOwn: true },
        { text: 'at the counter.', isOwn: false },
      ],
    },
  ])
})

test('a paragraph that came or went stands alone', () => {
  expect(pairedParagraphs(['a', 'b'], ['a'])).toEqual([{ before: [{ text: 'b', isOwn: true }] }])
  expect(pairedParagraphs([], ['a'])).toEqual([{ after: [{ text: 'a', isOwn: true }] }])
  expect(pairedParagraphs(['a'], ['a'])).toEqual([])
})

test('no word is lost or invented', () => {
  const paragraph = fc.stringMatching(/^[a-d](?: [a-d]){0,6}$/)
  fc.assert(
    fc.property(fc.array(paragraph, { maxLength: 6 }), fc.array(paragraph, { maxLength: 6 }), (a, b) => {
      const pairs = pairedParagraphs(a, b)
      const told = pairs.flatMap(({ before }) => (before ? [before.map(({ text }) => text).join('')] : []))
      expect(told.every((text) => a.includes(text))).toBe(true)
      const stayed = a.length - told.length
      expect(b.length - pairs.filter(({ after }) => after).length).toBe(stayed)
    }),
  )
})
