import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { htmlText, plainText } from '#server/mail/letter.ts'
import { blocksOf } from '#server/markdown/blocks.ts'
import { runsOf } from '#server/markdown/inline.ts'
import { campaignLetter } from './letter.ts'

const letterOf = (content: string) =>
  campaignLetter(
    { subject: 'News', content },
    { publicUrl: 'https://shop.example', unsubscribeUrl: 'https://shop.example/out' },
  )

describe('words inside a paragraph', () => {
  test.each([
    ['plain', [{ text: 'plain' }]],
    [
      '**bold** and *soft*',
      [{ text: 'bold', bold: true }, { text: ' and ' }, { text: 'soft', italic: true }],
    ],
    [
      '**both *at* once**',
      [
        { text: 'both ', bold: true },
        { text: 'at', bold: true, italic: true },
        { text: ' once', bold: true },
      ],
    ],
    ['a `**code**` b', [{ text: 'a ' }, { text: '**code**', code: true }, { text: ' b' }]],
    ['snake_case_name and _this_', [{ text: 'snake_case_name and ' }, { text: 'this', italic: true }]],
    ['3 * 4 * 5', [{ text: '3 * 4 * 5' }]],
    ['\\*not soft\\*', [{ text: '*not soft*' }]],
    [
      '[a **link**](https://x.example/a_b)',
      [
        { text: 'a ', url: 'https://x.example/a_b' },
        { text: 'link', bold: true, url: 'https://x.example/a_b' },
      ],
    ],
    [
      'see https://x.example/a.',
      [{ text: 'see ' }, { text: 'https://x.example/a', url: 'https://x.example/a' }, { text: '.' }],
    ],
    ['<mailto:a@x.example>', [{ text: 'a@x.example', url: 'mailto:a@x.example' }]],
    ['[here](/community)', [{ text: 'here', url: '/community' }]],
    [
      'Look! ![a plan](https://x.example/p.png)',
      [{ text: 'Look! ' }, { text: 'a plan', url: 'https://x.example/p.png' }],
    ],
  ])('%s', (text, runs) => expect(runsOf(text)).toEqual(runs))

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x', 'file:///etc'])(
    'a link to %s keeps its words and loses its address',
    (target) => expect(runsOf(`[words](${target})`).every(({ url }) => url === undefined)).toBe(true),
  )
})

test('every kind of block', () => {
  const kinds = blocksOf(
    '# Head\n\nOne line\nand the next.  \nA new line.\n\n- a\n- b\n  more of b\n\n3. c\n4. d\n\n> said\n> twice\n\n---\n\n```\nx = 1\n```\n\n[Get one](https://x.example)\n',
  )
  expect(kinds).toEqual([
    { kind: 'heading', runs: [{ text: 'Head' }] },
    { kind: 'paragraph', runs: [{ text: 'One line and the next.\nA new line.' }] },
    { kind: 'points', numbered: false, items: [[{ text: 'a' }], [{ text: 'b more of b' }]] },
    { kind: 'points', numbered: true, start: 3, items: [[{ text: 'c' }], [{ text: 'd' }]] },
    { kind: 'quote', runs: [{ text: 'said twice' }] },
    { kind: 'rule' },
    { kind: 'sample', text: 'x = 1' },
    { kind: 'button', label: 'Get one', url: 'https://x.example' },
  ])
})

test('a link inside a paragraph is no button, and a sample without an end ends with the text', () => {
  expect(blocksOf('[Go](https://x.example)\nnow')).toMatchObject([{ kind: 'paragraph' }])
  expect(blocksOf('```\nleft open')).toEqual([{ kind: 'sample', text: 'left open' }])
})

test('both twins say the same, with whole addresses', () => {
  const letter = letterOf('## What is new\n\nRead [the thread](/community) or **buy**.\n\n- one\n- two')
  expect(plainText(letter)).toContain(
    'What is new\n\nRead the thread (https://shop.example/community) or buy.\n\n- one\n- two',
  )
  const shown = htmlText(letter)
  expect(shown).toContain('href="https://shop.example/community"')
  expect(shown).toContain('>What is new</h2>')
  expect(letter.preview).toBe('What is new Read the thread or buy.')
})

test('whatever is written, it is read, quickly, and nothing of it becomes markup', () => {
  const piece = fc.constantFrom(
    '**',
    '*',
    '_',
    '`',
    '[',
    ']',
    '(',
    ')',
    '<script>',
    '"',
    "'",
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '> ',
    '# ',
    '```',
    ' ',
    'https://x.example',
    'javascript:x',
    'word',
    '\\',
    'ü',
    '日本',
    '&amp;',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const shown = htmlText(letterOf(pieces.join('')))
      expect(shown).not.toMatch(/<script|href="(?!https?:|mailto:)/)
      plainText(letterOf(pieces.join('')))
    }),
    { numRuns: 300 },
  )
})

test.each(['*', '**', '[', '_a', '`', '](', '> ', '**a*'])('20,000 characters of %j take no time', (mark) => {
  const begun = performance.now()
  blocksOf(mark.repeat(20_000 / mark.length))
  expect(performance.now() - begun).toBeLessThan(2_000)
})
