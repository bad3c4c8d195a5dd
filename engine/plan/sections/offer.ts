// What is built, what is left out, and what it costs.
import type { Context } from '../context.ts'
import { lineName, say } from '../kit/prose.ts'
import { columns, heading, paragraph, paragraphs, type Section } from '../kit/section.ts'
import type { ArchitectureText, PricingText, ProductText } from '../model.ts'
import { capital } from '../names.ts'

export function productSection(
  _context: Context,
  { lead, features, phases, leftOut, ending }: ProductText,
): Section {
  return {
    id: 'product',
    title: 'Product and roadmap',
    blocks: [
      paragraph(lead),
      { kind: 'list', items: features.map((feature) => say`${{ words: capital(feature) }}`) },
      {
        kind: 'table',
        title: 'Roadmap',
        columns: columns(['Phase', 'When', 'What exists', 'Moves on when']),
        rows: phases.map(({ name, when, what, movesOnWhen }) => ({
          cells: [lineName(name), say`${{ words: capital(when) }}`, what, movesOnWhen],
        })),
      },
      heading('Left out on purpose'),
      { kind: 'list', items: leftOut.map(({ what, why }) => say`${{ words: capital(what) }}: ${why}`) },
      { kind: 'ending', ...ending },
    ],
  }
}

export function pricingSection(
  _context: Context,
  { lead, rows, paragraphs: told, ending }: PricingText,
): Section {
  return {
    id: 'pricing',
    title: 'Pricing',
    blocks: [
      paragraph(lead),
      {
        kind: 'table',
        columns: columns(['What', 'Price', 'Why this price']),
        rows: rows.map(({ what, price, why }) => ({
          cells: [lineName(capital(what)), say`${{ cited: price }}`, why],
        })),
      },
      ...paragraphs(told),
      { kind: 'ending', ...ending },
    ],
  }
}

export function architectureSection(
  title: string,
  { lead, layers, paragraphs: told, ending }: ArchitectureText,
): Section {
  return {
    id: 'architecture',
    title,
    blocks: [
      paragraph(lead),
      {
        kind: 'table',
        columns: columns(['Part', 'Job', 'Choice']),
        rows: layers.map(({ part, job, choice }) => ({ cells: [lineName(capital(part)), job, choice] })),
      },
      ...paragraphs(told),
      { kind: 'ending', ...ending },
    ],
  }
}
