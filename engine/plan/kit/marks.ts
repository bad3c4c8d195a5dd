// [F], [S3] and [A7]: numbered in the order in which a reader meets them.
import type { Source } from '../../knowledge/figure.ts'
import type { WebPage } from '../../trades/schema.ts'
import type { Prose } from './prose.ts'
import type { Quantity } from './quantity.ts'
import type { Block, Section } from './section.ts'

export interface Marks {
  sources: { mark: string; source: Source; notes: string[]; uses: Quantity[] }[]
  assumptions: { mark: string; quantity: Quantity }[]
  founder: Quantity[]
  /** '[S3]' for a quantity; nothing for what is computed. */
  of(quantity: Quantity): string | undefined
}

/** `more`: what the figures rest on without being named in a sentence. */
export function collectMarks(sections: Section[], more: Quantity[] = []): Marks {
  const sources = new Map<string, Marks['sources'][number]>()
  const assumptions = new Map<string, Marks['assumptions'][number]>()
  const founder = new Map<string, Quantity>()
  // The list of what a plan rests on is made from the others, and numbers nothing itself.
  const read = sections.filter(({ id }) => id !== 'assumptions')
  for (const quantity of [...read.flatMap(({ blocks }) => blocks.flatMap(quantitiesOf)), ...more]) {
    const { basis } = quantity
    if (basis.kind === 'founder' || basis.kind === 'set') founder.set(quantity.id, quantity)
    if (basis.kind === 'assumption' && !assumptions.has(quantity.id))
      assumptions.set(quantity.id, { mark: `A${assumptions.size + 1}`, quantity })
    const source = sourceOf(basis)
    if (!source) continue
    const known = sources.get(source.id) ?? { mark: `S${sources.size + 1}`, source, notes: [], uses: [] }
    const note = basis.kind === 'source' ? basis.note : undefined
    if (note && !known.notes.includes(note)) known.notes.push(note)
    if (!known.uses.some(({ id }) => id === quantity.id)) known.uses.push(quantity)
    sources.set(source.id, known)
  }
  return {
    sources: [...sources.values()],
    assumptions: [...assumptions.values()],
    founder: [...founder.values()],
    of({ id, basis }) {
      if (basis.kind === 'founder' || basis.kind === 'set') return '[F]'
      const source = sources.get(sourceOf(basis)?.id ?? '')?.mark
      const marks = [basis.kind === 'assumption' ? assumptions.get(id)?.mark : undefined, source]
      const present = marks.filter((mark) => mark !== undefined)
      return present.length > 0 ? `[${present.join(', ')}]` : undefined
    },
  }
}

/** Pages that a search of the web brought, behind the sources of figures: they show claims, and no figure rests on them. */
export function withPages(sources: Marks['sources'], pages: WebPage[]): Marks['sources'] {
  return [
    ...sources,
    ...pages.map(({ claim, url, title, date }, i) => ({
      mark: `W${i + 1}`,
      source: {
        id: `web-${i + 1}`,
        publisher: new URL(url).hostname.replace(/^www\./, ''),
        title,
        year: Number(/\b(?:19|20)\d\d\b/.exec(date ?? '')?.[0] ?? 0),
        url,
        strength: 'industry' as const,
      },
      notes: [`${date ? `${date}: ` : ''}${claim}`],
      uses: [],
    })),
  ]
}

/** The source itself, or the one within whose frame we chose. */
function sourceOf(basis: Quantity['basis']): Source | undefined {
  if (basis.kind === 'source') return basis.source
  return basis.kind === 'assumption' ? basis.frame : undefined
}

export function quantitiesOf(block: Block): Quantity[] {
  return prosesOf(block).flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'figure' ? [part.quantity] : [])),
  )
}

export function prosesOf(block: Block): Prose[] {
  switch (block.kind) {
    case 'paragraph':
    case 'point':
    case 'ending':
      return [block.prose]
    case 'list':
      return block.items
    case 'table':
      return block.rows.flatMap(({ cells }) => cells)
    case 'chart':
      return [block.alternative]
    case 'heading':
      return []
  }
}

/** With marks behind what is cited. */
export function textWithMarks({ parts }: Prose, marks: Marks): string {
  return parts
    .map((part) => {
      if (part.kind !== 'figure') return part.text
      const mark = part.cited ? marks.of(part.quantity) : undefined
      return mark ? `${part.quantity.text} ${mark}` : part.quantity.text
    })
    .join('')
}
