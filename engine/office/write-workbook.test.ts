import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unzip } from './testing/unzip.ts'
import { columnName, emptySheet, put, type Sheet, type Value, type Workbook } from './workbook.ts'
import { writeWorkbook } from './write-workbook.ts'
import { cellText, footerText } from './xml.ts'

const book = (sheets: Sheet[], more: Partial<Workbook> = {}): Workbook => ({
  title: 'A title',
  author: 'Somebody',
  subject: 'A subject',
  language: 'en-GB',
  font: 'Arial',
  footer: 'A footer',
  names: new Map(),
  sheets,
  ...more,
})

async function partsOf(workbook: Workbook): Promise<Map<string, string>> {
  return unzip(await writeWorkbook(workbook))
}

async function cellOf(value: Value, formula?: string): Promise<{ sheet: string; texts: string }> {
  const sheet = emptySheet('One')
  put(sheet, 1, 1, { value, ...(formula !== undefined && { formula }) })
  const parts = await partsOf(book([sheet]))
  return {
    sheet: parts.get('xl/worksheets/sheet1.xml') ?? '',
    texts: parts.get('xl/sharedStrings.xml') ?? '',
  }
}

test('columns are named as spreadsheets name them', () => {
  expect([1, 26, 27, 52, 53, 702, 703].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

test('a file has the parts that every program reads, and no macro or link', async () => {
  const parts = await partsOf(book([emptySheet('One'), emptySheet('Two')]))
  expect([...parts.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'docProps/core.xml',
    'docProps/app.xml',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/sharedStrings.xml',
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/sheet2.xml',
  ])
  expect(parts.get('docProps/core.xml')).toContain('<dc:language>en-GB</dc:language>')
})

test('the same workbook gives the same bytes', async () => {
  const sheet = emptySheet('One')
  put(sheet, 2, 3, { value: 1.5, formula: '3/2', style: { bold: true } })
  const [first, second] = await Promise.all([writeWorkbook(book([sheet])), writeWorkbook(book([sheet]))])
  expect(Buffer.compare(first, second)).toBe(0)
  // The first moment that a zip can name, whatever the clock says.
  expect(Buffer.from(first).readUInt16LE(12)).toBe(0x0021)
})

test('a formula keeps its result: a number, a text or a truth', async () => {
  expect((await cellOf(3, '1+2')).sheet).toContain('<c r="A1"><f>1+2</f><v>3</v></c>')
  expect((await cellOf('a<b', '"a"&"<b"')).sheet).toContain('t="str"><f>"a"&amp;"&lt;b"</f><v>a&lt;b</v>')
  expect((await cellOf(true, '1<2')).sheet).toContain('t="b"><f>1&lt;2</f><v>1</v>')
})

test.each(['=HYPERLINK("http://x","y")', '+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])(
  '%j stays text',
  async (text) => {
    const { sheet, texts } = await cellOf(text)
    expect(sheet).not.toContain('<f>')
    expect(sheet).toMatch(/<c r="A1"[^>]* t="s"><v>0<\/v><\/c>/)
    expect(texts).toContain(`<t xml:space="preserve">${text.trim().replaceAll('"', '&quot;')}</t>`)
  },
)

test('what begins like a formula stays text when somebody edits the cell', async () => {
  const sheet = emptySheet('One')
  const style = { bold: true }
  put(sheet, 1, 1, { value: '=1+1', style })
  put(sheet, 2, 1, { value: 'plain', style })
  const parts = await partsOf(book([sheet]))
  const formats = [...(parts.get('xl/styles.xml') ?? '').matchAll(/<xf [^>]*>/g)].map(([xf]) =>
    xf.includes('quotePrefix="1"'),
  )
  const used = [...(parts.get('xl/worksheets/sheet1.xml') ?? '').matchAll(/ s="(\d+)"/g)].map(([, number]) =>
    Number(number),
  )
  // One format of the named ones comes first.
  expect(used.map((number) => formats[number + 1])).toEqual([true, false])
})

test('whatever is written, a cell’s text is legal XML and never a hidden character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const safe = cellText(text)
      expect(safe).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/)
      expect(safe).toMatch(/^[\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u)
    }),
  )
  expect(cellText('a\u0000b\ud800c\ufffe')).toBe('abc')
  expect(cellText('_x0041_')).toBe('_x005F_x0041_')
  expect(cellText('😀 & co')).toBe('😀 &amp; co')
  expect(cellText('x'.repeat(50_000)).length).toBe(32_000)
})

test('an ampersand in a footer is no command', async () => {
  expect(footerText('Larder & Loaf &P')).toBe('Larder && Loaf &&P')
  const parts = await partsOf(book([emptySheet('One')], { footer: 'A&B' }))
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain('&amp;LA&amp;&amp;B&amp;C')
})

test('sheets freeze, repeat their titles and break where they are told', async () => {
  const sheet = {
    ...emptySheet('Cash flow'),
    frozen: { rows: 4, columns: 2 },
    titles: { rows: 4, columns: 2 },
    print: { scale: 58, breaks: [20] },
  }
  const parts = await partsOf(book([sheet], { names: new Map([['End', "'Cash flow'!$A$1"]]) }))
  const xml = parts.get('xl/worksheets/sheet1.xml')
  expect(xml).toContain(
    '<pane xSplit="2" ySplit="4" topLeftCell="C5" activePane="bottomRight" state="frozen"/>',
  )
  expect(xml).toContain('<brk id="19" max="1048575" man="1"/>')
  const workbook = parts.get('xl/workbook.xml')
  expect(workbook).toContain("localSheetId=\"0\">'Cash flow'!$A:$B,'Cash flow'!$1:$4<")
  expect(workbook).toContain('<definedName name="End">\'Cash flow\'!$A$1</definedName>')
})
