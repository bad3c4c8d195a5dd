// The plan's sections as Word's: upright pages, and lying ones for tables too wide for them.
import type { Block, Section, SectionId } from '../plan/kit/section.ts'
import { sectionAnchor } from './contents.ts'
import { type Flow, type Pages, paragraph } from './flow.ts'
import type { Frames } from './frame.ts'
import { contentWidth, type Look, type Paper, turned } from './look.ts'
import type { Picture, Pictures } from './pictures.ts'
import { type Citing, proseRuns } from './prose.ts'
import { run } from './runs.ts'
import { isWide, type TableBlock, tableXml } from './table.ts'
import { writtenSection } from './written-section.ts'
import { element, type Xml } from './xml.ts'

/** A chart, drawn by the caller. */
export interface ChartPicture extends Picture {
  section: SectionId
  /** Of the chart block it stands for; one that stands for none comes at its section's end. */
  title: string
  /** For those who do not see it. */
  alternative: string
}

export interface Desk {
  look: Look
  citing: Citing
  frames: Frames
  pictures: Pictures
  charts: ChartPicture[]
  /** Sections that a language model wrote as it saw fit. */
  written: ReadonlySet<string>
  nextId(): number
}

export function sectionPages(given: Section, index: number, desk: Desk): Pages[] {
  const { look, frames } = desk
  const isWritten = desk.written.has(given.id)
  const section = isWritten ? writtenSection(given) : given
  const sheets = sheetsOf(blocksWithCharts(section, desk.charts, isWritten))
  return sheets.map(({ blocks, lies }, i) => {
    const paper = lies ? turned(look.paper) : look.paper
    const begun = i === 0 ? opening(section, index, desk) : []
    const flow = blocks.flatMap((block, at) => {
      const isBeforeEnding = blocks[at + 1]?.kind === 'ending'
      const made = blockFlow(block, { section, paper, isBeforeEnding }, desk)
      return isBeforeEnding ? inCompany(made) : made
    })
    return { flow: [...begun, ...flow], format: frames.page(section.title, paper) }
  })
}

/** The line that ends a section is not left alone on a page. */
function inCompany(flow: Flow[]): Flow[] {
  const last = flow.at(-1)
  return last?.kind === 'paragraph' ? [...flow.slice(0, -1), { ...last, keepNext: true }] : flow
}

interface Place {
  section: Section
  paper: Paper
  isBeforeEnding: boolean
}

function opening({ title, claim }: Section, index: number, { citing, nextId }: Desk): Flow[] {
  const id = nextId()
  const heading = [
    element('w:bookmarkStart', { 'w:id': id, 'w:name': sectionAnchor(index) }),
    run(title),
    element('w:bookmarkEnd', { 'w:id': id }),
  ]
  return [paragraph('Heading1', heading), ...(claim ? [paragraph('Lead', proseRuns(claim, citing))] : [])]
}

type Placed = Block | { kind: 'picture'; picture: ChartPicture; block?: ChartBlock }
type ChartBlock = Extract<Block, { kind: 'chart' }>

/** Charts that stand for no block come before the lines that end the section. */
function blocksWithCharts({ id, blocks }: Section, charts: ChartPicture[], isWritten: boolean): Placed[] {
  const left = charts.filter(({ section }) => section === id)
  // A free writer says where the section's chart belongs, and one drawing may hold what two were asked for.
  const first = isWritten ? blocks.find(({ kind }) => kind === 'chart') : undefined
  const placed = blocks.map((block): Placed => {
    if (block.kind !== 'chart') return block
    const at = block === first ? 0 : left.findIndex(({ title }) => title === block.title)
    const picture = at < 0 ? undefined : left.splice(at, 1)[0]
    return picture ? { kind: 'picture', picture, block } : block
  })
  const end = placed.findLastIndex(({ kind }) => kind !== 'ending') + 1
  return placed.toSpliced(end, 0, ...left.map((picture): Placed => ({ kind: 'picture', picture })))
}

/** Wide tables follow on lying pages of their own, so that no upright page breaks off before them. */
function sheetsOf(blocks: Placed[]): { lies: boolean; blocks: Placed[] }[] {
  const lies = (block: Placed) => block.kind === 'table' && isWide(block)
  const [upright, wide] = [blocks.filter((block) => !lies(block)), blocks.filter(lies)]
  return [{ lies: false, blocks: upright }, ...(wide.length > 0 ? [{ lies: true, blocks: wide }] : [])]
}

function blockFlow(block: Placed, place: Place, desk: Desk): Flow[] {
  const { citing } = desk
  switch (block.kind) {
    case 'paragraph':
      return [paragraph('Normal', proseRuns(block.prose, citing))]
    case 'point':
      return [
        paragraph('Normal', [run(block.headline, 'Strong'), run(' '), ...proseRuns(block.prose, citing)]),
      ]
    case 'heading':
      return [paragraph('Heading2', [run(block.text)])]
    case 'list':
      return block.items.map((item) => paragraph('ListBullet', proseRuns(item, citing)))
    case 'table':
      return tableFlow(block, place, desk)
    case 'chart':
      return [
        paragraph('Caption', [run(block.title)]),
        paragraph('FigureNote', proseRuns(block.alternative, citing)),
      ]
    case 'picture':
      return pictureFlow(block, place, desk)
    case 'ending':
      return [endingOf(block, place, citing)]
  }
}

function tableFlow(table: TableBlock, { section, paper, isBeforeEnding }: Place, desk: Desk): Flow[] {
  const xml = tableXml(table, {
    ...desk,
    width: contentWidth(paper),
    about: section.title,
    isList: section.id === 'assumptions',
    keepsNext: isBeforeEnding,
    mayTear: desk.written.has(section.id),
  })
  return [...(table.title ? [paragraph('Caption', [run(table.title)])] : []), { kind: 'table', xml }]
}

function pictureFlow(
  { picture, block }: Extract<Placed, { kind: 'picture' }>,
  { paper }: Place,
  { pictures, citing }: Desk,
): Flow[] {
  const most = { width: contentWidth(paper), height: paper.height * 0.5 }
  const note: Xml[] = block ? proseRuns(block.alternative, citing) : [run(picture.alternative)]
  return [
    paragraph('Caption', [run(picture.title)]),
    paragraph('Figure', [pictures.place(picture, picture.alternative, most)]),
    paragraph('FigureNote', note),
  ]
}

/** The plan's own decision stands on a band; what ends another section has a bar beside it. */
function endingOf(
  { label, prose }: Extract<Block, { kind: 'ending' }>,
  { section }: Place,
  citing: Citing,
): Flow {
  const isBand = section.id === 'summary'
  return paragraph(isBand ? 'Decision' : 'Callout', [
    run(`${label}.`, isBand ? 'Strong' : 'CalloutLabel'),
    run(' '),
    ...proseRuns(prose, citing),
  ])
}
