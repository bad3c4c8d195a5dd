// Heights of the sheets about market and competition; compare templates/complete/argument.typ.
import { type Ruler, rulerFor } from '../density.ts'
import type { Measures } from '../sheet-measures.ts'

export function argumentHeights({ full, wide, gutter, chart, of, sum, highest, identity }: Measures) {
  return {
    market(r: Ruler) {
      const { texts, tables } = of('market')
      const [first = 0, ...rest] = texts
      const left = full - wide(4) - 18
      const ladder = sum(
        (tables[0] ?? []).map(
          ([, working = 0, result = 0]) =>
            Math.max(r.small(working, left - 62 - result * r.density.text * 0.75), r.density.text * 1.2) +
            2 * (r.density.gap + 3.4),
        ),
      )
      return (
        r.headline(first, wide(9), 1.26) +
        r.density.after +
        12 +
        Math.max(ladder, chart('market') + 40) +
        22 +
        highest(rest.map((text) => r.reading(text, (full - 24) / 2, 0.97)))
      )
    },
    competition(r: Ruler) {
      const { texts, tables } = of('competition')
      const [first = 0, ...rest] = texts
      const table = tables[0] ?? []
      const airy = rulerFor(identity, { ...r.density, gap: r.density.gap + 5 })
      return (
        r.headline(first, wide(9), 1.26) +
        r.density.after * 3 +
        20 +
        airy.table(table, full, [1.15, ...(table[0]?.slice(1) ?? []).map(() => 1.2)]) +
        sum(rest.map((text) => 8 + r.reading(text, full - wide(3) - gutter)))
      )
    },
  }
}
