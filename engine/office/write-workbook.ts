// A workbook into the bytes of an .xlsx: the few parts that every spreadsheet program reads, and nothing else.
import { sheetXml } from './sheet-xml.ts'
import { styleBook } from './styles-xml.ts'
import { columnName, type Sheet, sheetReference, type Workbook } from './workbook.ts'
import { escapeXml, XML } from './xml.ts'
import { zip } from './zip.ts'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export async function writeWorkbook(workbook: Workbook): Promise<Uint8Array> {
  const styles = styleBook(workbook.font)
  const texts = new Map<string, number>()
  const textPlaces = {
    of(text: string): number {
      const place = texts.get(text) ?? texts.size
      texts.set(text, place)
      return place
    },
  }
  const sheets = workbook.sheets.map((sheet, i) => ({
    path: `xl/worksheets/sheet${i + 1}.xml`,
    content: sheetXml(sheet, styles, textPlaces, workbook.footer, i === 0),
  }))
  return zip([
    { path: '[Content_Types].xml', content: contentTypes(sheets.length) },
    { path: '_rels/.rels', content: packageRelations() },
    { path: 'docProps/core.xml', content: properties(workbook) },
    {
      path: 'docProps/app.xml',
      content: `${XML}<Properties xmlns="${OFFICE}/extended-properties"><Application>Founder Co-Pilot</Application></Properties>`,
    },
    { path: 'xl/workbook.xml', content: workbookXml(workbook) },
    { path: 'xl/_rels/workbook.xml.rels', content: workbookRelations(sheets.length) },
    { path: 'xl/styles.xml', content: styles.xml() },
    { path: 'xl/sharedStrings.xml', content: sharedStrings([...texts.keys()]) },
    ...sheets,
  ])
}

const sharedStrings = (texts: string[]): string =>
  `${XML}<sst xmlns="${MAIN}" uniqueCount="${texts.length}">${texts.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`

const each = (count: number, text: (number: number) => string): string =>
  Array.from({ length: count }, (_, i) => text(i + 1)).join('')

function contentTypes(sheets: number): string {
  const part = (path: string, type: string) => `<Override PartName="${path}" ContentType="${type}"/>`
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', `${TYPE}.sheet.main+xml`)}${each(sheets, (number) => part(`/xl/worksheets/sheet${number}.xml`, `${TYPE}.worksheet+xml`))}${part('/xl/styles.xml', `${TYPE}.styles+xml`)}${part('/xl/sharedStrings.xml', `${TYPE}.sharedStrings+xml`)}${part('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml')}${part('/docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml')}</Types>`
}

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${type}" Target="${target}"/>`

const packageRelations = () =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, `${OFFICE}/relationships/officeDocument`, 'xl/workbook.xml')}${relation(2, `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml')}${relation(3, `${OFFICE}/relationships/extended-properties`, 'docProps/app.xml')}</Relationships>`

const workbookRelations = (sheets: number) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each(sheets, (number) => relation(number, `${OFFICE}/relationships/worksheet`, `worksheets/sheet${number}.xml`))}${relation(sheets + 1, `${OFFICE}/relationships/styles`, 'styles.xml')}${relation(sheets + 2, `${OFFICE}/relationships/sharedStrings`, 'sharedStrings.xml')}</Relationships>`

function workbookXml({ sheets, names }: Workbook): string {
  const list = sheets.map(
    ({ name }, i) => `<sheet name="${escapeXml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  )
  const titles = sheets.flatMap((sheet, i) =>
    sheet.titles
      ? [
          `<definedName name="_xlnm.Print_Titles" localSheetId="${i}">${escapeXml(printTitles(sheet))}</definedName>`,
        ]
      : [],
  )
  const own = [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, target]) => `<definedName name="${name}">${escapeXml(target)}</definedName>`)
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships"><bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="16000" tabRatio="900"/></bookViews><sheets>${list.join('')}</sheets><definedNames>${titles.join('')}${own.join('')}</definedNames><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`
}

function printTitles({ name, titles }: Sheet): string {
  const sheet = sheetReference(name)
  const columns = titles?.columns ? [`${sheet}!$A:$${columnName(titles.columns)}`] : []
  return [...columns, `${sheet}!$1:$${titles?.rows}`].join(',')
}

const properties = ({ title, author, subject, language }: Workbook): string =>
  `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:subject>${escapeXml(subject)}</dc:subject><dc:creator>${escapeXml(author)}</dc:creator><dc:language>${language}</dc:language></cp:coreProperties>`
