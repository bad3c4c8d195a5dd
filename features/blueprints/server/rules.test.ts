import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './rules.ts'

test.each([
  ['Acme', 'acme'],
  ['Larder & Loaf', 'larder-&-loaf'],
  ['  Two   spaces\tand\na line ', 'two-spaces-and-a-line'],
  ['A/B\\C?D#E%F', 'abcdef'],
  ['東京潮見株式会社', '東京潮見株式会社'],
  ['Caffè Già', 'caffè-già'],
  ['???', 'blueprint'],
  ['.', 'blueprint'],
  ['..', 'blueprint'],
  ['\u202e/..', 'blueprint'],
  ['', 'blueprint'],
])('%j is found at %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('any name makes one part of an address that comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const slug = slugOf(name)
      expect(slug).not.toBe('')
      const path = `/blueprint/${encodeURIComponent(slug)}`
      expect(new URL(path, 'http://shop.test').pathname.split('/').map(decodeURIComponent)).toEqual([
        '',
        'blueprint',
        slug,
      ])
      expect(slugOf(slug)).toBe(slug)
    }),
    { numRuns: 500 },
  )
})
