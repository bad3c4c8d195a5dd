import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extentOf } from '../drawing/shapes.ts'
import { clustersOf, scriptsIn } from './clusters.ts'
import { FACES, type FaceId, SCRIPTS } from './faces.ts'
import { createOutlines } from './outlines.ts'
import { fontFiles } from './testing/font-files.ts'

const outlines = createOutlines(fontFiles)
const style = { face: 'fraunces', weight: 600, size: 100 } as const
const write = (text: string, face: FaceId = 'fraunces') => outlines.text(text, { ...style, face })

describe('every name is written whole, and is to be seen', () => {
  test.each([
    'Larder & Loaf',
    'Ærøskøbing Über Ñandú',
    'Ştefan Čapek Łódź',
    'Việt Phở',
    'Гастроном',
    'Καφενείο',
    '日本茶',
    'お茶の店',
    '北京茶馆',
    '김치',
    'مقهى النيل',
    'בית קפה',
    'भारत चाय',
    'ร้านกาแฟ',
    '🚀',
    '👩‍🍳',
    '🇮🇪',
    '❤️',
    '1️⃣',
    'Café 日本 مقهى 🚀 9',
  ])('%s', (name) => {
    const { path, width, isComplete, capHeight } = write(name)
    expect(isComplete).toBe(true)
    expect(path.length).toBeGreaterThan(4)
    expect(width).toBeGreaterThan(0)
    expect(capHeight).toBeGreaterThan(50)
    const { left, right } = extentOf(path)
    expect(left).toBeGreaterThan(-30)
    expect(right).toBeLessThan(width + 30)
  })
})

test('every face writes the alphabet itself', () => {
  for (const face of Object.keys(FACES) as FaceId[]) {
    const { isComplete, capHeight, ascent } = write('Hamburgefonstiv AZ 0129 &', face)
    expect(isComplete, face).toBe(true)
    expect(ascent, face).toBeGreaterThan(capHeight)
  }
})

test('what no face can write is left out and said to be', () => {
  const { isComplete, path } = write('A\u{10FFFD}ꙮ𐎀')
  expect(isComplete).toBe(false)
  expect(path).toEqual(write('A').path)
})

test('spaces are read from every file, wherever they lie in it', () => {
  for (const face of [...Object.values(FACES), ...Object.values(SCRIPTS)]) {
    for (const path of Object.values(face.files)) {
      const bytes = fontFiles.get(path)
      const alone = createOutlines(new Map(bytes ? [[FACES.outfit.files['400Regular'] ?? '', bytes]] : []))
      const { width } = alone.text('.\u0020.\u00A0.', { face: 'outfit', weight: 400, size: 100 })
      expect(width, path).toBeGreaterThanOrEqual(0)
    }
  }
})

test('a text that the reader cannot lay out is still written', () => {
  for (const text of ['ڢ', 'ڢڢ قهوة']) expect(write(text)).toMatchObject({ isComplete: true })
})

test('a mark without a face is left off its letter rather than the letter with it', () => {
  const { isComplete, path } = write('A\u1AB0')
  expect(isComplete).toBe(false)
  expect(path).toEqual(write('A').path)
})

test('nothing is written for nothing', () => {
  for (const text of ['', '   ', '\u200B\u200E', '\u0000\u0007']) {
    expect(write(text)).toMatchObject({ path: [], width: 0 })
  }
})

test('a line of Arabic runs from the right, a word of Latin in it from the left', () => {
  const { glyphs } = outlines.glyphs('قهوة AB', style)
  const [a, b] = ['A', 'B'].map((letter) => glyphs.findIndex(({ path }) => same(path, write(letter).path)))
  expect([a, b]).toEqual([0, 1])
})

test('Arabic inside a Latin line keeps to its place', () => {
  const { glyphs } = outlines.glyphs('AHHHH قهوة HHHHB', style)
  const [a, b] = ['A', 'B'].map((letter) => glyphs.findIndex(({ path }) => same(path, write(letter).path)))
  expect([a, b]).toEqual([0, glyphs.length - 1])
})

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

test('tracking widens between letters and not after the last', () => {
  const plain = write('HH')
  const spaced = outlines.text('HH', { ...style, tracking: 0.1 })
  expect(spaced.width).toBeCloseTo(plain.width + 10)
})

test('a face of which no file was read is stood in for', () => {
  const plex = FACES['ibm-plex-sans'].files['400Regular'] ?? ''
  const bytes = fontFiles.get(plex)
  const few = createOutlines(new Map(bytes ? [[plex, bytes]] : []))
  expect(few.text('Velo', style).path.length).toBeGreaterThan(4)
  expect(createOutlines(new Map()).text('Velo', style)).toMatchObject({ path: [], isComplete: false })
})

test('the scripts of a text are known, so that their files can be read', () => {
  expect(scriptsIn('Larder & Loaf 2000 ©')).toEqual([])
  expect(scriptsIn('مقهى')).toEqual(['arabic'])
  expect(scriptsIn('お茶')).toEqual(['japanese', 'chinese'])
  expect(scriptsIn('茶馆 🚀')).toEqual(['chinese', 'japanese', 'emoji'])
  expect(scriptsIn('김치 भारत')).toEqual(['devanagari', 'korean'])
})

test('only files that were asked for are needed', () => {
  const paths = new Set([
    ...Object.values(FACES.fraunces.files),
    ...scriptsIn('お茶').flatMap((script) => Object.values(SCRIPTS[script].files)),
  ])
  const few = createOutlines(new Map([...fontFiles].filter(([path]) => paths.has(path))))
  expect(few.text('Café お茶', style).isComplete).toBe(true)
})

test('what is written as one stays one', () => {
  expect(clustersOf('a👩‍🍳🇮🇪e\u0301👍🏽')).toEqual(['a', '👩‍🍳', '🇮🇪', 'é', '👍🏽'])
})

test('whatever the text, it is written or left out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (text) => {
      const { path, width } = write(text, 'outfit')
      expect(Number.isFinite(width)).toBe(true)
      expect(path.flat().every((part) => typeof part === 'string' || Number.isFinite(part))).toBe(true)
    }),
    { numRuns: 150 },
  )
})
