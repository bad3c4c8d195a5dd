// A writer's paragraphs as prose of the plan again: each figure found and put back as the quantity it is.
import { splitAtPlaceholders } from '../../writers/placeholders.ts'
import type { WrittenSection } from '../../writers/writer.ts'
import { figuresOf, type Prose } from '../kit/prose.ts'
import type { Quantity } from '../kit/quantity.ts'
import type { Section } from '../kit/section.ts'
import { isRewritable } from './requests.ts'

type Marked = NonNullable<WrittenSection['marked']>

/** Undefined when the paragraphs do not fit the section, one for one. */
export function withParagraphs(section: Section, { paragraphs, facts }: Marked): Section | undefined {
  const own = section.blocks.filter(isRewritable)
  if (own.length !== paragraphs.length) return undefined
  const quantities = new Map(own.flatMap(({ prose }) => figuresOf(prose)).map((one) => [one.id, one]))
  const cited = new Set(own.flatMap(({ prose }) => citedIn(prose)))
  const loose = new Map(facts.map(({ id, text }) => [id, text]))
  const proses = paragraphs.map((text) => proseOf(text, quantities, loose, cited)).values()
  return {
    ...section,
    blocks: section.blocks.map((block) =>
      isRewritable(block) ? { ...block, prose: proses.next().value ?? block.prose } : block,
    ),
  }
}

const citedIn = ({ parts }: Prose) =>
  parts.flatMap((part) => (part.kind === 'figure' && part.cited ? [part.quantity.id] : []))

function proseOf(
  text: string,
  quantities: Map<string, Quantity>,
  loose: Map<string, string>,
  cited: Set<string>,
): Prose {
  const parts = splitAtPlaceholders(text).flatMap((piece): Prose['parts'] => {
    if ('text' in piece) return piece.text ? [{ kind: 'text', text: piece.text }] : []
    const quantity = quantities.get(piece.id)
    // A mark stands where the figure is met first.
    if (quantity) return [{ kind: 'figure', quantity, cited: cited.delete(piece.id) }]
    return [{ kind: 'words', text: loose.get(piece.id) ?? '' }]
  })
  return { parts }
}
