// The Word file holds what the plan says, in its order, and opens.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeBlueprint } from '../blueprint.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { collectMarks, quantitiesOf, textWithMarks } from '../plan/kit/marks.ts'
import { say } from '../plan/kit/prose.ts'
import { words } from '../plan/kit/quantity.ts'
import type { Block, Section } from '../plan/kit/section.ts'
import type { Plan } from '../plan/plan.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { isWide } from './table.ts'
import { identityFor, TIDE } from './testing/identity.ts'
import { documentOf, faultIn, paragraphsOf, partsOf, squeezed } from './testing/read-word.ts'
import { planAsWord, type WordInput } from './word.ts'

const NAMES = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[]
const inputs = new Map<string, WordInput>()
const files = new Map<string, Uint8Array>()

/** Signs that mean something to XML, to Word's fields and to a reader's direction. */
const HOSTILE =
  'A</w:t><w:p> & "B" { HYPERLINK "http://evil.example" } \u0007\u202eمقهى النور 24\u202c 🥐 株式会社'
const READ = 'A</w:t><w:p> & "B" { HYPERLINK "http://evil.example" } مقهى النور 24 🥐 株式会社'

beforeAll(async () => {
  for (const name of NAMES) {
    const { plan } = await makeBlueprint(SAMPLES[name], { knowledge })
    inputs.set(name, inputOf(plan, { paper: name === 'bakery' ? 'a4' : 'us-letter' }))
  }
  const { plan } = inputOf(inputs.get('dogs')?.plan as Plan)
  inputs.set('hostile', inputOf({ ...plan, name: HOSTILE, founder: HOSTILE, sections: hostileSections() }))
  for (const [name, input] of inputs) files.set(name, await planAsWord(input))
})

function inputOf(plan: Plan, more: Partial<WordInput> = {}): WordInput {
  const charts = plan.sections.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'chart' ? [{ section: id, title: block.title }] : [])),
  )
  return {
    plan,
    identity: identityFor(plan.name, plan.founder, TIDE),
    pictures: charts.map((chart) => ({ ...chart, alternative: 'A line that rises', ...PICTURE })),
    date: '15 November 2026',
    paper: 'a4',
    ...more,
  }
}

const PICTURE = {
  png: new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><path d="M0 4L8 0V4z"/></svg>')
    .render()
    .asPng(),
  width: 900,
  height: 300,
}

const hostileSections = (): Section[] => [
  {
    id: 'summary',
    title: 'Summary',
    claim: say`${words(HOSTILE)}`,
    blocks: [
      { kind: 'point', headline: HOSTILE, prose: say`${words(HOSTILE)}` },
      { kind: 'heading', text: HOSTILE },
      { kind: 'list', items: [say`${words(HOSTILE)}`] },
      {
        kind: 'table',
        title: HOSTILE,
        columns: [{ head: HOSTILE, align: 'left' }],
        rows: [{ cells: [say`${words(HOSTILE)}`] }],
      },
      { kind: 'ending', label: 'Decision', prose: say`${words(HOSTILE)}` },
    ],
  },
]

const inputNamed = (name: string) => inputs.get(name) as WordInput
const fileNamed = (name: string) => files.get(name) as Uint8Array

/** What a reader of the plan reads, paragraph by paragraph; tables too wide for an upright page come last. */
function textOf({ plan: { sections, assumptions, sources } }: WordInput): string[] {
  const known = [...assumptions.map(({ quantity }) => quantity), ...sources.flatMap(({ uses }) => uses)]
  const marks = collectMarks(sections, known)
  const read = (block: Block): string[] => {
    switch (block.kind) {
      case 'paragraph':
        return [textWithMarks(block.prose, marks)]
      case 'point':
        return [`${block.headline} ${textWithMarks(block.prose, marks)}`]
      case 'heading':
        return [block.text]
      case 'list':
        return block.items.map((item) => textWithMarks(item, marks))
      case 'chart':
        return [block.title, textWithMarks(block.alternative, marks)]
      case 'ending':
        return [`${block.label}. ${textWithMarks(block.prose, marks)}`]
      case 'table':
        return [
          block.title ?? '',
          ...block.columns.map(({ head }) => head),
          ...block.rows.flatMap(({ cells }) => cells.map((cell) => textWithMarks(cell, marks))),
        ]
    }
  }
  const lies = (block: Block) => block.kind === 'table' && isWide(block)
  return sections
    .flatMap(({ title, claim, blocks }) => [
      title,
      claim ? textWithMarks(claim, marks) : '',
      ...blocks.filter((block) => !lies(block)).flatMap(read),
      ...blocks.filter(lies).flatMap(read),
    ])
    .map(squeezed)
    .filter((text) => text !== '')
}

describe.each(NAMES)('%s', (name) => {
  test('says what the plan says, in its order', () => {
    const expected = textOf(inputNamed(name))
    expect(paragraphsOf(documentOf(fileNamed(name))).slice(-expected.length)).toEqual(expected)
  })

  test('holds every figure', () => {
    const text = paragraphsOf(documentOf(fileNamed(name))).join('\n')
    const figures = inputNamed(name).plan.sections.flatMap(({ blocks }) => blocks.flatMap(quantitiesOf))
    expect(figures.filter((figure) => !text.includes(squeezed(figure.text)))).toEqual([])
  })

  test('has a head above every table, as wide as the page allows', () => {
    const { plan, paper } = inputNamed(name)
    const tables = documentOf(fileNamed(name)).split('<w:tbl>').slice(1)
    expect(tables).toHaveLength(
      plan.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'table')).length,
    )
    const [upright, lying] = paper === 'a4' ? [9746, 14678] : [9960, 13560]
    for (const table of tables) {
      expect(table.split('</w:tr>')[0]).toContain('<w:tblHeader/>')
      const width = [...table.matchAll(/<w:gridCol w:w="(\d+)"/g)].reduce((sum, [, w]) => sum + Number(w), 0)
      const limit = (table.match(/<w:gridCol /g) ?? []).length > 8 ? lying : upright
      expect(width).toBeGreaterThan(limit - 30)
      expect(width).toBeLessThan(limit + 30)
    }
  })

  test('is XML in every part', () => {
    const faults = [...partsOf(fileNamed(name))]
      .filter(([path]) => !path.endsWith('.png'))
      .flatMap(([, bytes]) => faultIn(bytes.toString('utf8')) ?? [])
    expect(faults).toEqual([])
  })

  test('is the same bytes twice', async () => {
    expect(Buffer.from(await planAsWord(inputNamed(name))).equals(Buffer.from(fileNamed(name)))).toBe(true)
  })
})

describe('somebody’s words', () => {
  test('stay words, wherever they stand', () => {
    const paragraphs = paragraphsOf(documentOf(fileNamed('hostile')))
    expect(paragraphs.slice(-textOf(inputNamed('hostile')).length)).toEqual([
      'Summary',
      READ,
      `${READ} ${READ}`,
      READ,
      READ,
      READ,
      READ,
      READ,
      `Decision. ${READ}`,
    ])
    expect(paragraphs[0]).toBe(READ)
  })

  test('make no link, no field and no other part', () => {
    const parts = partsOf(fileNamed('hostile'))
    const document = documentOf(fileNamed('hostile'))
    expect(parts.get('word/_rels/document.xml.rels')?.toString()).not.toContain('External')
    const fields = [...document.matchAll(/<w:instrText[^>]*>([^<]*)</g)].map(([, text]) => text?.trim())
    expect(fields).toEqual(['TOC \\o &quot;1-1&quot; \\h \\z', 'PAGEREF _Toc000001 \\h'])
    expect(
      [...parts].flatMap(([path, bytes]) => (path.endsWith('.xml') ? (faultIn(bytes.toString()) ?? []) : [])),
    ).toEqual([])
  })

  test('run from right to left, or in a face that has their signs, where they need it', () => {
    const document = documentOf(fileNamed('hostile'))
    expect(document).toContain(
      '<w:rtl/><w:lang w:bidi="ar-SA"/></w:rPr><w:t xml:space="preserve">مقهى النور</w:t>',
    )
    expect(document).toContain(
      '<w:rFonts w:eastAsia="Microsoft YaHei" w:hint="eastAsia"/><w:lang w:eastAsia="zh-CN"/></w:rPr><w:t xml:space="preserve">株式会社</w:t>',
    )
    for (const sign of ['\u202e', '\u0007']) expect(document).not.toContain(sign)
  })
})

test('only addresses of sources are links, and marks lead to their rows', () => {
  const { plan } = inputNamed('bakery')
  const relations = partsOf(fileNamed('bakery')).get('word/_rels/document.xml.rels')?.toString() ?? ''
  const outside = [...relations.matchAll(/Target="([^"]*)" TargetMode="External"/g)].map(
    ([, target]) => target,
  )
  expect(outside.sort()).toEqual(plan.sources.map(({ source }) => source.url.replaceAll('&', '&amp;')).sort())
  const document = documentOf(fileNamed('bakery'))
  const wanted = new Set([...document.matchAll(/w:anchor="([^"]*)"/g)].map(([, anchor]) => anchor))
  const found = new Set(
    [...document.matchAll(/w:bookmarkStart w:id="\d+" w:name="([^"]*)"/g)].map(([, name]) => name),
  )
  expect([...wanted].filter((anchor) => !found.has(anchor))).toEqual([])
  expect(wanted.has('Mark_A1')).toBe(true)
})

test('charts stand at their blocks, others before the line that ends the section, each with its text', async () => {
  const { plan } = inputNamed('bakery')
  const more = {
    section: 'pricing',
    title: 'Prices beside each other',
    alternative: 'Three "bars" & a line',
    ...PICTURE,
  } as const
  const input = inputNamed('bakery')
  const file = await planAsWord({ ...input, pictures: [...input.pictures, more], logo: PICTURE })
  const document = documentOf(file)
  expect(document).toContain('descr="Three &quot;bars&quot; &amp; a line"')
  expect(document).toContain(`descr="The mark of ${plan.name.replace('&', '&amp;')}"`)
  // As wide as the page at most.
  expect(document).not.toContain(`cx="${900 * 12_700}"`)
  const texts = paragraphsOf(document)
  const at = texts.indexOf('Prices beside each other')
  expect(texts[at + 2]).toMatch(/^(Decision|Test|Threshold|Owner|Date|Next)\. /)
  const pictures = [...partsOf(file)].filter(([path]) => path.endsWith('.png'))
  expect(pictures).toHaveLength(input.pictures.length + 2)
})

test('a chart that nobody drew is told', async () => {
  const input = inputNamed('bakery')
  const file = await planAsWord({ ...input, pictures: [] })
  expect(paragraphsOf(documentOf(file))).toEqual(paragraphsOf(documentOf(fileNamed('bakery'))))
})

test('the contents list every section and lead there', () => {
  const { plan } = inputNamed('dogs')
  const contents = documentOf(fileNamed('dogs')).split('<w:sdtContent>')[1]?.split('</w:sdtContent>')[0] ?? ''
  expect(paragraphsOf(contents)).toEqual(plan.sections.map(({ title }) => title))
})

test('the file says whose it is, in which language, and not when', () => {
  const core = partsOf(fileNamed('bakery')).get('docProps/core.xml')?.toString() ?? ''
  expect(core).toContain('<dc:title>Larder &amp; Loaf: business plan</dc:title>')
  expect(core).toContain('<dc:creator>Aoife Brennan</dc:creator>')
  expect(core).toContain('<dc:language>en</dc:language>')
  expect(core).not.toMatch(/dcterms|\d{4}-\d\d/)
})

test('the cover names a place only where the founder did', () => {
  const cover = (name: string) => paragraphsOf(documentOf(fileNamed(name))).slice(0, 6)
  expect(cover('bakery')).toContain('Place Cork')
  expect(cover('tailors').join()).not.toContain('Place')
  expect(cover('tailors')).toContain('Date 15 November 2026')
})

test('a word processor opens every one of them', () => {
  const room = mkdtempSync(join(tmpdir(), 'word-'))
  try {
    for (const [name, bytes] of files) writeFileSync(join(room, `${name}.docx`), bytes)
    convert(room, [...files.keys()])
    for (const name of files.keys()) {
      const pdf = readFileSync(join(room, `${name}.pdf`), 'latin1')
      const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
      expect(pages).toBeGreaterThanOrEqual(name === 'hostile' ? 3 : 18)
      expect(pages).toBeLessThan(34)
    }
  } finally {
    rmSync(room, { recursive: true })
  }
}, 120_000)

function convert(room: string, names: string[]) {
  try {
    execFileSync(
      'soffice',
      [
        '--headless',
        `-env:UserInstallation=file://${room}/profile`,
        ...['--convert-to', 'pdf', '--outdir', room],
        ...names.map((name) => join(room, `${name}.docx`)),
      ],
      { stdio: 'pipe' },
    )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error(
        'LibreOffice is missing: install it so that soffice is on the path (libreoffice-writer)',
      )
    throw error
  }
}
