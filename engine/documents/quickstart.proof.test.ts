import { beforeAll, expect, test } from 'vitest'
import type { Brand } from '../brand/brand.ts'
import type { ScriptId } from '../fonts/faces.ts'
import { label, plainText } from '../plan/kit/prose.ts'
import type { Edition } from './data/document-data.ts'
import { type QuickstartDocument, type QuickstartInput, quickstartData } from './data/quickstart-data.ts'
import { larder, tidewatch } from './testing/brands.ts'
import { factsOf, type PdfFacts } from './testing/pdf.ts'
import { BUOYS, quickstartOf, stretched } from './testing/quickstarts.ts'
import { freshTypesetterFor, typesetterFor } from './testing/typesetting.ts'

const LETTER: Edition = { paper: 'us-letter', place: 'Chesapeake Bay', date: '15 Nov 2026', scripts: [] }
const A4: Edition = { paper: 'a4', place: '', scripts: [] }

async function typeset(document: QuickstartDocument): Promise<Uint8Array> {
  const typesetter = await typesetterFor(document.identity, document.edition.scripts)
  return typesetter.pdf('/quickstart.typ', quickstartData(document))
}
const of = (brand: Brand, edition: Edition, input?: QuickstartInput) =>
  typeset(quickstartOf(brand, edition, input))

let bytes: Uint8Array
let facts: PdfFacts
beforeAll(async () => {
  bytes = await of(tidewatch(), LETTER)
  facts = factsOf(bytes)
})

test('is three tagged sheets with a title, and every font inside', () => {
  expect(facts).toMatchObject({
    pages: 3,
    title: 'TideWatch: quickstart guide',
    isTagged: true,
    missingFonts: [],
  })
})

test('says the tasks in order, each with the page of the plan', () => {
  const tasks = [...BUOYS.today, ...BUOYS.thisWeek, ...BUOYS.thisMonth]
  const places = tasks.map(({ action }) => facts.text.indexOf(plainText(action)))
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(facts.text).toContain('page 18')
})

test('says the numbers, when to stop, what to set up and every file', () => {
  const { files } = quickstartOf(tidewatch(), LETTER)
  const said = [
    ...BUOYS.numbers.flatMap(({ label: name, target }) => [name, target]),
    ...BUOYS.stop.map(({ stopIf }) => plainText(stopIf)),
    ...BUOYS.tools.map(({ what }) => what),
    ...files.map(({ name }) => name),
  ]
  for (const words of said) expect(facts.text.replaceAll(' ', '')).toContain(words.replaceAll(' ', ''))
})

test('the same plan gives the same bytes', async () => {
  const fresh = await freshTypesetterFor(tidewatch().identity)
  const data = quickstartData(quickstartOf(tidewatch(), LETTER))
  expect(await fresh.pdf('/quickstart.typ', data)).toEqual(bytes)
})

test('names the section where the page is not known', async () => {
  const { pages: _, ...document } = quickstartOf(larder(), A4)
  expect(factsOf(await typeset(document)).text).toContain('90-day plan')
})

const EMPTY: QuickstartInput = { today: [], thisWeek: [], thisMonth: [], numbers: [], tools: [], stop: [] }
const LOUD = '#panic() *x* $1$ \\ <b>'

test.each([
  [
    'everything at its longest',
    larder('Sir Bartholomew Featherstonehaugh & Daughters'),
    LETTER,
    stretched(BUOYS),
  ],
  ['next to nothing', larder('Z'), A4, EMPTY],
  ['a Japanese name', tidewatch('東京潮見株式会社'), { ...A4, scripts: ['japanese'] as ScriptId[] }, BUOYS],
])('keeps to three sheets with %s', async (_, brand, edition, input) => {
  expect(factsOf(await of(brand, edition, input))).toMatchObject({
    pages: 3,
    isTagged: true,
    missingFonts: [],
  })
})

test('speaks in the face of the brand, a narrow one too', async () => {
  const { identity, logos } = larder()
  const narrow = { ...identity.type, display: 'barlow-condensed', displayWeight: 600 } as const
  const { fonts } = factsOf(await of({ identity: { ...identity, type: narrow }, logos }, A4))
  expect(fonts).toContain('BarlowCondensed-SemiBold')
})

test('a figure stands alone, what bounds it below', () => {
  const { numbers } = quickstartData(
    quickstartOf(larder(), A4, {
      ...EMPTY,
      numbers: [
        { label: 'Sales', target: '65 sales a day to break even in year two' },
        { label: 'Cash in the bank', target: 'never below €40,825' },
        { label: 'Cost', target: '€0.42 or less', why: label('Above that it loses money.') },
      ],
    }),
  )
  expect(numbers).toEqual([
    { label: 'Sales', target: '65 sales a day', why: 'To break even in year two' },
    { label: 'Cash in the bank', target: '€40,825', why: 'Never below' },
    { label: 'Cost', target: '€0.42', why: 'Above that it loses money.' },
  ])
})

test('takes what looks like markup as words', async () => {
  const task = { action: label(LOUD), detail: label(LOUD), section: 'pricing' as const }
  const loud: QuickstartInput = {
    today: [task],
    thisWeek: [task],
    thisMonth: [task],
    numbers: [{ label: LOUD, target: '$1$' }],
    tools: [{ what: LOUD, why: LOUD }],
    stop: [{ when: LOUD, stopIf: label(LOUD) }],
  }
  const { text, title } = factsOf(await of(larder(LOUD), A4, loud))
  expect(text.split(LOUD).length).toBeGreaterThan(8)
  expect(title).toContain(LOUD)
})
