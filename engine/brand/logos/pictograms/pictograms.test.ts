import { describe, expect, test } from 'vitest'
import { boundsOf } from '../../../drawing/geometry.ts'
import { SAMPLES } from '../../../testing/sample-briefs.ts'
import type { LogoSource } from '../source.ts'
import { difference, pixelsOf } from '../testing/pixels.ts'
import { sourceFor, sourceOf } from '../testing/sources.ts'
import { BY_INDUSTRY, BY_MODEL, choosePictogram, fitted, PICTOGRAMS, pictogramFor } from './pictograms.ts'

const plain = sourceFor('Xqy', 'something new')

/** A business of which nothing is known but one word of its offer. */
const offering = (word: string): LogoSource => ({
  ...plain,
  u: {
    ...plain.u,
    name: 'Xqy',
    offer: { value: word, evidence: [{ field: 'businessIdea', words: word }], basis: 'said' },
    terms: [],
    parts: [],
  },
})

describe('every pictogram', () => {
  test.each(PICTOGRAMS.map((pictogram) => [pictogram.id, pictogram] as const))(
    '%s keeps to its box and its inks',
    (_, { items, noun, cues }) => {
      const box = boundsOf(items)
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0)
      expect(Math.max(box.right, box.bottom)).toBeLessThanOrEqual(120)
      const placed = boundsOf(fitted(items))
      expect(Math.min(placed.left, placed.top)).toBeGreaterThanOrEqual(10.9)
      expect(Math.max(placed.right, placed.bottom)).toBeLessThanOrEqual(109.1)
      for (const { fill, stroke } of items) expect(['primary', 'paper']).toContain(fill ?? stroke?.ink)
      for (const { stroke } of items) if (stroke) expect(stroke.width).toBeGreaterThanOrEqual(5)
      expect(noun).not.toMatch(/^(?:an?|the) /)
      expect(cues).toMatch(/^\S+(?: \S+)+$/)
    },
  )

  test('has a name of its own, and there are many', () => {
    expect(new Set(PICTOGRAMS.map(({ id }) => id)).size).toBe(PICTOGRAMS.length)
    expect(new Set(PICTOGRAMS.map(({ noun }) => noun)).size).toBe(PICTOGRAMS.length)
    expect(PICTOGRAMS.length).toBeGreaterThanOrEqual(70)
  })

  test('is found by at least one word', () => {
    const lost = PICTOGRAMS.filter(
      ({ id, cues }) => !cues.split(' ').some((cue) => choosePictogram(offering(cue)).id === id),
    )
    expect(lost.map(({ id }) => id)).toEqual([])
  })

  test('looks like no other', () => {
    const seen = PICTOGRAMS.map(({ id, items }) => ({
      id,
      pixels: pixelsOf({ width: 120, height: 120, items: fitted(items) }, 24),
    }))
    const twins = seen.flatMap((a, i) =>
      seen
        .slice(i + 1)
        .filter((b) => difference(a.pixels, b.pixels) < 0.06)
        .map((b) => `${a.id} ${b.id}`),
    )
    expect(twins).toEqual([])
  })

  test('that is called even is its own mirror image', () => {
    const uneven = PICTOGRAMS.filter(({ even }) => even).filter(({ items }) => {
      const size = 60
      const pixels = pixelsOf({ width: 120, height: 120, items }, size)
      const mirrored = Uint8Array.from(pixels, (_, i) => pixels[i - (i % size) + size - 1 - (i % size)] ?? 0)
      return difference(pixels, mirrored) > 0.03
    })
    expect(uneven.map(({ id }) => id)).toEqual([])
  })
})

describe('the choice', () => {
  test('knows every pictogram it falls back on', () => {
    const ids = new Set(PICTOGRAMS.map(({ id }) => id))
    const missing = [...Object.values(BY_INDUSTRY), ...Object.values(BY_MODEL)]
      .flat()
      .filter((id) => !ids.has(id))
    expect(missing).toEqual([])
  })

  test('is another for each of the six samples', () => {
    const ids = Object.values(SAMPLES).map((brief) => pictogramFor(sourceOf(brief)).id)
    expect(ids).toEqual(['loaf', 'buoy', 'needle', 'document', 'broom', 'dog'])
  })

  test.each([
    ['Hive Mind', 'Urban beekeeping on office roofs', 'bee'],
    ['Fika House', 'A Swedish coffee house', 'cup'],
    ['Gearshift', 'Mobile bicycle repair', 'bicycle'],
    ['Breadbox', 'something new', 'loaf'],
    ['Wildpath', 'Guided hiking tours with a mountain guide', 'mountain'],
    ['Cobble', 'Shoe repair by post', 'shoe'],
    ['Ropeside', 'A boxing gym for teenagers', 'dumbbell'],
    ['Clear Cut', 'A barber shop for men with curly hair', 'scissors'],
  ])('%s, %s: %s', (name, idea, id) => {
    expect(pictogramFor(sourceFor(name, idea)).id).toBe(id)
  })

  test('is the same every time, and there for every business', () => {
    expect(pictogramFor(plain)).toEqual(pictogramFor(plain))
    expect(pictogramFor(sourceFor('株式会社', 'パン屋')).drawing.items.length).toBeGreaterThan(0)
  })
})
