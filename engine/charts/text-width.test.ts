import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { FACES } from '../fonts/faces.ts'
import { PLEX_SANS_WIDTHS } from './plex-widths.ts'
import { shortened, textWidth, wrapped } from './text-width.ts'

const require = createRequire(import.meta.url)

const fontOf = (file: string) => {
  const font = openSync(require.resolve(file))
  if (!('glyphForCodePoint' in font)) throw new Error(`${file} is a collection`)
  return font
}

test('the table of widths agrees with the font files', () => {
  const { files } = FACES['ibm-plex-sans']
  for (const [weight, file] of [
    [400, files['400Regular']],
    [600, files['600SemiBold']],
  ] as const) {
    const font = fontOf(file ?? '')
    const rows = Object.entries(PLEX_SANS_WIDTHS[weight]).flatMap(([width, characters]) =>
      [...characters].map((character) => [character, Number(width)] as const),
    )
    const wrong = rows.filter(
      ([character, width]) => font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth !== width,
    )
    expect(wrong).toEqual([])
    for (const character of ' AZaz09€£¥$−–’…%+') expect(rows.map(([each]) => each)).toContain(character)
  }
})

test('a line of text is as wide as it is set, or a hair less for kerning', () => {
  const font = fontOf(FACES['ibm-plex-sans'].files['600SemiBold'] ?? '')
  for (const text of ['Break-even, month 9', 'Lowest: €8.7k in month 8', 'AVATAR, To Te', 'Café Żółć']) {
    const exact = (font.layout(text).advanceWidth / font.unitsPerEm) * 7.4
    const ours = textWidth(text, { face: 'sans', weight: 600, size: 7.4 })
    expect(ours).toBeGreaterThanOrEqual(exact - 0.01)
    expect(ours).toBeLessThan(exact * 1.07)
  }
})

test('mono is even, other scripts take no less than a square, marks take nothing', () => {
  const mono = { face: 'mono', weight: 400, size: 10 } as const
  expect(textWidth('€12.5', mono)).toBe(30)
  expect(textWidth('i', mono)).toBe(textWidth('W', mono))
  const sans = { ...mono, face: 'sans' } as const
  expect(textWidth('日本', sans)).toBe(20)
  expect(textWidth('e\u0301', sans)).toBe(textWidth('e', sans))
  expect(textWidth('🍞', sans)).toBe(14)
})

const SANS = { face: 'sans', weight: 400, size: 7.4 } as const

test('what does not fit is shortened, at a word or in it, never wider than asked', () => {
  const long = 'Neighbourhood newsletters and a launch morning with the school'
  for (const width of [16, 20, 50, 100, 180]) {
    const short = shortened(long, width, SANS)
    expect(textWidth(short, SANS)).toBeLessThanOrEqual(width)
    expect(short).toMatch(/^N.*…$/)
  }
  expect(shortened(long, 2, SANS)).toBe('')
  expect(shortened('Shop', 50, SANS)).toBe('Shop')
  expect(shortened('Bread, daily and more', 24, SANS)).not.toContain(',…')
})

test('a letter is not parted from its mark', () => {
  const text = 'e\u0301'.repeat(20)
  const short = shortened(text, 30, SANS)
  expect(short).toMatch(/^(?:e\u0301)+…$/)
})

test('long words are wrapped into two lines, and what is too much ends in an ellipsis', () => {
  expect(wrapped('Service and devices: price', 60, SANS)).toEqual(['Service and', 'devices: price'])
  const lines = wrapped('Donaudampfschifffahrtsgesellschaft and all of its many partners', 50, SANS)
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(textWidth(line, SANS)).toBeLessThanOrEqual(50)
  expect(wrapped('', 50, SANS)).toEqual([])
})
