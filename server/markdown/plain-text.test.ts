import { expect, test } from 'vitest'
import { growth, STAYS_LINEAR } from '../testing/growth.ts'
import { blocksOf } from './blocks.ts'
import { beginningOf, plainText } from './plain-text.ts'

test('the words of a text stay, its marks go', () => {
  const text =
    '# Head\n\nOne **two** *three* [four](https://a.example/b_(c) "d") ![five](/e)\n\n| a | b |\n\n* * *\n\n> six'
  expect(plainText(text)).toBe('Head One two three four five six')
  expect(plainText('before\n```\ncode\n```\nafter')).toBe('before after')
  expect(plainText('before\n```\ncode that never ends')).toBe('before')
  expect(plainText('1 < 2, <b>bold</b>')).toBe('1 < 2, bold')
})

test('an excerpt begins where the text does', () => {
  expect(beginningOf(`**Buoys** ${'float '.repeat(10_000)}`, 12)).toBe('Buoys float…')
})

const LONGEST = 20_000
const NASTY = [
  '\n',
  ' \n',
  '\r\n',
  ' ',
  '\t',
  '[',
  '![',
  '[a',
  '[a](',
  '<',
  '<a ',
  '*',
  '[*a',
  ' *a',
  '[_a',
  '**a ',
  '- ',
  '- \n',
  '```\n',
  '`a',
  '\\',
  '#',
]

test.each(NASTY)('the longest text made of %j stops nobody', (piece) => {
  const many = piece.repeat(LONGEST / piece.length)
  for (const text of [many, `a${many}a`, `a\n${many}\na`, `a\na${many}a\na`]) {
    // Of this thread alone: what else runs on the machine does not count.
    const before = process.threadCpuUsage()
    plainText(text)
    blocksOf(text)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000, 'milliseconds').toBeLessThan(400)
  }
})

const OTHER_LINE = '\u2028b'

test.each([
  ['a point', (length: number) => `- ${' '.repeat(length)}${'a'.repeat(length)}${OTHER_LINE}`],
  ['a numbered point', (length: number) => `1. ${' '.repeat(length)}${'a'.repeat(length)}${OTHER_LINE}`],
  ['a heading', (length: number) => `# ${' '.repeat(length)}${'a'.repeat(length)}${OTHER_LINE}`],
  ['a closed heading', (length: number) => `# a${'#'.repeat(length)}a`],
  ['a heading of blanks and signs', (length: number) => `# a${' #'.repeat(length / 2)}a`],
  ['a quote', (length: number) => `> ${' '.repeat(length)}${OTHER_LINE}`],
  ['a rule', (length: number) => `-${' '.repeat(length)}-${' '.repeat(length)}a`],
  ['a button', (length: number) => `[a](b${' '.repeat(length)}) ${' '.repeat(length)}a`],
  ['blanks', (length: number) => `a${' '.repeat(length)}a`],
])('%s with a long run is read in a time that grows with its length', (_, make) => {
  const grown = growth(2_000, (length) => {
    const text = make(length)
    return () => [plainText(text), blocksOf(text)]
  })
  expect(grown).toBeLessThan(STAYS_LINEAR)
})

test('a point ends with its line, whatever other sign of a line end is in it', () => {
  expect(blocksOf('-   one\u2028two')).toEqual([
    { kind: 'points', numbered: false, items: [[{ text: 'one\u2028two' }]] },
  ])
})
