// [F], [S3] and [A7]: numbered in the order in which a reader meets them.
import type { Source } from '../../knowledge/figure.ts'
import type { Prose } from './prose.ts'
import type { Quantity } from './quantity.ts'
import type { Block, Section } from './section.ts'

export interface Marks {
  sources: { mark: string; source: Source; range: string; notes: string[] }[]
  assumptions: { mark: string; quantity: Quantity }[]
  founder: Quantity[]
  /** '[S3]' for a quantity; nothing for what is computed. */
  of(quantity: Quantity): string | undefined
}

export function collectMarks(sections: Section[]): Marks {
  const sources = new Map<string, Marks['sources'][number]>()
  const assumptions = new Map<string, Marks['assumptions'][number]>()
  const founder = new Map<string, Quantity>()
  for (const quantity of sections.flatMap(({ blocks }) => blocks.flatMap(quantitiesOf))) {
    const { basis } = quantity
    if (basis.kind === 'founder') founder.set(quantity.id, quantity)
    if (basis.kind === 'assumption' && !assumptions.has(quantity.id))
      assumptions.set(quantity.id, { mark: `A${assumptions.size + 1}`, quantity })
    if (basis.kind !== 'source') continue
    const known = sources.get(basis.source.id) ?? {
      mark: `S${sources.size + 1}`,
      source: basis.source,
      range: basis.range,
      notes: [],
    }
    if (basis.note && !known.notes.includes(basis.note)) known.notes.push(basis.note)
    sources.set(basis.source.id, known)
  }
  return {
    sources: [...sources.values()],
    assumptions: [...assumptions.values()],
    founder: [...founder.values()],
    of({ id, basis }) {
      if (basis.kind === 'founder') return '[F]'
      if (basis.kind === 'assumption') return `[${assumptions.get(id)?.mark}]`
      return basis.kind === 'source' ? `[${sources.get(basis.source.id)?.mark}]` : undefined
    },
  }
}

export function quantitiesOf(block: Block): Quantity[] {
  return prosesOf(block).flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'figure' ? [part.quantity] : [])),
  )
}

export function prosesOf(block: Block): Prose[] {
  switch (block.kind) {
    case 'paragraph':
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
