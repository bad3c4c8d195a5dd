// What is made from letters: monogram, wordmark, emblem, lockup. For any name, and unlike for unlike names.
import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Drawing } from '../../drawing/drawing.ts'
import { svgOf } from '../../drawing/svg.ts'
import { elementsOf } from '../../drawing/testing/elements.ts'
import type { FaceId } from '../../fonts/faces.ts'
import type { Concept } from '../brand.ts'
import { boundsOf } from './draft.ts'
import { emblemConcept } from './emblem.ts'
import { logosOf } from './logos.ts'
import { monogramConcept } from './monogram.ts'
import { initialsOf } from './name-words.ts'
import { COLOURS, type Named, outlines, sourceNamed } from './testing/named.ts'
import { wordmarkConcept } from './wordmark.ts'

const MAKERS = { monogram: monogramConcept, wordmark: wordmarkConcept, emblem: emblemConcept }
const FACES: FaceId[] = ['fraunces', 'outfit', 'schibsted-grotesk', 'instrument-serif', 'zilla-slab']
const NAMES = [
  'Larder & Loaf',
  'TideWatch',
  'Two Zebras',
  'SecondSkin Tailors',
  'Q',
  'x',
  '7',
  'Donaudampfschifffahrtsgesellschaftsmann',
  'The Bioluminescent Underwater Photograph',
  'A B C D E F G H I J K L M N O P Q R S T',
  'Ærøskøbing Über',
  'Ñandú',
  '日本茶',
  '北京茶馆',
  '김치',
  'مقهى النيل',
  'ابن سينا',
  'בית קפה',
  'भारत चाय',
  '🚀',
  '👩‍🍳 Kitchen 🇮🇪',
  '"><script>alert(1)</script>',
  ']]> & <!--',
  '\u200B\u0000',
  '...',
  'ქართული',
]

const shapesOf = ({ items }: Drawing) =>
  items.map((item) => {
    if (item.kind === 'text') throw new Error('a logo has no text')
    return item
  })

const isInside = (drawing: Drawing, margin: number) => {
  const shapes = shapesOf(drawing)
  if (shapes.length === 0) return true
  const { left, top, right, bottom } = boundsOf(shapes)
  return (
    left >= margin - 0.01 &&
    top >= margin - 0.01 &&
    right <= drawing.width - margin + 0.01 &&
    bottom <= drawing.height - margin + 0.01
  )
}

const svg = ({ mark }: Concept) => svgOf(mark, COLOURS)
const pixels = (concept: Concept) =>
  new Resvg(svg(concept), { fitTo: { mode: 'width', value: 32 } }).render().pixels.toString('base64')

describe.each(Object.entries(MAKERS))('a %s', (kind, make) => {
  test.each(NAMES)('of %j keeps to its square, outlines alone', (name) => {
    FACES.slice(2, 4).forEach((display, index) => {
      const concept = make(sourceNamed(name, { display, idea: String(index) }))
      expect(concept.kind).toBe(kind)
      expect(concept.mark).toMatchObject({ width: 120, height: 120 })
      expect(isInside(concept.mark, kind === 'emblem' ? 2 : 10.9), `${display} ${concept.title}`).toBe(true)
      const inks = new Set(shapesOf(concept.mark).map(({ fill }) => fill))
      expect([...inks].every((ink) => ink === 'primary' || ink === 'signal')).toBe(true)
      expect(svg(concept)).not.toMatch(/NaN|Infinity|script/)
      expect(elementsOf(svgOf(concept.mark, COLOURS, { title: name })).length).toBeGreaterThan(0)
    })
  })

  test('says what it is, in measures that are true', () => {
    for (const name of NAMES.slice(0, 16)) {
      const { title, idea, construction, smallest, mark } = make(sourceNamed(name))
      const { left, right } = boundsOf(shapesOf(mark))
      expect(title.length).toBeGreaterThan(3)
      expect(idea).toContain(name)
      expect(idea).toMatch(/\.$/)
      expect(construction.dimensions.length).toBeLessThanOrEqual(3)
      expect(construction.dimensions[0]?.label).toBe(`${Math.round((right - left) * 10) / 10} u`)
      expect(construction.notes.length).toBeGreaterThan(0)
      expect(construction.guides.every((item) => item.kind === 'shape')).toBe(true)
      expect(smallest).toBeGreaterThanOrEqual(16)
    }
  })

  test('is the same for the same name', () => {
    const named: Named = { display: 'outfit' }
    for (const name of NAMES.slice(0, 6)) {
      expect(make(sourceNamed(name, named))).toEqual(make(sourceNamed(name, named)))
    }
  })

  test('is seen to differ at 32 pixels', () => {
    const count = kind === 'monogram' ? 120 : 60
    const concepts = names(count).map((name) => make(sourceNamed(name, { display: 'outfit' })))
    expect(new Set(concepts.map(pixels)).size).toBeGreaterThanOrEqual(count * 0.95)
  })
})

const FIRST =
  'Alder Birch Cedar Dogwood Elm Fir Gum Hazel Iroko Jarrah Kapok Larch Maple Neem Oak Poplar Quince Rowan Spruce Teak'
const SECOND = ', Works, Studio, & Sons, Kitchen, Labs, Health, Market, Yard, Post'
const names = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const first = FIRST.split(' ')[index % 20] ?? ''
    const second = SECOND.split(',')[Math.floor(index / 20) % 10] ?? ''
    return `${first}${'y'.repeat(Math.floor(index / 200))}${second}`
  })

test('four hundred names, two of each with the same initials, make four hundred monograms', () => {
  const all = names(400)
  expect(new Set(all).size).toBe(400)
  const marks = all.map((name) => svg(monogramConcept(sourceNamed(name, { display: 'outfit' }))))
  expect(new Set(marks).size).toBe(400)
})

test('a hundred names make a hundred wordmarks and emblems', () => {
  for (const make of [wordmarkConcept, emblemConcept]) {
    const marks = names(100).map((name) => svg(make(sourceNamed(name, { display: 'outfit' }))))
    expect(new Set(marks).size).toBe(100)
  }
})

test('another idea under the same name makes another mark', () => {
  const marks = Array.from({ length: 60 }, (_, index) =>
    svg(monogramConcept(sourceNamed('Oak', { idea: String(index) }))),
  )
  expect(new Set(marks).size).toBe(60)
})

test('there are at least a dozen ways to draw a monogram', () => {
  const titles = names(200).map((name) => {
    const { title } = monogramConcept(sourceNamed(name, { display: 'outfit' }))
    return title
      .replace(/\b(?:[A-Z]{1,3}|[A-Z]&[A-Z])\b/g, '')
      .replace(/in an? .*/, 'in a frame')
      .replace(/.* frame/, 'frame')
  })
  expect(new Set(titles).size).toBeGreaterThanOrEqual(12)
})

describe('initials', () => {
  test.each([
    ['Larder & Loaf', ['L', 'L'], true],
    ['Marks and Finch', ['M', 'F'], true],
    ['TideWatch', ['T', 'W'], false],
    ['The Green Van Company', ['G', 'V', 'C'], false],
    ['Casa de la Luna', ['C', 'L'], false],
    ['oakwood', ['O'], false],
    ['3D Prints', ['3', 'P'], false],
    ['Ærø Über', ['Æ', 'Ü'], false],
    ['e\u0301va', ['É'], false],
    ['ßtraße', ['ß'], false],
    ['日本茶', ['日'], false],
    ['김치 가게', ['김'], false],
    ['مقهى النيل', ['م'], false],
    ['ابن سينا', ['اب'], false],
    ['🚀', ['🚀'], false],
    ['👩‍🍳', ['👩‍🍳'], false],
    ['🚀 Rocket', ['R'], false],
    ['Volt & Wrench', ['V'], true],
    ['Silver Spoon', ['S'], false],
    ['Second Skin Studio', ['S'], false],
    ['The', ['T'], false],
    ['', ['·'], false],
  ])('%s → %s', (name, letters, hasAnd) => {
    expect(initialsOf(name)).toMatchObject({ letters, hasAnd })
  })
})

test('two Ls with an ampersand lock into a frame that holds it', () => {
  const ways = Array.from({ length: 12 }, (_, index) =>
    monogramConcept(sourceNamed('Larder & Loaf', { idea: String(index) })),
  )
  expect(ways.map(({ title }) => title)).toContain('Larder frame')
})

test('an emblem puts the place below, and never a place that was only assumed', () => {
  const { u } = sourceNamed('Kiln')
  const place = { ...u.place, basis: 'assumed' as const }
  const said = emblemConcept(sourceNamed('Kiln'))
  const assumed = emblemConcept(sourceNamed('Kiln', { u: { place, terms: ['clay'] } }))
  const nothing = emblemConcept(sourceNamed('Kiln', { u: { place, terms: [] } }))
  expect(said.idea).toContain('Cork below')
  expect(assumed.idea).toContain('clay below')
  expect(nothing.idea).toContain('a row of strokes below')
})

test('an emblem takes any picture, lines and all, and keeps it inside its ring', () => {
  const drawing: Drawing = {
    width: 300,
    height: 300,
    items: [
      {
        kind: 'shape',
        path: [
          ['M', 0, 0],
          ['L', 300, 300],
        ],
        stroke: { ink: 'primary', width: 30 },
      },
      { kind: 'shape', path: [['M', 50, 0], ['L', 300, 0], ['L', 300, 90], ['Z']], fill: 'paper' },
    ],
  }
  for (const name of ['Kiln', 'مقهى']) {
    const { mark, idea } = emblemConcept(sourceNamed(name), { drawing, noun: 'ear of wheat' })
    const picture = shapesOf(mark).slice(-2)
    const { left, right, top, bottom } = boundsOf(picture)
    expect(idea).toContain('an ear of wheat')
    expect(Math.max(right - left, bottom - top)).toBeLessThan(60)
    expect(isInside(mark, 2)).toBe(true)
  }
})

test('letters that join are never set round a circle', () => {
  for (const name of ['مقهى النيل', 'भारत चाय', '日本茶']) {
    expect(emblemConcept(sourceNamed(name)).title).toBe('Banner')
  }
})

describe('all logos together', () => {
  const of = (name: string, named?: Named) => {
    const { identity, u } = sourceNamed(name, named)
    return logosOf(identity, u, outlines)
  }

  test.each(NAMES)('of %j', (name) => {
    const { concepts, chosen, wordmark, lockup } = of(name)
    expect(concepts.map(({ number }) => number)).toEqual(concepts.map((_, index) => index + 1))
    expect(new Set(concepts.map(({ kind }) => kind)).size).toBe(concepts.length)
    expect(concepts[chosen]?.kind).toBe('geometric')
    for (const drawing of [wordmark, lockup]) {
      expect(isInside(drawing, 0)).toBe(true)
      expect(drawing.width).toBeGreaterThan(0)
      expect(svgOf(drawing, COLOURS)).not.toMatch(/NaN|Infinity/)
    }
  })

  test('the capitals of the wordmark are 100 high, in the middle', () => {
    const flat = of('HIT', { display: 'outfit' }).wordmark
    expect(flat.height).toBe(100)
    const { top, bottom } = boundsOf(shapesOf(flat))
    expect(bottom - top).toBeCloseTo(100, 0)
    const deep = of('Hiig', { display: 'outfit' }).wordmark
    expect(deep.height).toBeGreaterThan(130)
  })

  test('in the lockup a long name breaks between words', () => {
    const asWritten = of('Communications Design Partners', { display: 'outfit' }).lockup
    const { left, right } = boundsOf(shapesOf(asWritten).slice(-1))
    const [one, two] = ['Communications', 'Design Partners'].map(
      (line) => outlines.text(line, { face: 'outfit', weight: 600, size: 0.36 * 120, tracking: -0.01 }).width,
    )
    expect(Math.abs(right - left - Math.max(one ?? 0, two ?? 0))).toBeLessThan(6)
  })

  test('in the lockup the name stands beside the mark, level with its middle', () => {
    const { lockup, concepts, chosen } = of('HIT', { display: 'outfit' })
    const name = shapesOf(lockup).slice(-1)
    const mark = shapesOf(lockup).slice(0, -1)
    expect(mark).toHaveLength(concepts[chosen]?.mark.items.length ?? 0)
    const [a, b] = [boundsOf(mark), boundsOf(name)]
    expect(b.left - a.right).toBeCloseTo(24, 1)
    expect((b.top + b.bottom) / 2).toBeCloseTo((a.top + a.bottom) / 2, 0)
  })
})

test('whatever the name, all its logos are drawn', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 14 }), (name) => {
      for (const make of Object.values(MAKERS)) {
        const concept = make(sourceNamed(name, { display: 'figtree' }))
        expect(isInside(concept.mark, 2)).toBe(true)
        expect(svg(concept)).not.toMatch(/NaN|Infinity/)
      }
    }),
    { numRuns: 30 },
  )
})
