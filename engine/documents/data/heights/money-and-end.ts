// Heights of the sheets about money, doubts and grounds; compare templates/complete/money.typ and end.typ.
import { type Ruler, rulerFor } from '../density.ts'
import type { SheetContent } from '../sheet-content.ts'
import { characters, type Measures } from '../sheet-measures.ts'

/** Bold words are wider: as if their line were shorter. */
const BOLD = 0.95

export function moneyAndEndHeights(
  { full, wide, gutter, chart, of, sum, highest, identity }: Measures,
  { rests, sceptic, days }: SheetContent,
) {
  return {
    finance(r: Ruler) {
      const { texts, tables } = of('finance')
      const [costs = [], years = []] = tables
      const half = (full - 24) / 2
      const both = Math.max(...[costs, years].map((table) => r.table(table, half, [1.9, 1, 1, 1]))) + 17
      const shown = texts.slice(0, 3)
      const column = (full - 19.2 * (shown.length - 1)) / Math.max(1, shown.length)
      return (
        chart('finance') +
        15 +
        both +
        highest(shown.map((text) => r.small(text, column, r.density.text * 0.93, r.density.line * 0.93)))
      )
    },
    scenarios(r: Ruler) {
      const { texts, tables } = of('scenarios')
      const [first = 0, ...rest] = texts
      const left = full - wide(6) - 24
      const tight = rulerFor(identity, {
        ...r.density,
        table: r.density.table - 0.4,
        row: r.density.row - 0.4,
        gap: r.density.gap * 0.7,
      })
      const cases =
        r.headline(first, left, 1.12) +
        r.density.after * 3 +
        25 +
        tight.table(tables[0] ?? [], left, [1.6, 1, 1, 1])
      return (
        Math.max(cases, chart('fan') + 40) +
        r.density.text * 1.3 +
        20 +
        chart('tornado') +
        sum(rest.map((text) => 8 + r.reading(text, full - wide(3) - gutter, 0.97)))
      )
    },
    funding(r: Ruler) {
      const funding = of('funding')
      const risks = of('risks')
      const [first = 0, ...rest] = funding.texts
      const left = full - wide(6) - 24
      const need =
        r.headline(first, left, 1.16) +
        r.between +
        sum(rest.map((text) => r.small(text, left, r.density.text * 0.94, r.density.line * 0.94) + r.between))
      const table =
        17 +
        r.table(funding.tables[0] ?? [], wide(6), [1.5, 0.9, 1.5, 0.9]) +
        20 +
        r.headline(funding.ending, wide(6) - 12)
      return (
        Math.max(need, table) +
        13 +
        44 +
        r.density.after +
        6 +
        r.table(risks.tables[0] ?? [], full, [1, 0.62, 1.05, 1.1, 1.25])
      )
    },
    sceptic(r: Ruler) {
      const column = (full - 12 * (sceptic.kill.length - 1)) / Math.max(1, sceptic.kill.length)
      const reasons = sum(
        sceptic.reasons.map(
          (runs) => 11 + r.reading(characters(runs), full - wide(1) - gutter, 1.04) + r.between + 4,
        ),
      )
      const kill = highest(
        sceptic.kill.map(
          ({ when, stopIf }) =>
            r.headline(when.length, column - 8, 1.04) +
            r.density.text * 0.8 +
            r.small(characters(stopIf), column - 8),
        ),
      )
      return (
        r.density.line +
        r.density.after +
        16 +
        reasons +
        22 +
        r.reading(characters(sceptic.answer), full - wide(3) - gutter) +
        20 +
        kill
      )
    },
    ninetyDays(r: Ruler) {
      const [first = 0] = of('ninety-days').texts
      const right = full - 2 * wide(4) - 2 * gutter
      const rows = sum(
        days.map(
          ({ action, goOnIf, number }) =>
            Math.max(
              r.small(characters(action) * 1.06, wide(4)) + r.density.row,
              r.small(number.length * 1.06, right) + r.small(characters(goOnIf), right),
            ) -
            3 +
            2 * (r.density.gap + 3),
        ),
      )
      return r.headline(first, wide(9), 1.26) + r.density.after + 12 + 18 + rows + 16
    },
    assumptions(r: Ruler) {
      const founder = Math.ceil(rests.founder.length / 2) * (r.density.row + 1.6 * r.density.gap)
      const tight = rulerFor(identity, { ...r.density, gap: r.density.gap * 0.8 })
      const rows = rests.assumptions.map(({ label, text, range, why }) => [label, text, range, why])
      const head = r.headline(170, wide(9), 1.14) + 2 * r.density.after + 30
      return head + founder + tight.table(rows, full - 26, [1.3, 0.72, 0.9, 2])
    },
    sources(r: Ruler) {
      const shares = full - 26
      const rows = rests.sources.map(({ title, by, url, uses }) => {
        const left = (shares * 2.1) / 3.3 - 8
        const right = (shares * 1.2) / 3.3 - 8
        return (
          Math.max(
            r.small(title, left * BOLD) + r.small(by, left) + r.small(url, left),
            r.small(uses, right),
          ) -
          3 +
          2 * r.density.gap
        )
      })
      const checks = rests.checks && 'rows' in rests.checks ? rests.checks.rows : []
      const questions = checks.map(({ cells }) => cells.map(characters))
      const asked =
        checks.length > 0 ? r.table(questions, full, [1.1, 1.2, 1.6]) + 3 * r.density.after + 17 : 0
      return 16 + sum(rows) + asked + 16
    },
  }
}
