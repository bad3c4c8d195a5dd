// The first page: the mark, the name, what it is, and who, where and when.
import type { Identity } from '../brand/brand.ts'
import { type Flow, paragraph } from './flow.ts'
import { contentWidth, type Look, linesOf } from './look.ts'
import type { Picture, Pictures } from './pictures.ts'
import { run, tab } from './runs.ts'

export interface CoverFacts {
  label: string
  value: string
}

export interface Cover {
  flow: Flow[]
  /** How far down the grid reaches, points: it stops above the name. */
  gridHeight: number
}

const TOP = 64
const BOTTOM = 62
const LOGO = { width: 250, height: 230 }
/** Between the mark and the grid's end. */
const BELOW_GRID = 34

export function coverOf(
  { name, line, description }: Identity,
  facts: CoverFacts[],
  look: Look,
  pictures: Pictures,
  logo?: Picture,
): Cover {
  const { paper, nameSize } = look
  const width = contentWidth(paper)
  const words =
    linesOf(name, nameSize, width) * nameSize * 1.2 +
    linesOf(line, 18, width) * 24 +
    linesOf(description, 10.5, width * 0.58) * 15 +
    56 +
    facts.length * 26
  // What is left of the page, less some room, because no face was measured.
  const above = Math.max(60, paper.height - TOP - BOTTOM - words - 18)
  const mark = logo && placedLogo(logo, above, name, pictures)
  const beforeName = mark ? above - mark.used : above
  return {
    flow: [
      ...(mark ? [mark.paragraph] : []),
      paragraph('Title', [run(name)], { before: beforeName }),
      paragraph('Subtitle', [run(line)]),
      paragraph('CoverText', [run(description)]),
      ...facts.map(({ label, value }) =>
        paragraph('CoverFact', [run(label, 'CoverLabel'), tab(), run(value)]),
      ),
    ],
    gridHeight: TOP + above - BELOW_GRID,
  }
}

/** In the middle of the room above the name. */
function placedLogo(logo: Picture, above: number, name: string, pictures: Pictures) {
  const most = { width: LOGO.width, height: Math.min(LOGO.height, above - BELOW_GRID - 40) }
  const height = Math.min(logo.height, most.height, (logo.height * most.width) / logo.width)
  const before = Math.max(0, (above - BELOW_GRID - height) / 2)
  return {
    used: before + height + 4,
    paragraph: paragraph('Figure', [pictures.place(logo, `The mark of ${name}`, most)], { before }),
  }
}
