import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cut, plainText } from '#server/markdown/plain-text.ts'
import { slugOf } from '../slug.ts'
import { freeSlug, listText, readingMinutes, wantedSlug } from './rules.ts'

test.each([
  ['What a 36-Month Forecast Is For', 'what-a-36-month-forecast-is-for'],
  ['  --Hello, World!--  ', 'hello-world'],
  ['Café & Crème', 'cafe-creme'],
  ['日本語 の タイトル', '日本語-の-タイトル'],
  ['हिन्दी शीर्षक', 'हिन्दी-शीर्षक'],
  ['???', ''],
])('%s becomes %s', (title, slug) => expect(slugOf(title)).toBe(slug))

test('a slug is a fixed point, whatever the title, and has no dash at its ends', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
      const slug = slugOf(title)
      expect(slugOf(slug)).toBe(slug)
      expect(slug).not.toMatch(/^-|-$|--|[A-Z\s/?#%]/)
    }),
  )
})

test('what the writer chose goes before the title; signs alone give a name all the same', () => {
  expect(wantedSlug({ slug: 'My Own', title: 'Other' })).toBe('my-own')
  expect(wantedSlug({ slug: '', title: 'Other' })).toBe('other')
  expect(wantedSlug({ slug: '!', title: '?' })).toBe('post')
})

test('the first free address is taken', () => {
  expect(freeSlug('acme', new Set())).toBe('acme')
  expect(freeSlug('acme', new Set(['acme', 'acme-2']))).toBe('acme-3')
})

test('of Markdown the words stay', () => {
  const text = [
    '# Title',
    '',
    'Some **bold** and *soft* words, a [link](https://x.example "t") and `code`; snake_case_stays, 2 * 3 * 4.',
    '',
    '> quoted',
    '',
    '- one',
    '1. two',
    '- [x] three',
    '',
    '| a | b |',
    '| - | - |',
    '',
    '```ts',
    'const hidden = true',
    '```',
    '',
    '---',
    'end <b>of</b> it',
  ].join('\n')
  expect(plainText(text)).toBe(
    'Title Some bold and soft words, a link and code; snake_case_stays, 2 * 3 * 4. quoted one two three end of it',
  )
})

test('a cut falls between characters as people count them, and never exceeds its length', () => {
  const family = '👩‍👩‍👧‍👦'
  expect(cut('short', 300)).toBe('short')
  expect(cut(family.repeat(300), 300)).toBe(family.repeat(300))
  expect(cut(family.repeat(301), 300)).toBe(`${family.repeat(299)}…`)
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      const shown = cut(text, 20)
      expect([...segments.segment(shown)].length).toBeLessThanOrEqual(20)
      if (shown !== text) expect(shown.endsWith('…')).toBe(true)
    }),
  )
})

test('a cut prefers the blank before a word that does not fit', () => {
  expect(cut('one two three four five six seven', 20)).toBe('one two three four…')
})

test('the excerpt stands for the post; without one its beginning does, at most 300 characters of it', () => {
  expect(listText({ excerpt: 'Read me.', content: 'x' })).toBe('Read me.')
  const long = listText({ excerpt: '', content: 'word '.repeat(200) })
  expect(long).toHaveLength(300)
  expect(long.endsWith('word…')).toBe(true)
})

test('reading takes a minute at least', () => {
  expect(readingMinutes('a few words')).toBe(1)
  expect(readingMinutes('word '.repeat(1100))).toBe(5)
})
