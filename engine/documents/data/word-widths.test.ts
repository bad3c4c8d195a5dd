import { expect, test } from 'vitest'
import { textWidth } from '../../charts/text-width.ts'
import { FACES, type FaceId } from '../../fonts/faces.ts'
import { createOutlines } from '../../fonts/outlines.ts'
import { fontFiles } from '../../fonts/testing/font-files.ts'
import { larder } from '../testing/brands.ts'
import { DISPLAY_SCALE } from './document-data.ts'
import { linesOf, widthsFor } from './word-widths.ts'

const TEXT =
  'For families and remote workers it is a neighbourhood bakery, instead of the supermarket’s own oven.'
const outlines = createOutlines(fontFiles)
const { identity } = larder()
const WEIGHTS = [400, 500, 600] as const

test('words are as wide as the fonts say, or a little wider', () => {
  for (const face of Object.keys(FACES) as FaceId[]) {
    for (const weight of WEIGHTS.filter((w) =>
      Object.keys(FACES[face].files).some((f) => f.startsWith(`${w}`)),
    )) {
      const type = { ...identity.type, display: face, displayWeight: weight }
      const judged =
        widthsFor({ ...identity, type }, [])['face-widths'].display *
        textWidth(TEXT, { face: 'sans', weight: 400, size: 1 })
      const real = outlines.text(TEXT, { face, weight, size: DISPLAY_SCALE[face] ?? 1 }).width
      expect(judged / real, `${face} ${weight}`).toBeGreaterThan(1)
      expect(judged / real, `${face} ${weight}`).toBeLessThan(1.08)
    }
  }
})

test('counts words where lines may break, and signs of the East one by one', () => {
  const { widths } = widthsFor(identity, ['Two words', '東京 tea', ''])
  expect(widths['Two words']).toHaveLength(2)
  expect(widths['東京 tea']).toHaveLength(3)
  expect(Object.keys(widths)).toHaveLength(2)
})

test('lines are counted word by word: none for nothing, more where it is narrower, and an endless word is broken', () => {
  expect(linesOf('', 8, 100)).toBe(0)
  expect(linesOf('bread', 8, 100)).toBe(1)
  const wide = textWidth(TEXT, { face: 'sans', weight: 400, size: 8 })
  expect(linesOf(TEXT, 8, wide * 1.04)).toBe(1)
  expect(linesOf(TEXT, 8, wide * 0.6)).toBe(2)
  expect(linesOf('m'.repeat(60), 8, 100)).toBeGreaterThan(3)
})
