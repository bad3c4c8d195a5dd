// Heights of the sheets from the summary to the competition; compare templates/complete/summary.typ and argument.typ.
import { type Ruler, rulerFor } from '../density.ts'
import type { Measures } from '../sheet-measures.ts'

export function argumentHeights({ full, wide, gutter, chart, of, sum, highest, identity }: Measures) {
  return {
    summary(r: Ruler) {
      const { texts, points, tables } = of('summary')
      const [what = 0, ...rest] = texts
      const right = full - wide(4) - 2 * gutter
      const left = r.headline(what, wide(4), 1.2)
      const findings = sum(
        points.map(
          ([head, text]) =>
            r.headline(head, right, 1.14) * 0.75 + r.density.line * 0.62 + r.reading(text, right) + r.between,
        ),
      )
      const half = full - wide(6) - 2 * gutter
      const years = Math.max(
        r.table(tables[0] ?? [], half, [1.6, 1, 1, 1]) + r.density.after * 2,
        chart('cashSmall') + 17,
      )
      const below = highest(rest.map((text) => r.reading(text, (full - 2 * gutter) / 2, 0.97)))
      const questions = tables[1] ? r.table(tables[1], full, [1.1, 1.2, 1.6]) + r.density.after * 3 : 0
      return 66 + r.density.after + 13 + Math.max(left, findings) + years + below + questions
    },
    problem(r: Ruler) {
      const { texts, points } = of('problem')
      const right = full - wide(3) - gutter
      const [first = 0, ...more] = texts
      const column = (full - 18 * (points.length - 1)) / Math.max(1, points.length)
      const groups = highest(
        points.map(
          ([head, text]) =>
            9 +
            r.density.text * 2.7 +
            r.headline(head, column, 1.2) +
            r.density.line * 0.62 +
            r.reading(text, column, 0.97),
        ),
      )
      return (
        r.headline(first, right, 1.26) +
        r.between +
        12 +
        groups +
        14 +
        r.between +
        sum(more.map((text) => r.reading(text, right) + r.between + 5))
      )
    },
    solution(r: Ruler) {
      const { texts, lists } = of('solution')
      const [promise = 0, ...rest] = texts
      const against = rest.pop() ?? 0
      const left = full - wide(4) - 2 * gutter
      const parts = 14 + sum(rest.map((text) => r.reading(text, left) + r.between))
      const panel =
        26 +
        r.density.text * 1.2 +
        sum(
          lists
            .flat()
            .map(
              (text) =>
                r.small(text, wide(4) - 36, r.density.text * 0.9, r.density.line * 0.9) + r.density.after + 5,
            ),
        )
      return (
        r.headline(promise, wide(11), 1.46) +
        r.density.after +
        14 +
        Math.max(parts, panel) +
        8 +
        r.reading(against, full - wide(3) - gutter)
      )
    },
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
