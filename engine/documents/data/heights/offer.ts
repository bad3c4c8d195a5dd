// Height of the sheet about what is offered; compare templates/complete/offer.typ.
import { type Ruler, rulerFor } from '../density.ts'
import type { Measures } from '../sheet-measures.ts'

export function offerHeights({ full, wide, gutter, chart, of, sum, identity }: Measures) {
  return {
    product(r: Ruler) {
      const { texts, lists, tables } = of('product')
      const [first = 0] = texts
      const left = full - wide(5) - 24
      const panel =
        31 +
        sum(
          (lists[0] ?? []).map(
            (text) => r.small(text, wide(5) - 36, r.density.table + 0.3) - 3 + r.density.gap + 4.4,
          ),
        )
      const airy = rulerFor(identity, { ...r.density, gap: r.density.gap + 1 })
      const phases = sum(tables.map((table) => airy.table(table, full, [0.8, 0.95, 1.6, 1.6])))
      const leftOut =
        8 +
        sum(
          (lists[1] ?? []).map(
            (text) =>
              r.small(text, full - wide(3) - gutter, r.density.table + 0.4, r.density.row + 0.4) -
              3 +
              r.density.gap +
              4,
          ),
        )
      return (
        Math.max(r.headline(first, left, 1.26), panel) +
        chart('roadmap') +
        r.density.after +
        10 +
        phases +
        leftOut
      )
    },
  }
}
