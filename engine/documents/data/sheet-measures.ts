// What judging the height of a sheet takes: widths of columns, charts, and how much each section says.
import type { SectionId } from '../../plan/kit/section.ts'
import { DENSITIES, type Density, type Ruler, rulerFor } from './density.ts'
import { PAPERS } from './document-data.ts'
import { type ChartId, columnsWide } from './plan-charts.ts'
import type { Run } from './prose-data.ts'
import type { SheetContent } from './sheet-content.ts'

export const characters = (runs: Run[] | undefined) =>
  (runs ?? []).reduce((sum, run) => sum + (typeof run === 'string' ? run.length : run.text.length + 2), 0)

export type Measures = ReturnType<typeof measuresOf>

export function measuresOf({ paper, identity, sections, charts }: SheetContent) {
  const wide = (columns: number) => columnsWide(paper, columns)
  const full = wide(12)
  const gutter = 12
  const chart = (id: ChartId) => charts.find((one) => one.id === id)?.height ?? 0
  const of = (id: SectionId) => {
    const { blocks, ending } = sections[id]
    const texts = blocks.flatMap((b) => (b.kind === 'paragraph' ? [characters(b.prose)] : []))
    const points = blocks.flatMap((b) =>
      b.kind === 'point' ? [[b.headline.length, characters(b.prose)] as const] : [],
    )
    const lists = blocks.flatMap((b) => (b.kind === 'list' ? [b.items.map(characters)] : []))
    const tables = blocks.flatMap((b) =>
      b.kind === 'table' ? [b.rows.map(({ cells }) => cells.map(characters))] : [],
    )
    return {
      texts,
      points,
      lists,
      tables,
      ending: characters(ending?.prose),
    }
  }
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  const highest = (values: number[]) => Math.max(0, ...values)
  /** Paragraphs side by side, so many in a row. */
  const inRows = (r: Ruler, texts: number[], count: number, gap: number, factor: number) => {
    const column = (full - gap * (count - 1)) / count
    const rows = Array.from({ length: Math.ceil(texts.length / count) }, (_, i) =>
      texts.slice(i * count, (i + 1) * count),
    )
    return sum(
      rows.map((row) => highest(row.map((text) => r.reading(text, column, factor))) + r.density.after),
    )
  }
  const band = (text: number) => {
    const ruler = rulerFor(identity, { ...DENSITIES[0], text: 11 })
    return 22 + ruler.headline(text, full - 28 - wide(2) - gutter) - 3 + 15
  }
  const ruler = (density: Density) => rulerFor(identity, density)
  const { footer } = PAPERS[paper]
  const below = 36 + 13 * footer - 27 - (36 + 39) - 28.1 - 65 - 13.2
  const closing: Record<string, SectionId> = { pricing: 'go-to-market', funding: 'risks' }
  return {
    identity,
    full,
    wide,
    gutter,
    chart,
    of,
    sum,
    highest,
    inRows,
    ruler,
    room(id: string): number {
      if (id === 'sceptic' || id === 'assumptions' || id === 'sources') return below
      const section = (closing[id] ?? id) as SectionId
      return below - band(of(section).ending)
    },
  }
}
