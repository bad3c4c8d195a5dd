// What founders get, printed once and read the way strangers read it: by poppler, by unzipping, by decoding.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sheetOf, sheetsIn } from '../documents/data/sheets.ts'
import { factsOf, type PdfFacts } from '../documents/testing/pdf.ts'
import { type FileKind, fileName } from '../file-names.ts'
import { decimalsOf } from '../money.ts'
import { plainText } from '../plan/kit/prose.ts'
import { documentOf, faultIn, paragraphsOf, partsOf } from '../word/testing/read-word.ts'
import { createPress } from './press.ts'
import { HOSTILE } from './testing/briefs.ts'
import {
  amountsIn,
  figuresShown,
  orderOnSheet,
  ratiosIn,
  squashed,
  statementsAsPrinted,
} from './testing/expected-text.ts'
import { structureOf } from './testing/pdf-structure.ts'
import { NAMES, type PrintedBlueprint, printAll } from './testing/printed.ts'
import { readWorkbook } from './testing/read-workbook.ts'

const press = createPress()
let printed: Map<string, PrintedBlueprint>
beforeAll(async () => {
  printed = await printAll(press)
}, 180_000)
afterAll(() => press.close())

const of = (name: string): PrintedBlueprint => printed.get(name) as PrintedBlueprint

const read = new Map<Uint8Array, PdfFacts>()
function pdf(name: string, kind: FileKind): PdfFacts {
  const bytes = of(name).file(kind)
  const facts = read.get(bytes) ?? factsOf(bytes)
  read.set(bytes, facts)
  return facts
}

const DOCUMENTS = ['quickstart', 'blueprint', 'brand-guide'] as const
const KILO = 1000

/** Bytes, from what would be nearly empty to what no mail takes. */
const SIZES: Record<FileKind, [least: number, most: number]> = {
  quickstart: [40 * KILO, 400 * KILO],
  blueprint: [300 * KILO, 2500 * KILO],
  markdown: [15 * KILO, 200 * KILO],
  'brand-guide': [80 * KILO, 2000 * KILO],
  logo: [1 * KILO, 200 * KILO],
  'brand-pack': [100 * KILO, 3000 * KILO],
  spreadsheet: [60 * KILO, 800 * KILO],
  word: [60 * KILO, 2000 * KILO],
}

describe.each(NAMES)('the blueprint %s', (name) => {
  test('has its files from 1 to 8, under the names and titles of the dashboard', () => {
    const { files, blueprint } = of(name)
    const company = blueprint.plan.name
    const logos = files.filter(({ kind }) => kind === 'logo').length
    expect(logos).toBeGreaterThanOrEqual(4)
    const kinds: [FileKind, number?][] = [
      ['quickstart'],
      ['blueprint'],
      ['markdown'],
      ['brand-guide'],
      ...Array.from({ length: logos }, (_, i): [FileKind, number] => ['logo', i + 1]),
      ['brand-pack'],
      ['spreadsheet'],
      ['word'],
    ]
    expect(files.map(({ bytes: _, ...file }) => file)).toEqual(
      kinds.map(([kind, number]) => fileName(kind, company, number)),
    )
    expect(new Set(files.map((file) => file.name)).size).toBe(files.length)
  })

  test('has files of a sane size', () => {
    const odd = of(name).files.filter(({ kind, bytes }) => {
      const [least, most] = SIZES[kind]
      return bytes.length < least || bytes.length > most
    })
    expect(odd.map(({ name: file, bytes }) => `${file}: ${bytes.length}`)).toEqual([])
  })

  test('has as many pages as it promises, on the paper of its place', () => {
    const { paper } = of(name).blueprint.plan.outline
    const sheet = { paper: paper === 'a4' ? 'a4' : 'letter', isLandscape: false }
    expect(pdf(name, 'blueprint')).toMatchObject({ pages: sheetsIn(of(name).blueprint.plan), ...sheet })
    expect(pdf(name, 'quickstart')).toMatchObject({ pages: 3, ...sheet })
    expect(pdf(name, 'brand-guide')).toMatchObject({ pages: 12, ...sheet, isLandscape: true })
  })

  test('has documents that say what they are, whose, and in which language', () => {
    const { plan, identity } = of(name).blueprint
    const titles = {
      quickstart: 'quickstart guide',
      blueprint: 'business plan',
      'brand-guide': 'brand guide',
    }
    for (const kind of DOCUMENTS) {
      expect(pdf(name, kind)).toMatchObject({
        title: `${plan.name}: ${titles[kind]}`,
        author: identity.founder || 'Founder Co-Pilot',
        isTagged: true,
      })
      expect(structureOf(of(name).file(kind)).language).toBe('en')
    }
  })

  test('brings every font along, and of each no more than it needs', () => {
    for (const kind of DOCUMENTS)
      expect(pdf(name, kind), kind).toMatchObject({ missingFonts: [], wholeFonts: [] })
  })

  test('has a bookmark for every section, and a heading for every bookmark', () => {
    const { plan } = of(name).blueprint
    const { bookmarks, tags } = structureOf(of(name).file('blueprint'))
    const wanted = plan.sections.flatMap(({ id, title }) =>
      id === 'risks' ? ['Risks', 'The sceptic’s page'] : [title],
    )
    expect(wanted.filter((title) => !bookmarks.includes(title))).toEqual([])
    expect(tags.H1).toBe(bookmarks.length)
    for (const kind of ['quickstart', 'brand-guide'] as const)
      expect(structureOf(of(name).file(kind)).bookmarks.length).toBeGreaterThanOrEqual(3)
  })

  test('says in words what each picture shows', () => {
    for (const kind of DOCUMENTS) {
      const { pictures } = structureOf(of(name).file(kind))
      expect(pictures.length, kind).toBeGreaterThanOrEqual(1)
      expect(
        pictures.filter((text) => !text || text.trim().length < 10),
        kind,
      ).toEqual([])
    }
    expect(structureOf(of(name).file('blueprint')).pictures.length).toBeGreaterThanOrEqual(8)
  })

  test('reads in the order of the plan: title, claim, first paragraph, ending', () => {
    const { plan } = of(name).blueprint
    const { pageTexts } = pdf(name, 'blueprint')
    const sheets = plan.sections.map(({ id }) => sheetOf(plan)[id])
    expect(sheets).toEqual([...sheets].sort((a, b) => a - b))
    const faults = plan.sections.flatMap((section) =>
      orderOnSheet(section, pageTexts[sheetOf(plan)[section.id] - 1] ?? ''),
    )
    expect(faults).toEqual([])
  })

  test('prints every figure of the plan as the plan has it', () => {
    const { plan } = of(name).blueprint
    const text = squashed(pdf(name, 'blueprint').text)
    const missing = figuresShown(plan).filter((figure) => !text.includes(squashed(figure)))
    expect(missing).toEqual([])
  })

  test('prints the three statements as the projection has them, to the last amount', () => {
    const { plan } = of(name).blueprint
    const { pageTexts } = pdf(name, 'blueprint')
    const page = squashed(pageTexts.find((text) => text.includes('Profit and loss by quarter')) ?? '')
    expect(page).toContain(statementsAsPrinted(plan))
  })

  test('lists every assumption with its range, and every source with its address', () => {
    const { plan } = of(name).blueprint
    const text = squashed(
      pdf(name, 'blueprint')
        .pageTexts.slice(sheetOf(plan).assumptions - 1)
        .join(' '),
    )
    const wanted = [
      ...plan.assumptions.flatMap(({ mark, quantity: { text: value, basis } }) => [
        mark,
        value,
        basis.kind === 'assumption' ? basis.range : '',
      ]),
      ...plan.sources.flatMap(({ mark, source }) => [mark, source.title, source.url]),
    ]
    expect(wanted.filter((one) => !text.includes(squashed(one)))).toEqual([])
  })

  test('has the same figures in the editable plan', () => {
    const { plan } = of(name).blueprint
    const text = squashed(paragraphsOf(documentOf(of(name).file('word'))).join(' '))
    expect(documentOf(of(name).file('word'))).toContain('descr="The mark of ')
    expect(figuresShown(plan).filter((figure) => !text.includes(squashed(figure)))).toEqual([])
  })

  test('has the same years in the spreadsheet, to the cent', () => {
    const { projection } = of(name).blueprint.plan.finance
    const { profit, cashFlow, currency } = projection
    const book = readWorkbook(of(name).file('spreadsheet'))
    const stored = (line: string) =>
      [1, 2, 3].map((year) => Math.round(book.named(`${line}_year_${year}`) * 10 ** decimalsOf(currency)))
    expect({
      revenue: stored('Revenue'),
      ebitda: stored('EBITDA'),
      result: stored('Result'),
      cash: stored('Cash'),
    }).toEqual({
      revenue: profit.revenue.years,
      ebitda: profit.ebitda.years,
      result: profit.net.years,
      cash: cashFlow.cash.years,
    })
  })

  test('takes no amount of the quickstart guide from anywhere but the plan, and cuts no target short', () => {
    const { plan } = of(name).blueprint
    const known = squashed(JSON.stringify(plan))
    const text = squashed(pdf(name, 'quickstart').text)
    // What bounds a figure ('at most') stands below it.
    const targets = plan.outline.quickstart.numbers.flatMap(
      ({ target }) => plainText(target).match(/[€$£]?\d[\d.,]*\d%?|\d%?/g) ?? [],
    )
    expect(targets.length).toBeGreaterThan(2)
    expect(targets.filter((target) => !text.includes(squashed(target)))).toEqual([])
    expect(amountsIn(pdf(name, 'quickstart').text).filter((amount) => !known.includes(amount))).toEqual([])
  })

  test('shows no colour and no contrast in the brand guide that the brand does not have', () => {
    const { light, dark, contrasts } = of(name).blueprint.identity.palette
    const { text } = pdf(name, 'brand-guide')
    const hexes = [...text.matchAll(/#[0-9A-F]{6}\b/gi)].map(([hex]) => hex.toLowerCase())
    const own = [light, dark].flatMap((shades) => Object.values(shades).map(({ hex }) => hex))
    expect(hexes.filter((hex) => !own.includes(hex))).toEqual([])
    for (const ink of ['primary', 'mid', 'tint', 'ink', 'signal'] as const)
      expect(hexes).toContain(light[ink].hex)
    const ratios = contrasts.map(({ ratio }) => ratio.toFixed(1))
    expect(ratiosIn(text).length).toBeGreaterThan(10)
    expect(ratiosIn(text).filter((ratio) => !ratios.includes(ratio))).toEqual([])
  })

  test('does nothing but be read: no scripts, no forms, no addresses but those of its sources', () => {
    const { plan } = of(name).blueprint
    const urls = plan.sources.map(({ source }) => source.url)
    for (const kind of DOCUMENTS) {
      const { active, addresses } = structureOf(of(name).file(kind))
      expect({ kind, active }).toEqual({ kind, active: [] })
      expect(addresses.filter((address) => !urls.includes(address))).toEqual([])
    }
    const parts = partsOf(of(name).file('word'))
    const outside = [...parts].flatMap(([path, bytes]) =>
      path.endsWith('.rels')
        ? [...bytes.toString().matchAll(/Target="([^"]*)" TargetMode="External"/g)].map(([, url = '']) => url)
        : [],
    )
    expect(outside.filter((url) => !urls.includes(url.replaceAll('&amp;', '&')))).toEqual([])
    expect([...parts.keys()].filter((path) => /vba|embed|activeX|oleObject/i.test(path))).toEqual([])
    const book = readWorkbook(of(name).file('spreadsheet'))
    expect([...book.parts.keys()].filter((path) => /vba|external|connection|drawing/i.test(path))).toEqual([])
  })
})

test.each(NAMES)('the pictures of the logos of %s are those in its brand pack', (name) => {
  const pack = partsOf(of(name).file('brand-pack'))
  const logos = of(name).files.filter(({ kind }) => kind === 'logo')
  const packed = logos.map((_, i) =>
    [...pack].find(([path]) => path.endsWith(`/concept-${i + 1}-positive-1024.png`)),
  )
  logos.forEach(({ bytes }, i) => {
    expect(Buffer.compare(bytes, packed[i]?.[1] ?? Buffer.alloc(0))).toBe(0)
  })
})

if (process.env.PROOFS)
  describe('of all briefs', () => {
    test('whoever fills every field to its end does not fill the properties of the files', () => {
      for (const kind of ['word', 'spreadsheet'] as const)
        expect(partsOf(of('endless').file(kind)).get('docProps/core.xml')?.length).toBeLessThan(1500)
    })

    test('a bakery in Cork is printed on A4, a maker of buoys in the United States on letter', () => {
      expect(pdf('bakery', 'blueprint').paper).toBe('a4')
      expect(pdf('buoy', 'blueprint').paper).toBe('letter')
    })
  })

describe('words that try to be more than words', () => {
  test('stand in the documents as they were written', () => {
    const text = squashed(pdf('hostile', 'blueprint').text)
    expect(text).toContain(squashed(HOSTILE.name))
    for (const kind of ['quickstart', 'brand-guide'] as const)
      expect(squashed(pdf('hostile', kind).text)).toContain('=hyperlink("http://x.example")')
  })

  test('make no formula and no link in the spreadsheet', () => {
    const { formulas, parts } = readWorkbook(of('hostile').file('spreadsheet'))
    expect(formulas.length).toBeGreaterThan(100)
    expect(formulas.filter((formula) => /HYPERLINK|SUM\(1\)|panic|x\.example|script/i.test(formula))).toEqual(
      [],
    )
    expect(parts.get('xl/sharedStrings.xml')).toContain('=HYPERLINK(&quot;http://x.example&quot;)')
    for (const [path, xml] of parts) expect(faultIn(xml), path).toBeUndefined()
  })

  test('make no field and no markup in the editable plan', () => {
    const document = documentOf(of('hostile').file('word'))
    const fields = [...document.matchAll(/<w:(?:instrText|fldSimple)\b[^>]*>([^<]*)/g)].map(
      ([field]) => field,
    )
    expect(fields.length).toBeGreaterThan(5)
    expect(fields.filter((field) => /HYPERLINK|x\.example/.test(field))).toEqual([])
    expect(squashed(paragraphsOf(document).join(' '))).toContain(squashed(HOSTILE.name))
    for (const [path, bytes] of partsOf(of('hostile').file('word')))
      if (!path.endsWith('.png')) expect(faultIn(bytes.toString('utf8')), path).toBeUndefined()
  })

  test('are escaped in the Markdown file', () => {
    const markdown = new TextDecoder().decode(of('hostile').file('markdown'))
    expect(markdown).toContain('\\<script\\>')
    expect(markdown).not.toMatch(/(?<!\\)<(?:script|img|w:t|label)/)
    expect(markdown).not.toMatch(/(?<!\\)\]\(javascript/)
  })
})
