// What holds for every drawn concept: geometric, negative space, abstract.
import { describe, expect, test } from 'vitest'
import { bannedIn } from '../../banned-words.ts'
import type { Shape } from '../../drawing/drawing.ts'
import { boundsOf } from '../../drawing/geometry.ts'
import { BUSINESS_MODELS } from '../../read/understanding.ts'
import { SAMPLES } from '../../testing/sample-briefs.ts'
import { abstractConcept } from './abstract/abstract.ts'
import { placed, smallestFor, units } from './concept-kit.ts'
import { diceOf } from './dice.ts'
import { chooseForm, FORMS, geometricConcept, NARROWEST, THINNEST } from './geometric/geometric.ts'
import { negativeSpaceConcept } from './negative-space/negative-space.ts'
import type { LogoSource } from './source.ts'
import { difference, type Pixels, pixelsOf } from './testing/pixels.ts'
import { renamed, sourceFor, sourceOf } from './testing/sources.ts'
import { svgOfMark } from './testing/svg.ts'

const KINDS = [
  ['geometric', geometricConcept, 2],
  ['negative-space', negativeSpaceConcept, 3],
  ['abstract', abstractConcept, 6],
] as const

const IDEAS = [
  'Seaweed snacks from Donegal',
  'A booking site for night trains',
  'Urban beekeeping on office roofs',
  'Rooftop solar panels on subscription',
  'Contract templates for freelancers',
  'A nursery for native trees',
  'A reusable cup scheme for cafes',
  'A language exchange app',
  'Cybersecurity audits for law firms',
  'Fall prevention classes',
  'A newsletter for commuter towns',
  'Bookkeeping that reads receipts',
  'Guided mountain hikes',
  'Mobile bicycle repair',
  'A forest kindergarten',
  'A barber shop',
  'Voting software for housing associations',
  'Sailing trips on a wooden boat',
  'A studio for cosy farming games',
  'Pottery classes',
  'Route planning for home care nurses',
  'Jam from surplus fruit',
  'Air quality sensors for schools',
  'Rental of camping gear',
  'A marketplace for theatre technicians',
  'Hearing tests at home',
  'Shoe repair by post',
  'Product photography',
  'A micro brewery',
  'Interview coaching',
  'Shared batteries for blocks of flats',
  'Jewellery from recycled silver',
  'Prescription reminders',
  'something new',
  'an analytics platform',
  'Fish boxes from small harbours',
  'A roofing company',
  'A furniture maker',
  'Wedding flowers',
  'Insurance for cyclists',
].map((idea) => sourceFor('Plain', idea))

const SYLLABLES = ['ka', 'lo', 'mi', 'ter', 'van', 'so', 'ri', 'ben', 'du', 'el']
const nameOf = (i: number) =>
  [i % 10, Math.floor(i / 10) % 10, Math.floor(i / 100) % 10].map((at) => SYLLABLES[at]).join('')
const THOUSAND = Array.from({ length: 1000 }, (_, i) =>
  renamed(IDEAS[i % IDEAS.length] as LogoSource, nameOf(i)),
)
const shapesOf = (items: readonly { kind: string }[]) => items as Shape[]

describe.each(KINDS)('%s', (kind, conceptOf, number) => {
  const concepts = THOUSAND.map(conceptOf)

  test('stays inside the margin, strokes included, and fills it', () => {
    for (const { mark } of concepts) {
      const box = boundsOf(mark.items)
      expect([mark.width, mark.height]).toEqual([120, 120])
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(10.9)
      expect(Math.max(box.right, box.bottom)).toBeLessThanOrEqual(109.1)
      expect(Math.max(box.right - box.left, box.bottom - box.top)).toBeGreaterThan(97.8)
      expect((box.left + box.right) / 2).toBeCloseTo(60, 1)
      expect((box.top + box.bottom) / 2).toBeCloseTo(60, 1)
    }
  })

  test('keeps to three inks, with the signal in one part at most', () => {
    for (const { mark } of concepts) {
      const inks = shapesOf(mark.items).flatMap(({ fill, stroke }) =>
        [fill, stroke?.ink].filter((ink) => ink !== undefined),
      )
      expect(inks.filter((ink) => !['primary', 'signal', 'paper'].includes(ink))).toEqual([])
      expect(inks.filter((ink) => ink === 'signal').length).toBeLessThanOrEqual(1)
      expect(inks).toContain('primary')
    }
  })

  test('a thousand names give a thousand marks', () => {
    expect(new Set(concepts.map(({ mark }) => svgOfMark(mark))).size).toBe(1000)
  })

  test('so do two hundred names of one and the same business', () => {
    const [first] = IDEAS
    const same = THOUSAND.slice(0, 200).map((_, i) => conceptOf(renamed(first as LogoSource, nameOf(i))))
    expect(new Set(same.map(({ mark }) => svgOfMark(mark))).size).toBe(200)
  })

  test('is the same every time, and says what it is', () => {
    for (const source of IDEAS.slice(0, 8)) expect(conceptOf(source)).toEqual(conceptOf(source))
    for (const concept of concepts.slice(0, 50)) {
      expect([concept.kind, concept.number]).toEqual([kind, number])
      expect(concept.smallest).toBeGreaterThanOrEqual(16)
      expect(concept.smallest).toBeLessThanOrEqual(32)
      expect(concept.construction.guides.length).toBeGreaterThan(0)
      expect(concept.construction.notes.length).toBeGreaterThanOrEqual(1)
      expect(concept.construction.notes.length).toBeLessThanOrEqual(2)
    }
  })

  test('its dimensions are true and at most three', () => {
    for (const { construction, mark } of concepts) {
      const box = boundsOf(mark.items)
      expect(construction.dimensions.length).toBeLessThanOrEqual(3)
      for (const { from, to, label } of construction.dimensions)
        expect(label).toBe(units(Math.hypot(to[0] - from[0], to[1] - from[1])))
      expect(Number.parseFloat(construction.dimensions[0]?.label ?? '')).toBeCloseTo(box.right - box.left, 0)
    }
  })

  test('its words are whole, its own, and free of filler', () => {
    for (const { title, idea, construction } of concepts) {
      const text = [title, idea, ...construction.notes].join(' ')
      expect(text).not.toMatch(/undefined|NaN|\bno (?:bars|petals|doors)|\{|\}/)
      expect(title.length).toBeLessThanOrEqual(48)
      expect(title).toMatch(/^\p{Lu}/u)
      expect(idea).toMatch(/^\p{Lu}.*[.]$/u)
      expect(bannedIn(text)).toEqual([])
    }
    const named = concepts.filter(({ idea }, i) => idea.includes(nameOf(i)))
    expect(named.length).toBeGreaterThan(900)
  })

  test('nine of ten look different at 48 pixels', () => {
    const seen: Pixels[] = []
    const alike = concepts.slice(0, 200).filter(({ mark }) => {
      const pixels = pixelsOf(mark, 48)
      const twin = seen.some((other) => difference(pixels, other) < 0.02)
      seen.push(pixels)
      return twin
    })
    expect(alike.length).toBeLessThanOrEqual(20)
  })
})

/** Of these the count is not that of separate pieces: one line, bands cut by others, a tail, a stem, a middle. */
const JOINED = new Set('eddy route links weave tally kite rays leaves iris petals'.split(' '))

describe('the geometric mark', () => {
  test('is another form for each of the six samples', () => {
    const forms = Object.values(SAMPLES).map((brief) => chooseForm(sourceOf(brief)).form.id)
    expect(forms).toEqual(['doors', 'eddy', 'weave', 'kite', 'segments', 'route'])
  })

  test('has many forms, each with a meaning for the words that call for it', () => {
    expect(FORMS.length).toBeGreaterThanOrEqual(14)
    for (const form of FORMS) expect(form.meanings.length).toBeGreaterThanOrEqual(2)
  })

  test('has something to say where no word is known, whatever the business', () => {
    const unknown = sourceFor('Xqy', 'zzz')
    for (const model of BUSINESS_MODELS) {
      const source = {
        ...unknown,
        u: {
          ...unknown.u,
          terms: [],
          parts: [],
          model: { ...unknown.u.model, value: model },
          offer: { ...unknown.u.offer, value: 'zzz' },
        },
      }
      expect(geometricConcept(source).mark.items.length).toBeGreaterThan(0)
    }
  })

  test('is never too thin or too narrow', () => {
    const weak = THOUSAND.filter((source) => {
      const { smallest } = geometricConcept(source)
      return smallest > smallestFor(THINNEST, NARROWEST)
    })
    expect(weak.length).toBe(0)
  })

  test.each(FORMS.filter(({ id }) => !JOINED.has(id)).map((form) => [form.id, form] as const))(
    '%s: the number it tells is the number of parts',
    (id, form) => {
      for (let seed = 1; seed < 40; seed++) {
        const raw = form.draw(diceOf(seed * 7919, id), form.meanings[seed % form.meanings.length]?.way)
        const pieces = placed(raw.shapes).items.flatMap(({ path }) =>
          path.filter(([letter]) => letter === 'M'),
        ).length
        const extra = raw.says?.lit === 'a disc in colour stands over them' || id === 'arcs' ? 1 : 0
        expect(pieces - extra).toBe(raw.count)
      }
    },
  )
})

describe('the abstract mark', () => {
  test('keeps the rule it tells, but for the colour', () => {
    const size = 96
    const turned = (pixels: Pixels) =>
      Uint8Array.from(pixels, (_, i) => pixels[(size - 1 - (i % size)) * size + Math.floor(i / size)] ?? 0)
    const checks: Record<string, (pixels: Pixels) => Pixels> = {
      'Quarter turn': turned,
      'Upside down': (pixels) => turned(turned(pixels)),
      'Across the diagonal': (pixels) =>
        Uint8Array.from(pixels, (_, i) => pixels[(i % size) * size + Math.floor(i / size)] ?? 0),
    }
    const seen = new Set<string>()
    for (const source of THOUSAND.slice(0, 60)) {
      const { title, mark } = abstractConcept(source)
      const check = checks[title]
      if (!check) continue
      seen.add(title)
      const pixels = pixelsOf(mark, size, true)
      expect(difference(pixels, check(pixels)), title).toBeLessThan(0.03)
    }
    expect(seen.size).toBe(3)
  })
})
