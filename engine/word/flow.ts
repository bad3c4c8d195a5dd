// Paragraphs and tables in their order. Paragraphs stay data until the end, because Word keeps the page's format of a whole
// section inside the last paragraph of it.
import { twips } from './look.ts'
import type { StyleId } from './style-sheet.ts'
import { element, joined, setting, type Xml } from './xml.ts'

interface Paragraph {
  kind: 'paragraph'
  style: StyleId
  content: Xml
  /** Points instead of the style's own. */
  before?: number
  keepNext?: boolean
  /** A stop at the right, points from the left. */
  rightTab?: number
  section?: Xml
}

type More = Pick<Paragraph, 'before' | 'keepNext' | 'rightTab'>

export type Flow = Paragraph | { kind: 'table' | 'other'; xml: Xml }

export function paragraph(style: StyleId, content: (Xml | undefined)[], more: More = {}): Paragraph {
  return { kind: 'paragraph', style, content: joined(content), ...more }
}

/** What stands on pages of one format. */
export interface Pages {
  flow: Flow[]
  format: Xml
}

/** The format of the last pages closes the document itself. */
export function bodyOfPages(pages: Pages[]): Xml {
  const last = pages.at(-1)
  const flow = pages.slice(0, -1).flatMap(closed)
  return joined([bodyOf([...flow, ...(last?.flow ?? [])]), last?.format])
}

function closed({ flow, format }: Pages): Flow[] {
  const last = flow.at(-1)
  if (last?.kind === 'paragraph') return [...flow.slice(0, -1), { ...last, section: format }]
  return [...flow, { ...paragraph('Gap', []), section: format }]
}

/** Word grows two tables together when nothing stands between them, and leaves no space below one. */
export function bodyOf(flow: Flow[]): Xml {
  return joined(
    flow.flatMap((one, i): Xml[] => {
      const follows = flow[i - 1]?.kind === 'table'
      if (one.kind !== 'paragraph') return follows && one.kind === 'table' ? [GAP, one.xml] : [one.xml]
      return [paragraphXml(follows && !one.section && !SPACED.has(one.style) ? { before: 12, ...one } : one)]
    }),
  )
}

/** These bring more space above them than a table asks for. */
const SPACED = new Set<StyleId>(['Heading1', 'Heading2', 'Heading3', 'Caption', 'Decision', 'Gap'])

export function paragraphXml(one: Paragraph): Xml {
  return `<w:p>${isBare(one) ? bareSettings(one) : settingsOf(one)}${one.content}</w:p>` as Xml
}

const isBare = ({ before, rightTab, section }: Paragraph) =>
  before === undefined && rightTab === undefined && section === undefined

const BARE = new Map<string, Xml>()

/** Almost every paragraph is one of a few kinds, and a plan has thousands in its tables. */
function bareSettings(one: Paragraph): Xml {
  const key = `${one.style} ${one.keepNext === true}`
  const known = BARE.get(key) ?? settingsOf(one)
  BARE.set(key, known)
  return known
}

const settingsOf = ({ style, before, keepNext, rightTab, section }: Paragraph): Xml =>
  element(
    'w:pPr',
    {},
    setting('w:pStyle', style),
    keepNext ? element('w:keepNext') : undefined,
    rightTab === undefined ? undefined : tabAt(rightTab),
    before === undefined ? undefined : element('w:spacing', { 'w:before': twips(before) }),
    section,
  )

const tabAt = (points: number) =>
  element('w:tabs', {}, element('w:tab', { 'w:val': 'right', 'w:pos': twips(points) }))

const GAP = paragraphXml({ ...paragraph('Gap', []), before: 12 })
