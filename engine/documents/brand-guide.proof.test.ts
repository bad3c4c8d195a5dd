import { beforeAll, expect, test } from 'vitest'
import type { Brand } from '../brand/brand.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { solidColours } from '../drawing/testing/read-png.ts'
import type { ScriptId } from '../fonts/faces.ts'
import { BUSINESS_MODELS, type BusinessModel } from '../read/understanding.ts'
import { type BrandGuideInput, brandGuideData } from './data/brand-guide-data.ts'
import type { Paper } from './data/document-data.ts'
import { larder, tidewatch, withConcepts } from './testing/brands.ts'
import { packOf, tokensOf } from './testing/pack.ts'
import { factsOf, type PdfFacts, pageAsPoints } from './testing/pdf.ts'
import { freshTypesetterFor, typesetterFor } from './testing/typesetting.ts'

interface Case {
  paper?: Paper
  model?: BusinessModel
  scripts?: ScriptId[]
}

const inputOf = (
  brand: Brand,
  { paper = 'a4', model = 'local-shop', scripts = [] }: Case = {},
): BrandGuideInput => ({
  brand,
  edition: { paper, place: 'Cork city', date: '15 Nov 2026', scripts },
  model,
  files: packOf('Larder-Loaf'),
  tokens: tokensOf(brand.identity),
})

async function typeset(brand: Brand, options: Case = {}): Promise<Uint8Array> {
  const typesetter = await typesetterFor(brand.identity, options.scripts)
  return typesetter.pdf('/brand-guide.typ', brandGuideData(inputOf(brand, options)))
}

let bakery: PdfFacts
let bytes: Uint8Array
beforeAll(async () => {
  bytes = await typeset(larder())
  bakery = factsOf(bytes)
})

test('is twelve tagged sheets with a title, and every font inside', () => {
  expect(bakery).toMatchObject({
    pages: 12,
    title: 'Larder & Loaf: brand guide',
    isTagged: true,
    missingFonts: [],
  })
})

test('says colours and contrasts as they were computed', () => {
  const { palette } = larder().identity
  for (const ink of ['primary', 'mid', 'tint', 'ink', 'signal'] as const) {
    expect(bakery.text).toContain(palette.light[ink].hex.toUpperCase())
    expect(bakery.text).toContain(palette.light[ink].name)
  }
  const shown = palette.contrasts.find(
    ({ mode, text, ground }) => mode === 'dark' && text === 'ink' && ground === 'paper',
  )
  expect(bakery.text).toContain(`${shown?.ratio.toFixed(1)} : 1`)
})

test('goes from positioning to files, with every concept, trait and file', () => {
  const { identity, logos } = larder()
  const inOrder = [
    'For families',
    'Four concepts, four kinds',
    'Leave it room',
    'Six ways to spoil it',
    'By day and by night',
    'Before it goes out',
  ]
  const places = inOrder.map((words) => bakery.text.indexOf(words))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(Math.min(...places)).toBeGreaterThan(0)
  const said = [
    ...logos.concepts.map(({ title }) => title),
    ...identity.voice.traits.map(({ name }) => name),
    ...packOf('Larder-Loaf').map(({ name }) => name),
    'B 12',
    'Drawn by Founder Co-Pilot',
  ]
  for (const words of said) expect(bakery.text.replaceAll(' ', '')).toContain(words.replaceAll(' ', ''))
})

test('the same brand gives the same bytes', async () => {
  const fresh = await freshTypesetterFor(larder().identity)
  expect(await fresh.pdf('/brand-guide.typ', brandGuideData(inputOf(larder())))).toEqual(bytes)
})

test.each([
  [
    'six concepts on letter paper',
    withConcepts(tidewatch(), 6),
    { paper: 'us-letter', model: 'hardware-subscription' },
  ],
  ['a name of one letter', larder('Z'), { model: 'direct-to-consumer' }],
  [
    'a long name with a long word, and five concepts',
    withConcepts(tidewatch('Donaudampfschifffahrtsgesellschaftskapitän & Daughters of Wensleydale'), 5),
    { paper: 'us-letter', model: 'local-service' },
  ],
  ['an Arabic name with an emoji', larder('مخبز الحي 🍞'), { scripts: ['arabic', 'emoji'] }],
] satisfies [string, Brand, Case][])('keeps to twelve sheets with %s', async (_, brand, options) => {
  const facts = factsOf(await typeset(brand, options))
  expect(facts).toMatchObject({ pages: 12, isTagged: true, missingFonts: [] })
})

test('takes texts of any length, and what looks like markup as words', async () => {
  const brand = larder('#panic() *x* $1$ \\ <b>')
  const long = '#panic("no") [x] _y_ @z '.repeat(40)
  const { identity } = brand
  const loud: Brand = {
    ...brand,
    identity: {
      ...identity,
      line: long,
      character: long,
      voice: {
        positioning: `#panic() *x* $1$ ${long}`,
        traits: identity.voice.traits.map(() => ({ name: long, means: long })),
        examples: Array.from({ length: 9 }, () => ({ say: long, notThis: long, why: long })),
        headline: long,
        button: long,
      },
    },
    logos: {
      ...brand.logos,
      concepts: brand.logos.concepts.map((concept) => ({ ...concept, title: long, idea: long })),
    },
  }
  const facts = factsOf(await typeset(loud, { paper: 'us-letter' }))
  expect(facts.pages).toBe(12)
  expect(facts.title).toContain('#panic() *x* $1$ \\ <b>')
  expect(facts.text).toContain('#panic() *x* $1$')
})

test('a mark that is drawn with lines is seen on a dark ground as well', async () => {
  const brand = larder()
  const wave: Drawing = {
    width: 120,
    height: 120,
    items: [
      {
        kind: 'shape',
        path: [
          ['M', 11, 60],
          ['L', 109, 60],
        ],
        stroke: { ink: 'primary', width: 40 },
      },
    ],
  }
  const concepts = brand.logos.concepts.map((concept) => ({ ...concept, mark: wave }))
  const cover = pageAsPoints(await typeset({ ...brand, logos: { ...brand.logos, concepts } }), 1)
  expect((solidColours(cover).get('#ffffff') ?? 0) / (cover.width * cover.height)).toBeGreaterThan(0.05)
})

test('every kind of business has something its brand is shown on', () => {
  const scenes = BUSINESS_MODELS.map((model) => brandGuideData(inputOf(larder(), { model })).scene)
  expect(scenes.every(Boolean)).toBe(true)
  expect(new Set(scenes).size).toBe(6)
})

test('shows no pair of colours as text that may not be', () => {
  const { matrix } = brandGuideData(inputOf(tidewatch()))
  const cells = matrix.flatMap(({ cells }) => cells)
  expect(cells.find(({ text, ground }) => text === 'primary' && ground === 'ink')).not.toHaveProperty('ratio')
  expect(cells.find(({ text, ground }) => text === 'ink' && ground === 'paper')).toMatchObject({
    level: 'AAA',
  })
})
