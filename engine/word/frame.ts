// The frame of the pages: their format, the ticks and the line above, the line below.
import { paragraph, paragraphXml } from './flow.ts'
import { contentWidth, type Look, type Paper, twips, widthOf } from './look.ts'
import { NAMESPACES } from './namespaces.ts'
import { ground, lines } from './ornaments.ts'
import { type Part, type Relations, wordPart } from './package.ts'
import { field, run, tab } from './runs.ts'
import { element, joined, setting, type Xml } from './xml.ts'

/** What stands around the words of every page. */
export interface Around {
  name: string
  /** 'Cork city, 15 November 2026' */
  below: string
  /** 'Aoife Brennan' */
  founder: string
}

/** The header and footer parts of one document. */
export class Frames {
  readonly parts: Part[] = []
  readonly #look: Look
  readonly #around: Around
  readonly #relations: Relations
  readonly #nextId: () => number
  readonly #feet = new Map<number, string>()

  constructor(look: Look, around: Around, relations: Relations, nextId: () => number) {
    this.#look = look
    this.#around = around
    this.#relations = relations
    this.#nextId = nextId
  }

  /** A section's pages, named after it. */
  page(title: string, paper: Paper, isHeading = true): Xml {
    const header = this.#add('header', element('w:hdr', NAMESPACES, this.#head(title, paper, isHeading)))
    return pageFormat(paper, { header, footer: this.#foot(paper) })
  }

  cover(gridHeight: number): Xml {
    const { paper, colours } = this.#look
    const whole = { x: 0, y: 0, width: paper.width, height: paper.height }
    const upper = { ...whole, height: gridHeight }
    const white = { colour: colours.paper, strength: 12 }
    const drawn = joined([
      ground(this.#nextId(), whole, { colour: colours.primary }),
      lines(this.#nextId(), upper, gridOf(paper, gridHeight), white, 0.5),
      run('Business plan', 'CoverLabel'),
    ])
    const header = this.#add(
      'header',
      element('w:hdr', NAMESPACES, paragraphXml(paragraph('Header', [drawn]))),
    )
    return pageFormat(paper, { header })
  }

  #head(title: string, paper: Paper, isHeading: boolean): Xml {
    const { colours } = this.#look
    const box = { x: paper.margin, y: 22, width: contentWidth(paper), height: 7 }
    const shown = run(cut(title, 260))
    return paragraphXml(
      paragraph(
        'Header',
        [
          lines(this.#nextId(), box, ticksOf(box.width), { colour: colours.line }, 0.5),
          run(`${cut(this.#around.name, 200)}   Business plan`),
          tab(),
          // Follows the heading when a founder changes it.
          isHeading ? field('STYLEREF 1', shown) : shown,
        ],
        { rightTab: contentWidth(paper) },
      ),
    )
  }

  #foot(paper: Paper): string {
    const known = this.#feet.get(paper.width)
    if (known) return known
    const { below, founder } = this.#around
    const left = [below, founder && `Prepared for ${founder}`].filter(Boolean).join('   ')
    const line = paragraph(
      'Footer',
      [run(cut(left, 380)), tab(), field('PAGE', run('1', 'PageNumber'), 'PageNumber')],
      { rightTab: contentWidth(paper) },
    )
    const footer = this.#add('footer', element('w:ftr', NAMESPACES, paragraphXml(line)))
    this.#feet.set(paper.width, footer)
    return footer
  }

  #add(kind: 'header' | 'footer', root: Xml): string {
    const name = `${kind}${this.parts.length + 1}`
    this.parts.push(wordPart(name, kind, root))
    return this.#relations.to(kind, `${name}.xml`)
  }
}

/** A line above or below the page has to stay one line. */
function cut(text: string, most: number): string {
  if (widthOf(text, 7) * 1.15 <= most) return text
  const signs = [...text]
  while (signs.length > 1 && widthOf(signs.join(''), 7) * 1.15 > most) signs.pop()
  return `${signs.join('').trimEnd()} …`
}

const COLUMNS = 12

/** At the edges of the twelve columns, every third longer. */
const ticksOf = (width: number) =>
  Array.from({ length: COLUMNS + 1 }, (_, i): [number, number, number, number] => {
    const x = (width * i) / COLUMNS
    return [x, 0, x, i % 3 === 0 ? 7 : 3.5]
  })

/** Begins below the line at the top of the page. */
function gridOf(paper: Paper, height: number): [number, number, number, number][] {
  const step = contentWidth(paper) / COLUMNS
  const upright = Array.from({ length: COLUMNS + 1 }, (_, i) => paper.margin + i * step)
  const flat = Array.from(
    { length: Math.max(0, Math.floor(height / step - 0.5)) },
    (_, i) => (i + 1.5) * step,
  )
  return [
    ...upright.map((x): [number, number, number, number] => [x, step * 1.5, x, height]),
    ...flat.map((y): [number, number, number, number] => [0, y, paper.width, y]),
  ]
}

function pageFormat(paper: Paper, { header, footer }: { header: string; footer?: string }): Xml {
  const { width, height, margin } = paper
  // Three statements share a lying page.
  const lies = width > height
  return element(
    'w:sectPr',
    {},
    element('w:headerReference', { 'w:type': 'default', 'r:id': header }),
    footer ? element('w:footerReference', { 'w:type': 'default', 'r:id': footer }) : undefined,
    setting('w:type', 'nextPage'),
    element('w:pgSz', {
      'w:w': twips(width),
      'w:h': twips(height),
      'w:orient': lies ? 'landscape' : undefined,
    }),
    element('w:pgMar', {
      'w:top': twips(lies ? 56 : 64),
      'w:right': twips(margin),
      'w:bottom': twips(lies ? 46 : 62),
      'w:left': twips(margin),
      'w:header': twips(34),
      'w:footer': twips(lies ? 24 : 34),
      'w:gutter': 0,
    }),
  )
}
